// The board: the ground, 25 squares that can be touched, spoken and reached by keys, and the marks over them.
// Draws what BoardDrawing says; every touch is handed to the session, which knows what it means.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// What a touch on the board leads to.
struct BoardInput {
    let handle: @MainActor (Action) -> Void
    let inspect: @MainActor (Square) -> Void
    let answer: @MainActor (Voice.Asked) -> Void
}

/// A column under a finger.
private struct Carry: Equatable {
    let from: Square
    let way: CGSize
}

/// The column that a finger leads: where it stands now, by the place at which the finger came down.
private struct Led: Equatable {
    let start: CGPoint
    var at: Square
}

/// Where the keys are. A touch takes the place along, so that keys go on from there, but only keys show it.
private struct Cursor: Equatable {
    var square: Square?
    var shown = false
}

/// The board of one game.
struct BoardView: View {
    let snapshot: Snapshot
    let settings: LascaKit.Settings
    let speech: Wording
    let animator: MoveAnimator
    let input: BoardInput
    @Environment(\.look) private var look
    @Environment(\.leadsColumns) private var leads
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var cursor = Cursor()
    @GestureState private var carried: Carry?
    @State private var led: Led?
    @FocusState private var focused: Bool
    @Namespace private var rotors

    var body: some View {
        GeometryReader { proxy in
            let geometry = BoardGeometry.fit(
                width: proxy.size.width, height: proxy.size.height, bottom: shown.bottom)
            board(geometry)
                .frame(width: BoardGeometry.width * geometry.unit, height: BoardGeometry.height * geometry.unit)
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .aspectRatio(BoardGeometry.width / BoardGeometry.height, contentMode: .fit)
    }

    private func board(_ fitted: BoardGeometry) -> some View {
        let geometry = BoardGeometry(left: 0, top: 0, unit: fitted.unit, bottom: fitted.bottom)
        let painter = Painter(theme: look.theme, unit: geometry.unit)
        let keys = focused && cursor.shown ? cursor.square : nil
        let drawing = BoardDrawing.of(shown, geometry, style, cursor: keys)
        return ZStack(alignment: .topLeading) {
            ShapesView(
                shapes: GroundShapes.of(geometry, coordinates: settings.coordinates), painter: painter, centred: false)
            pieces(drawing, geometry, painter)
        }
        .contentShape(Rectangle())
        .onTapGesture(coordinateSpace: .local) { touch(geometry.square(at: $0, heights: heights)) }
        .gesture(drag(geometry), including: leads ? .all : .subviews)
        .focusable()
        .focused($focused)
        .defaultFocus($focused, true)
        .onKeyPress(phases: [.down, .repeat]) { key($0) }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(shown.bottom == .white ? "spoken_board" : "spoken_board_turned"))
        .accessibilityAction(.magicTap) { input.answer(.status) }
        .accessibilityAction(.escape) { back() }
        .modifier(
            BoardRotors(
                snapshot: snapshot, speech: speech, phrases: speech.phrases, order: geometry.reading, namespace: rotors)
        )
    }

    /// All but the ground, in painting order.
    @ViewBuilder private func pieces(
        _ drawing: BoardDrawing, _ geometry: BoardGeometry, _ painter: Painter
    ) -> some View {
        layer(drawing.trail + drawing.landings, painter).opacity(animator.parts.marks)
        takenPiece(geometry, painter)
        squares(drawing, geometry, painter)
        layer(drawing.brackets, painter).opacity(animator.parts.brackets)
        // Above the column that moves, whose layer is 1: its badge goes with it.
        badges(drawing, geometry, painter).zIndex(2)
        officer(geometry, painter).zIndex(2)
        layer(drawing.cursor + drawing.crosses + drawing.waypoints + drawing.hint, painter)
            .opacity(animator.parts.marks)
            .zIndex(2)
    }

    /// The snapshot, from where it was seen and with the columns that are on their way while something moves.
    private var shown: Snapshot { snapshot.seen(animator.columns, from: animator.seat) }

    /// The player's, and numbers on what nobody saw moving.
    private var style: BoardStyle {
        var style = settings.style
        style.numbered = !MotionPolicy(settings.motion, reduced: reducesMotion).moves
        return style
    }

    private func turning(_ place: CGPoint, _ geometry: BoardGeometry) -> RoundTheMiddle {
        RoundTheMiddle(
            u: place.x / geometry.unit - BoardGeometry.width / 2, v: place.y / geometry.unit - BoardGeometry.height / 2,
            unit: geometry.unit, part: animator.parts.turned)
    }

    private var heights: [Int] {
        var heights = [Int](repeating: 0, count: Int(BoardGeometry.squares))
        for column in snapshot.columns { heights[Int(column.square)] = column.pieces.count }
        return heights
    }

    private func layer(_ shapes: [LascaKit.Shape], _ painter: Painter) -> some View {
        ShapesView(shapes: shapes, painter: painter, centred: false)
    }

    private func squares(_ drawing: BoardDrawing, _ geometry: BoardGeometry, _ painter: Painter) -> some View {
        let columns = Dictionary(uniqueKeysWithValues: drawing.columns.map { ($0.square, $0) })
        let order = geometry.reading
        return ForEach(order, id: \.self) { square in
            let (middle, tile) = (geometry.point(square), geometry.tile(square))
            let way = offset(square)
            SquareView(
                square: square, tile: tile, snapshot: snapshot, column: columns[square], painter: painter,
                speech: speech,
                input: touched, chosen: animator.parts.chosen, tap: { touch(square) }, hold: { hold(square) }
            )
            .accessibilityRotorEntry(id: square, in: rotors)
            .accessibilitySortPriority(Double(order.count - (order.firstIndex(of: square) ?? 0)))
            .offset(x: way.width * geometry.unit, y: way.height * geometry.unit)
            .modifier(turning(middle, geometry))
            .zIndex(animator.mover == square || carried?.from == square ? 1 : 0)
            .position(
                x: middle.x + (tile.right - tile.left) / 2 * geometry.unit,
                y: middle.y + (tile.down - tile.up) / 2 * geometry.unit)
        }
    }

    /// The piece that a jump takes, on its way beneath the column that took it.
    @ViewBuilder private func takenPiece(_ geometry: BoardGeometry, _ painter: Painter) -> some View {
        if let taken = animator.taken {
            let middle = geometry.point(taken.square)
            ShapesView(shapes: LoneColumn.shapes(taken.pieces, unit: painter.unit), painter: painter)
                .frame(width: 1.2 * painter.unit, height: 1.2 * painter.unit)
                .offset(x: animator.takenWay.width * geometry.unit, y: animator.takenWay.height * geometry.unit)
                .position(x: middle.x, y: middle.y)
        }
    }

    private func badges(_ drawing: BoardDrawing, _ geometry: BoardGeometry, _ painter: Painter) -> some View {
        ForEach(drawing.columns.filter { !$0.badge.isEmpty }, id: \.square) { column in
            let way = offset(column.square)
            ShapesView(shapes: column.badge, painter: painter, turned: column.turned)
                .frame(width: 1.6 * painter.unit, height: painter.unit)
                .offset(x: way.width * painter.unit, y: way.height * painter.unit)
                .modifier(turning(geometry.point(column.square), geometry))
                .position(x: column.spot.x * painter.unit, y: column.spot.y * painter.unit)
        }
    }

    /// The officer's signs growing on a commander's face.
    @ViewBuilder private func officer(_ geometry: BoardGeometry, _ painter: Painter) -> some View {
        let shown = shown
        if let square = animator.promoted, let column = shown.columns.first(where: { $0.square == square }),
            let side = column.owner
        {
            let (shapes, middle) = (ColumnShapes(unitDp: geometry.unit), geometry.point(square))
            let up = shapes.faceY(column.pieces.count) * (shown.facing == shown.bottom ? 1 : -1)
            ZStack {
                ShapesView(shapes: shapes.officerRing(side), painter: painter).scaleEffect(animator.parts.ring)
                ShapesView(shapes: shapes.officerDot(side), painter: painter).scaleEffect(animator.parts.dot)
            }
            .frame(width: painter.unit, height: painter.unit)
            .position(x: middle.x, y: middle.y + up * geometry.unit)
        }
    }

    /// How far a column stands from its square, in s.
    private func offset(_ square: Square) -> CGSize {
        if animator.mover == square {
            return CGSize(width: animator.way.width, height: animator.way.height - animator.rise)
        }
        if let carried, carried.from == square { return carried.way }
        return animator.nudged == square ? CGSize(width: MotionPolicy.nudge, height: 0) : .zero
    }

    /// What a finger on a square leads to.
    private var touched: BoardInput {
        BoardInput(
            handle: input.handle,
            inspect: {
                cursor = Cursor(square: $0)
                input.inspect($0)
            }, answer: input.answer)
    }

    private func touch(_ square: Square?) {
        cursor = Cursor(square: square ?? cursor.square)
        guard let square else {
            animator.finish()
            return input.handle(.cancel)
        }
        tap(square)
    }

    private func tap(_ square: Square) {
        animator.finish()
        input.handle(.tap(square: square))
    }

    /// What a finger does that holds a square, as the session says: where it says nothing, it looks into the column.
    private func hold(_ square: Square) {
        guard let held = snapshot.holds.first(where: { $0.square == square }) else { return touched.inspect(square) }
        cursor = Cursor(square: square)
        animator.finish()
        input.handle(held.action)
    }

    /// Takes back what the session says; what lies over the board goes in any case.
    private func back() { input.handle(snapshot.back ?? .cancel) }

    private func drag(_ geometry: BoardGeometry) -> some Gesture {
        DragGesture(minimumDistance: settings.drag ? 12 : .infinity)
            .onChanged { lead($0, geometry) }
            .updating($carried) { value, state, _ in
                guard let from = led?.start == value.startLocation ? led?.at : nil else { return }
                let middle = geometry.point(from)
                // The column stands above the finger, so that it can be seen.
                state = Carry(
                    from: from,
                    way: CGSize(
                        width: (value.location.x - middle.x) / geometry.unit,
                        height: (value.location.y - middle.y) / geometry.unit - 0.6))
            }
            .onEnded { value in
                lead(value, geometry)
                guard let from = led?.at else { return }
                led = nil
                animator.finish()
                let to = geometry.square(at: value.location, heights: heights)
                if to != from { input.handle(to.map { .drop(from: from, to: $0) } ?? .cancel) }
            }
    }

    /// Where a drag begins its column is chosen, so that its landings are seen. Over a landing that does not complete the
    /// move the leg is made at once, and the finger goes on with the column.
    private func lead(_ value: DragGesture.Value, _ geometry: BoardGeometry) {
        if led?.start != value.startLocation {
            led = geometry.square(at: value.startLocation, heights: heights).map {
                Led(start: value.startLocation, at: $0)
            }
            cursor = Cursor(square: led?.at ?? cursor.square)
            animator.finish()
            if let from = led?.at, canLead(from) { input.handle(.tap(square: from)) }
        }
        guard let from = led?.at, let to = geometry.square(at: value.location, heights: heights),
            let landing = snapshot.marks.landings.first(where: { $0.square == to }), !landing.completes
        else { return }
        led?.at = to
        input.handle(.drop(from: from, to: to))
    }

    private func canLead(_ from: Square) -> Bool {
        let column = snapshot.columns.first { $0.square == from }
        return column?.canMove == true && snapshot.marks.chosen.last != from
    }

    private func key(_ press: KeyPress) -> KeyPress.Result {
        let command = BoardKey.of(press)
        // Held, only what moves the cursor goes on.
        if press.phase == .repeat, command?.moves != true { return .ignored }
        switch command {
        case nil: return .ignored
        case .move(let arrow): show(cursor.shown ? arrow.next(from: place, bottom: shown.bottom) ?? place : place)
        case .go(let file, let rank):
            let now = cursor.square
            let (x, y) = (file ?? now.map(BoardGeometry.file) ?? 3, rank ?? now.map(BoardGeometry.rank) ?? 3)
            show(BoardGeometry.nearest(file: x, rank: y, keepsFile: file != nil))
        case .choose: choose()
        case .inspect: input.inspect(place)
        case .back: back()
        case .action(let action): input.handle(action)
        case .ask(let asked): input.answer(asked)
        }
        return .handled
    }

    /// Where the keys are, or begin.
    private var place: Square { cursor.square ?? snapshot.marks.chosen.last ?? BoardGeometry.middle }

    private func show(_ square: Square) { cursor = Cursor(square: square, shown: true) }

    private func choose() {
        show(place)
        tap(place)
    }
}
