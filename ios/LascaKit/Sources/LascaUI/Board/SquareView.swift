// One of the 25 squares: the column on it in a canvas of its own, and all that a screen reader says and does there.
// Knows what the snapshot says of its square; what a touch means is the session's.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// A square and what stands on it.
struct SquareView: View {
    let square: Square
    /// What of the panel is the square's for who explores it by touch, from its middle, in s.
    let tile: (left: Double, up: Double, right: Double, down: Double)
    let snapshot: Snapshot
    let column: ColumnDrawing?
    let painter: Painter
    let speech: Wording
    let input: BoardInput
    /// How far the ring and the lift of a chosen column have come, from 0 to 1.
    let chosen: Double
    let tap, hold: @MainActor () -> Void

    var body: some View {
        let state = snapshot.columns.first { $0.square == square }
        drawn
            .frame(width: painter.unit, height: painter.unit)
            .contentShape(Rectangle())
            .hoverEffect(.highlight)
            .onLongPressGesture(minimumDuration: 0.35) { hold() }
            .padding(around)
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: speech.node(square, snapshot)))
            .accessibilityValue(Text(verbatim: speech.state(square, snapshot) ?? ""))
            .accessibilityAddTraits(snapshot.marks.chosen.last == square ? [.isButton, .isSelected] : .isButton)
            .accessibilityInputLabels([Text(verbatim: BoardGeometry.name(square))])
            .accessibilityIdentifier(BoardGeometry.name(square))
            .accessibilityAction { tap() }
            .accessibilityActions { actions(state) }
            .modifier(ColumnContent(column: state, speech: speech))
    }

    /// What lies between the square and the edges of its tile.
    private var around: EdgeInsets {
        let (unit, half) = (painter.unit, 0.5)
        return EdgeInsets(
            top: (tile.up - half) * unit, leading: (tile.left - half) * unit, bottom: (tile.down - half) * unit,
            trailing: (tile.right - half) * unit)
    }

    @ViewBuilder private var drawn: some View {
        let (unit, high) = (painter.unit, 2.2 * painter.unit)
        ZStack {
            if let column {
                ShapesView(shapes: column.shadow, painter: painter, turned: column.turned)
                    .frame(width: 1.2 * unit, height: high)
                ShapesView(shapes: column.behind, painter: painter, turned: column.turned)
                    .opacity(column.lift > 0 ? chosen : 1)
                    .frame(width: 1.2 * unit, height: high)
                    .offset(y: -column.lift * chosen * unit)
                ShapesView(shapes: column.body, painter: painter, turned: column.turned)
                    .frame(width: 1.2 * unit, height: high)
                    .offset(y: -column.lift * chosen * unit)
            }
        }
    }

    @ViewBuilder private func actions(_ state: ColumnState?) -> some View {
        if let state {
            ForEach(state.moves, id: \.text) { move in
                Button(speech.choice(move)) { input.handle(.play(text: move.text)) }
            }
            Button("game_inspect") { input.inspect(square) }
        }
        if snapshot.controls.canUndo { Button("game_undo") { input.handle(.undo) } }
        if snapshot.controls.canHint { Button("game_hint") { input.handle(.hint) } }
        if snapshot.controls.canCancel { Button("game_deselect") { input.handle(.cancel) } }
    }
}

/// The column below its commander, spoken on request.
private struct ColumnContent: ViewModifier {
    let column: ColumnState?
    let speech: Wording

    func body(content: Content) -> some View {
        if let column, column.pieces.count > 1 {
            content.accessibilityCustomContent(
                AccessibilityCustomContentKey("spoken_column_pieces", id: "column"),
                Text(verbatim: speech.pieces(column)))
        } else {
            content
        }
    }
}

/// Rotors: my columns, enemy columns, what can move, landings.
struct BoardRotors: ViewModifier {
    let snapshot: Snapshot
    let speech: Wording
    let phrases: any Phrases
    /// The squares as they are read on the screen.
    let order: [Square]
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        let mine = snapshot.person ?? snapshot.turn
        content
            .accessibilityRotor(Text(verbatim: phrases.phrase("spoken_rotor_mine"))) { entries { $0.owner == mine } }
            .accessibilityRotor(Text(verbatim: phrases.phrase("spoken_rotor_enemy"))) { entries { $0.owner != mine } }
            .accessibilityRotor(Text(verbatim: phrases.phrase("spoken_rotor_movable"))) {
                entries(\.canMove)
            }
            .accessibilityRotor(Text(verbatim: phrases.phrase("spoken_rotor_landings"))) {
                list(snapshot.marks.landings.map(\.square))
            }
    }

    private func entries(_ wanted: (ColumnState) -> Bool) -> some AccessibilityRotorContent {
        list(snapshot.columns.filter(wanted).map(\.square))
    }

    private func list(_ squares: [Square]) -> some AccessibilityRotorContent {
        ForEach(order.filter(squares.contains), id: \.self) { square in
            AccessibilityRotorEntry(Text(verbatim: speech.node(square, snapshot)), id: square, in: namespace)
        }
    }
}

extension ColumnState {
    /// Whose it is.
    var owner: Side? { pieces.first?.side }
}

extension Snapshot {
    /// The same state as it is seen while a move is shown: with these columns, and then without marks, and from that seat.
    func seen(_ columns: [ColumnState]?, from seat: MoveAnimator.Seat?) -> Snapshot {
        if columns == nil && seat == nil { return self }
        let none = Marks(
            chosen: [], jumps: [], landings: [], mustCapture: [], brackets: [], arrows: [], last: nil, half: nil)
        return Snapshot(
            rules: rules, white: white, black: black, whiteName: whiteName, blackName: blackName,
            beside: beside, columns: columns ?? self.columns, turn: turn, bottom: seat?.bottom ?? bottom,
            facing: seat?.facing ?? facing, turning: turning, person: person, computer: computer,
            acting: acting, stage: stage, question: question, paused: paused, lookingBack: lookingBack,
            marks: columns == nil ? marks : none,
            hint: columns == nil ? hint : nil, clocks: clocks,
            offer: offer, goal: goal, controls: controls, back: back, holds: holds, ply: ply, shownPly: shownPly,
            lastPly: lastPly, listed: listed, numbers: numbers, situation: situation, takebacks: takebacks,
            hints: hints, wakeMs: wakeMs)
    }
}
