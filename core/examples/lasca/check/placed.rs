//! A checked position: `rules`, `position`, `status`, `moves` and one `sample` move.

use lasca_core::{Position, Rules};

use super::compare;
use super::row::Fields;
use crate::input;

/// A position with all that is known of it.
pub struct Placed {
    rules: Rules,
    text: String,
    position: Position,
    status: String,
    moves: Vec<String>,
    sample: Option<Sample>,
    tags: Vec<String>,
}

struct Sample {
    played: String,
    after: String,
    status: String,
}

impl Placed {
    /// Reads the row.
    pub fn read(fields: &Fields) -> Result<Placed, String> {
        let rules = fields.rules()?;
        let sample = match fields.inner("sample")? {
            None => None,
            Some(inner) => Some(Sample {
                played: inner.text("move")?.to_owned(),
                after: inner.text("after")?.to_owned(),
                status: inner.text("status")?.to_owned(),
            }),
        };
        Ok(Placed {
            rules,
            text: fields.text("position")?.to_owned(),
            position: fields.position(rules)?,
            status: fields.text("status")?.to_owned(),
            moves: fields.texts("moves")?,
            sample,
            tags: fields.texts("tags")?,
        })
    }

    /// What the rules say otherwise.
    pub fn differences(&self) -> Vec<String> {
        let mut moves: Vec<String> = self
            .position
            .legal_moves(self.rules)
            .iter()
            .map(|m| self.position.move_text(m))
            .collect();
        moves.sort();
        let found = [
            compare("position", &self.text, &self.position.to_string()),
            compare(
                "status",
                &self.status,
                input::status(self.position.status(self.rules)),
            ),
            compare("moves", &self.moves.join(" "), &moves.join(" ")),
        ];
        let sample = self
            .sample
            .iter()
            .flat_map(|sample| sample.differences(&self.position, self.rules));
        let tags = super::tags::difference(&self.tags, &self.position, self.rules);
        found
            .into_iter()
            .flatten()
            .chain(sample)
            .chain(tags)
            .collect()
    }
}

impl Sample {
    fn differences(&self, position: &Position, rules: Rules) -> Vec<String> {
        let played = match position.parse_move(&self.played, rules) {
            Ok(played) => played,
            Err(error) => return vec![format!("sample {}: {error}", self.played)],
        };
        let after = match position.play(&played, rules) {
            Ok(after) => after,
            Err(error) => return vec![format!("sample {}: {error}", self.played)],
        };
        let found = [
            compare("sample move", &self.played, &position.move_text(&played)),
            compare("sample after", &self.after, &after.to_string()),
            compare(
                "sample status",
                &self.status,
                input::status(after.status(rules)),
            ),
        ];
        found.into_iter().flatten().collect()
    }
}
