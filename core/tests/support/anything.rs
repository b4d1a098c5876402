//! Random new games and random actions: what fingers, other people, clocks and a search might send, and what they should not.

use lasca_core::session::{
    Action, InputRules, NewGame, Seat, Session, Snapshot, Stage, Takebacks, Thought, Touched,
    Turning,
};
use lasca_core::{Goal, Move, Position, Rules, Side, Square, Start, TimeControl};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The generator of one seed.
pub fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Where random games may start besides the start: texts of positions and of games.
pub struct Starts {
    pub positions: Vec<String>,
    pub records: Vec<String>,
}

fn one_of<'a, T>(random: &mut Xoshiro256PlusPlus, all: &'a [T]) -> &'a T {
    &all[random.random_range(0..all.len())]
}

pub fn new_game(random: &mut Xoshiro256PlusPlus, starts: &Starts) -> NewGame {
    let own = Rules::own(
        random.random(),
        random.random(),
        Some(random.random_range(1..=40)),
    );
    let mut rules = Rules::NAMED.to_vec();
    rules.extend(own);
    let clocked = random.random_bool(0.3);
    let mut time = || {
        let total_ms = random.random_range(10..=100) * 1000;
        let increment_ms = random.random_range(0..=2) * 1000;
        clocked.then_some(TimeControl {
            total_ms,
            increment_ms,
        })
    };
    let (white_time, black_time) = (time(), time());
    NewGame {
        rules: *one_of(random, &rules),
        white: seat(random),
        black: seat(random),
        white_time,
        black_time,
        start: start(random, starts),
        turning: *one_of(
            random,
            &[Turning::Fixed, Turning::SameSide, Turning::FaceToFace],
        ),
        takebacks: *one_of(
            random,
            &[Takebacks::Free, Takebacks::ByConsent, Takebacks::Off],
        ),
        seed: random.random(),
        input: input(random),
        goal: random.random_bool(0.2).then(|| goal(random)),
        white_name: one_of(
            random,
            &[
                "",
                "Anna",
                " Emanuel  Lasker ",
                "名",
                "a\nb: c",
                "> *",
                "\u{feff}x\u{2028}",
            ],
        )
        .to_string(),
        ..NewGame::default()
    }
}

fn seat(random: &mut Xoshiro256PlusPlus) -> Seat {
    match random.random_range(0..4) {
        0 => Seat::Computer {
            level: random.random_range(1..=10),
        },
        _ => Seat::Human,
    }
}

fn start(random: &mut Xoshiro256PlusPlus, starts: &Starts) -> Start {
    match random.random_range(0..10) {
        0..6 => Start::Initial,
        6..9 => Start::Position {
            text: one_of(random, &starts.positions).clone(),
        },
        _ => Start::Record {
            text: one_of(random, &starts.records).clone(),
            ply: random.random_range(0..=3),
        },
    }
}

fn input(random: &mut Xoshiro256PlusPlus) -> InputRules {
    InputRules {
        auto_complete: random.random(),
        final_square: random.random(),
        one_tap_forced: random.random_bool(0.2),
        auto_forced: random.random_bool(0.2),
        quick_input: random.random_bool(0.3),
        confirm: random.random_bool(0.2),
        hint_steps: random.random(),
    }
}

fn goal(random: &mut Xoshiro256PlusPlus) -> Goal {
    match random.random_range(0..6) {
        0 => Goal::AnyMove,
        1 => Goal::Reach {
            square: square(random),
        },
        2 => Goal::Capture {
            count: random.random_range(1..4),
        },
        3 => Goal::Free { count: 1 },
        4 => Goal::Promote,
        _ => Goal::Win,
    }
}

fn square(random: &mut Xoshiro256PlusPlus) -> Square {
    *one_of(random, &Square::ALL)
}

fn side(random: &mut Xoshiro256PlusPlus) -> Side {
    *one_of(random, &Side::ALL)
}

/// What is done next: mostly what brings the game on, sometimes anything at all.
pub fn action(random: &mut Xoshiro256PlusPlus, session: &Session, shown: &Snapshot) -> Action {
    if let Some(action) = answer(random, shown) {
        return action;
    }
    match random.random_range(0..100) {
        0..25 => Action::Tap {
            square: sensible_square(random, shown).into(),
        },
        25..50 => sensible_play(random, shown),
        50..56 => Action::Tap {
            square: Touched::number(random.random_range(-1..26)),
        },
        56..60 => Action::Drop {
            from: sensible_square(random, shown).into(),
            to: sensible_square(random, shown).into(),
        },
        60..75 => Action::Tick,
        75 => Action::Play {
            text: "c3-d4".to_owned(),
        },
        76 => Action::Confirm,
        77 => Action::Cancel,
        78..80 => Action::Undo,
        80..82 => Action::Redo,
        82 => Action::Hint,
        83 => Action::CloseHint,
        84 => Action::MoveNow,
        85 => Action::Pause,
        86..88 => Action::Resume,
        88 => Action::Background,
        89..91 => Action::Foreground,
        91 if random.random_bool(0.1) => Action::Resign { side: side(random) },
        91 => Action::OfferDraw { side: side(random) },
        92 => Action::OfferDraw { side: shown.turn },
        93 => Action::Reply {
            side: side(random),
            accept: random.random_bool(0.3),
        },
        94 => Action::Flip,
        95 => Action::SetInput {
            input: input(random),
        },
        96 => Action::Look {
            ply: random.random_range(-1..=shown.last_ply + 1),
        },
        97 => Action::Look { ply: shown.ply },
        98 if random.random_bool(0.3) => Action::PlayFromHere,
        _ => Action::Answer {
            thought: nonsense(random, session),
        },
    }
}

/// Answers to the questions that are open, by a random legal move.
fn answer(random: &mut Xoshiro256PlusPlus, shown: &Snapshot) -> Option<Action> {
    let turn_ticket = match shown.stage {
        Stage::Thinking { ticket } => Some(ticket),
        _ => None,
    };
    let ticket = turn_ticket.or(shown.hint.as_ref().map(|hint| hint.ticket))?;
    if shown.looking_back || random.random_bool(0.5) {
        return None;
    }
    let position: Position = position_of(shown)?;
    let moves: Vec<Move> = position.moves_from_any(shown.rules);
    let played = one_of(random, &moves);
    Some(Action::Answer {
        thought: thought(random, ticket, position.move_text(played)),
    })
}

fn thought(random: &mut Xoshiro256PlusPlus, ticket: i64, text: String) -> Thought {
    Thought {
        ticket,
        text,
        score: random.random_range(-200..200),
        win_in: random.random_bool(0.1).then_some(5),
        even: random.random_bool(0.5),
        depth: 3,
        nodes: 100,
        line: Vec::new(),
        facts: Vec::new(),
        pause_ms: 300,
    }
}

fn nonsense(random: &mut Xoshiro256PlusPlus, session: &Session) -> Thought {
    let ticket = random.random_range(-1..20);
    let text = one_of(random, &["", "c3-d4", "a1", "e5xc3", "*", "😀"]).to_string();
    let _ = session.job(ticket);
    thought(random, ticket, text)
}

/// A square that can do something, if any can.
fn sensible_square(random: &mut Xoshiro256PlusPlus, shown: &Snapshot) -> Square {
    let landings = shown.marks.landings.iter().map(|landing| landing.square);
    let columns = shown
        .columns
        .iter()
        .filter(|column| !column.moves.is_empty())
        .map(|column| column.square);
    let squares: Vec<Square> = landings.chain(columns).collect();
    if squares.is_empty() {
        square(random)
    } else {
        *one_of(random, &squares)
    }
}

fn sensible_play(random: &mut Xoshiro256PlusPlus, shown: &Snapshot) -> Action {
    let moves: Vec<&String> = shown
        .columns
        .iter()
        .flat_map(|column| column.moves.iter().map(|m| &m.text))
        .collect();
    match moves.as_slice() {
        [] => Action::Tap {
            square: sensible_square(random, shown).into(),
        },
        moves => Action::Play {
            text: one_of(random, moves).to_string(),
        },
    }
}

/// The position that a snapshot shows, from its columns alone.
pub fn position_of(shown: &Snapshot) -> Option<Position> {
    let mut text = shown.turn.letter().to_string();
    for column in &shown.columns {
        let pieces: String = column.pieces.iter().map(|piece| piece.letter()).collect();
        text = format!("{text} {}{pieces}", column.square);
    }
    text.parse().ok()
}

/// A few legal moves, without listing the tens of thousands that a set-up may have.
trait SomeMoves {
    fn moves_from_any(&self, rules: Rules) -> Vec<Move>;
}

impl SomeMoves for Position {
    fn moves_from_any(&self, rules: Rules) -> Vec<Move> {
        let columns = self.movable();
        columns
            .flat_map(|origin| self.moves_from(rules, origin, &[], 20).0)
            .collect()
    }
}
