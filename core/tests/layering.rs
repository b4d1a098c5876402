//! The house rules of the core that a compiler does not know: who may import whom, which names are not used, who reads a clock.
//! Reads the sources; fails with file and line. What holds in every language is checked by `tests/repository`.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module of the core and what it may import, lowest row first. A group's name stands for its members.
const TABLE: &[(&str, &[&str])] = &[
    ("counted", &[]),
    ("side", &[]),
    ("square", &["side"]),
    ("piece", &["row1"]),
    ("moves", &["row1", "piece"]),
    ("column", &["row1", "row2"]),
    ("rules", &["row1", "row2"]),
    ("outcome", &["row1", "row2"]),
    ("board", &["row1", "row2", "row3"]),
    ("hash", &["row1", "row2", "row3", "board"]),
    ("routes", &["row1", "row2", "row3", "board"]),
    ("position", &["row1", "row2", "row3", "row4"]),
    ("movegen", &["row1", "row2", "row3", "row4", "position"]),
    ("notation", &["row1", "row2", "row3", "row4", "row5"]),
    ("perft", &["row1", "row2", "row3", "row4", "row5"]),
    ("clock", &["side"]),
    ("game", &["row1", "row2", "row3", "row4", "row5", "row6"]),
    ("search", &["row1", "row2", "row3", "row4", "row5", "perft"]),
    (
        "record",
        &["row1", "row2", "row3", "row4", "row5", "row6", "game"],
    ),
    (
        "message",
        &[
            "row1", "row2", "row3", "row4", "row5", "row6", "game", "record",
        ],
    ),
    (
        "loose",
        &[
            "row1", "row2", "row3", "row4", "row5", "row6", "game", "record", "message",
        ],
    ),
    (
        "paste",
        &[
            "row1", "row2", "row3", "row4", "row5", "row6", "game", "record", "message", "loose",
        ],
    ),
    (
        "library",
        &["row1", "row2", "row3", "row4", "row5", "row6", "game"],
    ),
    (
        "session",
        &[
            "row1", "row2", "row3", "row4", "row5", "row6", "row7", "row8",
        ],
    ),
];

fn group(name: &str) -> &'static [&'static str] {
    match name {
        "row1" => &["counted", "side", "square"],
        "row2" => &["piece", "moves"],
        "row3" => &["column", "rules", "outcome"],
        "row4" => &["board", "hash", "routes"],
        "row5" => &["position", "movegen"],
        "row6" => &["notation", "perft", "clock"],
        "row7" => &["game", "search"],
        "row8" => &["record", "message", "loose", "paste", "library"],
        _ => &[],
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the core lies in the repository")
        .to_path_buf()
}

/// Every file below a folder with one of these endings, but for what is generated; nothing where there is no such folder.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir()
            && !["target", "build", "dist", "LascaCore", "LascaCoreFFI"].contains(&name.as_str())
            && !name.starts_with('.')
        {
            found.extend(files(&path, endings));
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of code with their numbers: comments are left out.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .zip(1..)
        .map(|(line, number)| (number, line))
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
}

fn sources() -> Vec<PathBuf> {
    files(&root().join("core/src"), &[".rs"])
}

/// The top-level module that a file of the core belongs to.
fn module(path: &Path) -> String {
    let below = path
        .strip_prefix(root().join("core/src"))
        .expect("a source of the core");
    let first = below
        .components()
        .next()
        .expect("a name")
        .as_os_str()
        .to_string_lossy()
        .into_owned();
    first.trim_end_matches(".rs").to_owned()
}

fn may_import(importer: &str) -> Vec<&'static str> {
    let row = TABLE.iter().find(|(name, _)| *name == importer);
    let (_, allowed) = row.unwrap_or_else(|| panic!("the table does not know {importer}"));
    allowed
        .iter()
        .flat_map(|name| {
            if group(name).is_empty() {
                vec![*name]
            } else {
                group(name).to_vec()
            }
        })
        .collect()
}

/// The modules that a line names after `crate::`.
fn imports(line: &str) -> Vec<String> {
    let mut parts = line.split("crate::").skip(1);
    let name = |rest: &str| {
        rest.chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
            .collect()
    };
    let mut found: Vec<String> = parts.by_ref().map(name).collect();
    found.retain(|name: &String| !name.is_empty());
    found
}

#[test]
fn modules_import_downward_only() {
    let mut wrong = Vec::new();
    for path in sources().iter().filter(|path| !path.ends_with("lib.rs")) {
        let importer = module(path);
        let allowed = may_import(&importer);
        for (number, line) in code(&read(path)) {
            for imported in imports(line) {
                let known = TABLE.iter().any(|(name, _)| *name == imported);
                assert!(
                    known || line.contains("pub(in"),
                    "{}:{number}: crate::{imported} is not a module of the table",
                    path.display()
                );
                if imported != importer && !allowed.contains(&imported.as_str()) {
                    wrong.push(format!(
                        "{}:{number}: {importer} may not know {imported}",
                        path.display()
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_module_stands_in_the_table_and_no_other() {
    let mut modules: Vec<String> = sources()
        .iter()
        .map(|path| module(path))
        .filter(|name| name != "lib")
        .collect();
    modules.dedup();
    let mut table: Vec<String> = TABLE.iter().map(|(name, _)| (*name).to_owned()).collect();
    modules.sort();
    table.sort();
    assert_eq!(modules, table);
}

/// Words that the glossary replaces, and names that SwiftUI, Android or the Kotlin prelude own.
const FORBIDDEN: &[&str] = &[
    "View",
    "Color",
    "Path",
    "Result",
    "Error",
    "Clock",
    "File",
    "Intent",
    "Stack",
    "Tower",
    "Pile",
    "Player",
    "Cell",
    "Captive",
    "King",
    "Match",
    "State",
    "Event",
    "Bot",
    "Controller",
    "Half",
];

#[test]
fn public_types_bear_no_forbidden_name() {
    let mut wrong = Vec::new();
    for folder in ["core/src", "bindings/src"] {
        for path in files(&root().join(folder), &[".rs"]) {
            for (number, line) in code(&read(&path)) {
                let declared = ["pub struct ", "pub enum ", "pub trait ", "pub type "]
                    .iter()
                    .find_map(|kind| line.trim_start().strip_prefix(kind));
                let Some(rest) = declared else { continue };
                let name: String = rest
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric())
                    .collect();
                let part = ["Manager", "Helper", "Util"]
                    .iter()
                    .any(|part| name.contains(part));
                if part
                    || FORBIDDEN.contains(&name.as_str())
                    || name.ends_with("Data")
                    || name.ends_with("Info")
                {
                    wrong.push(format!("{}:{number}: {name}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn time_is_read_in_one_file_only() {
    let mut wrong = Vec::new();
    for path in sources() {
        for (number, line) in read(&path)
            .lines()
            .zip(1..)
            .map(|(line, number)| (number, line))
        {
            let clock = line.contains("Instant") || line.contains("SystemTime");
            if clock && !path.ends_with("search/limits.rs") && !line.trim_start().starts_with("//")
            {
                wrong.push(format!("{}:{number}: reads a clock", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
