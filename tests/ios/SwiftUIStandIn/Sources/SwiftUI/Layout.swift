// Not SwiftUI: a rough layout. Sizes are asked for and given as SwiftUI does, with text of guessed width.
import Foundation

/// A space that asks for the size a view would like; and one that shows how much it would take.
let ideal: CGFloat = 10_000
let grab: CGFloat = 5_000

struct _Offer: Hashable {
    let width, height: CGFloat
}

extension CGFloat {
    /// What a greedy view takes of this much space.
    var taken: CGFloat { self >= ideal ? 10 : self }
}

extension _Node {
    /// The size it takes of a space. Containers ask their children several times, so answers are kept.
    func fit(_ space: CGSize) -> CGSize {
        let key = _Offer(width: space.width, height: space.height)
        if let known = sizes[key] { return known }
        let size = measured(space)
        sizes[key] = size
        return size
    }

    private func measured(_ space: CGSize) -> CGSize {
        switch kind {
        case .group, .control, .layers, .zstack, .faded, .turned, .offset, .clipped: return biggest(space)
        case .backed: return (flat.first?.fit(space)) ?? .zero
        case .spacer: return CGSize(width: space.width.taken, height: space.height.taken)
        case .divider: return CGSize(width: space.width.taken, height: 1)
        case .text(let text, let style): return _textSize(text, style, space)
        case .symbol(_, let style): return CGSize(width: style.size * 1.25, height: style.size * 1.2)
        case .fill, .sized, .drawing, .position, .page:
            return CGSize(width: space.width.taken, height: space.height.taken)
        case .padding(let edges):
            let (x, y) = (edges.leading + edges.trailing, edges.top + edges.bottom)
            let inner = biggest(CGSize(width: less(space.width, x), height: less(space.height, y)))
            return CGSize(width: inner.width + x, height: inner.height + y)
        case .frame(let frame): return framed(frame, space)
        case .aspect(let ratio):
            if space.width >= ideal && space.height >= ideal { return biggest(space) }
            let width = min(space.width, space.height * ratio)
            return CGSize(width: width, height: width / ratio)
        case .fixed(let horizontal, let vertical):
            return biggest(CGSize(width: horizontal ? ideal : space.width, height: vertical ? ideal : space.height))
        case .scroll(let axes):
            let inner = biggest(scrolled(axes, space))
            return CGSize(
                width: axes.contains(.horizontal) ? min(space.width.taken, max(inner.width, 0)) : inner.width,
                height: axes.contains(.vertical) && space.height < ideal ? space.height : inner.height)
        case .stack(let horizontal, _, _):
            let (sizes, gaps) = stackSizes(space)
            return horizontal
                ? CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
                : CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
        case .fits: return chosen(space).fit(space)
        }
    }

    func scrolled(_ axes: Axis.Set, _ space: CGSize) -> CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? ideal : space.width,
            height: axes.contains(.vertical) ? ideal : space.height)
    }

    func biggest(_ space: CGSize) -> CGSize {
        flat.map { $0.fit(space) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func less(_ length: CGFloat, _ by: CGFloat) -> CGFloat { length >= grab ? length : max(0, length - by) }

    private func framed(_ frame: _Frame, _ space: CGSize) -> CGSize {
        func offer(_ space: CGFloat, _ fixed: CGFloat?, _ max: CGFloat?) -> CGFloat {
            fixed ?? Swift.min(space, max ?? space)
        }
        let inner = biggest(
            CGSize(
                width: offer(space.width, frame.width, frame.maxWidth),
                height: offer(space.height, frame.height, frame.maxHeight)))
        func side(_ inner: CGFloat, _ space: CGFloat, _ fixed: CGFloat?, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
            if let fixed { return fixed }
            var out = inner
            // Without a least length its content's own is the least.
            if let high { out = space >= ideal ? inner : Swift.max(low == nil ? inner : 0, Swift.min(space, high)) }
            return Swift.max(out, low ?? 0)
        }
        return CGSize(
            width: side(inner.width, space.width, frame.width, frame.minWidth, frame.maxWidth),
            height: side(inner.height, space.height, frame.height, frame.minHeight, frame.maxHeight))
    }

    /// Of a ViewThatFits: the first child that fits, else the last.
    func chosen(_ space: CGSize) -> _Node {
        guard case .fits(let axes) = kind else { return self }
        let wide = axes.contains(.horizontal), high = axes.contains(.vertical)
        return flat.first { child in
            let size = child.fit(CGSize(width: wide ? ideal : space.width, height: high ? ideal : space.height))
            return (!wide || size.width <= space.width) && (!high || size.height <= space.height)
        } ?? flat.last ?? _Node(.group)
    }

    func stackSizes(_ space: CGSize) -> (sizes: [CGSize], gaps: CGFloat) {
        guard case .stack(let horizontal, let spacing, _) = kind else { return ([], 0) }
        let key = _Offer(width: space.width, height: space.height)
        if let known = shares[key] { return known }
        let items = flat
        let gaps = spacing * CGFloat(max(0, items.count - 1))
        let length = horizontal ? space.width : space.height
        func along(_ size: CGSize) -> CGFloat { horizontal ? size.width : size.height }
        func offer(_ length: CGFloat) -> CGSize {
            CGSize(width: horizontal ? length : space.width, height: horizontal ? space.height : length)
        }
        func measured(_ item: _Node, _ length: CGFloat) -> CGSize {
            if case .spacer = item.kind {
                let taken = length.taken == 10 && length >= ideal ? 0 : length
                return CGSize(width: horizontal ? taken : 0, height: horizontal ? 0 : taken)
            }
            return item.fit(offer(length))
        }
        if length >= ideal { return (items.map { measured($0, ideal) }, gaps) }
        var sizes = [CGSize](repeating: .zero, count: items.count)
        defer { shares[key] = (sizes, gaps) }
        let greed = items.map { along(measured($0, grab)) }
        let least = items.map { along(measured($0, 0)) }
        let order = items.indices.sorted { (greed[$0] - least[$0], $0) < (greed[$1] - least[$1], $1) }
        var left = length - gaps
        for (done, index) in order.enumerated() {
            let rest = order[done...].dropFirst().reduce(0) { $0 + least[$1] }
            let share = max(left / CGFloat(items.count - done), min(greed[index], left - rest))
            let room = greed[index] >= grab ? left / CGFloat(items.count - done) : share
            sizes[index] = measured(items[index], max(0, room))
            left -= along(sizes[index])
        }
        return (sizes, gaps)
    }

    /// Puts a child of the given size into a box.
    func seat(_ child: _Node, _ box: CGRect, _ at: Alignment, _ svg: inout [String], offer: CGSize? = nil) {
        let size = child.fit(offer ?? box.size)
        let origin = CGPoint(
            x: box.minX + (box.width - size.width) * at.x, y: box.minY + (box.height - size.height) * at.y)
        child.place(CGRect(origin: origin, size: size), &svg)
    }

    func place(_ box: CGRect, _ svg: inout [String]) {
        frame = box
        switch kind {
        case .spacer: break
        case .divider: if _Node.painting { svg.append(_svgRect(box, "rgba(128,128,128,0.35)")) }
        case .group, .layers, .aspect, .control, .fixed: for child in flat { seat(child, box, .center, &svg) }
        case .zstack(let at): for child in _Node.drawn(flat, { $0 }) { seat(child, box, at, &svg) }
        case .frame(let frame): for child in flat { seat(child, box, frame.alignment, &svg) }
        case .text(let text, let style): placeText(text, style, box, &svg)
        case .symbol(let name, let style): if _Node.painting { svg.append(_svgSymbol(name, box, style)) }
        case .fill(let color): if _Node.painting { svg.append(_svgRect(box, color._css)) }
        case .padding(let edges):
            let inner = CGRect(
                x: box.minX + edges.leading, y: box.minY + edges.top,
                width: max(0, box.width - edges.leading - edges.trailing),
                height: max(0, box.height - edges.top - edges.bottom))
            for child in flat { seat(child, inner, .center, &svg) }
        case .position(let point):
            for child in flat {
                let size = child.fit(box.size)
                let origin = CGPoint(
                    x: box.minX + point.x - size.width / 2, y: box.minY + point.y - size.height / 2)
                child.place(CGRect(origin: origin, size: size), &svg)
            }
        case .offset(let by):
            for child in flat { seat(child, box.offsetBy(dx: by.width, dy: by.height), .center, &svg) }
        case .sized(let make):
            let child = make(box.size)
            children = [child]  // from here on tests see it as laid out
            for part in flat { seat(part, box, .topLeading, &svg) }
        case .drawing(let draw):
            guard _Node.painting else { return }
            svg.append("<g transform=\"translate(\(_n(box.minX)) \(_n(box.minY)))\">\(draw(box.size))</g>")
        case .clipped(let shape):
            let id = "s\(svg.count)"
            if _Node.painting { svg.append("<clipPath id=\"\(id)\"><path d=\"\(shape(box)._d)\"/></clipPath>") }
            wrapped("clip-path=\"url(#\(id))\"", box, &svg)
        case .faded(1): for child in flat { seat(child, box, .center, &svg) }
        case .faded(let opacity): wrapped("opacity=\"\(_n(opacity))\"", box, &svg)
        case .turned(let degrees, let scale): wrapped(turning(degrees, scale, box), box, &svg)
        case .fits:
            let child = chosen(box.size)
            children = [child]
            child.place(box, &svg)
        case .scroll, .stack, .backed, .page: placeMany(box, &svg)
        }
    }

    private func turning(_ degrees: Double, _ scale: CGFloat, _ box: CGRect) -> String {
        let (x, y) = (_n(box.midX), _n(box.midY))
        return "transform=\"translate(\(x) \(y)) rotate(\(_n(degrees))) scale(\(_n(scale))) translate(-\(x) -\(y))\""
    }

    private func wrapped(_ attribute: @autoclosure () -> String, _ box: CGRect, _ svg: inout [String]) {
        if _Node.painting { svg.append("<g \(attribute())>") }
        for child in flat { seat(child, box, .center, &svg) }
        if _Node.painting { svg.append("</g>") }
    }

    private func placeText(_ text: String, _ style: _TextStyle, _ box: CGRect, _ svg: inout [String]) {
        let it = _lines(text, style, box.width)
        let (lines, size) = (it.lines, it.size)
        clipped = !it.fits || CGFloat(lines.count) * size * 1.25 > box.height + 2
        guard _Node.painting else { return }
        var line = style
        line.size = size
        for (index, part) in lines.enumerated() {
            let y = box.minY + (CGFloat(index) + 0.5) * size * 1.25
            let (x, anchor) =
                switch style.alignment {
                case .leading: (box.minX, "start")
                case .center: (box.midX, "middle")
                case .trailing: (box.maxX, "end")
                }
            svg.append(_svgText(part, CGPoint(x: x, y: y), line, anchor: anchor))
        }
    }

    private func placeMany(_ box: CGRect, _ svg: inout [String]) {
        switch kind {
        case .scroll(let axes):
            if _Node.painting { svg.append("<g clip-path=\"url(#\(_svgClip(box, &svg)))\">") }
            for child in flat { seat(child, box, .topLeading, &svg, offer: scrolled(axes, box.size)) }
            if _Node.painting { svg.append("</g>") }
        case .stack(let horizontal, let spacing, let at):
            var (x, y) = (box.minX, box.minY)
            var places: [(_Node, CGRect)] = []
            for (item, size) in zip(flat, stackSizes(box.size).sizes) {
                let origin =
                    horizontal
                    ? CGPoint(x: x, y: box.minY + (box.height - size.height) * at)
                    : CGPoint(x: box.minX + (box.width - size.width) * at, y: y)
                places.append((item, CGRect(origin: origin, size: size)))
                if horizontal { x += size.width + spacing } else { y += size.height + spacing }
            }
            for (item, place) in _Node.drawn(places, { $0.0 }) { item.place(place, &svg) }
        case .backed(let at, let front):
            let parts = flat
            guard let content = parts.first else { return }
            if front { content.place(box, &svg) }
            for part in parts.dropFirst() { seat(part, box, at, &svg) }
            if !front { content.place(box, &svg) }
        case .page(let inset, let color, let dims):
            let inner = CGRect(x: box.minX, y: box.minY + inset, width: box.width, height: box.height - inset)
            if _Node.painting && inset > 0 && dims { svg.append(_svgRect(box, "rgba(0,0,0,0.25)")) }
            // Its ground reaches below the device's bar.
            let below = host?._bars.bottom ?? 0
            let ground = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height + below)
            if _Node.painting { svg.append(_svgRect(ground, color._css)) }
            for child in flat { seat(child, inner, .top, &svg) }
        default: break
        }
    }
}
