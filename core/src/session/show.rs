//! Builds the snapshot: all that a screen draws and says, in constant size.
//! Decides nothing: what may be done is asked of the parts of the session.

use super::Session;
use super::lines::{line_to, next_number, number, number_to};
use super::peeled::runs;
use super::snapshot::{
    ColumnState, Controls, Cue, Landing, Listed, Marks, MoveChoice, MoveNumbers, Snapshot, Stage,
    Tally,
};
use super::thought::{HintStep, MoveLine};
use crate::board::Board;
use crate::column::Column;
use crate::counted::counted;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// So many of a column's moves are told, no more (R6.7).
const MOST_CHOICES: usize = 32;

impl Session {
    pub(super) fn build_snapshot(&self, now_ms: i64) -> Snapshot {
        let (board, marks, turn) = (self.shown_board(), self.marks(), self.turn());
        Snapshot {
            rules: self.game.rules(),
            white: self.seats.seats.white,
            black: self.seats.seats.black,
            white_name: self.seats.names.white.clone(),
            black_name: self.seats.names.black.clone(),
            beside: self.beside(&board),
            columns: self.columns(&board),
            turn: self.shown_position().turn(),
            bottom: self.seats.bottom(turn),
            facing: self.seats.facing(turn),
            turning: self.seats.turning,
            person: self.seats.person(),
            computer: !self.seats.two_people(),
            acting: self.seats.acting(turn),
            stage: self.stage(),
            question: self.question(),
            paused: self.pace.paused,
            looking_back: self.shown.is_some(),
            listed: self.listed(&marks),
            marks,
            hint: self.hint_state(),
            clocks: self.clocks(now_ms),
            offer: self.offers.open,
            goal: self.goal_state(),
            controls: self.controls(),
            back: self.back(),
            holds: self.holds(),
            ply: self.game.ply(),
            shown_ply: self.shown_ply(),
            last_ply: self.last_ply(),
            numbers: self.numbers(),
            situation: self.situation(),
            takebacks: self.used.takebacks,
            hints: self.used.hints,
            wake_ms: self.wake_ms(),
        }
    }

    fn listed(&self, marks: &Marks) -> Listed {
        match &marks.half {
            Some(half) => Listed {
                kept: half.ply - 1,
                marked: half.ply,
            },
            None => Listed {
                kept: self.last_ply(),
                marked: self.shown_ply(),
            },
        }
    }

    fn numbers(&self) -> MoveNumbers {
        MoveNumbers {
            played: number_to(&self.game, self.game.ply()),
            next: next_number(&self.game),
            due: number(self.shown_ply() + 1, self.shown_position().turn()),
            shown: number_to(&self.game, self.shown_ply()),
            last: number_to(&self.game, self.last_ply()),
        }
    }

    pub(super) fn shown_position(&self) -> &Position {
        self.game
            .position_at(self.shown_ply())
            .unwrap_or(self.game.position())
    }

    /// The board as it stands, in the middle of a capture, too.
    pub(super) fn shown_board(&self) -> Board {
        let position = self.shown_position();
        let Some(played) = self.choice.as_move().filter(|_| self.shown.is_none()) else {
            return *position.board();
        };
        let rules = self.game.rules();
        if self.choice.whole {
            return *position.apply(&played, rules).board();
        }
        let partway = position.partway(rules, played.origin(), played.landings());
        partway.unwrap_or(*position.board())
    }

    pub(super) fn stage(&self) -> Stage {
        if let Some(outcome) = self.game.outcome() {
            Stage::Over { outcome }
        } else if self.is_computers_turn() {
            Stage::Thinking {
                ticket: self.turn_ticket(),
            }
        } else if self.choice.whole {
            Stage::Confirming
        } else if self.choice.has_moved() {
            Stage::Jumping
        } else {
            Stage::Choosing
        }
    }

    /// Whether a person is to choose a column now.
    pub(super) fn chooses_column(&self) -> bool {
        self.may_choose() && !self.choice.has_moved()
    }

    fn columns(&self, board: &Board) -> Vec<ColumnState> {
        let chooser = self
            .chooses_column()
            .then(|| Chooser::new(self.game.position(), self.game.rules()));
        let jumping = self.may_choose() && self.choice.has_moved() && !self.choice.whole;
        let goes_on = self.choice.path.last().copied().filter(|_| jumping);
        let column = |(square, column)| {
            let mut state = ColumnState::new(square, column);
            match &chooser {
                Some(chooser) => chooser.cue(&mut state),
                None => state.can_move = goes_on == Some(square),
            }
            state
        };
        board.columns().map(column).collect()
    }

    fn marks(&self) -> Marks {
        let mut marks = Marks {
            last: line_to(&self.game, self.shown_ply()),
            ..Marks::default()
        };
        if self.shown.is_some() {
            return marks;
        }
        let position = self.game.position();
        marks.chosen = self.choice.path.clone();
        if let Some(played) = self.choice.as_move() {
            marks.jumps = position.jumps(&played, self.game.rules());
            marks.half = self.half(&played);
        }
        if self.may_choose() && !self.choice.whole {
            marks.landings = self.landings();
        }
        if self.chooses_column() {
            marks.must_capture = position.capturers().collect();
        }
        marks.brackets = self.brackets(&marks.must_capture);
        marks.arrows = self.arrows();
        marks
    }

    fn brackets(&self, must_capture: &[Square]) -> Vec<Square> {
        let hint = self.hint_state();
        let shown = hint.filter(|hint| hint.step != HintStep::Asked);
        let mut columns = match shown {
            Some(hint) if hint.step == HintStep::Columns => hint.columns,
            Some(_) => Vec::new(),
            None if must_capture.is_empty() && self.chooses_column() => {
                let only = self.pick().only_move();
                only.iter().map(Move::origin).collect()
            }
            None => must_capture.to_vec(),
        };
        columns.retain(|square| Some(square) != self.choice.path.last());
        columns
    }

    fn arrows(&self) -> Vec<Vec<Square>> {
        let line = self.hint_state().map(|hint| hint.line);
        line.iter().flatten().map(MoveLine::way).collect()
    }

    /// The move that is not yet in the game, as far as it has come.
    fn half(&self, played: &Move) -> Option<MoveLine> {
        let (position, rules) = (self.game.position(), self.game.rules());
        let next = self.game.ply() + 1;
        let moved = self.choice.has_moved();
        moved.then(|| MoveLine::tell(position, rules, played, next))
    }

    fn landings(&self) -> Vec<Landing> {
        let path = &self.choice.path;
        let pick = self.pick();
        let landing = |square: Square| {
            let on = [&path[..], &[square]].concat();
            let played = Move::new(on[0], &on[1..])?;
            let jump = self.game.position().jumps(&played, self.game.rules()).pop();
            let completes = pick.is_whole(&on);
            Some(Landing {
                square,
                jumped: jump.map(|jump| jump.over),
                taken: jump.map(|jump| jump.taken),
                freed: jump.and_then(|jump| jump.freed),
                completes,
                promotes: completes && self.game.position().promotes(&played),
                back_to_origin: square == on[0],
            })
        };
        pick.next(path).into_iter().filter_map(landing).collect()
    }

    pub(super) fn controls(&self) -> Controls {
        let acting = self.seats.acting(self.turn());
        Controls {
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            can_hint: self.can_hint(),
            can_try_again: self.can_undo() && !self.goal_is_met(),
            can_cancel: self.can_cancel(),
            can_pause: self.can_pause(),
            can_resume: self.pace.paused,
            can_resign: acting.is_some_and(|side| self.can_resign(side)),
            can_offer_draw: self.can_offer_draw(),
        }
    }
}

impl ColumnState {
    /// A column as it stands; nothing is said of its moves.
    pub(super) fn new(square: Square, column: Column) -> Self {
        Self {
            square,
            pieces: column.iter().collect(),
            runs: runs(column.iter()),
            guards: counted(column.guards()) - 1,
            prisoners: counted(column.prisoners()),
            next: column.iter().nth(1),
            cue: Cue::Still,
            can_move: false,
            moves: Vec::new(),
            more: false,
        }
    }

    /// The columns of a board, nothing said of their moves.
    pub(super) fn all(board: &Board) -> Vec<Self> {
        board
            .columns()
            .map(|(square, column)| Self::new(square, column))
            .collect()
    }
}

/// What the side to move can do with its columns.
struct Chooser<'a> {
    position: &'a Position,
    rules: Rules,
    movable: SquareSet,
    must_capture: bool,
}

impl<'a> Chooser<'a> {
    fn new(position: &'a Position, rules: Rules) -> Self {
        let must_capture = position.must_capture();
        Self {
            position,
            rules,
            movable: position.movable(),
            must_capture,
        }
    }

    fn cue(&self, state: &mut ColumnState) {
        if !self
            .position
            .board()
            .owned(self.position.turn())
            .contains(state.square)
        {
            return;
        }
        if !self.movable.contains(state.square) {
            // It has an empty square to go to, were no capture compulsory.
            let could_step = self.must_capture && self.position.can_step(state.square);
            state.cue = if could_step {
                Cue::CaptureElsewhere
            } else {
                Cue::Blocked
            };
            return;
        }
        state.can_move = true;
        state.cue = if self.must_capture {
            Cue::MustCapture
        } else {
            Cue::Movable
        };
        let (moves, more) = self
            .position
            .moves_from(self.rules, state.square, &[], MOST_CHOICES);
        state.moves = moves.iter().map(|played| self.choice(played)).collect();
        state.more = more;
    }

    fn choice(&self, played: &Move) -> MoveChoice {
        let jumps = self.position.jumps(played, self.rules);
        MoveChoice {
            text: self.position.move_text(played),
            landings: played.landings().to_vec(),
            jumped: jumps.iter().map(|jump| jump.over).collect(),
            promotes: self.position.promotes(played),
        }
    }
}

pub(super) fn tally(board: &Board, side: Side) -> Tally {
    let mut tally = Tally::default();
    for column in board.owned(side).map(|square| board[square]) {
        tally.columns += 1;
        tally.prisoners += counted(column.prisoners());
        let officer = column
            .commander()
            .is_some_and(|piece| piece.role == crate::piece::Role::Officer);
        tally.officers += i32::from(officer);
    }
    tally
}
