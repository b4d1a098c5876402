//! Any actions in any game: nothing panics, and what is saved at the end loads as what it was.
#![no_main]

#[path = "../../tests/support/anything.rs"]
mod anything;

use anything::{Starts, action, new_game, random};
use lasca_core::session::{Action, Session};
use libfuzzer_sys::fuzz_target;

/// More actions than this find nothing that fewer do not.
const MOST_ACTIONS: usize = 400;

fn starts() -> Starts {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Starts {
        positions: texts(&[
            "w a1w g1w b2b d4bw g7b",
            "w d2W g1w c3b c5b e3b e5b a7b",
            "w d4W c3bbbbb e3bbbbb c5bbbbb e5bbbbb g7b",
            "w c3WbwBbw d4bbbbbbbbbbwwww g1w a7B",
            "b a1w c1w a3b",
        ]),
        records: texts(&["Lasca lasker-1911 4: c3-d4 e5xc3 b2xd4 d6-e5"]),
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((seed, rest)) = data.split_first_chunk::<8>() else { return };
    let game = new_game(&mut random(u64::from_le_bytes(*seed)), &starts());
    let mut now_ms = 0;
    let mut session = Session::new(game, now_ms).expect("a game that can be set up");
    for pair in rest.chunks_exact(2).take(MOST_ACTIONS) {
        let shown = session.snapshot(now_ms);
        let mut dice = random(u64::from(u16::from_le_bytes([pair[0], pair[1]])));
        now_ms += i64::from(pair[1]) * 8;
        let done = action(&mut dice, &session, &shown);
        session.handle(done, now_ms);
    }
    let ply = session.snapshot(now_ms).ply;
    session.handle(Action::Look { ply }, now_ms);
    let again = Session::load(&session.save(now_ms), now_ms).expect("what was saved loads");
    assert_eq!(again.moves(0, i32::MAX), session.moves(0, i32::MAX));
    assert_eq!(again.snapshot(now_ms).columns.len(), session.snapshot(now_ms).columns.len());
});
