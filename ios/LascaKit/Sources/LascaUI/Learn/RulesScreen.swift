// The rules of each set, sentence by sentence, the differences marked; and pages of words.
// Knows the core's lines and their words; must not know what a rule means.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// The rules.
struct RulesScreen: View {
    let model: AppModel
    @State private var set: RuleSet?
    @Environment(\.look) private var look

    var body: some View {
        let shown = set ?? model.host.snapshot?.rules.set ?? .lascaEu
        let rules = model.named.first { $0.set == shown } ?? model.host.snapshot?.rules
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ChoiceRow {
                    ForEach(model.named, id: \.set) { rules in
                        ChoiceButton(chosen: rules.set == shown) {
                            set = rules.set
                        } content: {
                            Text(verbatim: GameLines(model.phrases).rules(rules.set)).fontWeight(.medium)
                        }
                    }
                }
                if let rules { chapters(rules) }
            }
            .padding(16)
            .frame(maxWidth: 640)
        }
        .background(look.ground)
        .navigationTitle("learn_rules_title")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
    }

    private func chapters(_ rules: Rules) -> some View {
        let lines = rulebook(rules: rules)
        let numbers = lines.map(\.chapter).reduce(into: [Int32]()) { if $0.last != $1 { $0.append($1) } }
        return ForEach(numbers, id: \.self) { number in
            VStack(alignment: .leading, spacing: 8) {
                let title = model.phrases.optional("rule_chapter_\(number)")
                Text(verbatim: title).font(.system(.title3, design: .serif))
                    .holds(title, over: 4)
                    .accessibilityAddTraits(.isHeader)
                ForEach(lines.filter { $0.chapter == number }, id: \.rule) { line in
                    VStack(alignment: .leading, spacing: 2) {
                        let words =
                            line.count.map { model.phrases.count(line.key, $0) } ?? model.phrases.optional(line.key)
                        Text(verbatim: words).holds(words)
                        if line.differs {
                            Text("rule_differs").font(.footnote).foregroundStyle(look.brass)
                                .holds(keys: "rule_differs", over: -4)
                        }
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            .padding(.top, 12)
        }
    }
}

/// A page of words: paragraphs, one after the other.
struct PageScreen: View {
    let page: Place.Page
    @Environment(\.look) private var look
    @Environment(\.phrases) private var phrases

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(paragraphs.indices, id: \.self) { index in
                    Text(verbatim: paragraphs[index]).textSelection(.enabled).holds(paragraphs[index])
                }
            }
            .padding(16)
            .frame(maxWidth: 640, alignment: .leading)
        }
        .background(look.ground)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
    }

    private var title: LocalizedStringKey {
        switch page {
        case .history: "learn_history_title"
        case .privacy: "about_privacy_title"
        case .licences: "about_licences_title"
        }
    }

    private var paragraphs: [String] {
        let key =
            switch page {
            case .history: "learn_history_text"
            case .privacy: "about_privacy_text"
            case .licences: "about_licences_intro"
            }
        var text = phrases.optional(key)
        if page == .licences, let file = Bundle.main.url(forResource: "licences", withExtension: "txt") {
            text += "\n" + ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        }
        return text.components(separatedBy: "\n").filter { !$0.isEmpty }
    }
}
