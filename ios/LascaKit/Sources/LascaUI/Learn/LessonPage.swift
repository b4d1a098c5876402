// The page of a lesson or an old game: words, board, status, foot.
// Knows only how much room each wants; must not know what is taught. Twin of the Android app's.
import Foundation
import LascaKit
import SwiftUI

/// Under one another where there is height, the board beside the rest where there is width, the board first where large
/// type leaves neither.
struct LessonPage<Words: View, Board: View, Status: View, Foot: View>: View {
    let words: Words
    let board: Board
    let status: Status
    let foot: Foot
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    init(
        @ViewBuilder words: () -> Words, @ViewBuilder board: () -> Board, @ViewBuilder status: () -> Status,
        @ViewBuilder foot: () -> Foot
    ) {
        (self.words, self.board, self.status, self.foot) = (words(), board(), status(), foot())
    }

    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > 1.25 * proxy.size.height { beside(proxy.size) } else { stacked(proxy.size) }
        }
        .background(look.ground)
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
    }

    private func stacked(_ room: CGSize) -> some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    if !large { words }
                    // In large type the board is as wide as the window, and a finger on it must be able to scroll.
                    board.environment(\.leadsColumns, !large)
                        .frame(maxWidth: widest(room)).frame(maxWidth: .infinity)
                    status
                    if large {
                        foot
                        words
                    }
                }
                .padding(16)
                .frame(maxWidth: Self.column)
                .frame(maxWidth: .infinity)
            }
            if !large { pinned }
        }
    }

    /// Low windows: the board at full height, what is said and done beside it.
    private func beside(_ room: CGSize) -> some View {
        HStack(spacing: 0) {
            board.padding(8).frame(width: min(room.height * BoardGeometry.width / BoardGeometry.height, room.width / 2))
            VStack(spacing: 0) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        if large {
                            status
                            foot
                        }
                        words
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 16)
                }
                // What is to be done stays in sight, as far as the letters leave it room.
                if !large {
                    status.padding(.horizontal, 16).padding(.top, 8)
                    pinned
                }
            }
            .measured()
            .frame(maxWidth: Self.column)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var pinned: some View {
        foot
            .padding(16)
            .frame(maxWidth: Self.column)
            .frame(maxWidth: .infinity)
            .background(look.ground)
    }

    /// In large type one scrolls.
    private var large: Bool { typeSize.isAccessibilitySize }

    /// So wide that the words above the board and the status below it are seen without scrolling.
    private func widest(_ room: CGSize) -> Double { large ? .infinity : max(240, room.height - Self.besidesBoard) }

    /// What words, status and foot take at the usual size.
    private static var besidesBoard: Double { 440 }
    /// No wider: lines would grow hard to read.
    private static var column: Double { 560 }
}
