//! Anything may be done to a session at any time: it never panics, never breaks what holds of every game, and what it
//! saves is what it loads. `LASCA_RANDOM_ACTIONS=50000000 cargo test --release …` does more of the same.

#[path = "support/anything.rs"]
mod anything;
mod support;

use anything::{Starts, action, new_game, position_of, random};
use lasca_core::session::{Action, Change, Prompt, Session, Snapshot, Stage, Stand, Topic, Update};
use lasca_core::{Piece, Square};
use rand::RngExt;
use std::collections::BTreeMap;
use std::thread;

const ACTIONS: u64 = 1_000_000;
const ACTIONS_A_GAME: u64 = 250;

fn starts() -> Starts {
    let text = |row: &serde_json::Value, key: &str| row[key].as_str().map(str::to_owned);
    let setups = support::rows("rules/setups.jsonl");
    let positions: Vec<String> = setups
        .iter()
        .filter_map(|row| text(row, "position"))
        .collect();
    let games = support::rows("lasker/games.jsonl");
    let record = |row: &serde_json::Value| {
        let replays = row["passes"]
            .as_array()?
            .iter()
            .any(|rules| rules == "lasker-1911");
        if !replays || row["start"].is_string() {
            return None;
        }
        let moves: Vec<&str> = row["moves"]
            .as_array()?
            .iter()
            .filter_map(|m| m.as_str())
            .collect();
        Some(format!(
            "Lasca lasker-1911 {}: {}",
            moves.len(),
            moves.join(" ")
        ))
    };
    Starts {
        positions,
        records: games.iter().filter_map(record).collect(),
    }
}

/// What stands where.
fn stones(shown: &Snapshot) -> BTreeMap<Square, Vec<Piece>> {
    let columns = shown.columns.iter();
    columns.map(|it| (it.square, it.pieces.clone())).collect()
}

/// The board after the columns of these changes were put down one after the other.
fn put_down(before: &Snapshot, changes: &[Change]) -> BTreeMap<Square, Vec<Piece>> {
    let mut board = stones(before);
    for change in changes {
        let Change::Stood { stands } = change else {
            continue;
        };
        for Stand { square, column } in stands {
            match column {
                Some(column) => board.insert(*square, column.pieces.clone()),
                None => board.remove(square),
            };
        }
    }
    board
}

/// Whoever puts down what the changes bring, one after the other, has the board that is shown.
fn check_stands(before: &Snapshot, update: &Update) {
    for pair in update.changes.windows(2) {
        if let [Change::Jumped { uncovered, .. }, next] = pair {
            let all = matches!(next, Change::Stood { stands } if stands.contains(uncovered));
            assert!(all, "{uncovered:?} is not told in {next:?}");
        }
    }
    assert_eq!(
        put_down(before, &update.changes),
        stones(&update.snapshot),
        "the changes lead to another board"
    );
}

/// What holds after every action.
fn check(before: &Snapshot, update: &Update, session: &Session) {
    let after = &update.snapshot;
    let pieces = |shown: &Snapshot| {
        shown
            .columns
            .iter()
            .map(|column| column.pieces.len())
            .sum::<usize>()
    };
    assert_eq!(pieces(before), pieces(after), "a piece came or went");
    assert!(after.ply <= after.last_ply && (0..=after.last_ply).contains(&after.shown_ply));
    assert_eq!(after.looking_back, after.shown_ply != after.ply);
    if let (Stage::Thinking { ticket: old }, Stage::Thinking { ticket: new }) =
        (before.stage, after.stage)
    {
        let moved = update
            .changes
            .iter()
            .any(|change| matches!(change, Change::Moved { .. }));
        assert!(old != new || !moved, "an old question for a new position");
    }
    let ticket = after.question.map(|question| question.ticket);
    assert!(
        ticket.is_none_or(|ticket| session.job(ticket).is_some()),
        "a question that nobody asks"
    );
    if let Stage::Thinking { ticket: turn } = after.stage {
        assert!(session.job(turn).is_none() || ticket == Some(turn));
    }
    let over = |shown: &Snapshot| matches!(shown.stage, Stage::Over { .. });
    let ended = update
        .changes
        .iter()
        .filter(|c| matches!(c, Change::Ended { .. }))
        .count();
    assert!(
        ended <= 1 && (ended == 0 || over(after)),
        "an end was told of a game that goes on"
    );
    assert!(
        over(before) || !over(after) || ended == 1,
        "a game ended and nobody said so"
    );
    for side in [&after.beside.near, &after.beside.far].map(|it| it.tally) {
        assert!(side.officers <= side.columns && side.prisoners >= 0);
    }
    check_marks(after);
    if let Some(wake_ms) = after.wake_ms {
        assert!(!after.paused && wake_ms > i64::MIN);
    }
    if let (true, Some(clocks)) = (over(after), after.clocks) {
        assert_eq!(clocks.running, None, "a clock runs after the end");
    }
    assert!(
        !over(after) || after.offer.is_none(),
        "an offer outlived the game"
    );
    let refusals = update
        .changes
        .iter()
        .filter(|c| matches!(c, Change::Refused { .. }))
        .count();
    assert!(refusals <= 1);
    if refusals == 1 && update.changes.len() == 1 {
        assert_eq!(before.ply, after.ply);
        assert_eq!(
            before.marks.chosen, after.marks.chosen,
            "a refusal changed the choice"
        );
    }
    debug_assert_eq!(
        session.moves(after.ply, after.ply).len(),
        usize::from(after.ply > 0)
    );
}

/// Only a chosen column has landings; only columns are bracketed, never the chosen one; only a hint has arrows; only empty squares on the way are held for more
/// than to look into them; and Back is there while there is something that it takes back.
fn check_marks(shown: &Snapshot) {
    let marks = &shown.marks;
    let column = |square: &Square| shown.columns.iter().any(|it| it.square == *square);
    if !marks.landings.is_empty() {
        let goes_on = matches!(shown.stage, Stage::Choosing | Stage::Jumping);
        assert!(goes_on && !marks.chosen.is_empty());
    }
    assert!(marks.brackets.iter().all(column), "{marks:?}");
    let chosen = marks.chosen.last();
    assert!(!marks.brackets.iter().any(|square| Some(square) == chosen));
    assert!(shown.hint.is_some() || marks.arrows.is_empty());
    assert!(marks.arrows.iter().all(|way| way.len() > 1));
    for hold in &shown.holds {
        assert!(marks.chosen.contains(&hold.square) && !column(&hold.square));
    }
    let begun = shown.looking_back || shown.hint.is_some() || shown.controls.can_cancel;
    assert_eq!(shown.back.is_some(), begun);
}

/// What must be alike after saving and loading: everything but what is said to be of the moment.
fn lasting(mut shown: Snapshot) -> Snapshot {
    if let Stage::Thinking { ticket } = &mut shown.stage {
        *ticket = 0;
    }
    if let Some(Prompt::MoveNow { ticket, .. }) = &mut shown.beside.prompt {
        *ticket = 0;
    }
    shown.hint = None;
    shown.question = None;
    shown.controls.can_hint = false;
    shown.wake_ms = None;
    shown
}

/// Fails with the fields that differ.
fn assert_alike(loaded: Snapshot, shown: Snapshot, text: &str) {
    if loaded == shown {
        return;
    }
    let [loaded, shown] =
        [loaded, shown].map(|s| serde_json::to_value(s).expect("a snapshot is JSON"));
    for (name, value) in shown.as_object().expect("a snapshot is an object") {
        assert_eq!(
            loaded.get(name),
            Some(value),
            "{name} after loading\n{text}"
        );
    }
    panic!("a field came back that was not there\n{text}");
}

fn check_reload(session: &mut Session, now_ms: i64) {
    let ply = session.snapshot(now_ms).ply;
    session.handle(Action::Look { ply }, now_ms);
    let shown = session.handle(Action::Foreground, now_ms).snapshot;
    let text = session.save(now_ms);
    let mut again = Session::load(&text, now_ms).unwrap_or_else(|error| panic!("{error}\n{text}"));
    if !shown.paused {
        again.handle(Action::Resume, now_ms);
    }
    let loaded = again.snapshot(now_ms);
    let mut expected = lasting(shown.clone());
    if expected.beside.topic == Topic::Hint {
        expected.beside.topic = loaded.beside.topic; // a hint is not saved
    }
    if shown.hint.is_some() {
        expected.marks.brackets.clone_from(&loaded.marks.brackets);
        expected.marks.arrows.clear();
        if expected.back == Some(Action::CloseHint) {
            expected.back = None;
        }
    }
    assert_alike(lasting(loaded.clone()), expected, &text);
    assert_eq!(
        loaded.wake_ms.is_some(),
        shown.wake_ms.is_some(),
        "something waits or does not\n{text}"
    );
    assert_eq!(again.save(now_ms), text, "saved twice");
    let moves = |session: &Session| session.moves(0, i32::MAX);
    assert_eq!(moves(&again), moves(session));
}

fn play(seed: u64, starts: &Starts) -> u64 {
    let mut dice = random(seed);
    let game = new_game(&mut dice, starts);
    let mut now_ms = dice.random_range(0..1_000_000);
    let session = Session::new(game.clone(), now_ms);
    let mut session = session.unwrap_or_else(|error| panic!("seed {seed}: {game:?}: {error}"));
    let mut shown = session.snapshot(now_ms);
    assert!(position_of(&shown).is_some());
    for step in 1..=ACTIONS_A_GAME {
        now_ms += match dice.random_range(0..20) {
            0 => -5000,
            1 => dice.random_range(0..8000),
            2 => shown.wake_ms.map_or(0, |wake_ms| wake_ms - now_ms),
            _ => dice.random_range(0..400),
        };
        let done = action(&mut dice, &session, &shown);
        let told = format!("seed {seed}, step {step}: {done:?}");
        let update = {
            let _told = OnPanic(&told);
            let update = session.handle(done, now_ms);
            check(&shown, &update, &session);
            check_stands(&shown, &update);
            if step % 100 == 0
                || update
                    .changes
                    .iter()
                    .any(|c| matches!(c, Change::Ended { .. }))
            {
                check_reload(&mut session, now_ms);
            }
            update
        };
        drop(update);
        shown = session.snapshot(now_ms);
    }
    ACTIONS_A_GAME
}

/// Says what was done where something went wrong.
struct OnPanic<'a>(&'a str);

impl Drop for OnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

#[test]
fn a_million_random_actions_break_nothing_and_survive_saving() {
    let wanted = std::env::var("LASCA_RANDOM_ACTIONS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(ACTIONS);
    let first: u64 = std::env::var("LASCA_RANDOM_SEED")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(0);
    let starts = starts();
    let games = wanted / ACTIONS_A_GAME;
    let half = |from: u64| {
        (from..games)
            .step_by(2)
            .map(|game| play(first + game, &starts))
            .sum::<u64>()
    };
    let done: u64 = thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        half(0) + other.join().expect("the other half is sound")
    });
    assert_eq!(done, games * ACTIONS_A_GAME);
    println!("{done} actions in {games} games from seed {first}");
}

#[test]
fn the_same_game_and_the_same_timed_actions_give_the_same_updates() {
    let starts = starts();
    for seed in 0..60 {
        let mut dice = random(seed);
        let game = new_game(&mut dice, &starts);
        let mut now_ms = 0;
        let mut first = Session::new(game.clone(), now_ms).expect("a random game can be set up");
        let mut second = Session::new(game, now_ms).expect("a random game can be set up");
        for step in 0..ACTIONS_A_GAME {
            now_ms += dice.random_range(0..900);
            let done = action(&mut dice, &first, &first.snapshot(now_ms));
            let update = first.handle(done.clone(), now_ms);
            assert_eq!(
                second.handle(done, now_ms),
                update,
                "seed {seed}, step {step}"
            );
        }
        assert_eq!(first.save(now_ms), second.save(now_ms));
    }
}
