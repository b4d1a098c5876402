// A text from elsewhere: pasted, opened, sent. What game is in it, or why none, the core says.
// Knows the text and the disk's lane; must not know a notation.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// Takes a game in.
struct PasteSheet: View {
    let model: AppModel
    /// What is looked at: of a very long text the field shows only the beginning.
    @State private var text: String
    @State private var field: String
    @State private var answer: Answer?
    @State private var failed = false
    @State private var adding = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.look) private var look

    init(model: AppModel, text: String) {
        self.model = model
        // Last, and by their names: from Xcode 27 on state is a macro that wants all else to be there.
        self.text = text
        field = String(text.prefix(Self.shown))
    }

    /// What was found, and in which text.
    private struct Answer {
        let text: String
        let found: Found
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("my_games_paste_text").font(.subheadline).foregroundStyle(look.text2)
                        .holds(keys: "my_games_paste_text", over: -2)
                    Card {
                        TextField("my_games_paste_hint", text: $field, axis: .vertical).lineLimit(3...6)
                            .autocorrectionDisabled()
                    }
                    if !text.isEmpty {
                        if let answer, answer.text == text {
                            told(answer.found)
                        } else {
                            Text("my_games_paste_looking")
                        }
                    }
                    if model.unreadable && text.isEmpty { Text("my_games_file_failed").foregroundStyle(look.error) }
                    if failed { Text("my_games_disk_failed").foregroundStyle(look.error) }
                }
                .padding(16)
            }
            .background(look.ground)
            .navigationTitle("my_games_paste")
            .navigationBarTitleDisplayMode(.inline)
            .bar(look)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("screen_cancel") { dismiss() } }
            }
        }
        .measured()
        .onChange(of: field) { text = field }
        .says(outcome)
        .task(id: text) { await look() }
    }

    /// What came of it, in words.
    private var outcome: String {
        if failed { return model.phrases.phrase("my_games_disk_failed") }
        guard let answer, answer.text == text else { return "" }
        switch answer.found {
        case .game(_, let summary):
            let lines = GameLines(model.phrases)
            return Voice.joined([lines.name(GameFacts(summary)), lines.standing(GameFacts(summary))])
        case .games(let records, let damaged):
            let broken = damaged.isEmpty ? "" : model.phrases.count("my_games_broken", damaged.count)
            return Voice.joined([model.phrases.count("my_games_found", records.count), broken])
        case .nothing(let refused): return Refusals(model.phrases).words(refused)
        }
    }

    /// Looks for games beside the main actor.
    private func look() async {
        let (text, find) = (text, model.find)
        guard !text.isEmpty else { return }
        let found = await Task.detached { find(text) }.value
        if !Task.isCancelled { answer = Answer(text: text, found: found) }
    }

    @ViewBuilder private func told(_ found: Found) -> some View {
        switch found {
        case .game(let record, let summary):
            let lines = GameLines(model.phrases)
            let facts = GameFacts(summary)
            Card {
                HStack(spacing: 16) {
                    if !typeSize.isAccessibilitySize {
                        SmallBoardView(position: SmallPosition(summary.columns, bottom: summary.bottom), width: 92)
                    }
                    VStack(alignment: .leading, spacing: 4) {
                        Text(verbatim: lines.name(facts)).font(.headline).lineLimit(GameRow.nameLines)
                        Text(verbatim: lines.standing(facts)).font(.subheadline).foregroundStyle(look.text2)
                        Text(verbatim: lines.rules(facts.rules.set)).font(.subheadline).foregroundStyle(look.text2)
                    }
                    .holds(lines.name(facts) + " " + lines.standing(facts), over: 1)
                }
            }
            WideButton("my_games_paste_add", main: true) { add([record]) }
        case .games(let records, let damaged): several(records, damaged)
        case .nothing(let refused):
            let words = Refusals(model.phrases)
            Text(verbatim: words.words(refused)).foregroundStyle(look.error).holds(words.words(refused))
            if let readable = words.readable(refused) {
                WideButton("my_games_paste_readable") { add([readable]) }
            }
        }
    }

    @ViewBuilder private func several(_ records: [String], _ damaged: [ReadError]) -> some View {
        let refusals = Refusals(model.phrases)
        let readable = damaged.compactMap(\.readable)
        Text(verbatim: model.phrases.count("my_games_found", records.count))
        if !damaged.isEmpty {
            let all = damaged.prefix(Self.told).map(refusals.words) + (damaged.count > Self.told ? ["…"] : [])
            Text(verbatim: model.phrases.count("my_games_broken", damaged.count)).foregroundStyle(look.error)
            ForEach(all, id: \.self) { Text(verbatim: $0).font(.subheadline).foregroundStyle(look.error) }
        }
        if !records.isEmpty {
            let words = model.phrases.count("my_games_paste_add_all", records.count)
            WideButton(verbatim: words, main: true) { add(records) }
        }
        if !readable.isEmpty { WideButton("my_games_paste_readable_too") { add(records + readable) } }
    }

    /// As much of a text as a field shows.
    private static let shown = 20_000
    /// How many damaged games are told one by one.
    private static let told = 10

    private func add(_ records: [String]) {
        guard !adding else { return }
        (adding, failed) = (true, false)
        let store = model.shelf.store
        Task {
            let ids = try? await model.disk.value { try store.addAll(records) }
            (adding, failed) = (false, ids == nil)
            if let ids { added(ids) }
        }
    }

    private func added(_ ids: [String]) {
        dismiss()
        if let id = ids.first, ids.count == 1 {
            Task { await model.open(id) }
        } else {
            model.path = [.myGames]
        }
    }
}
