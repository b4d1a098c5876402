// The inspector's card where it floats: beside the column it tells of, with a pointer to it, never over it.
// Knows lengths; what is in the card the card knows.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// The card over the board of a narrow window. Laid over the board, whose size it takes.
struct InspectorOverBoard: View {
    let model: AppModel
    let column: ColumnState
    let bottom: Side
    /// What of the window is free above the board.
    let above: Double
    let window: CGSize
    let close: @MainActor () -> Void
    @ScaledMetric private var width = 246.0
    @Environment(\.look) private var look

    var body: some View {
        GeometryReader { proxy in
            let board = BoardGeometry.fit(width: proxy.size.width, height: proxy.size.height, bottom: bottom)
            let middle = board.point(column.square)
            let half = BoardGeometry.halfHeight(column.pieces.count) * board.unit + Self.gap
            let over = above + middle.y - half
            let under = window.height - above - middle.y - half
            let wide = min(width, window.width - 16, Self.widest)
            // Wider than the board, it stands out on both sides alike.
            let out = max(0, (wide - proxy.size.width) / 2)
            let left = min(max(middle.x - wide / 2, -out), proxy.size.width - wide + out)
            // Above it if it fits there, else where there is more room.
            let parts = 132 + 34 * Double(column.runs.count) + (column.pieces.count > 1 ? 52 : 0)
            let needed = (parts + (column.prisoners > 0 ? 26 : 0)) * width / 246
            if over >= min(needed, under) {
                card(wide, middle.x - left, points: .down).frame(width: wide, height: over, alignment: .bottom)
                    .offset(x: left, y: -above)
            } else {
                card(wide, middle.x - left, points: .up).frame(width: wide, height: under, alignment: .top)
                    .offset(x: left, y: middle.y + half)
            }
        }
    }

    /// Whole where there is room for it, else it scrolls.
    private func card(_ wide: Double, _ tip: Double, points: Pointer.Way) -> some View {
        VStack(spacing: 0) {
            if points == .up { pointer(tip, points, wide) }
            ViewThatFits(in: .vertical) {
                whole
                ScrollView { whole }
            }
            .accessibilityIdentifier("inspector")
            if points == .down { pointer(tip, points, wide) }
        }
    }

    private var whole: some View { InspectorCard(column: column, model: model, closes: true, close: close) }

    private func pointer(_ tip: Double, _ way: Pointer.Way, _ wide: Double) -> some View {
        // Not beyond the card's round corners.
        let x = min(max(tip, 32), wide - 32) - Pointer.width / 2
        return Pointer(way: way).fill(look.surface).frame(width: Pointer.width, height: Pointer.height)
            .frame(width: wide, alignment: .leading)
            .offset(x: x)
            .accessibilityHidden(true)
    }

    private static let gap = 4.0
    private static let widest = 340.0
}

/// The little triangle between the card and its column.
private struct Pointer: SwiftUI.Shape {
    enum Way { case up, down }
    let way: Way
    static let width = 24.0, height = 12.0

    nonisolated func path(in rect: CGRect) -> Path {
        let (base, tip) = way == .down ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: base))
        path.addLine(to: CGPoint(x: rect.maxX, y: base))
        path.addLine(to: CGPoint(x: rect.midX, y: tip))
        path.closeSubpath()
        return path
    }
}
