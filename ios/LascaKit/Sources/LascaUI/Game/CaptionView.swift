// One player: the side's disc, name, what it has on the board, and its clock or whose turn it is.
// Knows what the session says of a side; counts no time of its own.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// A player's line above or below the board.
struct CaptionView: View {
    let model: AppModel
    let snapshot: Snapshot
    let caption: Caption
    /// Whether there is room for what the side has on the board.
    var second = true
    /// Only the clock, for the smallest windows.
    var bare = false
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if bare {
            ending
        } else {
            HStack(spacing: 8) {
                words
                if snapshot.turning == .faceToFace && isFar { undo }
            }
            .padding(.horizontal, 16)
            .frame(minHeight: second ? 52 : 44)
            // Face to face, the words of the far side are read from there.
            .rotationEffect(snapshot.facing != snapshot.bottom && isFar ? .degrees(180) : .zero)
        }
    }

    private var words: some View {
        HStack(spacing: 12) {
            if clockLeads { ending }
            LoneColumnView(pieces: [Piece(side: side, role: .soldier)], width: 36)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: lines.called(caption.called)).font(.headline).lineLimit(1).minimumScaleFactor(0.7)
                if second && !typeSize.isAccessibilitySize {
                    Text(verbatim: pieces).font(.footnote).foregroundStyle(look.text2).lineLimit(2)
                        .minimumScaleFactor(0.8)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !clockLeads { ending }
        }
        .accessibilityElement(children: .combine)
    }

    private var clockLeads: Bool { snapshot.clocks != nil && model.settings.settings.clockSide == .left }

    /// The clock, or whose turn it is.
    @ViewBuilder private var ending: some View {
        if let clocks = snapshot.clocks {
            if clocks.running == side {
                // The session tells the time; asking it changes nothing.
                TimelineView(.periodic(from: .now, by: 0.1)) { _ in clock(model.host.clocks() ?? clocks) }
            } else {
                clock(clocks)
            }
        } else if let mover = caption.due, !bare {
            pill(mover)
        }
    }

    /// The player at the far side of the device has an Undo within reach.
    private var undo: some View {
        Button {
            model.host.handle(.undo)
        } label: {
            Image(systemName: "arrow.uturn.backward").frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!snapshot.controls.canUndo)
        .accessibilityLabel("game_undo")
        .hoverEffect()
    }

    private var side: Side { caption.side }
    private var isFar: Bool { side == snapshot.beside.far.side }
    private var lines: GameLines { GameLines(model.phrases) }

    private var pieces: String {
        let tally = model.wording.tally(caption.tally)
        guard let level = caption.level else { return tally }
        return model.phrases.phrase("game_level", Word(lines.levelName(Int(level))), Word(tally))
    }

    private func pill(_ mover: Mover) -> some View {
        Text(mover == .you ? "game_your_turn" : "game_to_move")
            .font(.footnote.weight(.medium))
            .padding(.horizontal, 12)
            .frame(minHeight: 30)
            .foregroundStyle(look.inverse)
            .background(look.inverseGround, in: Capsule())
    }

    private func clock(_ clocks: Clocks) -> some View {
        let time = side == .white ? clocks.whiteMs : clocks.blackMs
        let (running, fallen) = (clocks.running == side, clocks.fallen == side)
        return Text(verbatim: ClockWords.digits(time))
            .font((bare ? Font.footnote : .title2).monospacedDigit().weight(.medium))
            .padding(.horizontal, bare ? 8 : 14)
            .frame(minHeight: bare ? 19 : 40)
            .foregroundStyle(fallen || running ? look.inverse : look.text2)
            .background(
                fallen ? look.error : running ? look.inverseGround : look.ground,
                in: RoundedRectangle(cornerRadius: bare ? 6 : 12)
            )
            .overlay {
                // Before the clocks run the outline alone says whose turn it is.
                let due = caption.due != nil
                RoundedRectangle(cornerRadius: bare ? 6 : 12).strokeBorder(
                    due ? look.text : look.line, lineWidth: due ? 2 : 1.5)
            }
            .accessibilityLabel(Text(verbatim: model.wording.clock(side, time)))
            .accessibilityAddTraits(.updatesFrequently)
    }
}
