//! A game begun, a move played, saved and loaded again.
//! Knows the bindings as a platform sees them; the documentation of the crate shows it.
use lasca::Session;
use lasca_core::session::{Action, NewGame};

pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = Session::new(NewGame::default(), 0)?;
    let text = "c3-d4".to_string();
    let update = game.handle(Action::Play { text }, 0);
    // Black must capture; which columns may do so is marked.
    assert!(!update.snapshot.marks.must_capture.is_empty());

    let again = Session::load(game.save(0), 0)?;
    assert_eq!(again.snapshot(0).ply, 1);
    Ok(())
}
