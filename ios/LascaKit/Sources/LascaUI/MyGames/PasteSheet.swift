// A text from elsewhere: pasted, opened, sent. What game is in it, or why none, the core says.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// Takes a game in.
struct PasteSheet: View {
    let model: AppModel
    @State private var text: String
    @State private var failed = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.look) private var look

    init(model: AppModel, text: String) {
        self.model = model
        _text = State(initialValue: text)
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("my_games_paste_text").font(.subheadline).foregroundStyle(look.text2)
                    Card { TextField("my_games_paste_hint", text: $text, axis: .vertical).autocorrectionDisabled() }
                    if !text.isEmpty { found }
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
    }

    @ViewBuilder private var found: some View {
        switch GameShelf.find(text) {
        case .game(let record, let summary):
            let lines = GameLines(model.phrases)
            let facts = GameFacts(summary)
            Card {
                HStack(spacing: 16) {
                    SmallBoardView(position: SmallPosition(summary.columns, bottom: summary.bottom), width: 92)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(verbatim: lines.name(facts)).font(.headline)
                        Text(verbatim: lines.standing(facts)).font(.subheadline).foregroundStyle(look.text2)
                        Text(verbatim: lines.rules(facts.rules.set)).font(.subheadline).foregroundStyle(look.text2)
                    }
                }
            }
            WideButton("my_games_paste_add", main: true) { add(record) }
        case .nothing(let refused):
            let words = Refusals(model.phrases)
            Text(verbatim: words.words(refused)).foregroundStyle(look.error)
            if let readable = words.readable(refused) {
                WideButton("my_games_paste_readable") { add(readable) }
            }
        }
    }

    private func add(_ record: String) {
        do {
            let id = try model.shelf.store.add(record)
            dismiss()
            Task { await model.open(id) }
        } catch {
            failed = true
        }
    }
}
