// The saved games: found by words, opened, renamed, shared, deleted with a way back; others come in by paste or file.
// Knows the shelf and the disk's lane; what is in a game the core says.
import CoreTransferable
import Foundation
import LascaCore
import LascaKit
import SwiftUI
import UniformTypeIdentifiers

/// The list of saved games.
struct MyGamesScreen: View {
    let model: AppModel
    @State private var games: [ShelfGame]?
    @State private var query = ""
    @State private var renaming: ShelfGame?
    @State private var title = ""
    @State private var panel: Panel?
    @State private var notice = ""
    /// How often the list was read: what was read before the latest change is of no interest.
    @State private var readings = 0
    @Environment(\.look) private var look
    @Environment(\.locale) private var locale

    private enum Panel { case importing, exporting }

    var body: some View {
        content
            .background(look.ground)
            .navigationTitle("my_games_title")
            .navigationBarTitleDisplayMode(.inline)
            .bar(look)
            .searchable(text: $query, prompt: Text("my_games_search"))
            .toolbar { ToolbarItem(placement: .topBarTrailing) { menu } }
            .safeAreaInset(edge: .bottom) { undoBar }
            .fileImporter(isPresented: shows(.importing), allowedContentTypes: [.plainText, .text]) { imported($0) }
            // Of two file panels at one view only the last one opens.
            .background { exporter }
            .alert("my_games_rename", isPresented: isRenaming) {
                TextField("my_games_name", text: $title)
                Button("my_games_save") { rename() }
                Button("screen_cancel", role: .cancel) {}
            }
            .onChange(of: model.arrivals) { (renaming, panel) = (nil, nil) }
            .task(id: model.host.step) { await reload() }
    }

    private var exporter: some View {
        Color.clear.fileExporter(
            isPresented: shows(.exporting), item: GamesText(shelf: model.shelf, games: games ?? []),
            contentTypes: [.plainText], defaultFilename: "lasca-games"
        ) { exported($0) }
    }

    @ViewBuilder private var content: some View {
        if let games {
            let found = search(games)
            if games.isEmpty {
                EmptyState(model.phrases.phrase("my_games_empty")) {
                    WideButton("home_play_computer", main: true) { model.path = [.newGame(computer: true)] }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else if found.isEmpty {
                EmptyState(model.phrases.phrase("my_games_nothing", Word(query))) {
                    WideButton("my_games_clear") { query = "" }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                List {
                    ForEach(found) { game in
                        GameRow(
                            model: model, game: game, locale: locale.written(in: model.phrases.language),
                            rename: { begin(game) }, delete: { delete(game) }
                        )
                        .listRowBackground(look.ground)
                    }
                }
                .listStyle(.plain)
                .scrollContentBackground(.hidden)
            }
        } else {
            Text("my_games_loading").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private var menu: some View {
        Menu {
            Button("my_games_paste", systemImage: "doc.on.clipboard") { model.receive("") }
            Button("my_games_import", systemImage: "folder") { panel = .importing }
            Button("my_games_export", systemImage: "square.and.arrow.up") { panel = .exporting }
                .disabled(games?.isEmpty != false)
        } label: {
            Image(systemName: "ellipsis")
        }
        .accessibilityLabel("game_menu")
    }

    private var undoBar: some View {
        let gone = model.deleted.map { model.phrases.phrase("my_games_deleted", Word(name($0))) } ?? ""
        return VStack(spacing: 0) {
            if !notice.isEmpty { Text(verbatim: notice).font(.footnote).padding(16).frame(maxWidth: .infinity) }
            if let deleted = model.deleted {
                HStack {
                    Text(verbatim: gone)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Button("screen_undo") { restore(deleted) }
                }
                .padding(16)
            }
        }
        .background(look.surface)
        .says(notice)
        .says(gone)
    }

    private func restore(_ game: ShelfGame) {
        let id = game.id
        model.deleted = nil
        attempt({ try $0.restore(id) }, failed: { model.deleted = game })
    }

    private func name(_ game: ShelfGame) -> String { GameRow.name(game, model.phrases) }

    private func search(_ games: [ShelfGame]) -> [ShelfGame] {
        model.shelf.search(games, query) { game in
            guard let summary = game.summary else { return "" }
            return name(game) + " " + GameLines(model.phrases).rules(summary.rules.set)
        }
    }

    /// Reads the list beside the main actor.
    private func reload() async {
        let shelf = model.shelf
        readings += 1
        let reading = readings
        let all = await Task.detached { try? shelf.all() }.value
        guard reading == readings else { return }
        games = all ?? games ?? []
        if all == nil { notice = model.phrases.phrase("my_games_disk_failed") }
    }

    /// Does something to the files after all saves that wait, and says if the disk refuses.
    private func attempt(_ work: @escaping @Sendable (GameStore) throws -> Void, failed: @escaping () -> Void = {}) {
        notice = ""
        let store = model.shelf.store
        Task {
            do { try await model.disk.value { try work(store) } } catch {
                failed()
                notice = model.phrases.phrase("my_games_disk_failed")
            }
            await reload()
        }
    }

    private func delete(_ game: ShelfGame) {
        let id = game.id
        model.host.leave(id)
        model.deleted = game
        // What the disk kept is not said to be gone.
        attempt({ try $0.delete(id) }, failed: { if model.deleted?.id == id { model.deleted = nil } })
    }

    private func begin(_ game: ShelfGame) { (renaming, title) = (game, name(game)) }

    private func rename() {
        guard let renaming else { return }
        let (id, title) = (renaming.id, title)
        attempt { try $0.rename(id, title) }
        self.renaming = nil
    }

    private var isRenaming: Binding<Bool> {
        Binding(get: { renaming != nil }, set: { if !$0 { renaming = nil } })
    }

    private func shows(_ which: Panel) -> Binding<Bool> {
        Binding(get: { panel == which }, set: { if !$0, panel == which { panel = nil } })
    }

    private func imported(_ result: Result<URL, any Error>) {
        guard case .success(let url) = result else { return }
        Task {
            if let text = await IncomingFile.text(url) {
                model.receive(text)
            } else {
                notice = model.phrases.phrase("my_games_file_failed")
            }
        }
    }

    private func exported(_ result: Result<URL, any Error>) {
        guard case .success = result else { return }
        notice = model.phrases.count("my_games_exported", games?.filter { $0.summary != nil }.count ?? 0)
    }
}

/// All games as one file of plain text, which is made when it is written, beside the main actor.
struct GamesText: Transferable {
    let shelf: GameShelf
    let games: [ShelfGame]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { (file: GamesText) in
            Data(file.shelf.export(file.games).utf8)
        }
    }
}

/// One saved game.
struct GameRow: View {
    let model: AppModel
    let game: ShelfGame
    let locale: Locale
    let rename: @MainActor () -> Void
    let delete: @MainActor () -> Void
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    /// A game from elsewhere may have endless names.
    static let nameLines = 5

    static func name(_ game: ShelfGame, _ phrases: any Phrases) -> String {
        if !game.stored.title.isEmpty { return game.stored.title }
        return game.summary.map { GameLines(phrases).name(GameFacts($0)) } ?? phrases.phrase("my_games_damaged")
    }

    var body: some View {
        Button {
            Task { await model.open(game.id) }
        } label: {
            HStack(spacing: 16) {
                if let summary = game.summary, !typeSize.isAccessibilitySize {
                    SmallBoardView(position: SmallPosition(summary.columns, bottom: summary.bottom), width: 92)
                }
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: Self.name(game, model.phrases)).font(.headline).lineLimit(Self.nameLines)
                    ForEach(lines, id: \.self) { Text(verbatim: $0).font(.subheadline).foregroundStyle(look.text2) }
                }
                .holds(([Self.name(game, model.phrases)] + lines).joined(separator: " "), over: 1)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.vertical, 8)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(game.summary == nil)
        .swipeActions {
            Button("my_games_delete", role: .destructive) { delete() }
            Button("my_games_rename") { rename() }
        }
        .contextMenu { actions }
    }

    private var lines: [String] {
        guard let summary = game.summary else { return [model.phrases.phrase("my_games_damaged_text")] }
        let words = GameLines(model.phrases)
        return [
            words.standing(GameFacts(summary)),
            words.rulesAndDate(summary.rules, playedMs: game.stored.playedMs, now: .now, locale: locale),
        ]
    }

    @ViewBuilder private var actions: some View {
        Button("my_games_rename", systemImage: "pencil") { rename() }
        ShareRows(shelf: model.shelf, game: game, name: Self.name(game, model.phrases))
        Button("my_games_delete", systemImage: "trash", role: .destructive) { delete() }
    }
}

/// What can be sent of a game.
private struct ShareRows: View {
    let shelf: GameShelf
    let game: ShelfGame
    let name: String

    var body: some View {
        ShareText({ shelf.record(game) }, name: name) {
            Label("my_games_share_record", systemImage: "square.and.arrow.up")
        }
        ShareText({ shelf.message(game) }, name: name) {
            Label("my_games_share_message", systemImage: "bubble.left")
        }
    }
}
