//! Session scripts: a new game and timed actions with the update each must give, as JSON that can be read in a diff.
//! Only what an action changed is written (a JSON merge patch, RFC 7396); reading puts the whole updates together again.

use super::json::{JsonError, value_of};
use super::{Action, NewGame, NewGameError, Session, Snapshot, Update, update_to_json};
use crate::square::Square;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A game played by the hands of a test, with what must come of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// What it shows.
    pub name: String,
    /// The game; its session is made at time 0.
    pub new_game: NewGame,
    /// The first snapshot, as [`update_to_json`] writes an update with it, no change and nothing to save.
    pub begins: String,
    /// What is done, in order.
    pub steps: Vec<ScriptStep>,
}

/// One action of a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptStep {
    /// When it is done, in milliseconds.
    pub at_ms: i64,
    /// What is done.
    pub action: Action,
    /// The update it must give, as [`update_to_json`] writes it.
    pub expect: String,
}

#[derive(Deserialize)]
struct Written {
    name: String,
    new_game: NewGame,
    #[serde(default)]
    begins: Value,
    script: Vec<WrittenStep>,
}

#[derive(Deserialize)]
struct WrittenStep {
    at_ms: i64,
    action: Action,
    #[serde(default)]
    expect: Expected,
}

#[derive(Default, Serialize, Deserialize)]
struct Expected {
    #[serde(default)]
    changes: Vec<Value>,
    #[serde(default)]
    save_due: bool,
    #[serde(default = "nothing")]
    snapshot: Value,
}

/// Reads a script.
///
/// # Errors
/// Says where the text is no script.
pub fn script_from_json(text: &str) -> Result<Script, JsonError> {
    let written: Written = serde_json::from_str(text)?;
    let mut shown = written.begins;
    let begins = update_text(&shown, Vec::new(), false);
    let mut steps = Vec::new();
    for WrittenStep {
        at_ms,
        action,
        expect,
    } in written.script
    {
        merge(&mut shown, expect.snapshot);
        let expect = update_text(&shown, expect.changes, expect.save_due);
        steps.push(ScriptStep {
            at_ms,
            action,
            expect,
        });
    }
    Ok(Script {
        name: written.name,
        new_game: written.new_game,
        begins,
        steps,
    })
}

/// Plays a script and writes it down with what came of it.
///
/// # Errors
/// Says why its game cannot be set up.
pub fn script_to_json(script: &Script) -> Result<String, NewGameError> {
    let mut session = Session::new(script.new_game.clone(), 0)?;
    let mut shown = shape(&session.snapshot(0));
    let begins = shown.clone();
    let mut steps = Vec::new();
    for ScriptStep { at_ms, action, .. } in &script.steps {
        let update = session.handle(action.clone(), *at_ms);
        let after = shape(&update.snapshot);
        let mut expect = Map::new();
        let mut told = value_of(&update);
        expect.insert("changes".to_owned(), told["changes"].take());
        if update.save_due {
            expect.insert("save_due".to_owned(), true.into());
        }
        if let Some(patch) = patch(&shown, &after) {
            expect.insert("snapshot".to_owned(), patch);
        }
        steps.push(json!({"at_ms": at_ms, "action": action, "expect": expect}));
        shown = after;
    }
    let whole = json!({"name": script.name, "new_game": lean(&script.new_game), "begins": begins, "script": steps});
    let mut text = String::new();
    write(&mut text, &whole, "root", 0);
    text.push('\n');
    Ok(text)
}

/// What a new game says beyond the default one.
fn lean(new_game: &NewGame) -> Value {
    let [mut here, default] =
        [new_game, &NewGame::default()].map(|game| serde_json::to_value(game).unwrap_or_default());
    if let (Some(here), Some(default)) = (here.as_object_mut(), default.as_object()) {
        here.retain(|name, value| default.get(name) != Some(value));
    }
    here
}

fn nothing() -> Value {
    Value::Object(Map::new())
}

/// A snapshot with its columns by square, so that a patch names the ones that changed.
fn shape(snapshot: &Snapshot) -> Value {
    let mut value = serde_json::to_value(snapshot).unwrap_or_default();
    let columns = value["columns"].take();
    let named = columns
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|column| {
            let mut column = column.clone();
            let square = column.as_object_mut()?.remove("square")?;
            Some((square.as_str()?.to_owned(), column))
        });
    value["columns"] = Value::Object(named.collect());
    value
}

/// The update whose snapshot has this shape, as canonical text.
fn update_text(shape: &Value, changes: Vec<Value>, save_due: bool) -> String {
    let mut snapshot = shape.clone();
    if let Some(columns) = snapshot.get_mut("columns") {
        let mut columns = columns.take();
        let column = |square: Square| {
            let mut column = columns.get_mut(square.to_string())?.take();
            column["square"] = square.to_string().into();
            Some(column)
        };
        snapshot["columns"] = Square::ALL.into_iter().filter_map(column).collect();
    }
    let update = json!({"snapshot": snapshot, "changes": changes, "save_due": save_due});
    // Read and written once more: a script that was written by hand is held to the one form, too.
    match serde_json::from_value::<Update>(update.clone()) {
        Ok(update) => update_to_json(&update),
        Err(_) => update.to_string(),
    }
}

fn patch(before: &Value, after: &Value) -> Option<Value> {
    if before == after {
        return None;
    }
    let (Some(before), Some(after)) = (before.as_object(), after.as_object()) else {
        return Some(after.clone());
    };
    let gone = before
        .keys()
        .filter(|name| !after.contains_key(*name))
        .map(|name| (name.clone(), Value::Null));
    let changed = after
        .iter()
        .filter_map(|(name, value)| match before.get(name) {
            Some(old) => Some((name.clone(), patch(old, value)?)),
            None => Some((name.clone(), value.clone())),
        });
    Some(Value::Object(gone.chain(changed).collect()))
}

fn merge(target: &mut Value, patch: Value) {
    let Value::Object(patch) = patch else {
        *target = patch;
        return;
    };
    if !target.is_object() {
        *target = nothing();
    }
    let Some(target) = target.as_object_mut() else {
        return;
    };
    for (name, value) in patch {
        if value.is_null() {
            target.remove(&name);
        } else {
            merge(target.entry(name).or_insert(Value::Null), value);
        }
    }
}

/// Writes a value; the parts that a reader compares line by line have a line for each member.
fn write(text: &mut String, value: &Value, name: &str, depth: usize) {
    let opened = matches!(
        name,
        "root" | "begins" | "script" | "step" | "expect" | "snapshot" | "columns" | "changes"
    );
    let members: Vec<(String, &Value, &str)> = match value {
        Value::Object(members) if opened => members
            .iter()
            .map(|(name, value)| (format!("\"{name}\": "), value, name.as_str()))
            .collect(),
        Value::Array(items) if opened => {
            let inner = if name == "script" { "step" } else { "item" };
            items
                .iter()
                .map(|item| (String::new(), item, inner))
                .collect()
        }
        _ => Vec::new(),
    };
    if members.is_empty() {
        return text.push_str(&value.to_string());
    }
    let (open, close) = if value.is_array() {
        ('[', ']')
    } else {
        ('{', '}')
    };
    text.push(open);
    for (number, (label, member, inner)) in members.iter().enumerate() {
        text.push_str(if number == 0 { "\n" } else { ",\n" });
        text.push_str(&"  ".repeat(depth + 1));
        text.push_str(label);
        write(text, member, inner, depth + 1);
    }
    text.push('\n');
    text.push_str(&"  ".repeat(depth));
    text.push(close);
}
