//! How long a record may be: whatever is read, or played in a session, is written as a text that is read again.
//! Knows numbers only; where a text goes beyond them is told by `read.rs`.

use super::Record;

/// The longest text that is read, in characters.
pub const MAX_TEXT: usize = 1_000_000;

/// The most plies of a game that is read, undone ones included, and after which no move is made in a session.
pub const MAX_PLIES: i32 = 10_000;

/// How many characters all headers together may take that mean nothing here.
const MAX_FOREIGN: usize = 200_000;
/// The same for those of a device; a session writes less than a tenth of it.
const MAX_DEVICE: usize = 20_000;
/// How long a name, a seat or a date may be.
const MAX_WORDS: usize = 1_000;

/// The longest move with the number before it and the space behind it: 21 landings (R4.11) and a `*`.
const LONGEST_MOVE: usize = 2 + 21 * 3 + "*".len() + "10000. ".len() + 1;
/// More than the headers take whose values are read by a grammar, the first line and the score.
const STRICT: usize = 5_000;

const _: () = {
    let headers = MAX_FOREIGN + MAX_DEVICE + 5 * 2 * MAX_WORDS + STRICT;
    assert!(MAX_PLIES as usize * LONGEST_MOVE + headers < MAX_TEXT);
};

/// The room that is left for headers of any text.
#[derive(Default)]
pub(super) struct Room {
    foreign: usize,
    device: usize,
}

impl Room {
    /// Whether a header fits; then it takes its room.
    pub(super) fn takes(&mut self, name: &str, value: &str) -> bool {
        let length = name.len() + ": \n".len() + value.chars().count();
        match header(name) {
            Some(header) => !header.words || length <= MAX_WORDS,
            _ if name.starts_with(Record::DEVICE) => fits(&mut self.device, length, MAX_DEVICE),
            _ => fits(&mut self.foreign, length, MAX_FOREIGN),
        }
    }
}

/// A header that has a meaning here.
struct Header {
    name: &'static str,
    /// Whether its value is somebody's words, and bounded for that.
    words: bool,
    /// Whether nothing but a record has it; a mail has a date, and prose may speak of White.
    ours_alone: bool,
}

const HEADERS: [Header; 14] = {
    const fn value(name: &'static str) -> Header {
        Header {
            name,
            words: false,
            ours_alone: true,
        }
    }
    const fn words(name: &'static str, ours_alone: bool) -> Header {
        Header {
            name,
            words: true,
            ours_alone,
        }
    }
    [
        value("rules"),
        value("start"),
        value("result"),
        value("undone"),
        value("white-time"),
        value("black-time"),
        value("white-clock"),
        value("black-clock"),
        words("white-seat", true),
        words("black-seat", true),
        words("white", false),
        words("black", false),
        words("date", false),
        Header {
            name: "seed",
            words: false,
            ours_alone: false,
        },
    ]
};

fn header(name: &str) -> Option<&'static Header> {
    HEADERS.iter().find(|header| header.name == name)
}

/// Whether a line that begins with this name shows that a text is a record.
pub(super) fn is_ours_alone(name: &str) -> bool {
    header(name).is_some_and(|header| header.ours_alone)
}

fn fits(used: &mut usize, length: usize, most: usize) -> bool {
    let fits = *used + length <= most;
    *used += if fits { length } else { 0 };
    fits
}
