// Paints the plain shapes of a board into SwiftUI's canvas. Knows shapes and inks; must not know a game.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// Paints shapes of one theme at one size of the board.
struct Painter: Equatable {
    let theme: Theme
    /// Points for one s.
    let unit: Double

    /// Paints around a place of the canvas, in points.
    func paint(_ shapes: [LascaKit.Shape], at: CGPoint, in context: GraphicsContext, turned: Bool = false) {
        var place = context
        place.translateBy(x: at.x, y: at.y)
        if turned { place.rotate(by: .degrees(180)) }
        for shape in shapes { paint(shape, in: place) }
    }

    private func paint(_ shape: LascaKit.Shape, in context: GraphicsContext) {
        var context = context
        switch shape {
        case .area(let outline, let ink, let alpha):
            context.opacity *= alpha
            context.fill(Path(outline, unit), with: shading(ink))
        case .line(let outline, let ink, let width, let alpha):
            context.opacity *= alpha
            let style = StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round)
            context.stroke(Path(outline, unit), with: shading(ink), style: style)
        case .label(let label):
            paint(label, in: context)
        }
    }

    // A text is placed by the middle of its line, which lies 0.355 of its size above the baseline.
    private func paint(_ label: BoardLabel, in context: GraphicsContext) {
        var context = context
        let rise = label.turned ? -0.355 : 0.355
        context.translateBy(x: label.x * unit, y: (label.baseline - label.size * rise) * unit)
        if label.turned { context.rotate(by: .degrees(180)) }
        let weight: Font.Weight = label.weight >= 700 ? .bold : label.weight >= 600 ? .semibold : .medium
        let text = Text(verbatim: label.text)
            .font(.system(size: label.size * unit, weight: weight).monospacedDigit())
            .foregroundStyle(Color(theme.colour(label.ink)))
        context.draw(text, at: .zero, anchor: .center)
    }

    private func shading(_ ink: Ink) -> GraphicsContext.Shading {
        let middle = Color(theme.colour(ink))
        guard let edge = theme.edge(ink) else { return .color(middle) }
        let stops: [Gradient.Stop] = [
            .init(color: Color(edge), location: 0), .init(color: middle, location: 0.5),
            .init(color: Color(edge), location: 1),
        ]
        let reach = BoardGeometry.radiusX * unit
        return .linearGradient(
            Gradient(stops: stops), startPoint: CGPoint(x: -reach, y: 0), endPoint: CGPoint(x: reach, y: 0))
    }
}

extension Path {
    /// An outline, with so many points for one s.
    init(_ outline: Outline, _ unit: Double) {
        switch outline {
        case .oval(let x, let y, let radiusX, let radiusY):
            self.init(
                ellipseIn: CGRect(
                    x: (x - radiusX) * unit, y: (y - radiusY) * unit, width: 2 * radiusX * unit,
                    height: 2 * radiusY * unit))
        case .box(let x, let y, let halfWidth, let halfHeight, let radius):
            let box = CGRect(
                x: (x - halfWidth) * unit, y: (y - halfHeight) * unit, width: 2 * halfWidth * unit,
                height: 2 * halfHeight * unit)
            self.init(roundedRect: box, cornerRadius: radius * unit)
        case .trace(let strokes):
            self.init()
            for stroke in strokes { add(stroke, unit) }
        }
    }

    private mutating func add(_ stroke: Stroke, _ unit: Double) {
        func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * unit, y: y * unit) }
        switch stroke {
        case .move(let x, let y): move(to: at(x, y))
        case .line(let x, let y): addLine(to: at(x, y))
        case .bend(let controlX, let controlY, let x, let y):
            addQuadCurve(to: at(x, y), control: at(controlX, controlY))
        case .arc(let arc): add(arc, unit)
        case .close: closeSubpath()
        }
    }

    /// Part of an ellipse as curves of at most a quarter, which differ from it by less than a thousandth.
    private mutating func add(_ arc: Stroke.Arc, _ unit: Double) {
        let parts = max(1, Int((abs(arc.sweep) / 90).rounded(.up)))
        let step = arc.sweep / Double(parts) * .pi / 180
        let reach = 4.0 / 3 * tan(step / 4)
        func point(_ angle: Double, _ along: Double) -> CGPoint {
            CGPoint(
                x: (arc.x + arc.radiusX * (cos(angle) - along * sin(angle))) * unit,
                y: (arc.y + arc.radiusY * (sin(angle) + along * cos(angle))) * unit)
        }
        let start = arc.start * .pi / 180
        addLine(to: point(start, 0))
        for part in 0..<parts {
            let (from, to) = (start + step * Double(part), start + step * Double(part + 1))
            addCurve(to: point(to, 0), control1: point(from, reach), control2: point(to, -reach))
        }
    }
}

/// Shapes around the middle of the view.
struct ShapesView: View {
    let shapes: [LascaKit.Shape]
    let painter: Painter
    var turned = false
    /// Where the shapes' own origin lies: the middle of the view, or its upper left corner.
    var centred = true

    var body: some View {
        Canvas { context, size in
            let at = centred ? CGPoint(x: size.width / 2, y: size.height / 2) : .zero
            painter.paint(shapes, at: at, in: context, turned: turned)
        }
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
}

/// A board as a still picture of the given width.
struct SmallBoardView: View {
    let position: SmallPosition
    let width: Double
    /// What of it is seen, and how round its corners are.
    var window = BoardWindow.whole
    var corner = 0.0
    @Environment(\.look) private var look

    var body: some View {
        let unit = width / window.width
        let geometry = BoardGeometry(left: 0, top: 0, unit: unit, bottom: position.bottom)
        let painter = Painter(theme: look.theme, unit: unit)
        Canvas { context, _ in
            for placed in position.placed(geometry) {
                let at = CGPoint(x: (placed.at.x - window.x) * unit, y: (placed.at.y - window.y) * unit)
                painter.paint(placed.shapes, at: at, in: context)
            }
        }
        .frame(width: width, height: window.height * unit)
        .clipShape(RoundedRectangle(cornerRadius: corner))
        .overlay {
            // A whole board draws its own edge; a part of one has it too.
            if window != .whole {
                RoundedRectangle(cornerRadius: corner).strokeBorder(Color(look.theme.board.edge))
            }
        }
        .accessibilityHidden(true)
    }
}

/// One column alone, of the given width.
struct LoneColumnView: View {
    let pieces: [Piece]
    let width: Double
    @Environment(\.look) private var look

    var body: some View {
        let size = LoneColumn.size(pieces.count)
        let unit = width / size.width
        ShapesView(
            shapes: LoneColumn.shapes(pieces, unit: unit), painter: Painter(theme: look.theme, unit: unit)
        )
        .frame(width: width, height: size.height * unit)
    }
}
