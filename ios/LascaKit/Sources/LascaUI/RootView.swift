// The window: Home and the way from it, side by side in wide windows; scene changes, announcements, sounds, haptics.
// Knows every place and what is told in all of them; must not know what a screen makes of a game.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// What the app's window shows.
public struct RootView: View {
    private let model: AppModel
    @SceneStorage("path") private var kept = ""
    @SceneStorage("game") private var keptGame = ""
    @SceneStorage("learning") private var keptLearning = ""
    @State private var columns = NavigationSplitViewVisibility.automatic
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.verticalSizeClass) private var heightClass

    public init(model: AppModel) { self.model = model }

    public var body: some View {
        @Bindable var model = model
        Themed(model.settings.settings) {
            Group {
                if isWide {
                    NavigationSplitView(columnVisibility: $columns) {
                        HomeScreen(model: model, wide: true).measured()
                    } detail: {
                        stack($model.path) { SideStart(model: model) }
                    }
                } else {
                    stack($model.path) { HomeScreen(model: model, wide: false) }
                }
            }
            .environment(\.isWide, isWide)
            .modifier(Events(model: model))
        }
        // As all languages of the app are written, whatever the system's is: the board's files go from left to right.
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.phrases, model.phrases)
        .task { await start() }
        .onChange(of: phase, initial: true) { model.moved(to: phase) }
        .onChange(of: model.path) { moved() }
        .onChange(of: model.clockRuns) { model.keepScreen() }
        .onChange(of: model.learning) { keptLearning = Learning.text(model.learning) }
        .onChange(of: model.host.id) { keptGame = model.host.id ?? keptGame }
    }

    /// A large phone on its side is as wide as a tablet, but stays as it was upright: the other way of showing its place
    /// would begin every screen anew at each turn.
    private var isWide: Bool { widthClass == .regular && heightClass == .regular }

    private func stack<Root: View>(_ path: Binding<[Place]>, @ViewBuilder root: () -> Root) -> some View {
        NavigationStack(path: path) {
            root().navigationDestination(for: Place.self) { PlaceView(model: model, place: $0) }
        }
        .measured()
    }

    /// After a relaunch one is back on the game, or where one was.
    private func start() async {
        guard !model.host.opened else { return }
        let wanted = keptGame
        await model.host.open()
        guard model.path.isEmpty else { return }
        // Of a damaged game what could be read goes on under another name.
        let another = !wanted.isEmpty && wanted != model.host.id && model.host.trouble != .damaged(rescued: true)
        (model.learning, model.path) = (
            Learning.of(keptLearning), Place.path(kept, model.host.snapshot, another: another)
        )
    }

    private func moved() {
        kept = Place.text(model.path)
        // A game has the whole window; elsewhere Home makes way where it lay over what was chosen.
        columns = model.path.last == .game ? .detailOnly : .automatic
    }
}

/// What a place shows.
struct PlaceView: View {
    let model: AppModel
    let place: Place

    var body: some View {
        switch place {
        case .game: GameScreen(model: model)
        case .newGame(let computer): NewGameScreen(model: model, computer: computer)
        case .myGames: MyGamesScreen(model: model)
        case .learn: LearnScreen(model: model)
        case .lesson(let index): LessonScreen(model: model, items: Library.lessons, index: index, kind: .lesson)
        case .ideas: IdeasScreen(model: model)
        case .idea(let index): LessonScreen(model: model, items: Library.ideas, index: index, kind: .idea)
        case .heritage: HeritageScreen(model: model)
        case .replay(let index): ReplayScreen(model: model, index: index)
        case .rules: RulesScreen(model: model)
        case .page(let page): PageScreen(page: page)
        case .settings: SettingsScreen(model: model)
        }
    }
}

/// The right side of a wide window before one went anywhere.
private struct SideStart: View {
    let model: AppModel

    var body: some View {
        if model.host.snapshot != nil { GameScreen(model: model) } else { NewGameScreen(model: model, computer: true) }
    }
}

/// What is heard, felt and said when the game changes; what is told when something is wrong; texts from elsewhere.
private struct Events: ViewModifier {
    let model: AppModel
    /// The game that one came to last.
    @State private var begun: String?

    func body(content: Content) -> some View {
        content
            .onChange(of: model.gameShown ? model.host.id : nil, initial: true) { came() }
            .onChange(of: model.host.step) { happened() }
            .sensoryFeedback(trigger: model.feedback.count) { _, _ in model.feedback.felt }
            .alert("status_trouble", isPresented: troubled) {
                Button("screen_close", role: .cancel) { model.host.trouble = nil }
            } message: {
                Text(LocalizedStringKey(Self.key(model.host.trouble)))
            }
            .sheet(isPresented: received) {
                PasteSheet(model: model, text: model.received ?? "").id(model.arrivals)
            }
    }

    /// The system forgets an alert that it is asked for under a sheet: it waits for those of the game and for what was sent.
    private var troubled: Binding<Bool> {
        Binding(
            get: { model.host.trouble != nil && !model.covered && model.received == nil },
            set: { if !$0 { model.host.trouble = nil } })
    }

    private var received: Binding<Bool> {
        Binding(get: { model.received != nil && !model.covered }, set: { if !$0 { model.received = nil } })
    }

    private var voice: Voice { Voice(model.speech, clockWarnings: model.settings.settings.clockWarnings) }

    /// Whoever comes to a game hears how it stands; back from its rules or from Settings it is still the same.
    private func came() {
        guard model.gameShown, let snapshot = model.host.snapshot else {
            if !model.path.contains(.game) { begun = nil }
            return
        }
        guard begun != model.host.id else { return }
        begun = model.host.id
        Announcing.say(voice.begin(snapshot))
    }

    private func happened() {
        guard let snapshot = model.host.snapshot else { return }
        let changes = model.host.changes
        // Where the board is seen its columns are heard when they land.
        model.feedback.give(model.gameShown ? changes.filter { !$0.moves } : changes)
        Announcing.say(voice.update(changes, snapshot), urgent: changes.contains(where: \.urgent))
    }

    private static func key(_ trouble: Trouble?) -> String {
        switch trouble {
        case nil: ""
        case .damaged(let rescued): rescued ? "status_rescued" : "status_damaged"
        case .notSaved: "status_saved_not"
        case .unreadable: "status_unreadable"
        }
    }
}
