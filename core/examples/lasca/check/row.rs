//! One line of a file to check, read and with its position parsed.
//! A row that is not one of the three kinds is wrong input, not a failed check.

use serde_json::Value;

use super::count::Count;
use super::game::Replayed;
use super::placed::Placed;
use crate::input;
use lasca_core::{Position, Rules};

/// A row and where it comes from.
pub struct Row {
    /// File, line and name.
    pub place: String,
    /// What it says.
    pub content: Rows,
}

/// The three kinds of rows.
pub enum Rows {
    /// A position with its moves and its end.
    Placed(Box<Placed>),
    /// A position with its counts.
    Count(Box<Count>),
    /// A game with its end.
    Game(Box<Replayed>),
}

/// Every row of a file.
pub fn read(name: &str) -> Result<Vec<Row>, String> {
    let text = input::file(name)?;
    let lines = text.trim_start_matches('\u{feff}').lines().zip(1..);
    lines
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, number)| row(name, number, line))
        .collect()
}

fn row(file: &str, number: usize, line: &str) -> Result<Row, String> {
    let place = format!("{file}:{number}");
    let fields = Fields::new(line).map_err(|error| format!("{place}: {error}"))?;
    let content = content(&fields).map_err(|error| format!("{place}: {error}"))?;
    let label = fields
        .text("name")
        .or_else(|_| fields.text("id"))
        .unwrap_or("unnamed");
    Ok(Row {
        place: format!("{place} {label}"),
        content,
    })
}

fn content(fields: &Fields) -> Result<Rows, String> {
    if fields.has("nodes") {
        return Ok(Rows::Count(Box::new(Count::read(fields)?)));
    }
    if fields.has("fails") {
        return Ok(Rows::Game(Box::new(Replayed::read(fields)?)));
    }
    if fields.has("status") && fields.has("moves") {
        return Ok(Rows::Placed(Box::new(Placed::read(fields)?)));
    }
    Err("neither a position with status and moves, nor a row of nodes, nor a game".into())
}

/// The fields of one JSON object.
pub struct Fields(serde_json::Map<String, Value>);

impl Fields {
    fn new(line: &str) -> Result<Fields, String> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Fields(fields)),
            Ok(_) => Err("a JSON object is expected".into()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The fields of an object inside this one.
    pub fn inner(&self, field: &str) -> Result<Option<Fields>, String> {
        match self.0.get(field) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::Object(inner)) => Ok(Some(Fields(inner.clone()))),
            Some(_) => Err(format!("{field}: an object is expected")),
        }
    }

    /// Whether there is such a field.
    pub fn has(&self, field: &str) -> bool {
        self.0.contains_key(field)
    }

    /// A text.
    pub fn text(&self, field: &str) -> Result<&str, String> {
        let found = self.0.get(field).and_then(Value::as_str);
        found.ok_or_else(|| format!("{field}: a text is expected"))
    }

    /// A list; empty where the field is missing.
    pub fn list(&self, field: &str) -> Result<&[Value], String> {
        match self.0.get(field) {
            None => Ok(&[]),
            Some(Value::Array(list)) => Ok(list),
            Some(_) => Err(format!("{field}: a list is expected")),
        }
    }

    /// A list of texts; empty where the field is missing.
    pub fn texts(&self, field: &str) -> Result<Vec<String>, String> {
        let texts = self
            .list(field)?
            .iter()
            .map(|text| text.as_str().map(str::to_owned));
        texts
            .collect::<Option<_>>()
            .ok_or_else(|| format!("{field}: texts are expected"))
    }

    /// The rule set of the row.
    pub fn rules(&self) -> Result<Rules, String> {
        input::rules(self.text("rules")?)
    }

    /// The position of the row.
    pub fn position(&self, rules: Rules) -> Result<Position, String> {
        input::position(self.text("position")?, rules)
    }
}

/// Reads `{"rules": …, "ply": …}`.
pub fn rules_and_ply(value: &Value) -> Result<(Rules, usize), String> {
    let rules = value["rules"].as_str().ok_or("fails: rules are expected")?;
    let ply = value["ply"]
        .as_u64()
        .and_then(|ply| usize::try_from(ply).ok());
    Ok((
        input::rules(rules)?,
        ply.filter(|&p| p > 0)
            .ok_or("fails: a ply from 1 is expected")?,
    ))
}
