// Stands for SwiftUI's sheets, dialogs and file panels.
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

public struct PresentationDetent: Hashable, Sendable {
    var share: CGFloat = 0
    var points: CGFloat = 0
    public static let medium = Self(share: 0.5), large = Self(share: 1)
    public static func height(_ height: CGFloat) -> Self { Self(points: height) }
    public static func fraction(_ fraction: CGFloat) -> Self { Self(share: fraction) }
}

public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = Self(), enabled = Self()
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

public struct _FilePanel {
    public let isExport: Bool
    /// What would be written.
    public let data: (@MainActor () async throws -> Data)?
    public let name: String?
    /// Answers the panel: with the file, or nil for Cancel.
    public let answer: @MainActor (URL?) -> Void
}

/// Lies over all else: a sheet, a dialog.
@MainActor func _modal(_ content: _Node, _ context: _Context, share: CGFloat) -> _Node {
    let plain = context.environment.colorScheme == .dark ? Color(red: 0.11, green: 0.11, blue: 0.12) : .white
    let color = context.host.sheetGround ?? plain
    let height = context.host._room.height
    let node = _Node(.page(inset: height * (1 - share), color: color, dims: context.host.dims), [content])
    node.isModal = true
    return node
}

extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let (content, isPresented, gone) = (_Unchecked(content), _Unchecked(isPresented), _Unchecked(onDismiss))
        return living { node, context in
            let life = context.kept("presented") { _Life() }
            guard isPresented.value.wrappedValue else {
                if life.last != nil { context.host.after.append { gone.value?() } }
                return life.leaves()
            }
            guard life.comes(context) else { return }
            let place = context.at("sheet").with {
                $0._dismiss = DismissAction { isPresented.value.wrappedValue = false }
                $0._bar = nil
                $0._depth += 1
            }
            context.host.present(place) { _record(content.value(), $0) }
        }
    }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let (content, item) = (_Unchecked(content), _Unchecked(item))
        return living { node, context in
            guard let shown = item.value.wrappedValue else { return }
            let place = context.at("sheet\(shown.id)").with {
                $0._dismiss = DismissAction { item.value.wrappedValue = nil }
                $0._bar = nil
            }
            context.host.present(place) { _record(content.value(shown), $0) }
        }
    }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        living { _, context in
            let height = context.host._room.height
            if let least = detents.map({ $0.share + $0.points / height }).min() { context.host.share = min(1, least) }
        }
    }
    /// developer.apple.com/documentation/swiftui/view/presentationbackground(_:) (iOS 16.4)
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        living { _, context in context.host.sheetGround = style._color(context.environment) }
    }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { unchanged }
    /// iOS 16.4
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        // What lies beneath stays bright.
        living { _, context in context.host.dims = false }
    }
    /// developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:) (iOS 15)
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(titleKey), isPresented, EmptyView(), actions())
    }
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented, message(), actions())
    }
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented, message(), actions())
    }
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(titleKey), isPresented, EmptyView(), actions())
    }

    nonisolated private func dialog<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ message: M, _ actions: A
    ) -> some View {
        let (parts, isPresented) = (_Unchecked((message, actions)), _Unchecked(isPresented))
        return living { _, context in
            guard isPresented.value.wrappedValue else { return }
            let place = context.at("dialog")
            context.host.present(place) { place in
                context.host.share = 0.4
                let buttons = _record(parts.value.1, place.at("actions"))
                for button in buttons.all where button.action != nil {
                    let action = button.action
                    // The action runs, then the dialog goes away.
                    button.action = {
                        action?()
                        isPresented.value.wrappedValue = false
                    }
                }
                let head = _record(title.font(.headline), place.at("title"))
                let rows = [head, _record(parts.value.0, place.at("message")), buttons]
                return _Node(
                    .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
                    [
                        _Node(.stack(horizontal: false, spacing: 12, at: 0.5), rows)
                    ])
            }
        }
    }

    /// developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:) (iOS 14)
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        let (done, isPresented) = (_Unchecked(onCompletion), _Unchecked(isPresented))
        return living { node, _ in
            guard isPresented.value.wrappedValue else { return }
            node.file = _FilePanel(isExport: false, data: nil, name: nil) { url in
                isPresented.value.wrappedValue = false
                done.value(url.map { .success($0) } ?? .failure(CocoaError(.userCancelled)))
            }
        }
    }
    /// developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:item:contenttypes:defaultfilename:oncompletion:oncancellation:) (iOS 17)
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let (item, done) = (_Unchecked(item), _Unchecked(onCompletion))
        let isPresented = _Unchecked(isPresented)
        return living { node, _ in
            guard isPresented.value.wrappedValue else { return }
            node.file = _FilePanel(
                isExport: true, data: { try await item.value?._written() ?? Data() }, name: defaultFilename
            ) { url in
                isPresented.value.wrappedValue = false
                done.value(url.map { .success($0) } ?? .failure(CocoaError(.userCancelled)))
            }
        }
    }
}

extension _Life {
    /// A window or sheet has one sheet at a time: the system does not show a second that is asked for meanwhile.
    fileprivate func comes(_ context: _Context) -> Bool {
        let (host, depth) = (context.host, context.environment._depth)
        if last != nil { return true }
        guard !host.sheets.contains(depth) else { return false }
        host.sheets.insert(depth)
        last = true
        ending = { [weak host] in host?.sheets.remove(depth) }
        return true
    }

    fileprivate func leaves() {
        end()
        (last, ending) = (nil, nil)
    }
}

extension _Host {
    /// Records a sheet or dialog with bars of its own, to be laid out over everything.
    func present(_ place: _Context, _ make: (_Context) -> _Node) {
        (share, sheetGround, dims) = (1, nil, true)
        let content = make(place)
        overlays.append(_modal(content, place, share: share))
    }
}
