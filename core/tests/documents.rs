//! The documents of the core name rules, tests and errors that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn core() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text of every Rust file below a folder of the core.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(read(&path));
        }
    }
    found
}

/// The words of a text that begin with `R` and a digit: `R4.6`.
fn rule_numbers(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let rule = |word: &str| {
        word.strip_prefix('R').is_some_and(|rest| {
            rest.contains('.') && rest.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    words
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| rule(word))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_rule_that_code_and_fixtures_cite_stands_in_the_rules() {
    let rules = read(&core().join("docs/rules.md"));
    let stated: BTreeSet<String> = rules
        .split("**")
        .filter(|part| part.starts_with('R'))
        .map(str::to_owned)
        .collect();
    assert!(stated.len() > 35, "{} rules", stated.len());
    let fixtures = read(&core().join("../tests/fixtures/rules/cited.jsonl"));
    let texts = [
        sources(&core().join("src")),
        sources(&core().join("tests")),
        vec![fixtures],
    ]
    .concat();
    for cited in texts.iter().flat_map(|text| rule_numbers(text)) {
        assert!(stated.contains(&cited), "{cited} is cited and not stated");
    }
}

/// The lessons of a document: their first and last number, and what is said of them.
fn lessons(text: &str) -> Vec<(u32, u32, String)> {
    let mut found: Vec<(u32, u32, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut dots = line.split(". ");
        let first = dots.next().and_then(|number| number.parse().ok());
        let until = dots
            .next()
            .and_then(|rest| rest.strip_prefix("– ")?.parse().ok());
        match (first, found.last_mut()) {
            (Some(first), _) => found.push((first, until.unwrap_or(first), line.to_owned())),
            (None, Some((_, _, said))) => said.push_str(line),
            (None, None) => {}
        }
    }
    found
}

/// The words in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_lesson_names_tests_that_exist_or_says_why_it_needs_none() {
    let root = core().join("..");
    let tests = ["core/tests", "core/src", "bindings/src"]
        .iter()
        .flat_map(|folder| sources(&root.join(folder)))
        .collect::<Vec<_>>()
        .join("\n");
    let sessions = root.join("tests/fixtures/sessions");
    let is_test = |name: &str| tests.contains(&format!("fn {name}("));
    let is_script = |name: &str| name.ends_with(".json") && sessions.join(name).exists();
    let mut next = 1;
    for (first, last, said) in lessons(&read(&core().join("docs/lessons.md"))) {
        assert_eq!(first, next, "a lesson is missing");
        next = last + 1;
        let is_name = |name: &&str| name.matches('_').count() > 2 || name.ends_with(".json");
        for name in quoted(&said).filter(is_name) {
            assert!(is_test(name) || is_script(name), "{first}: {name}");
        }
        let shown = quoted(&said).any(|name| is_test(name) || is_script(name));
        let needless =
            said.contains("by construction") || said.contains("belongs to the platforms");
        assert!(shown || needless, "{first} names no test");
    }
    assert_eq!(next, 43, "a lesson is missing");
}

#[test]
fn every_error_that_the_notation_explains_is_in_its_fixtures() {
    let notation = read(&core().join("docs/notation.md"));
    let fixtures = ["moves", "positions"]
        .map(|name| read(&core().join(format!("../tests/fixtures/notation/{name}.jsonl"))))
        .concat();
    let rows = notation.lines().filter(|line| line.starts_with("| `"));
    let errors: Vec<&str> = rows
        .flat_map(|row| {
            row.split('|')
                .nth(1)
                .unwrap_or_default()
                .split('`')
                .skip(1)
                .step_by(2)
        })
        .collect();
    assert!(errors.len() > 15);
    for error in errors.into_iter().filter(|error| *error != "Setup") {
        assert!(
            fixtures.contains(&format!("\"error\":\"{error}\"")),
            "{error}"
        );
    }
}
