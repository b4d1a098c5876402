//! A row of counts: `rules`, `position`, `nodes` at depth 1, 2, 3 ….

use lasca_core::{Position, Rules, perft};

use super::compare;
use super::row::Fields;

/// A position and how many games of each length it has.
pub struct Count {
    rules: Rules,
    text: String,
    position: Position,
    nodes: Vec<u64>,
}

impl Count {
    /// Reads the row.
    pub fn read(fields: &Fields) -> Result<Count, String> {
        let rules = fields.rules()?;
        let nodes: Option<Vec<u64>> = fields
            .list("nodes")?
            .iter()
            .map(serde_json::Value::as_u64)
            .collect();
        Ok(Count {
            rules,
            text: fields.text("position")?.to_owned(),
            position: fields.position(rules)?,
            nodes: nodes.ok_or("nodes: counts are expected")?,
        })
    }

    /// What the rules say otherwise.
    pub fn differences(&self) -> Vec<String> {
        let text = compare("position", &self.text, &self.position.to_string());
        let counts = self.nodes.iter().zip(1..).filter_map(|(expected, depth)| {
            let found = perft(&self.position, self.rules, depth);
            compare(
                &format!("nodes at depth {depth}"),
                &expected.to_string(),
                &found.to_string(),
            )
        });
        text.into_iter().chain(counts).collect()
    }
}
