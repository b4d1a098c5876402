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

#[test]
fn every_test_that_the_lessons_name_exists() {
    let lessons = read(&core().join("docs/lessons.md"));
    let tests = sources(&core().join("tests")).join("\n");
    let mut named = 0;
    for name in lessons
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.matches('_').count() > 2)
    {
        assert!(tests.contains(&format!("fn {name}(")), "{name}");
        named += 1;
    }
    assert!(named > 12, "{named} tests are named");
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
