// What the whole app shares: the game being played, the settings, the saved games, where one is in the app.
// Knows how these are put together; must not know how a screen looks.
import Foundation
import LascaCore
import LascaKit
import Observation
import SwiftUI

/// Where one is in the app.
enum Place: Hashable, Sendable, Codable {
    case game
    case newGame(computer: Bool)
    case myGames, learn, rules, settings
    case lesson(Int)
    case ideas
    case idea(Int)
    case heritage
    case replay(Int)
    case page(Page)

    /// A page of words.
    enum Page: String, Sendable, Codable { case history, privacy, licences }

    /// A way through the app as a text that the scene keeps.
    static func text(_ path: [Place]) -> String {
        (try? JSONEncoder().encode(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The way that a scene kept, as far as it can be gone again: the game's place only with its game; `another`: what is
    /// played now is not the one the scene showed, which is no more. A scene that kept nothing, as the app was closed by
    /// hand, is back on a game that has not ended.
    static func path(_ text: String, _ snapshot: Snapshot?, another: Bool = false) -> [Place] {
        guard let path = try? JSONDecoder().decode([Place].self, from: Data(text.utf8)) else {
            return snapshot?.isOver == false ? [.game] : []
        }
        return snapshot == nil || another ? Array(path.prefix { $0 != .game }) : path
    }
}

/// Where one is on a page to learn from, as far as its place does not say it.
struct Learning: Equatable, Sendable, Codable {
    let place: Place
    /// Which item one has gone on to.
    var at: Int
    /// What ply of an old game is shown.
    var ply: Int32 = 0
    /// The board of a lesson, as its host keeps it.
    var kept = ""

    /// As a text that the scene keeps.
    static func text(_ it: Learning?) -> String {
        (try? JSONEncoder().encode(it)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// What such a text says.
    static func of(_ text: String) -> Learning? { try? JSONDecoder().decode(Learning.self, from: Data(text.utf8)) }
}

/// The app's one model.
@MainActor @Observable public final class AppModel {
    public let host: GameHost
    public let settings: SettingsStore
    let shelf: GameShelf
    /// Where everything that changes saved games stands in line, the host's saves with it.
    @ObservationIgnored let disk = DiskLane()
    let phrases: any Phrases
    let feedback: Feedback
    @ObservationIgnored private let screen: (any ScreenKeeper)?
    @ObservationIgnored let wait: @Sendable (Int64) async throws -> Void
    /// What games are in a text; not for the main actor.
    @ObservationIgnored var find: @Sendable (String) -> Found = { GameShelf.find($0) }
    /// The way from Home to where one is.
    var path: [Place] = [] { didSet { left(oldValue) } }
    /// Where one is on the page to learn from that lies on the way.
    var learning: Learning?
    /// The new game that is being made, as long as its screen lies on the way.
    @ObservationIgnored var making: Draft?
    /// The saved game that was deleted last, as long as that can be taken back.
    var deleted: ShelfGame?
    /// A text from elsewhere that may hold a game.
    var received: String? { didSet { arrivals += 1 } }
    /// How many texts came: a sheet that shows one shows the next as a new one.
    private(set) var arrivals = 0
    /// Whether a sheet lies over the game: what was sent waits until it has gone, and it goes for that.
    var covered = false
    /// Whether what was sent last could not be read at all.
    private(set) var unreadable = false
    /// The screens on which the game is seen; in a wide window a second one lies beneath.
    private(set) var gameScreens: Set<UUID> = []
    /// Whether the game is on screen: only then the commands of the menu bar act on it.
    var gameShown: Bool { !gameScreens.isEmpty }
    /// The game whose end was shown: once is enough, whatever screen shows it.
    @ObservationIgnored var endTold: String?
    /// Whether the computer has thought for a while.
    var slow = false
    /// Whether the app is in the background.
    @ObservationIgnored private var away = false
    /// Whether the host was told that the game is seen.
    @ObservationIgnored private var seen = false

    public init(
        folder: any Folder = DiskFolder.games, settings: SettingsStore = SettingsStore(), time: HostTime = .device,
        phrases: any Phrases = BundlePhrases(), sounds: (any SoundPlayer)? = nil, screen: (any ScreenKeeper)? = nil
    ) {
        let store = GameStore(folder)
        (self.settings, self.phrases, wait) = (settings, phrases, time.wait)
        feedback = Feedback(sounds, settings)
        self.screen = screen
        shelf = GameShelf(store)
        host = GameHost(SavedGame(folder, store: store), time: time, disk: disk, lasting: Self.lasting)
        host.pace = { [settings] in settings.settings.pace.factor }
        host.input = { [settings] in settings.settings.input }
    }

    /// The system lets the process last until the work is done. Out of time it calls again, to say so: what is on its
    /// way to the disk then is whole or not there, and the save before it is.
    private static let lasting: Lasting = { work in
        ProcessInfo.processInfo.performExpiringActivity(withReason: "The game is saved") { expired in
            if !expired { work() }
        }
    }

    /// A screen with the game comes into sight.
    func appeared(_ screen: UUID) {
        gameScreens.insert(screen)
        tell()
    }

    /// A screen with the game goes out of sight.
    func disappeared(_ screen: UUID) {
        gameScreens.remove(screen)
        tell()
    }

    /// The app goes into the background or comes out of it. In between, as under the notifications, all goes on.
    func moved(to phase: ScenePhase) {
        if phase != .inactive { away = phase == .background }
        tell()
    }

    /// The game runs where it is seen, and nowhere else.
    private func tell() {
        guard seen != (gameShown && !away) else { return }
        seen.toggle()
        if seen { host.show() } else { host.hide() }
    }

    /// Whether a clock runs where it is seen: then the screen stays on, as a person may think longer than it would.
    var clockRuns: Bool { gameShown && host.snapshot?.clocks?.running != nil }

    /// Keeps the screen on while a clock runs.
    func keepScreen() { screen?.keep(clockRuns) }

    /// Words as they are written.
    var wording: Wording { Wording(phrases) }

    /// Words as they are spoken.
    var speech: Wording {
        Wording(phrases, verbosity: settings.settings.verbosity, spelling: settings.settings.spelling, speech: true)
    }

    /// The rule sets the core knows by name.
    var named: [Rules] { ruleDemos().map(\.rules) }

    /// What can be done with the game on screen, nil if none is or what was sent lies over it.
    var controls: Controls? { gameShown && received == nil ? host.snapshot?.controls : nil }

    /// What is kept only while its screen lies on the way: a window that is turned makes screens anew, and leaves nothing.
    private func left(_ before: [Place]) {
        if let place = learning?.place, !path.contains(place) { learning = nil }
        if !path.contains(where: { if case .newGame = $0 { true } else { false } }) { making = nil }
        guard before.contains(.myGames), !path.contains(.myGames) else { return }
        // Whoever leaves has seen what was deleted; what a killed app left in the bin goes then as well.
        deleted = nil
        let (store, disk) = (shelf.store, disk)
        Task { try? await disk.value { try store.emptyBin() } }
    }

    /// Goes to a place from where one is.
    func go(_ place: Place) { path.append(place) }

    /// Begins a game and shows it; the reason in words if it cannot be set up.
    func begin(_ game: NewGame) -> String? {
        do throws(NewGameError) {
            try host.begin(game)
            path = [.game]
            return nil
        } catch {
            return Refusals(phrases).words(error)
        }
    }

    /// The game of a draft.
    func game(of draft: Draft) -> NewGame {
        draft.newGame(settings.settings.input, seed: Drafts.seed(), date: Self.day(.now))
    }

    /// The day as a record has it, where the player is.
    static func day(_ date: Date, in zone: TimeZone = .current) -> String {
        date.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
    }

    /// Shows what is in a text from elsewhere; nil if it could not be read.
    func receive(_ text: String?) { (unreadable, received) = (text == nil, text ?? "") }

    /// Opens a saved game and shows it.
    func open(_ id: String) async {
        if await host.open(id) { path = [.game] }
    }
}
