//! The functions beside the session: texts of games, the library, and what tests and tools ask. Each hands over to the core.
//! Knows texts and items; knows neither files nor words.

#[cfg(feature = "scripts")]
use lasca_core::Position;
use lasca_core::session::{
    FoundGames, InputRules, LoadError, NewGame, NewGameChoices, NewGameDraft, PeeledRun,
    PositionCheck, ReadError, ReadWhy, Summary, TakenUp,
};
use lasca_core::{LibraryItem, Piece, RuleLine, Rules, session as core};

use crate::guard::{guarded, refused};

/// Runs what reads a text; a text that is no game is told to the log without its words.
fn read<T>(what: &str, body: impl FnOnce() -> Result<T, ReadError>) -> Result<T, LoadError> {
    guarded(what, body)
        .unwrap_or_else(|| Err(unreadable(ReadWhy::Failed)))
        .map_err(|error| LoadError::Unreadable { error })
        .inspect_err(|error| refused(what, error))
}

/// What is said of a text when there is nothing to be read of it.
pub(crate) fn unreadable(why: ReadWhy) -> ReadError {
    ReadError {
        why,
        line: 1,
        column: 1,
        readable: None,
    }
}

/// The version of the core, as `0.1.0`.
#[uniffi::export]
pub fn core_version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

/// Whether a panic in the core is caught here, in this build on this machine: it makes one and sees.
#[uniffi::export]
pub fn catches_panics() -> bool {
    guarded("catches_panics", || -> () { panic!("on purpose") }).is_none()
}

/// All games in a text: each of a file of records, else the one that is found among other words; and what is wrong with the damaged ones.
#[uniffi::export]
pub fn find_games(text: String) -> FoundGames {
    guarded("find_games", || core::find_games(&text)).unwrap_or_else(|| FoundGames {
        games: Vec::new(),
        damaged: vec![unreadable(ReadWhy::Failed)],
    })
}

/// The longest text in which `find_games` looks, in characters (code points); what is longer is refused as too long.
#[uniffi::export]
pub fn longest_file() -> i32 {
    i32::try_from(lasca_core::MAX_FILE).unwrap_or(i32::MAX)
}

/// What a list of games shows of one.
///
/// # Errors
/// Why the text is no game, and what of it can be read.
#[uniffi::export]
pub fn summary(text: String) -> Result<Summary, LoadError> {
    read("summary", || core::summary(&text))
}

/// A position as text, checked and made canonical.
///
/// # Errors
/// Why the text is no position.
#[uniffi::export]
pub fn check_position(text: String) -> Result<PositionCheck, LoadError> {
    read("check_position", || core::check_position(&text))
}

/// What is left of a column, run by run from the top, when its first `taken` pieces are gone.
#[uniffi::export]
pub fn peeled(pieces: Vec<Piece>, taken: i32) -> Vec<PeeledRun> {
    guarded("peeled", || core::peeled(&pieces, taken)).unwrap_or_default()
}

/// The lessons, in their order.
#[uniffi::export]
pub fn lessons() -> Vec<LibraryItem> {
    guarded("lessons", lasca_core::lessons).unwrap_or_default()
}

/// The strategy boards, in their order.
#[uniffi::export]
pub fn ideas() -> Vec<LibraryItem> {
    guarded("ideas", lasca_core::ideas).unwrap_or_default()
}

/// Lasker's five games and his Proposition.
#[uniffi::export]
pub fn heritage() -> Vec<LibraryItem> {
    guarded("heritage", lasca_core::heritage).unwrap_or_default()
}

/// The boards that show how the rule sets differ.
#[uniffi::export]
pub fn rule_demos() -> Vec<LibraryItem> {
    guarded("rule_demos", lasca_core::rule_demos).unwrap_or_default()
}

/// The game in which an item is learnt from: two people at one device, and the item's goal. Of the habits of `input` those
/// hold that leave the move to the learner.
#[uniffi::export]
pub fn game_to_learn(item: LibraryItem, input: InputRules) -> NewGame {
    guarded("game_to_learn", || core::game_to_learn(&item, input)).unwrap_or_default()
}

/// The game in which an item is played on without its goal; an old game from the position after `ply` plies. By `seed` the
/// computer differs from game to game.
#[uniffi::export]
pub fn game_to_play_on(
    item: LibraryItem,
    ply: i32,
    taken_up: TakenUp,
    input: InputRules,
    seed: i64,
) -> NewGame {
    let game = guarded("game_to_play_on", || {
        core::game_to_play_on(&item, ply, taken_up, input, seed)
    });
    game.unwrap_or_default()
}

/// What a new game can be made of, as a screen offers it. Constants: nothing in it can fail.
#[uniffi::export]
pub fn new_game_choices() -> NewGameChoices {
    core::new_game_choices()
}

/// The choices that a draft's text wrote; those of a first start where it says nothing or nothing that is offered.
#[uniffi::export]
pub fn read_draft(text: String) -> NewGameDraft {
    guarded("read_draft", || NewGameDraft::read(&text)).unwrap_or_default()
}

/// A draft as text, for `read_draft`.
#[uniffi::export]
pub fn write_draft(draft: NewGameDraft) -> String {
    guarded("write_draft", || draft.write()).unwrap_or_default()
}

/// The game that a draft makes; what cannot be played in it is refused when it begins.
#[uniffi::export]
pub fn game_of_draft(draft: NewGameDraft, input: InputRules, seed: i64, date: String) -> NewGame {
    guarded("game_of_draft", || draft.game(input, seed, date)).unwrap_or_default()
}

/// Whether a new game of this draft asks how moves are taken back; in any other they always may be.
#[uniffi::export]
pub fn asks_takebacks(draft: NewGameDraft) -> bool {
    draft.asks_takebacks()
}

/// The rules line by line, for a rule set.
#[uniffi::export]
pub fn rulebook(rules: Rules) -> Vec<RuleLine> {
    guarded("rulebook", || lasca_core::rulebook(rules)).unwrap_or_default()
}

/// The legal moves of a position (N1), for tests and tools: a set-up may have tens of thousands.
///
/// # Errors
/// Why the text is no position.
#[cfg(feature = "scripts")]
#[uniffi::export]
pub fn legal_moves(rules: Rules, position: String) -> Result<Vec<String>, LoadError> {
    read("legal_moves", || {
        let at = parsed(&position)?;
        Ok(at
            .legal_moves(rules)
            .iter()
            .map(|played| at.move_text(played))
            .collect())
    })
}

/// How many lines of this many plies a position has; for tests and tools.
///
/// # Errors
/// Why the text is no position.
#[cfg(feature = "scripts")]
#[uniffi::export]
pub fn perft(rules: Rules, position: String, depth: i32) -> Result<i64, LoadError> {
    read("perft", || {
        Ok(lasca_core::perft(&parsed(&position)?, rules, depth) as i64)
    })
}

#[cfg(feature = "scripts")]
fn parsed(text: &str) -> Result<Position, ReadError> {
    let checked = core::check_position(text)?;
    checked
        .text
        .parse()
        .map_err(|_| unreadable(ReadWhy::Position))
}

/// A new game out of a fixture; none if the text is none. Not under `scripts`: the packed app is proved by a game that comes in this way.
#[uniffi::export]
pub fn new_game_from_json(text: String) -> Option<NewGame> {
    guarded("new_game_from_json", || {
        core::new_game_from_json(&text).ok()
    })
    .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_not_told_as_a_fault_of_the_text() {
        let failed = read("a test", || -> Result<(), ReadError> {
            panic!("on purpose")
        });
        let Err(LoadError::Unreadable { error }) = failed else {
            panic!("{failed:?}")
        };
        assert_eq!((error.why, error.readable), (ReadWhy::Failed, None));
    }
}
