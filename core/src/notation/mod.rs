//! Squares, moves and positions as text and back (N1 to N5).
//! Knows positions and rules; knows no game and no record.

mod moves;
mod positions;

pub use moves::{MoveError, MoveFault};
pub use positions::{PositionError, PositionFault};

use crate::counted::counted;

/// Text as characters with every forgiven form already replaced, so that offsets stay those of the original (N5).
struct Folded {
    letters: Vec<char>,
    at: usize,
}

impl Folded {
    fn new(text: &str) -> Folded {
        Folded {
            letters: text.chars().map(fold).collect(),
            at: 0,
        }
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek();
        self.at += usize::from(letter.is_some());
        letter
    }

    fn take_if(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let rest = self.letters.get(self.at..).unwrap_or_default();
        let word: String = rest.iter().copied().take_while(|&c| wanted(c)).collect();
        self.at += word.chars().count();
        word
    }

    fn skip_spaces(&mut self) {
        self.take_while(|c| c == ' ');
    }

    fn offset(&self) -> i32 {
        counted(self.at)
    }
}

/// Every kind of space and line end becomes a space, every dash `-`, every sign of a capture `x`.
pub(crate) fn fold(letter: char) -> char {
    match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
        '×' | ':' | 'X' => 'x',
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{202a}'..='\u{202e}' => ' ',
        '\u{2066}'..='\u{2069}' => ' ',
        space if space.is_whitespace() => ' ',
        other => other,
    }
}
