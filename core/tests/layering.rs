//! The house rules that a compiler does not know: who may import whom, how long a file and a function may be,
//! which names are not used. Reads the sources; fails with file and line.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module of the core and what it may import, lowest row first. A group's name stands for its members.
const TABLE: &[(&str, &[&str])] = &[
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
        "row1" => &["side", "square"],
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

#[test]
fn no_source_file_is_longer_than_400_lines_and_each_opens_with_what_it_knows() {
    let mut wrong = Vec::new();
    for path in files(&root(), &[".rs", ".kt", ".swift"]) {
        let text = read(&path);
        if text.lines().count() > 400 {
            wrong.push(format!(
                "{}: {} lines",
                path.display(),
                text.lines().count()
            ));
        }
        let rust = path.extension().is_some_and(|ending| ending == "rs");
        let crate_page = text.starts_with("#![doc = include_str!");
        let opening = if rust { "//!" } else { "/" };
        if !text.starts_with(opening)
            && !crate_page
            && !text.contains("swift-tools-version")
            && !text.starts_with("@file:")
        {
            wrong.push(format!("{}:1: does not say what it knows", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The functions of a formatted Rust file: the line each starts at and its length without the lines of its parameters.
fn functions(text: &str) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let words: Vec<&str> = line
            .split_whitespace()
            .take_while(|word| !word.starts_with("//"))
            .collect();
        let before = words.iter().take_while(|word| **word != "fn");
        let head = before.clone().count() < words.len()
            && before.into_iter().all(|word| {
                ["pub", "const", "async", "extern"].contains(word) || word.starts_with("pub(")
            });
        let closing = format!("{}}}", " ".repeat(indent));
        let opens_elsewhere = line.trim_end().ends_with(';') || line.trim_end().ends_with('}');
        if head && !opens_elsewhere {
            let opens =
                |line: &&str| line.ends_with('{') && line.len() - line.trim_start().len() == indent;
            let body = start + lines[start..].iter().position(opens).unwrap_or(0);
            let end = lines[body..].iter().position(|line| **line == closing);
            found.extend(end.map(|length| (start + 1, length + 1)));
        }
    }
    found
}

#[test]
fn functions_have_at_most_40_lines_and_the_search_node_80() {
    let mut wrong = Vec::new();
    for folder in ["core/src", "core/examples", "bindings/src"] {
        for path in files(&root().join(folder), &[".rs"]) {
            let most = if path.ends_with("search/alphabeta.rs") {
                80
            } else {
                40
            };
            for (line, length) in functions(&read(&path)) {
                if length > most {
                    wrong.push(format!("{}:{line}: {length} lines", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
fn time_is_read_in_one_file_only_and_nothing_is_left_to_do() {
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
            if ["TODO", "FIXME", "XXX", "todo!", "unimplemented!"]
                .iter()
                .any(|mark| line.contains(mark))
            {
                wrong.push(format!("{}:{number}: unfinished", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
