// The game being played: board, captions, status, moves and actions, laid out by the window.
// Holds layout and what is open on top; every question about the game is the session's.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// The game screen.
struct GameScreen: View {
    let model: AppModel
    @State private var animator = MoveAnimator()
    @State private var inspected: Square?
    @State private var endShown = false
    @State private var listShown = false
    @State private var about: GameQuestions.About?
    @State private var layout = GameLayout.stacked
    /// The height below the board where all stands one under the other.
    @State private var room = 0.0
    /// The state that the last step left: what the next one moves away from.
    @State private var seen: Snapshot?
    /// The step that was shown already, as the finger itself led it.
    @State private var shownStep = -1
    @State private var own = UUID()
    @Environment(\.look) private var look
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        GeometryReader { proxy in
            let fitting = GameLayout.of(
                width: proxy.size.width, height: proxy.size.height, barless: barless)
            content(fitting, proxy.size)
                // The board comes first: texts beside it grow as far as they leave it its size.
                .dynamicTypeSize(...largest(fitting, proxy.size))
                .onChange(of: fitting, initial: true) { layout = fitting }
        }
        .background(look.ground)
        .navigationBarBackButtonHidden(true)
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
        .toolbar(barless ? .hidden : .automatic, for: .navigationBar)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { if !isWide { home } }
            ToolbarItem(placement: .principal) { title }
            ToolbarItem(placement: .topBarTrailing) { menu() }
        }
        .modifier(
            GameSheets(
                model: model, covers: layout.covers, room: room, lines: lines, listShown: listAsked,
                endShown: $endShown)
        )
        .modifier(GameQuestions(model: model, about: $about))
        .onAppear { model.appeared(own) }
        .onDisappear {
            model.disappeared(own)
            model.covered = false
        }
        .onChange(of: model.host.id, initial: true) { restart() }
        .onChange(of: model.host.step) { follow() }
    }

    /// What opens the list: the end's sheet goes for it.
    private var listAsked: Binding<Bool> {
        Binding(
            get: { listShown },
            set: {
                listShown = $0
                if $0 { endShown = false }
            })
    }

    /// In a wide window the bar has the system's own button for Home, and stays.
    private var barless: Bool { !layout.hasBar && !isWide }

    private func menu() -> GameMenu {
        GameMenu(model: model, listShown: listAsked, about: $about, home: barless, redo: layout == .tiny)
    }

    /// In a wide window the system's own button shows Home at the side.
    private var home: some View {
        Button {
            model.path = []
        } label: {
            Image(systemName: "chevron.backward")
        }
        .accessibilityLabel("end_home")
        .keyboardShortcut(.escape, modifiers: .command)
    }

    private var isOver: Bool { model.host.snapshot?.isOver == true }

    private var lines: [MoveLine] { model.host.snapshot.map(model.host.list.shown) ?? [] }

    private func restart() {
        animator.finish()
        (seen, shownStep) = (model.host.snapshot, model.host.step)
    }

    private func follow() {
        guard let snapshot = model.host.snapshot else { return }
        // What is seen by nobody does not move, and is not heard twice.
        if shownStep != model.host.step && model.gameScreens.contains(own) { play(snapshot) }
        seen = snapshot
        inspected = inspected.flatMap { square in snapshot.columns.contains { $0.square == square } ? square : nil }
        if !isOver { endShown = false }
    }

    @ViewBuilder private var title: some View {
        if let snapshot = model.host.snapshot {
            Button {
                model.go(.rules)
            } label: {
                VStack(spacing: 0) {
                    Text(verbatim: model.phrases.phrase("game_move_title", Word(snapshot.numbers.due))).font(.headline)
                    HStack(spacing: 4) {
                        Text(verbatim: GameLines(model.phrases).rules(snapshot.rules.set)).font(.footnote)
                        Image(systemName: "chevron.forward").font(.caption2).accessibilityHidden(true)
                    }
                    .foregroundStyle(look.text2)
                }
                .frame(minHeight: 44)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(.isHeader)
        }
    }

    @ViewBuilder private func content(_ layout: GameLayout, _ size: CGSize) -> some View {
        if let snapshot = model.host.snapshot {
            switch layout {
            case .stacked, .low: stacked(snapshot, size)
            case .beside(let panel): beside(snapshot, panel, size.height)
            case .tall: tall(snapshot)
            case .tiny: tiny(snapshot, size)
            }
        } else if model.host.opened {
            EmptyState(model.phrases.phrase("game_none")) {
                WideButton("home_play_computer", main: true) { model.path = [.newGame(computer: true)] }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            Text("game_loading").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// How far letters grow: to 235 % of the usual where they leave the board its size.
    private func largest(_ layout: GameLayout, _ size: CGSize) -> DynamicTypeSize {
        let types: [DynamicTypeSize] = [.accessibility1, .accessibility2, .accessibility3]
        return layout == .stacked || layout == .low
            ? types[StackedPlan.letters(width: size.width, height: size.height)] : .accessibility3
    }

    private func stacked(_ snapshot: Snapshot, _ size: CGSize) -> some View {
        let tallest = StackedPlan.lines[StackedPlan.letters(width: size.width, height: size.height)]
        let line = min(self.line, tallest)
        let plan = StackedPlan.of(
            width: size.width, height: size.height, line: line, small: !typeSize.isAccessibilitySize,
            faced: snapshot.turning == .faceToFace)
        let turned = plan.far && snapshot.facing != snapshot.bottom
        return VStack(spacing: Self.gap) {
            VStack(spacing: Self.gap) {
                if plan.far { status(snapshot, plan, here: turned) }
                CaptionView(model: model, snapshot: snapshot, caption: snapshot.beside.far, second: plan.secondLines)
                inspectable(snapshot, above: plan.above(line), window: size)
                    .frame(maxHeight: plan.board)
                    .padding(.horizontal, 8)
            }
            .background {
                GeometryReader { proxy in
                    Color.clear.onChange(of: size.height - proxy.size.height, initial: true) {
                        room = size.height - proxy.size.height
                    }
                }
            }
            .zIndex(1)
            CaptionView(model: model, snapshot: snapshot, caption: snapshot.beside.near, second: plan.secondLines)
            status(snapshot, plan, here: !turned)
            Spacer(minLength: 0)
            if plan.strip { strip(snapshot) }
            actions(snapshot)
        }
    }

    /// The status line where it is read now, or its free place.
    @ViewBuilder private func status(_ snapshot: Snapshot, _ plan: StackedPlan, here: Bool) -> some View {
        if here {
            StatusView(model: model, snapshot: snapshot, height: plan.status, second: plan.secondLines)
        } else {
            Color.clear.frame(height: plan.status)
        }
    }

    /// The board, and over it the card of the column that is looked into.
    private func inspectable(_ snapshot: Snapshot, above: Double, window: CGSize) -> some View {
        board(snapshot).overlay(alignment: .topLeading) {
            if let column = inspectedColumn(snapshot) {
                InspectorOverBoard(
                    model: model, column: column, bottom: snapshot.bottom, above: above, window: window
                ) { inspected = nil }
                // A card that floats has the room that the column leaves it.
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
        }
    }

    private func beside(_ snapshot: Snapshot, _ panel: Double, _ height: Double) -> some View {
        HStack(spacing: 8) {
            if model.settings.settings.hand == .left { side(snapshot, height).frame(width: panel).measured() }
            board(snapshot).padding(8).frame(maxWidth: .infinity)
            if model.settings.settings.hand == .right { side(snapshot, height).frame(width: panel).measured() }
        }
    }

    private func side(_ snapshot: Snapshot, _ height: Double) -> some View {
        VStack(spacing: 8) {
            caption(snapshot, snapshot.beside.far)
            ScrollView {
                VStack(spacing: 12) {
                    if endShown {
                        EndWords(model: model, low: height <= Self.low, done: { endShown = false })
                            .padding(.horizontal, 16)
                    } else {
                        status(snapshot)
                    }
                    if let column = inspectedColumn(snapshot) {
                        InspectorCard(column: column, model: model).padding(.horizontal, 16)
                    }
                    MoveList(model: model, lines: lines)
                }
            }
            .frame(maxHeight: .infinity)
            // A low panel has room for the end's own steps, Undo among them, or for the bar.
            if !endShown || height > Self.low { actions(snapshot) }
            caption(snapshot, snapshot.beside.near)
        }
        .padding(.vertical, 8)
    }

    private static let low = 480.0
    private static let gap = StackedPlan.gap

    private func tall(_ snapshot: Snapshot) -> some View {
        let (faced, turned) = (snapshot.turning == .faceToFace, snapshot.facing != snapshot.bottom)
        return VStack(spacing: 8) {
            if faced { status(snapshot).opacity(turned ? 1 : 0).accessibilityHidden(!turned) }
            caption(snapshot, snapshot.beside.far)
            board(snapshot)
            caption(snapshot, snapshot.beside.near)
            if !endShown { status(snapshot).opacity(turned && faced ? 0 : 1).accessibilityHidden(turned && faced) }
            HStack(alignment: .top, spacing: 16) {
                if endShown {
                    ScrollView { EndWords(model: model, done: { endShown = false }).padding(.horizontal, 16) }
                } else {
                    InspectorPanel(column: inspectedColumn(snapshot), model: model)
                }
                ScrollView { MoveList(model: model, lines: lines) }.frame(maxWidth: .infinity)
            }
            .frame(maxHeight: 240)
            actions(snapshot)
        }
        .frame(maxWidth: 680)
        .frame(maxWidth: .infinity)
    }

    private func tiny(_ snapshot: Snapshot, _ size: CGSize) -> some View {
        let (hand, clocks) = (model.settings.settings.hand, model.settings.settings.clockSide)
        return VStack(spacing: 0) {
            HStack(spacing: 4) {
                if hand == .left { upright(snapshot) }
                inspectable(snapshot, above: 0, window: size)
                if hand == .right { upright(snapshot) }
            }
            HStack(spacing: 8) {
                if clocks == .left { both(snapshot) }
                StatusView(model: model, snapshot: snapshot, bare: true)
                PromptRow(model: model, snapshot: snapshot, bare: true)
                if clocks == .right { both(snapshot) }
            }
            .frame(height: GameLayout.line)
            .padding(.horizontal, 12)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }

    /// What is always at hand, and the menu, in a column.
    private func upright(_ snapshot: Snapshot) -> some View {
        VStack(spacing: 0) {
            ActionsView(model: model, snapshot: snapshot, upright: true)
            if barless { menu().frame(maxWidth: .infinity, minHeight: 48) }
        }
        .frame(width: GameLayout.buttons - 4)
    }

    /// Both clocks, one above the other as their sides are.
    private func both(_ snapshot: Snapshot) -> some View {
        VStack(spacing: 2) {
            ForEach([snapshot.beside.far, snapshot.beside.near], id: \.side) {
                CaptionView(model: model, snapshot: snapshot, caption: $0, bare: true)
            }
        }
    }

    @ScaledMetric private var line = 22.0

    private func caption(_ snapshot: Snapshot, _ caption: Caption) -> some View {
        CaptionView(model: model, snapshot: snapshot, caption: caption)
    }

    private func board(_ snapshot: Snapshot) -> some View {
        let settings = model.settings.settings
        let input = BoardInput(
            handle: { act($0) },
            inspect: { inspect($0) },
            answer: { Announcing.say(Voice(model.speech, clockWarnings: false).answer($0, snapshot)) })
        return BoardView(
            snapshot: snapshot, settings: settings, speech: model.speech, animator: animator, input: input
        )
    }

    /// Hands an action over, and shows at once what it changed.
    private func act(_ action: Action) {
        // A card over the board goes with the next touch.
        if layout.covers { inspected = nil }
        model.host.handle(action)
        guard let snapshot = model.host.snapshot else { return }
        if case .drop = action { dropped(snapshot) } else { play(snapshot) }
    }

    /// A finger that dropped the column has shown the way itself: the board turns, and marks come.
    private func dropped(_ snapshot: Snapshot) {
        shownStep = model.host.step
        model.feedback.give(model.host.changes.filter(\.moves))
        animator.play([], from: seen, to: snapshot, motion, wait: model.wait)
        seen = snapshot
    }

    /// Shows the last step leg by leg, whoever made it.
    private func play(_ snapshot: Snapshot) {
        shownStep = model.host.step
        animator.play(model.host.changes, from: seen, to: snapshot, motion, wait: model.wait) {
            [feedback = model.feedback] in
            feedback.give([$0])
        }
        seen = snapshot
    }

    private var motion: MotionPolicy { MotionPolicy(model.settings.settings.motion, reduced: reducesMotion) }

    private func inspect(_ square: Square) {
        inspected = square
        guard let column = model.host.snapshot?.columns.first(where: { $0.square == square }) else { return }
        Announcing.say(model.speech.whole(column))
    }

    private func inspectedColumn(_ snapshot: Snapshot) -> ColumnState? {
        snapshot.columns.first { $0.square == inspected }
    }

    private func status(_ snapshot: Snapshot) -> some View { StatusView(model: model, snapshot: snapshot) }

    @Environment(\.isWide) private var isWide

    private func strip(_ snapshot: Snapshot) -> some View {
        MoveStrip(model: model, snapshot: snapshot, lines: lines, listShown: listAsked)
    }

    private func actions(_ snapshot: Snapshot) -> some View {
        VStack(spacing: 8) {
            PromptRow(model: model, snapshot: snapshot)
            HStack {
                ActionsView(model: model, snapshot: snapshot)
                if barless { menu().frame(maxWidth: .infinity) }
            }
            .frame(maxWidth: 520, minHeight: 54)
            .padding(.horizontal, 12)
            .background(look.surface, in: Capsule())
            .overlay { Capsule().strokeBorder(look.line) }
            .padding(.horizontal, 24)
        }
        .padding(.bottom, 8)
    }
}
