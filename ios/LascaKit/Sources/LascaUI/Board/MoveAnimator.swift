// Shows a move leg by leg over the board as it was before, then lets the marks of the new one appear. A touch ends it at
// once; the snapshot is the truth. Knows legs and time; must not know the rules. Twin of the Android app's MoveAnimator.
import Foundation
import LascaCore
import LascaKit
import Observation
import SwiftUI

/// What is on its way on one board.
@MainActor @Observable final class MoveAnimator {
    /// From where the board is seen.
    struct Seat: Equatable {
        let bottom, facing: Side
        init(_ snapshot: Snapshot) { (bottom, facing) = (snapshot.bottom, snapshot.facing) }
    }

    /// What is there in part, from 0 to 1.
    struct Parts: Equatable {
        /// Landings, trail and what lies above the columns; the ring and the lift of the chosen one; the brackets.
        var marks = 1.0, chosen = 1.0, brackets = 1.0
        /// How far the columns have come on their way round the middle, where the board turns.
        var turned = 1.0
        /// The officer's signs, by their size.
        var dot = 0.0, ring = 0.0
    }

    /// The columns as they are on the way; nil shows the snapshot's.
    private(set) var columns: [ColumnState]?
    /// From where the board is seen until the move has ended; nil is the snapshot's.
    private(set) var seat: Seat?
    /// The column that moves, how far it has come, and how high it is, in s.
    private(set) var mover: Square?
    private(set) var way = CGSize.zero
    private(set) var rise = 0.0
    /// The piece that slides beneath it.
    private(set) var taken: ColumnState?
    private(set) var takenWay = CGSize.zero
    /// Where a commander becomes an officer.
    private(set) var promoted: Square?
    /// A column that may not move, and shows it.
    private(set) var nudged: Square?
    private(set) var parts = Parts()
    @ObservationIgnored private var playing: Task<Void, Never>?
    /// What has not landed yet, and who is told when it does, wherever a touch ends its way.
    @ObservationIgnored private var ahead: [Change] = []
    @ObservationIgnored private var landed: @MainActor (Change) -> Void = { _ in }

    /// Ends every movement.
    func finish() {
        playing?.cancel()
        playing = nil
        while !ahead.isEmpty { arrived() }
        (columns, seat, mover, taken, promoted, nudged) = (nil, nil, nil, nil, nil, nil)
        (way, takenWay, rise, parts) = (.zero, .zero, 0, Parts())
    }

    /// Plays the changes that led from one state to the next, a refusal among them; `landed` is told of each when its
    /// column arrives, of those that nothing shows at once.
    func play(
        _ changes: [Change], from before: Snapshot?, to after: Snapshot, _ motion: MotionPolicy,
        wait: @escaping @Sendable (Int64) async throws -> Void, landed: @escaping @MainActor (Change) -> Void = { _ in }
    ) {
        finish()
        let legs = motion.moves ? Leg.of(before?.columns ?? [], changes) : []
        for change in changes where change.moves && !legs.contains(where: { $0.change == change }) { landed(change) }
        guard motion.moves else { return }
        if let refusal = changes.refusal, legs.isEmpty {
            return refuse(refusal.square, Timeline(pace: motion.pace, wait: wait))
        }
        let isNewTurn = before?.shownPly != after.shownPly
        let turns = before.map { $0.bottom != after.bottom } ?? false
        if let before, let first = legs.first {
            (columns, seat) = (first.columns, Seat(before))
            (ahead, self.landed) = (legs.map(\.change), landed)
        } else {
            hideMarks(isNewTurn || turns)
            if turns { parts.turned = 0 }
        }
        let gap = before?.isThinking == true && legs.count > 1 ? MotionPolicy.gap : 0
        let pace = motion.pace(legs, gap: gap)
        playing = Task { [weak self] in
            for (leg, next) in zip(legs, legs.dropFirst().map(\.isLeap) + [false]) {
                guard let self else { return }
                if (try? await show(leg, next ? gap : 0, Timeline(pace: pace, wait: wait))) == nil { return }
            }
            try? await self?.settle(isNewTurn, turns, Timeline(pace: motion.pace, wait: wait))
        }
    }

    private func arrived() {
        if !ahead.isEmpty { landed(ahead.removeFirst()) }
    }

    // The brackets go and come back, and the column moves a little.
    private func refuse(_ square: Square?, _ time: Timeline) {
        let half = MotionPolicy.flash / 2
        let swing = Animation.linear(duration: time.seconds(half))
        withAnimation(swing) { (nudged, parts.brackets) = (square, 0) }
        playing = Task { [weak self] in
            var time = time
            guard (try? await time.reach(half)) != nil else { return }
            withAnimation(swing) {
                self?.nudged = nil
                self?.parts.brackets = 1
            }
        }
    }

    /// What comes after a move: the board turns if it does, and its marks appear.
    private func settle(_ isNewTurn: Bool, _ turns: Bool, _ time: Timeline) async throws {
        try Task.checkCancellation()
        var time = time
        hideMarks(isNewTurn || turns)
        // Each column stands on its new square, and is seen on its way there from where it stood.
        (columns, seat, mover, taken, promoted, way, takenWay) = (nil, nil, nil, nil, nil, .zero, .zero)
        if turns { parts.turned = 0 }
        try await time.frame()
        if turns {
            let whole = time.seconds(MotionPolicy.turn)
            withAnimation(.timingCurve(0.4, 0, 0.2, 1, duration: whole)) { parts.turned = 1 }
            try await time.reach(MotionPolicy.turn)
        }
        withAnimation(.linear(duration: time.seconds(MotionPolicy.marks))) { parts.marks = 1 }
        withAnimation(.linear(duration: time.seconds(MotionPolicy.chosen))) { parts.chosen = 1 }
        withAnimation(.linear(duration: time.seconds(MotionPolicy.brackets))) { parts.brackets = 1 }
    }

    private func hideMarks(_ isNewTurn: Bool) {
        (parts.marks, parts.chosen) = (0, 0)
        if isNewTurn { parts.brackets = 0 }
    }
}

// MARK: one leg after the other
extension MoveAnimator {
    private func show(_ leg: Leg, _ gap: Double, _ time: Timeline) async throws {
        try Task.checkCancellation()
        var time = time
        stand(leg)
        // What moves must have been seen where it starts: one update cannot both put it there and move it on.
        try await time.frame()
        switch leg.kind {
        case .step(let from, let to):
            withAnimation(time.slowing(MotionPolicy.step)) { way = distance(from, to) }
            try await time.reach(MotionPolicy.step)
            arrived()
        case .leap(let jump, let uncovered): try await leap(leg, jump, uncovered, &time)
        case .promotion: try await promote(&time)
        }
        try await time.reach(MotionPolicy.ends(leg) + gap)
    }

    /// Puts the columns of a leg where it begins.
    private func stand(_ leg: Leg) {
        (columns, mover, taken, promoted) = (leg.columns, nil, nil, nil)
        (way, takenWay, rise) = (.zero, .zero, 0)
        switch leg.kind {
        case .step(let from, _): mover = from
        case .leap(let jump, _): mover = jump.from
        case .promotion(let square): promoted = square
        }
    }

    // A parabola up and down; the taken piece sets out before the column that took it lands.
    private func leap(_ leg: Leg, _ jump: Jump, _ uncovered: [ColumnState], _ time: inout Timeline) async throws {
        let (whole, from) = (time.seconds(MotionPolicy.jump), MotionPolicy.jump * MotionPolicy.tuckFrom)
        withAnimation(.timingCurve(0.4, 0, 0.2, 1, duration: whole)) { way = distance(jump.from, jump.to) }
        withAnimation(.timingCurve(1.0 / 3, 2.0 / 3, 2.0 / 3, 1, duration: whole / 2)) { rise = MotionPolicy.rise }
        try await time.reach(MotionPolicy.jump / 2)
        withAnimation(.timingCurve(1.0 / 3, 0, 2.0 / 3, 1.0 / 3, duration: whole / 2)) { rise = 0 }
        try await time.reach(from)
        let column = leg.columns.first { $0.square == jump.from }
        (columns, taken) = (uncovered, column?.alone(jump.taken, on: jump.over))
        try await time.reach(from + MotionPolicy.frame / time.pace)
        withAnimation(time.slowing(MotionPolicy.tuck)) {
            takenWay = distance(jump.over, jump.to)
            takenWay.height += beneath(column?.pieces.count ?? 0)
        }
        try await time.reach(MotionPolicy.jump)
        arrived()
    }

    // Dot and ring grow a little beyond their size and come back, the ring later.
    private func promote(_ time: inout Timeline) async throws {
        arrived()
        let (top, later) = (MotionPolicy.promotion * MotionPolicy.over, MotionPolicy.promotionLater)
        let back = Animation.linear(duration: time.seconds(MotionPolicy.promotion - top))
        withAnimation(time.slowing(top)) { parts.dot = MotionPolicy.beyond }
        try await time.reach(later)
        withAnimation(time.slowing(top)) { parts.ring = MotionPolicy.beyond }
        try await time.reach(top)
        withAnimation(back) { parts.dot = 1 }
        try await time.reach(later + top)
        withAnimation(back) { parts.ring = 1 }
    }

    /// It ends as the lowest disc of the column that took it, of so many pieces.
    private func beneath(_ height: Int) -> Double {
        let sink = Double(height) * BoardGeometry.thickness(height + 1) / 2
        return seat?.facing == seat?.bottom ? sink : -sink
    }

    private func distance(_ from: Square, _ to: Square) -> CGSize {
        let geometry = BoardGeometry(left: 0, top: 0, unit: 1, bottom: seat?.bottom ?? .white)
        return CGSize(width: geometry.x(to) - geometry.x(from), height: geometry.y(to) - geometry.y(from))
    }
}

/// Goes on from moment to moment of a movement, in milliseconds from its start, each as long as `pace` says.
@MainActor private struct Timeline {
    let pace: Double
    let wait: @Sendable (Int64) async throws -> Void
    private var at = 0.0

    init(pace: Double, wait: @escaping @Sendable (Int64) async throws -> Void) { (self.pace, self.wait) = (pace, wait) }

    /// Waits until a moment; throws where the movement was ended meanwhile.
    mutating func reach(_ moment: Double) async throws {
        let ms = Int64(((moment - at) * pace).rounded())
        at = max(at, moment)
        if ms > 0 { try await wait(ms) }
        try Task.checkCancellation()
    }

    /// Waits for one frame, which no movement counts, so that what was put somewhere is seen there.
    func frame() async throws {
        try await wait(Int64(MotionPolicy.frame))
        try Task.checkCancellation()
    }

    func seconds(_ ms: Double) -> Double { ms * pace / 1000 }

    /// What comes to rest in so many milliseconds.
    func slowing(_ ms: Double) -> Animation { .timingCurve(0, 0, 0.2, 1, duration: seconds(ms)) }
}

extension ColumnState {
    /// A column of this one piece on a square.
    func alone(_ piece: Piece, on square: Square) -> ColumnState {
        ColumnState(
            square: square, pieces: [piece], runs: [Run(side: piece.side, role: piece.role, count: 1)], guards: 0,
            prisoners: 0, next: nil, cue: .still, canMove: false, moves: [], more: false)
    }
}

extension Leg {
    /// Whether a column leaps.
    fileprivate var isLeap: Bool { if case .leap = kind { true } else { false } }
}

extension Snapshot {
    /// Whether a computer thinks of its move.
    var isThinking: Bool { if case .thinking = stage { true } else { false } }
}
