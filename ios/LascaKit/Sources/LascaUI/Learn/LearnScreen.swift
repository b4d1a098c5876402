// What there is to learn: lessons with their progress, rules, ideas, Lasker's games, history.
// Knows the core's lists and which goals were met; what an item teaches its screen shows.
import LascaCore
import LascaKit
import SwiftUI

/// The way to all that is taught.
struct LearnScreen: View {
    let model: AppModel
    @Environment(\.look) private var look

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                steps
                Card {
                    VStack(spacing: 0) {
                        row("learn_rules_title", model.phrases.phrase("learn_rules_text"), .rules)
                        Divider()
                        row(
                            "learn_ideas_title", model.phrases.count("learn_ideas_text", Library.ideas.count), .ideas)
                        Divider()
                        row("learn_games_title", model.phrases.phrase("learn_games_text"), .heritage)
                        Divider()
                        row("learn_history_title", model.phrases.phrase("learn_history_line"), .page(.history))
                    }
                }
            }
            .padding(16)
            .frame(maxWidth: 640)
        }
        .background(look.ground)
        .navigationTitle("learn_heading")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
    }

    private var steps: some View {
        let lessons = Library.lessons
        let done = model.settings.lessonsDone
        let next = lessons.firstIndex { !done.contains($0.id) }
        let text = model.phrases.count("learn_steps_text", lessons.count)
        return Card {
            VStack(alignment: .leading, spacing: 12) {
                Text("learn_steps_title").font(.system(.title3, design: .serif)).accessibilityAddTraits(.isHeader)
                Text(verbatim: text).foregroundStyle(look.text2)
                Bars(done: lessons.map { done.contains($0.id) })
                    .accessibilityElement()
                    .accessibilityLabel(
                        Text(
                            verbatim: model.phrases.phrase(
                                "learn_progress", Word(lessons.filter { done.contains($0.id) }.count),
                                Word(lessons.count))))
                WideButton(
                    next == nil ? "learn_steps_again" : next == 0 ? "learn_steps_begin" : "learn_next", main: true
                ) {
                    model.go(.lesson(next ?? 0))
                }
                ForEach(lessons.indices, id: \.self) { lesson(lessons[$0], $0, done: done.contains(lessons[$0].id)) }
            }
            .holds(model.phrases.phrase("learn_steps_title") + " " + text, over: 4)
        }
    }

    private func lesson(_ item: LibraryItem, _ index: Int, done: Bool) -> some View {
        let title = model.phrases.optional("learn_\(item.id)_title")
        return Button {
            model.go(.lesson(index))
        } label: {
            HStack {
                Text(verbatim: title).holds(title).narrower(40)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                if done {
                    Image(systemName: "checkmark").sign().foregroundStyle(look.brass)
                        .accessibilityLabel("status_goal_met")
                }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }

    private func row(_ key: String, _ text: String, _ place: Place) -> some View {
        Button {
            model.go(place)
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(LocalizedStringKey(key)).font(.headline)
                    Text(verbatim: text).font(.subheadline).foregroundStyle(look.text2)
                }
                .holds(model.phrases.phrase(key) + " " + text, over: 1)
                .narrower(40)
                .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
                Image(systemName: "chevron.forward").sign().foregroundStyle(look.text2).accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .hoverEffect()
    }
}

/// Progress as bars: brass done, ink where one is, a line to do.
struct Bars: View {
    let done: [Bool]
    var at: Int?
    @Environment(\.look) private var look

    var body: some View {
        HStack(spacing: 4) {
            ForEach(done.indices, id: \.self) { index in
                bar(index).frame(height: 6)
            }
        }
    }
}

extension Bars {
    @ViewBuilder private func bar(_ index: Int) -> some View {
        if index == at || done[index] {
            Capsule().fill(index == at ? look.text : look.brass)
        } else if look.plain {
            // Told by its shape where a line is as bright as ink.
            Capsule().strokeBorder(look.line)
        } else {
            Capsule().fill(look.line)
        }
    }
}

/// The ideas of strategy.
struct IdeasScreen: View {
    let model: AppModel
    @Environment(\.look) private var look

    var body: some View {
        LibraryList(model: model, items: Library.ideas, title: "learn_ideas_title") { index, _ in model.go(.idea(index))
        }
    }
}

/// Lasker's games and his proposition: to step through, and to take over at any move.
struct HeritageScreen: View {
    let model: AppModel

    var body: some View {
        LibraryList(model: model, items: Library.heritage, title: "learn_games_title") { index, _ in
            model.go(.replay(index))
        }
    }
}

/// Boards with their titles.
private struct LibraryList: View {
    let model: AppModel
    let items: [LibraryItem]
    let title: LocalizedStringKey
    let open: @MainActor (Int, LibraryItem) -> Void
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(items.indices, id: \.self) { index in
                    Button {
                        open(index, items[index])
                    } label: {
                        Card {
                            HStack(spacing: 16) {
                                if !typeSize.isAccessibilitySize, let picture = Library.picture(items[index]) {
                                    SmallBoardView(position: picture, width: 92)
                                }
                                words(items[index]).frame(maxWidth: .infinity, alignment: .leading)
                            }
                        }
                    }
                    .buttonStyle(.plain)
                    .hoverEffect()
                }
            }
            .padding(16)
            .frame(maxWidth: 640)
        }
        .background(look.ground)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
    }

    private func words(_ item: LibraryItem) -> some View {
        let title = model.phrases.optional("learn_\(item.id)_title")
        let text = model.phrases.optional("learn_\(item.id)_text")
        return VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: title).font(.headline)
            Text(verbatim: text).font(.subheadline).foregroundStyle(look.text2)
        }
        .holds(title + " " + text, over: 1)
    }
}
