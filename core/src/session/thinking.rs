//! Questions to the search: tickets, the computer's turn, and hints.
//! Knows no thread: a stop flag is all it shares with one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Session;
use super::job::Job;
use super::lines::legs;
use super::snapshot::SearchQuestion;
use super::thought::{HintDetail, HintState, HintStep, MoveLine, Thought};
use crate::moves::Move;
use crate::search::{Fact, Level};

/// So many moves after the hinted one are shown.
const MOVES_AFTER: usize = 2;

/// One question to the search.
#[derive(Debug)]
pub(super) struct Question {
    pub ticket: i64,
    stop: Arc<AtomicBool>,
    /// Whether an answer is wanted now; not while the game is paused or hidden.
    live: bool,
}

impl Question {
    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.end();
    }
}

/// A hint that is asked for or shown.
#[derive(Debug)]
pub(super) struct Hint {
    question: Question,
    step: HintStep,
    line: Vec<MoveLine>,
    facts: Vec<Fact>,
}

/// What the search is asked at the moment.
#[derive(Debug, Default)]
pub(super) struct Thinking {
    last_ticket: i64,
    pub turn: Option<Question>,
    pub hint: Option<Hint>,
}

impl Thinking {
    fn ask(&mut self, live: bool) -> Question {
        self.last_ticket += 1;
        Question {
            ticket: self.last_ticket,
            stop: Arc::default(),
            live,
        }
    }

    /// The computer's turn, while an answer to it is wanted.
    fn open_turn(&self) -> Option<&Question> {
        self.turn.as_ref().filter(|question| question.live)
    }

    /// The hint that is asked for, while an answer to it is wanted.
    fn open_hint(&self) -> Option<&Question> {
        let hint = self.hint.as_ref()?;
        (hint.question.live && hint.step == HintStep::Asked).then_some(&hint.question)
    }
}

impl Session {
    /// Numbers this session's questions on from those of the one in whose place it steps: no ticket is ever asked twice.
    pub fn take_over_tickets(&mut self, other: &Self) {
        let asked = other.thinking.last_ticket;
        let thinking = &mut self.thinking;
        thinking.last_ticket += asked;
        let questions = [
            thinking.turn.as_mut(),
            thinking.hint.as_mut().map(|hint| &mut hint.question),
        ];
        for question in questions.into_iter().flatten() {
            question.ticket += asked;
        }
    }

    /// What to think about for this ticket; none if nobody waits for it any more.
    pub fn job(&self, ticket: i64) -> Option<Job> {
        if let Some(question) = self.thinking.open_turn().filter(|q| q.ticket == ticket) {
            let level = self.seats.level(self.turn()).and_then(Level::new)?;
            return Some(self.job_for(question, level, false));
        }
        let hint = self.thinking.open_hint().filter(|q| q.ticket == ticket)?;
        Some(self.job_for(hint, Level::HARD, true))
    }

    /// What waits for an answer now.
    pub(super) fn question(&self) -> Option<SearchQuestion> {
        let told = |paced| {
            move |q: &Question| SearchQuestion {
                ticket: q.ticket,
                paced,
            }
        };
        let turn = self.thinking.open_turn().map(told(true));
        turn.or_else(|| self.thinking.open_hint().map(told(false)))
    }

    fn job_for(&self, question: &Question, level: Level, with_facts: bool) -> Job {
        Job {
            ticket: question.ticket,
            position: *self.game.position(),
            rules: self.game.rules(),
            past_keys: self.game.past_keys(),
            ply: self.game.ply(),
            level,
            seed: self.seed,
            with_facts,
            stake: self.stake().filter(|_| !with_facts),
            time_ms: self.thinking_time_ms().filter(|_| !with_facts),
            stop: Arc::clone(&question.stop),
        }
    }

    /// Asks for the computer's move where it is to move, and stops every search that nobody waits for.
    pub(super) fn settle_thinking(&mut self) {
        let live = !self.pace.is_stopped();
        let wanted = self.is_computers_turn();
        let asked = self.thinking.turn.as_ref().map(|q| q.live);
        match (wanted, asked) {
            (false, _) => self.thinking.turn = None,
            (true, None) => self.thinking.turn = Some(self.thinking.ask(live)),
            (true, Some(false)) if live => self.thinking.turn = Some(self.thinking.ask(true)),
            (true, Some(_)) => {
                if let Some(question) = self.thinking.turn.as_mut().filter(|_| !live) {
                    question.end();
                    question.live = false;
                }
            }
        }
        self.settle_hint(live);
    }

    fn settle_hint(&mut self, live: bool) {
        let Some(mut hint) = self.thinking.hint.take() else {
            return;
        };
        if hint.step == HintStep::Asked && hint.question.live != live {
            hint.question.end();
            hint.question.live = live;
            if live {
                hint.question = self.thinking.ask(true);
            }
        }
        self.thinking.hint = Some(hint);
    }

    pub(super) fn is_computers_turn(&self) -> bool {
        self.game.outcome().is_none() && !self.is_full() && !self.seats.is_human(self.turn())
    }

    /// Lets the search answer with the best it has.
    pub(super) fn move_now(&mut self) {
        if let Some(question) = self.thinking.turn.as_ref().filter(|q| q.live) {
            question.end();
        }
    }

    /// Takes an answer to a ticket that is still open.
    pub(super) fn answer(&mut self, thought: Thought) {
        // The flag may have fallen at this very call.
        if self.game.outcome().is_some() {
            return;
        }
        let asked = |question: &Question| question.ticket == thought.ticket;
        let Ok(played) = self
            .game
            .position()
            .parse_move(&thought.text, self.game.rules())
        else {
            return;
        };
        if self.thinking.open_turn().is_some_and(asked) {
            self.play_thought(played, &thought);
        } else if self.thinking.open_hint().is_some_and(asked) {
            self.show_hint(played, &thought);
        }
    }

    fn play_thought(&mut self, played: Move, thought: &Thought) {
        if self.reply_of_computer(thought) {
            return;
        }
        let agreeable = self.computer_would_offer(thought);
        self.look_at_game();
        let changes = legs(self.game.position(), self.game.rules(), &played, 0);
        self.news.changes.extend(changes);
        self.enter(played);
        if agreeable {
            self.offer_by_computer();
        }
    }

    /// Asks for a hint, or shows more of the one there is.
    pub(super) fn hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        if let Some(hint) = self.thinking.hint.as_mut() {
            hint.step = match hint.step {
                HintStep::Columns => HintStep::Move,
                _ => HintStep::Line,
            };
            return;
        }
        self.drop_choice();
        let question = self.thinking.ask(true);
        self.thinking.hint = Some(Hint {
            question,
            step: HintStep::Asked,
            line: Vec::new(),
            facts: Vec::new(),
        });
    }

    pub(super) fn can_hint(&self) -> bool {
        let more = match &self.thinking.hint {
            None => true,
            Some(hint) => hint.has_more(),
        };
        // In a clocked game between two people a hint would be help for one of them.
        let fair = !(self.clock.is_some() && self.seats.two_people());
        more && fair && self.may_choose()
    }

    fn show_hint(&mut self, played: Move, thought: &Thought) {
        let steps = self.input.hint_steps;
        let position = *self.game.position();
        let mut line = vec![MoveLine::tell(
            &position,
            self.game.rules(),
            &played,
            self.game.ply() + 1,
        )];
        let told = thought.line.iter().map(|told| told.text.as_str());
        line = self
            .retell(told)
            .filter(|again| again.first() == line.first())
            .unwrap_or(line);
        let Some(hint) = self.thinking.hint.as_mut() else {
            return;
        };
        hint.step = if steps {
            HintStep::Columns
        } else {
            HintStep::Line
        };
        hint.line = line;
        hint.facts.clone_from(&thought.facts);
        self.used.hints = self.used.hints.saturating_add(1);
        self.news.save_due = true;
    }

    /// A line of the search, read again from its texts: what is shown can be played.
    fn retell<'a>(&self, texts: impl Iterator<Item = &'a str>) -> Option<Vec<MoveLine>> {
        let rules = self.game.rules();
        let mut position = *self.game.position();
        let mut lines = Vec::new();
        for (text, ply) in texts.zip(self.game.ply() + 1..) {
            let Ok(played) = position.parse_move(text, rules) else {
                break;
            };
            lines.push(MoveLine::tell(&position, rules, &played, ply));
            position = position.apply(&played, rules);
        }
        (!lines.is_empty()).then_some(lines)
    }

    /// The hint, where the position that it is about is shown.
    pub(super) fn hint_state(&self) -> Option<HintState> {
        let hint = self.thinking.hint.as_ref();
        hint.filter(|_| self.shown.is_none()).map(Hint::state)
    }

    /// The ticket to think on while the computer is to move.
    pub(super) fn turn_ticket(&self) -> i64 {
        self.thinking
            .turn
            .as_ref()
            .map_or(0, |question| question.ticket)
    }

    /// The position is another: nobody waits any more for what was asked about the old one.
    pub(super) fn drop_questions(&mut self) {
        self.thinking.turn = None;
        self.thinking.hint = None;
    }

    /// Takes the hint away: its position is gone, or it is not wanted.
    pub(super) fn close_hint(&mut self) {
        self.thinking.hint = None;
    }
}

impl Hint {
    fn has_more(&self) -> bool {
        matches!(self.step, HintStep::Columns | HintStep::Move)
    }

    fn state(&self) -> HintState {
        let shown = match self.step {
            HintStep::Asked | HintStep::Columns => 0,
            HintStep::Move => 1,
            HintStep::Line => self.line.len().min(1 + MOVES_AFTER),
        };
        HintState {
            ticket: self.question.ticket,
            step: self.step,
            columns: self
                .line
                .first()
                .map(|line| line.origin)
                .into_iter()
                .collect(),
            line: self.line[..shown].to_vec(),
            fact: self.facts.first().copied(),
            detail: self.detail(shown),
        }
    }

    /// What is told besides the first fact while `shown` moves are.
    fn detail(&self, shown: usize) -> HintDetail {
        let [first, second] = [0, 1].map(|at| self.facts.get(at).filter(|_| shown > 0).copied());
        match (first, second) {
            (Some(Fact::Captures { officers, .. }), _) if officers > 0 => {
                HintDetail::Officers { count: officers }
            }
            (_, Some(fact)) => HintDetail::Also { fact },
            _ if self.has_more() => HintDetail::More,
            _ if shown > 1 => HintDetail::Line,
            _ => HintDetail::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detail(step: HintStep, facts: &[Fact], shown: usize) -> HintDetail {
        let question = Thinking::default().ask(true);
        let (line, facts) = (Vec::new(), facts.to_vec());
        let hint = Hint {
            question,
            step,
            line,
            facts,
        };
        hint.detail(shown)
    }

    #[test]
    fn taken_officers_are_told_before_another_fact_and_that_before_the_line() {
        let taken = |officers| Fact::Captures { count: 2, officers };
        let (two, only) = (HintDetail::Officers { count: 2 }, Fact::OnlyMove);
        assert_eq!(detail(HintStep::Move, &[taken(2), only], 1), two);
        let other = HintDetail::Also { fact: only };
        assert_eq!(detail(HintStep::Move, &[taken(0), only], 1), other);
        assert_eq!(detail(HintStep::Move, &[only], 1), HintDetail::More);
        assert_eq!(detail(HintStep::Line, &[only], 3), HintDetail::Line);
        assert_eq!(detail(HintStep::Line, &[only], 1), HintDetail::Nothing);
        let column = detail(HintStep::Columns, &[taken(2), only], 0);
        assert_eq!(column, HintDetail::More, "the move is not told yet");
    }
}
