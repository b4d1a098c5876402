// Says squares, columns, moves and marks in words: on screen and for a screen reader.
// Forms sentences only through phrases; decides nothing about the game. Twin of the Android app's.
import LascaCore

/// The words for what is on the board. With `speech`, squares are as they are spoken ("d 4"), else as written ("d4").
public struct Wording: Sendable {
    public let phrases: any Phrases
    private let verbosity: Verbosity
    private let spelling: Spelling
    private let speech: Bool

    public init(
        _ phrases: any Phrases, verbosity: Verbosity = .full, spelling: Spelling = .letters, speech: Bool = false
    ) {
        (self.phrases, self.verbosity, self.spelling, self.speech) = (phrases, verbosity, spelling, speech)
    }

    /// A square's name.
    public func square(_ square: Square) -> String {
        let name = BoardGeometry.name(square)
        guard speech else { return name }
        let letter = String(name.prefix(1))
        let file = spelling == .letters ? letter : phrases.phrase("spoken_file_\(letter)")
        return phrases.phrase("spoken_square", Word(file), Word(String(name.dropFirst())))
    }

    /// "White".
    public func side(_ side: Side) -> String { phrases.phrase(side.key("side_white", "side_black")) }

    /// "white officer".
    public func piece(_ piece: Piece) -> String { run(Run(side: piece.side, role: piece.role, count: 1)) }

    /// "2 black soldiers", "white officer".
    public func run(_ run: Run) -> String { phrases.count("count_\(kind(run.side, run.role))", run.count) }

    /// The piece as the object of a capture.
    public func taken(_ piece: Piece) -> String { phrases.phrase("taken_\(kind(piece.side, piece.role))") }

    private func kind(_ side: Side, _ role: Role) -> String {
        switch role {
        case .soldier: side.key("white_soldier", "black_soldier")
        case .officer: side.key("white_officer", "black_officer")
        }
    }

    /// "White: 4 minutes 10 seconds", of so many milliseconds left.
    public func clock(_ side: Side, _ milliseconds: Int64) -> String {
        phrases.phrase("game_clock_spoken", Word(self.side(side)), Word(time(milliseconds)))
    }

    /// "4 minutes 10 seconds", of so many milliseconds left; as on a clock the last second counts until it is over.
    public func time(_ milliseconds: Int64) -> String {
        let all = (milliseconds + 999) / 1000
        let minutes = phrases.count("count_minutes", all / 60)
        let seconds = phrases.count("count_seconds", all % 60)
        if all < 60 { return seconds }
        return all % 60 == 0 ? minutes : phrases.phrase("game_time_spoken", Word(minutes), Word(seconds))
    }

    /// "4 columns, 6 prisoners".
    public func tally(_ tally: Tally) -> String {
        let columns = phrases.count("count_columns", tally.columns)
        if tally.prisoners == 0 { return columns }
        return phrases.phrase("game_tally", Word(columns), Word(phrases.count("count_prisoners", tally.prisoners)))
    }

    /// What stands on a square; `column` is nil for an empty one.
    public func content(_ square: Square, _ column: ColumnState?) -> String {
        guard let column else { return phrases.phrase("spoken_empty", Word(self.square(square))) }
        return verbosity == .short && column.pieces.count > 1 ? short(column) : whole(column)
    }

    /// The column in full, whatever the verbosity.
    public func whole(_ column: ColumnState) -> String {
        let (at, commander) = (Word(square(column.square)), Word(piece(column.pieces[0])))
        if column.pieces.count == 1 { return phrases.phrase("spoken_single", at, commander) }
        let all = commas(column.runs.map(run))
        return phrases.phrase("spoken_column", at, commander, Word(column.pieces.count), Word(all))
    }

    /// What a column is made of, commander first, without its square.
    public func pieces(_ column: ColumnState) -> String { commas(column.runs.map(run)) }

    /// The column in one breath: "d4, white officer, 4 high, 3 prisoners".
    public func short(_ column: ColumnState) -> String {
        let prisoners = phrases.count("count_prisoners", column.prisoners)
        return phrases.phrase(
            "spoken_short", Word(square(column.square)), Word(piece(column.pieces[0])), Word(column.pieces.count),
            Word(prisoners))
    }

    /// A square with all that can be done on it now.
    public func node(_ square: Square, _ snapshot: Snapshot) -> String {
        let content = content(square, snapshot.columns.first { $0.square == square })
        guard let landing = snapshot.marks.landings.first(where: { $0.square == square }) else { return content }
        guard let taken = landing.taken, let jumped = landing.jumped else {
            return phrases.phrase("spoken_landing", Word(content))
        }
        return phrases.phrase(
            "spoken_landing_captures", Word(content), Word(self.taken(taken)), Word(self.square(jumped)))
    }

    /// The state of a square beside its content, nil if there is nothing to say.
    public func state(_ square: Square, _ snapshot: Snapshot) -> String? {
        if snapshot.marks.chosen.last == square { return phrases.phrase("spoken_selected") }
        switch snapshot.columns.first(where: { $0.square == square })?.cue {
        case nil, .still: return nil
        case .movable: return phrases.phrase("spoken_can_move")
        case .mustCapture: return phrases.phrase("spoken_must_capture")
        case .captureElsewhere: return phrases.phrase("spoken_capture_elsewhere")
        case .blocked: return phrases.phrase("spoken_blocked")
        }
    }

    /// The name of a move among a column's actions.
    public func choice(_ choice: MoveChoice) -> String {
        let last = Word(choice.landings.last.map(square) ?? "")
        if choice.jumped.isEmpty { return phrases.phrase("spoken_move_step", last) }
        return phrases.phrase("spoken_move_capture", Word(commas(choice.jumped.map(square))), last)
    }

    /// A whole move in one sentence; after a capture with the `height` of its column.
    public func move(_ line: MoveLine, height: Bool = true) -> String {
        let side = Word(side(line.side))
        let last = line.way[line.way.count - 1]
        guard let first = line.jumps.first else {
            return promoted(
                phrases.phrase("spoken_step", side, Word(square(line.origin)), Word(square(last))), line, last)
        }
        var sentence = phrases.phrase(
            "spoken_capture", side, Word(square(first.from)), Word(square(first.over)), Word(square(first.to)))
        for jump in line.jumps.dropFirst() {
            sentence = phrases.phrase(
                "spoken_and_capture", Word(sentence), Word(square(jump.over)), Word(square(jump.to)))
        }
        if height {
            sentence = phrases.phrase(
                "spoken_capture_column", Word(sentence), Word(Int(line.height)), Word(square(last)))
        }
        for jump in line.jumps {
            guard let freed = jump.freed else { continue }
            sentence = phrases.phrase("spoken_freed", Word(sentence), Word(piece(freed)), Word(square(jump.over)))
        }
        return promoted(sentence, line, last)
    }

    private func promoted(_ sentence: String, _ line: MoveLine, _ last: Square) -> String {
        line.promotes ? phrases.phrase("spoken_promoted", Word(sentence), Word(square(last))) : sentence
    }

    /// Where a capture can go on: "d2, or back to d6".
    public func landings(_ landings: [Landing]) -> String {
        let ahead = or(landings.filter { !$0.backToOrigin }.map { square($0.square) })
        guard let back = landings.first(where: \.backToOrigin) else { return ahead }
        if ahead.isEmpty { return phrases.phrase("list_only_back", Word(square(back.square))) }
        return phrases.phrase("list_back", Word(ahead), Word(square(back.square)))
    }

    /// "c3, e3".
    public func commas(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return words.dropFirst().reduce(first) { phrases.phrase("list_comma", Word($0), Word($1)) }
    }

    /// "c3, e3 or g3".
    public func or(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return phrases.phrase("list_or", Word(commas(words.dropLast())), Word(last))
    }

    /// The same for squares.
    public func squares(_ squares: [Square]) -> String { or(squares.map(square)) }

    /// A move's text on screen, with an en dash for a step.
    public func written(_ text: String) -> String { String(text.map { $0 == "-" ? "–" : $0 }) }
}

extension Side {
    /// Chooses by side.
    func key(_ white: String, _ black: String) -> String {
        switch self {
        case .white: white
        case .black: black
        }
    }

    /// The other one.
    public var other: Side {
        switch self {
        case .white: .black
        case .black: .white
        }
    }
}
