// A view on its way round the board's middle while the board turns. The way is LascaKit's BoardTurn.
// Knows a place and a part of the way; must not know why the board turns.
import LascaKit
import SwiftUI

/// Shows a view where it is after a part of its way to its place.
struct RoundTheMiddle: ViewModifier, Animatable {
    /// Its place from the board's middle, in s, and one s in points.
    let u, v, unit: Double
    /// How much of the way lies behind it, from 0 to 1.
    var part: Double

    nonisolated var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(
            x: (BoardTurn.x(u, v, part) - u) * unit, y: (BoardTurn.y(u, v, part) - v) * unit)
    }
}
