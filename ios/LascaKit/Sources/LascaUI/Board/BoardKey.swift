// What a key means on the board. Knows keys; what an action does is the session's.
import LascaCore
import LascaKit
import SwiftUI

/// A key on the board.
enum BoardKey: Equatable {
    case move(BoardArrow)
    case go(file: Int?, rank: Int?)
    case choose, inspect, back
    case ask(Voice.Asked)
    case action(Action)

    /// Whether it leads the cursor on.
    var moves: Bool { if case .move = self { true } else { false } }

    /// The meaning of a key, nil if it has none here.
    static func of(_ press: KeyPress) -> BoardKey? {
        if press.modifiers.contains(.command) || press.modifiers.contains(.control) { return nil }
        switch press.key {
        case .leftArrow: return .move(.left)
        case .rightArrow: return .move(.right)
        case .upArrow: return .move(.up)
        case .downArrow: return .move(.down)
        case .return, .space: return .choose
        case .escape: return .back
        default: return letter(press)
        }
    }

    private static func letter(_ press: KeyPress) -> BoardKey? {
        // With Shift a digit may arrive as the sign above it; its characters are those of the key without Shift.
        let sign = press.characters.first ?? press.key.character
        if let digit = sign.wholeNumberValue ?? press.key.character.wholeNumberValue, (1...7).contains(digit) {
            return press.modifiers.contains(.shift) ? .go(file: digit - 1, rank: nil) : .go(file: nil, rank: digit - 1)
        }
        return switch sign {
        case "u": .action(.undo)
        case "r": .action(.redo)
        case "h": .action(.hint)
        case "f": .action(.flip)
        case "i": .inspect
        case "l": .ask(.last)
        case "p": .ask(.position)
        case "c": .ask(.clocks)
        case "s": .ask(.status)
        default: nil
        }
    }
}

extension BoardGeometry {
    /// d4.
    static let middle: Square = 12

    /// The playable square of this file and rank, or the next one beside it.
    static func nearest(file: Int, rank: Int, keepsFile: Bool) -> Square {
        if let square = square(file: file, rank: rank) { return square }
        let beside = keepsFile ? [(0, -1), (0, 1)] : [(-1, 0), (1, 0)]
        return beside.compactMap { square(file: file + $0.0, rank: rank + $0.1) }.first ?? middle
    }
}
