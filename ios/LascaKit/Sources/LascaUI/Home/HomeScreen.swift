// Home: go on with the last game, or begin one; learn, saved games, settings.
// Knows what the last game is called and where ways lead; must not know a rule.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// The first screen; in wide windows it stands at the side.
struct HomeScreen: View {
    let model: AppModel
    let wide: Bool
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        GeometryReader { proxy in scroll(proxy.size.height) }
            .background(look.ground)
            .toolbar(.hidden, for: .navigationBar)
    }

    private func scroll(_ window: Double) -> some View {
        ScrollView {
            VStack(spacing: 16) {
                // In a low window the game comes before the picture.
                HomeHero(height: min(260, max(150, 0.4 * window)))
                VStack(spacing: 16) {
                    card
                    WideButton("home_play_computer", symbol: "play", main: true) { open(.newGame(computer: true)) }
                    WideButton("home_two_players", symbol: "person.2") { open(.newGame(computer: false)) }
                    tiles
                }
                .padding(.horizontal, 16)
                .frame(maxWidth: 560)
            }
            .padding(.bottom, 24)
        }
    }

    /// In a wide window a place takes the right side over; on a phone it is pushed.
    private func open(_ place: Place) { model.path = [place] }

    @ViewBuilder private var card: some View {
        if let snapshot = model.host.snapshot {
            let facts = GameFacts(snapshot)
            Button {
                open(.game)
            } label: {
                Card {
                    HStack(spacing: 16) {
                        if !typeSize.isAccessibilitySize {
                            SmallBoardView(
                                position: SmallPosition(snapshot.columns, bottom: snapshot.bottom), width: 128)
                        }
                        goOn(facts)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .buttonStyle(.plain)
            .hoverEffect()
        } else {
            Button {
                open(.lesson(0))
            } label: {
                Card {
                    VStack(alignment: .leading, spacing: 4) {
                        Text("learn_steps_title").font(.system(.title3, design: .serif))
                        Text("learn_steps_begin").font(.subheadline).foregroundStyle(look.text2)
                    }
                    .holds(keys: "learn_steps_title", "learn_steps_begin", over: 4)
                }
            }
            .buttonStyle(.plain)
            .hoverEffect()
        }
    }

    private func goOn(_ facts: GameFacts) -> some View {
        let lines = GameLines(model.phrases)
        return VStack(alignment: .leading, spacing: 4) {
            Text("home_go_on").font(.footnote).foregroundStyle(look.text2)
            Text(verbatim: lines.name(facts)).font(.system(.title3, design: .serif)).lineLimit(GameRow.nameLines)
            Text(verbatim: lines.standing(facts)).font(.subheadline).foregroundStyle(look.text2)
            Text(verbatim: lines.rules(facts.rules.set)).font(.subheadline).foregroundStyle(look.text2)
        }
        .holds(lines.name(facts) + " " + lines.standing(facts), over: 4)
    }

    @ViewBuilder private var tiles: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) { tileButtons }
            VStack(spacing: 12) { tileButtons }
        }
    }

    @ViewBuilder private var tileButtons: some View {
        tile("home_learn", "book", .learn)
        tile("home_my_games", "square.grid.2x2", .myGames)
        tile("home_settings", "slider.horizontal.3", .settings)
    }

    private func tile(_ key: String, _ symbol: String, _ place: Place) -> some View {
        Button {
            open(place)
        } label: {
            VStack(spacing: 8) {
                Image(systemName: symbol).font(.title3).accessibilityHidden(true)
                Text(LocalizedStringKey(key)).font(.footnote.weight(.medium)).multilineTextAlignment(.center)
            }
            .holds(keys: key, over: -4)
            .narrower(20)
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity, minHeight: 76)
            .background(look.surface, in: RoundedRectangle(cornerRadius: 18))
            .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(look.line) }
            .contentShape(RoundedRectangle(cornerRadius: 18))
        }
        .buttonStyle(.plain)
        .hoverEffect()
    }
}

/// The head of Home: a corner of the board with one tall column, the name in the free square beside it.
struct HomeHero: View {
    /// Points, 150 to 260.
    let height: Double
    @Environment(\.look) private var look

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Canvas { context, size in draw(context, size) }
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text("home_name").font(.system(.largeTitle, design: .serif).weight(.medium))
                Text("home_line").font(.footnote).foregroundStyle(Color(look.theme.board.coordinate))
                    .frame(maxWidth: 128, alignment: .leading)
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .padding(.leading, 20)
            .padding(.bottom, 20 + 0.69 * (height - 150))
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
        }
        .frame(height: height)
        .background(Color(look.theme.board.panel))
        .clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 28, bottomTrailingRadius: 28))
    }

    private func draw(_ context: GraphicsContext, _ size: CGSize) {
        let unit = 96 * size.height / 260
        let painter = Painter(theme: look.theme, unit: unit)
        // The middle of the tile with the column; its neighbours lie one square away on the diagonals.
        let middle = CGPoint(x: size.width - 1.15 * unit, y: size.height / 2)
        func tile(_ x: Double, _ y: Double) {
            let at = CGPoint(x: middle.x + x * unit, y: middle.y + y * unit)
            let shapes: [LascaKit.Shape] = [
                .area(.box(x: 0, y: 0, halfWidth: 0.485, halfHeight: 0.485, radius: 0.07), .tile),
                .line(
                    .box(x: 0, y: 0, halfWidth: 0.47, halfHeight: 0.47, radius: 0.06), .tileEdge, width: 0.02,
                    alpha: 0.6),
            ]
            painter.paint(shapes, at: at, in: context)
        }
        func column(_ x: Double, _ y: Double, _ pieces: [Piece]) {
            let at = CGPoint(x: middle.x + x * unit, y: middle.y + y * unit)
            painter.paint(LoneColumn.shapes(pieces, unit: unit), at: at, in: context)
        }
        for (x, y) in [(0.0, 0.0), (-1, -1), (-1, 1), (1, -1), (1, 1)] { tile(x, y) }
        let white = Piece(side: .white, role: .soldier), black = Piece(side: .black, role: .soldier)
        let officer = Piece(side: .white, role: .officer)
        column(1, -1, [black])
        column(0, 0, [officer, officer, white, black, black, black, black])
        column(1, 1, [white])
    }
}
