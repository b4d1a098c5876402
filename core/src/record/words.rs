//! A text cut into lines and words that remember where they stand.
//! Knows nothing of games.

use super::fault::{ReadError, ReadWhy};
use crate::counted::counted;
use crate::notation::fold;

/// A piece of text and its place, both counted from 1.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) line: i32,
    pub(crate) column: i32,
}

impl Word {
    pub(crate) const fn error(&self, why: ReadWhy) -> ReadError {
        ReadError::new(why, self.line, self.column)
    }

    /// The rest of the word after its first `count` characters.
    pub(crate) fn skip(&self, count: usize) -> Word {
        Word {
            text: self.text.chars().skip(count).collect(),
            line: self.line,
            column: self.column + counted(count),
        }
    }

    /// The same text without spaces at its edges.
    pub(crate) fn trimmed(&self) -> Word {
        self.without_lead(|c| fold(c) == ' ')
    }

    /// The same line without spaces at its edges and without the quotation marks of a mail before it.
    pub(crate) fn unquoted(&self) -> Word {
        self.without_lead(|c| c == '>' || fold(c) == ' ')
    }

    fn without_lead(&self, lead: impl Fn(char) -> bool) -> Word {
        let mut rest = self.skip(self.text.chars().take_while(|&c| lead(c)).count());
        let kept = rest.text.trim_end_matches(|c| fold(c) == ' ').len();
        rest.text.truncate(kept);
        rest
    }

    pub(crate) fn words(&self) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        let mut inside = false;
        for (letter, offset) in self.text.chars().zip(0..) {
            let space = fold(letter) == ' ';
            match words.last_mut() {
                Some(word) if inside && !space => word.text.push(letter),
                _ if !space => words.push(Word {
                    text: letter.to_string(),
                    line: self.line,
                    column: self.column + offset,
                }),
                _ => {}
            }
            inside = !space;
        }
        words
    }
}

/// The lines of a text, whatever ends them.
pub(crate) fn lines(text: &str) -> Vec<Word> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut after_return = false;
    let mut number = 1;
    for letter in text.chars() {
        let ends = matches!(letter, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}');
        if !ends {
            line.push(letter);
        } else if !(after_return && letter == '\n') {
            lines.push(Word {
                text: std::mem::take(&mut line),
                line: number,
                column: 1,
            });
            number += 1;
        }
        after_return = letter == '\r';
    }
    lines.push(Word {
        text: line,
        line: number,
        column: 1,
    });
    lines
}
