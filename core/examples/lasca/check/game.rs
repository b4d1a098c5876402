//! A whole game: `moves` under `rules` from `start`, its `final` position, and the rule sets that it `passes` or `fails`.

use lasca_core::{Position, Rules};

use super::compare;
use super::row::{Fields, rules_and_ply};
use crate::input;

/// A game and under which rules it can be played.
pub struct Replayed {
    start: Option<String>,
    moves: Vec<String>,
    booklet: Vec<String>,
    end: Option<String>,
    passes: Vec<Rules>,
    fails: Vec<(Rules, usize)>,
}

impl Replayed {
    /// Reads the row.
    pub fn read(fields: &Fields) -> Result<Replayed, String> {
        let optional = |field: &str| match fields.has(field) {
            true => fields.text(field).map(|text| Some(text.to_owned())),
            false => Ok(None),
        };
        let start = optional("start")?;
        if let Some(text) = &start {
            input::position(text, Rules::KAWU)?;
        }
        Ok(Replayed {
            start,
            moves: fields.texts("moves")?,
            booklet: fields.texts("booklet")?,
            end: optional("final")?,
            passes: fields
                .texts("passes")?
                .iter()
                .map(|text| input::rules(text))
                .collect::<Result<_, _>>()?,
            fails: fields
                .list("fails")?
                .iter()
                .map(rules_and_ply)
                .collect::<Result<_, _>>()?,
        })
    }

    /// What the rules say otherwise.
    pub fn differences(&self) -> Vec<String> {
        let mut found = Vec::new();
        for &rules in &self.passes {
            found.extend(
                self.replay(&self.moves, rules)
                    .err()
                    .map(|(ply, why)| format!("{rules} fails at ply {ply}: {why}")),
            );
        }
        for &(rules, expected) in &self.fails {
            let ply = self
                .replay(&self.moves, rules)
                .err()
                .map_or("none".into(), |(ply, _)| ply.to_string());
            found.extend(compare(
                &format!("first illegal ply under {rules}"),
                &expected.to_string(),
                &ply,
            ));
        }
        found.extend(
            self.passes
                .first()
                .into_iter()
                .flat_map(|&rules| self.ends(rules)),
        );
        found
    }

    fn ends(&self, rules: Rules) -> Vec<String> {
        let Ok(last) = self.replay(&self.moves, rules) else {
            return Vec::new();
        };
        let end = self
            .end
            .as_ref()
            .and_then(|end| compare("final", end, &last.to_string()));
        let booklet = match self.booklet.is_empty() {
            true => None,
            false => match self.replay(&self.booklet, rules) {
                Ok(numbered) => compare(
                    "final by the booklet's numbers",
                    &last.to_string(),
                    &numbered.to_string(),
                ),
                Err((ply, why)) => Some(format!("the booklet's numbers fail at ply {ply}: {why}")),
            },
        };
        end.into_iter().chain(booklet).collect()
    }

    /// The last position, or the first ply that is not legal and why.
    fn replay(&self, moves: &[String], rules: Rules) -> Result<Position, (usize, String)> {
        let start = self.start.as_deref().unwrap_or("start");
        let mut position = input::position(start, rules).map_err(|why| (0, why))?;
        for (text, ply) in moves.iter().zip(1..) {
            let wrong = |why: String| (ply, format!("{text}: {why}"));
            let played = position
                .parse_move(text, rules)
                .map_err(|e| wrong(e.to_string()))?;
            position = position
                .play(&played, rules)
                .map_err(|e| wrong(e.to_string()))?;
        }
        Ok(position)
    }
}
