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
        let all = sets
        let shown = set ?? model.host.snapshot?.rules.set ?? .lascaEu
        let rules = all.first { $0.set == shown } ?? all.first
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ChoiceRow {
                    ForEach(all, id: \.set) { rules in
                        ChoiceButton(chosen: rules.set == shown) {
                            set = rules.set
                        } content: {
                            Text(verbatim: name(rules.set)).fontWeight(.medium).holds(name(rules.set), over: 1)
                        }
                    }
                }
                if let rules {
                    if let demo = Library.demos.first(where: { $0.rules == rules }) { lead(demo) }
                    chapters(rules)
                }
            }
            .padding(16)
            .frame(maxWidth: 640)
        }
        .background(look.ground)
        .navigationTitle("learn_rules_title")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
    }

    /// The named sets, and the mixture of the game that is played if it is none of them.
    private var sets: [Rules] {
        let played = model.host.snapshot?.rules
        return model.named + (played?.set == .own ? [played].compactMap(\.self) : [])
    }

    private func name(_ set: RuleSet) -> String {
        set == .own ? model.phrases.phrase("rules_own_short") : GameLines(model.phrases).rules(set)
    }

    /// The board of the set and what it shows.
    private func lead(_ demo: LibraryItem) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            RuleBoard(demo: demo, width: 132).padding(.bottom, 8)
            let (lead, text) = ("learn_\(demo.id)_lead", "learn_\(demo.id)_text")
            Text(verbatim: model.phrases.optional(lead)).font(.headline).holds(keys: lead, over: 1)
            Text(verbatim: model.phrases.optional(text)).foregroundStyle(look.text2).holds(keys: text)
        }
        .padding(.top, 8)
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
                    rule(line)
                }
            }
            .padding(.top, 12)
        }
    }

    /// A rule; one in which the sets differ on a card of its own.
    @ViewBuilder private func rule(_ line: RuleLine) -> some View {
        let words = line.count.map { model.phrases.count(line.key, $0) } ?? model.phrases.optional(line.key)
        if line.differs {
            VStack(alignment: .leading, spacing: 2) {
                Text("rule_differs").font(.footnote).foregroundStyle(look.brass).holds(keys: "rule_differs", over: -4)
                Text(verbatim: words).holds(words)
            }
            .narrower(24)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(look.surface, in: RoundedRectangle(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(look.line) }
            .accessibilityElement(children: .combine)
        } else {
            Text(verbatim: words).holds(words)
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
