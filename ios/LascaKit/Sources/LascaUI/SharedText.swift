// A text that somebody shares, made when the system asks for it: a view that offers it costs nothing.
// Knows how it is handed over; what is in it only its maker knows.
import CoreTransferable
import LascaCore
import LascaKit
import SwiftUI

/// A text that is made on demand, on any thread.
struct SharedText: Transferable {
    let make: @Sendable () -> String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (text: SharedText) in text.make() })
    }
}

/// A link that shares a text under a name.
struct ShareText<Label: View>: View {
    let text: SharedText
    let name: String
    let label: Label

    init(_ make: @escaping @Sendable () -> String, name: String, @ViewBuilder label: () -> Label) {
        (text, self.name, self.label) = (SharedText(make: make), name, label())
    }

    var body: some View { ShareLink(item: text, preview: SharePreview(name)) { label } }
}

extension AppModel {
    /// What the game being played is called where it is shared.
    var gameName: String { host.snapshot.map { GameLines(phrases).name(GameFacts($0)) } ?? "" }
}
