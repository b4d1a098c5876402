// Shows a move leg by leg over the board as it was before. A touch ends it at once; the snapshot is the truth.
// Knows legs and time; must not know the rules.
import Foundation
import LascaCore
import LascaKit
import Observation
import SwiftUI

/// What is on its way on one board.
@MainActor @Observable final class MoveAnimator {
    /// The columns as they are on the way; nil shows the snapshot's.
    private(set) var columns: [ColumnState]?
    /// The column that moves, and how far it has come, in s.
    private(set) var mover: Square?
    private(set) var way = CGSize.zero
    /// The piece that slides beneath it.
    private(set) var taken: ColumnState?
    private(set) var takenWay = CGSize.zero
    /// A column that may not move, and shows it.
    private(set) var nudged: Square?
    @ObservationIgnored private var playing: Task<Void, Never>?
    /// What is told when the column on its way arrives, wherever a touch ends its way.
    @ObservationIgnored private var arrives: @MainActor () -> Void = {}

    /// Ends every movement.
    func finish() {
        arrived()
        playing?.cancel()
        playing = nil
        (columns, mover, taken, nudged) = (nil, nil, nil, nil)
        (way, takenWay) = (.zero, .zero)
    }

    /// Plays the changes over `before`, a refusal among them; `landed` is told of each when its column arrives, of those that
    /// nothing shows at once.
    func play(
        _ changes: [Change], over before: [ColumnState], _ geometry: BoardGeometry, _ motion: MotionPolicy,
        wait: @escaping @Sendable (Int64) async throws -> Void, landed: @escaping @MainActor (Change) -> Void = { _ in }
    ) {
        finish()
        let legs = motion.moves ? Leg.of(before, changes) : []
        for change in changes where change.moves && !legs.contains(where: { $0.change == change }) { landed(change) }
        guard !legs.isEmpty else {
            if let square = changes.refusal?.square, motion.moves { nudge(square, wait: wait) }
            return
        }
        columns = legs[0].columns
        arrives = { landed(legs[0].change) }
        playing = Task { [weak self] in
            for leg in legs {
                guard let self, !Task.isCancelled else { return }
                let time = motion.milliseconds(leg, of: legs)
                stand(leg)
                arrives = { landed(leg.change) }
                // What moves must have been seen where it starts: one update cannot both put it there and move it on.
                if (try? await wait(Self.frame)) == nil { return }
                start(leg, geometry, time)
                if time > 0, (try? await wait(Int64(time))) == nil { return }
                arrived()
            }
            if !Task.isCancelled { self?.finish() }
        }
    }

    private func arrived() {
        arrives()
        arrives = {}
    }

    /// A refused column moves a little and comes back.
    private func nudge(_ square: Square, wait: @escaping @Sendable (Int64) async throws -> Void) {
        withAnimation(.easeOut(duration: 0.12)) { nudged = square }
        playing = Task { [weak self] in
            guard (try? await wait(120)) != nil else { return }
            withAnimation(.easeOut(duration: 0.12)) { self?.nudged = nil }
        }
    }

    private func start(_ leg: Leg, _ geometry: BoardGeometry, _ time: Double) {
        func distance(_ from: Square, _ to: Square) -> CGSize {
            CGSize(width: geometry.x(to) - geometry.x(from), height: geometry.y(to) - geometry.y(from))
        }
        switch leg.kind {
        case .step(let from, let to):
            withAnimation(.timingCurve(0, 0, 0.2, 1, duration: time / 1000)) { way = distance(from, to) }
        case .leap(let jump, _):
            let beneath = Animation.timingCurve(0, 0, 0.2, 1, duration: time / 2000).delay(time / 2000)
            withAnimation(.timingCurve(0.4, 0, 0.2, 1, duration: time / 1000)) { way = distance(jump.from, jump.to) }
            withAnimation(beneath) { takenWay = distance(jump.over, jump.to) }
        case .promotion: break
        }
    }

    /// Puts the columns of a leg where it begins.
    private func stand(_ leg: Leg) {
        (columns, mover, taken) = (leg.columns, nil, nil)
        (way, takenWay) = (.zero, .zero)
        switch leg.kind {
        case .step(let from, _): mover = from
        case .leap(let jump, let uncovered):
            (mover, columns) = (jump.from, uncovered)
            taken = leg.columns.first { $0.square == jump.over }.map { $0.alone(jump.taken) }
        case .promotion(let square): mover = square
        }
    }

    /// A frame's length in milliseconds.
    private static let frame: Int64 = 17
}

extension ColumnState {
    /// A column of this one piece on the same square.
    func alone(_ piece: Piece) -> ColumnState {
        ColumnState(
            square: square, pieces: [piece], runs: [Run(side: piece.side, role: piece.role, count: 1)], guards: 0,
            prisoners: 0, next: nil, cue: .still, canMove: false, moves: [], more: false)
    }
}
