//! Loading of the fixtures that all tests share.

use std::fs;
use std::path::PathBuf;

/// The text of a file in `tests/fixtures`.
pub fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/fixtures")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a file of JSON lines.
pub fn rows(name: &str) -> Vec<serde_json::Value> {
    let text = fixture(name);
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON line"))
        .collect()
}
