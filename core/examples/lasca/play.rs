//! `play [RULES [POSITION]]`: a game in the terminal, for two people or against the computer.
//! Words typed are moves or one of a few commands; everything else is asked of the core.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use lasca_core::{Board, Game, Outcome, Position, Rules, Side, Square, WinReason};

use crate::input::{self, Answer};
use crate::opponent::Opponent;

const HELP: &str = "Type a move (c3-d4, d2xb4xd6) or the beginning of one (c3), or: moves, undo, hint, record, resign, help, quit.";

/// Runs the command.
pub fn run(words: &[String], out: &mut impl Write) -> Answer {
    let (opponent, rest) = Opponent::from_words(words)?;
    let (rules, position) = match rest.as_slice() {
        [] => (Rules::LASCA_EU, Position::start()),
        [rules] => (input::rules(rules)?, Position::start()),
        [rules, position] => {
            let rules = input::rules(rules)?;
            (rules, input::position(position, rules)?)
        }
        _ => {
            return Err(
                "usage: play [RULES [POSITION]] [--level 1…10] [--side white|black]".into(),
            );
        }
    };
    let mut table = Table {
        game: Game::new(rules, position),
        opponent,
        out,
    };
    table.welcome()?;
    table.play(&mut io::stdin().lock())?;
    Ok(ExitCode::SUCCESS)
}

struct Table<'a, W: Write> {
    game: Game,
    opponent: Opponent,
    out: &'a mut W,
}

impl<W: Write> Table<'_, W> {
    fn welcome(&mut self) -> Result<(), String> {
        let rules = self.game.rules();
        self.say(&format!("Lasca under the rules {rules}. {HELP}"))?;
        self.show()
    }

    fn play(&mut self, typed: &mut impl BufRead) -> Result<(), String> {
        loop {
            if let Some(outcome) = self.game.outcome() {
                return self.say(&end(outcome));
            }
            if self.opponent.plays(self.game.position().turn()) {
                self.answer()?;
                continue;
            }
            write!(self.out, "{}> ", self.game.position().turn()).map_err(|e| e.to_string())?;
            self.out.flush().map_err(|e| e.to_string())?;
            let mut line = String::new();
            if typed.read_line(&mut line).map_err(|e| e.to_string())? == 0 {
                return self.say("");
            }
            if !self.obey(line.trim())? {
                return Ok(());
            }
        }
    }

    /// Carries one line out; `false` where the player leaves.
    fn obey(&mut self, line: &str) -> Result<bool, String> {
        match line {
            "" | "help" => self.say(HELP)?,
            "quit" | "exit" => return Ok(false),
            "moves" => self.list(None)?,
            "undo" => self.undo()?,
            "hint" => {
                let hint = self.opponent.hint(&self.game);
                self.say(&hint)?;
            }
            "record" => {
                let text = lasca_core::Record::new(self.game.clone()).to_string();
                self.say(text.trim_end())?;
            }
            "resign" => {
                self.game.resign(self.game.position().turn());
            }
            text => match text.parse::<Square>() {
                Ok(square) => self.list(Some(square))?,
                Err(_) => self.make(text)?,
            },
        }
        Ok(true)
    }

    fn make(&mut self, text: &str) -> Result<(), String> {
        let read = self.game.position().parse_move(text, self.game.rules());
        match read {
            Ok(played) if self.game.play(played).is_ok() => self.show(),
            Ok(_) => self.say("That cannot be played."),
            Err(error) => self.say(&format!("{error}.")),
        }
    }

    fn answer(&mut self) -> Result<(), String> {
        let Some(played) = self.opponent.choose(&self.game) else {
            return Err("the computer found no move".into());
        };
        let text = self.game.position().move_text(&played);
        self.say(&format!("The computer plays {text}."))?;
        self.game.play(played).map_err(|error| error.to_string())?;
        self.show()
    }

    fn undo(&mut self) -> Result<(), String> {
        while self.game.undo().is_some() {
            if !self.opponent.plays(self.game.position().turn()) {
                break;
            }
        }
        self.show()
    }

    /// Lists the moves of all columns, or of the one on a square: at most forty of each.
    fn list(&mut self, origin: Option<Square>) -> Result<(), String> {
        let (position, rules) = (*self.game.position(), self.game.rules());
        let movable = position.movable();
        let origins: Vec<Square> = movable
            .filter(|&square| origin.is_none_or(|origin| origin == square))
            .collect();
        if let (Some(square), true) = (origin, origins.is_empty()) {
            return self.say(&format!("No move begins on {square}."));
        }
        for square in origins {
            let (moves, more) = position.moves_from(rules, square, &[], 40);
            let texts: Vec<String> = moves
                .iter()
                .map(|played| position.move_text(played))
                .collect();
            self.say(&format!(
                "  {}{}",
                texts.join("  "),
                if more { "  …" } else { "" }
            ))?;
        }
        Ok(())
    }

    fn show(&mut self) -> Result<(), String> {
        for line in drawing(self.game.position().board()) {
            self.say(&line)?;
        }
        let must = self.game.position().must_capture();
        match self.game.outcome() {
            None if must => self.say("A capture is compulsory."),
            _ => Ok(()),
        }
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        input::line(self.out, text)
    }
}

/// The board with rank 7 at the top; a tall column shows its commander, its height and its prisoners.
fn drawing(board: &Board) -> Vec<String> {
    let mut lines = vec![String::new()];
    for rank in (0..7).rev() {
        let squares = (0..7).map(|file| {
            Square::at(file, rank).map_or_else(|| " ".repeat(9), |square| drawn(board, square))
        });
        lines.push(
            format!(" {}  {}", rank + 1, squares.collect::<String>())
                .trim_end()
                .to_owned(),
        );
    }
    lines.push(format!(
        "    {}",
        ["a", "b", "c", "d", "e", "f", "g"]
            .map(|file| format!("{file:<9}"))
            .concat()
    ));
    lines
}

fn drawn(board: &Board, square: Square) -> String {
    let text = board[square].to_string();
    let shown = match text.chars().count() {
        0 => "·".to_owned(),
        1..=7 => text,
        height => format!("{}…{height}", text.chars().take(4).collect::<String>()),
    };
    format!("{shown:<9}")
}

fn end(outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw { .. } => "The game is drawn.".into(),
        Outcome::Win { winner, by } => {
            let loser = if winner == Side::White {
                "Black"
            } else {
                "White"
            };
            let winner = if winner == Side::White {
                "White"
            } else {
                "Black"
            };
            match by {
                WinReason::NoColumn => format!("{winner} wins: {loser} has no column left."),
                WinReason::Blocked => format!("{winner} wins: {loser} cannot move."),
                WinReason::Resigned => format!("{winner} wins: {loser} resigned."),
                WinReason::Flag => format!("{winner} wins on time."),
            }
        }
    }
}
