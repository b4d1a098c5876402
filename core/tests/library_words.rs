//! Every id of the library has its words in every language that the apps have, and no word is left without an id.
//! Reads the Android resources, from which the words of the iPhone app are made.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use lasca_core::{Rules, heritage, ideas, lessons, rule_demos, rulebook};

const ENGLISH: &str = "values";

fn resources() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../android/app/src/main/res")
}

/// The folders of all languages, English first.
fn folders() -> Vec<String> {
    let mut folders: Vec<String> = fs::read_dir(resources())
        .expect("resources")
        .flatten()
        .filter(|entry| entry.path().join("learn.xml").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    folders.sort();
    assert!(folders[0] == ENGLISH && folders.len() >= 3, "{folders:?}");
    folders
}

/// The stems of the words that belong to the pages themselves and to no item.
const PAGES: [&str; 6] = ["steps", "rules", "ideas", "games", "problem", "history"];

/// The words of a file: the name of each string or plural and the texts under it.
fn words(folder: &str) -> BTreeMap<String, Vec<String>> {
    let path = resources().join(folder).join("learn.xml");
    let xml = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut words = BTreeMap::new();
    for element in xml.split("<string name=\"").skip(1) {
        let (name, rest) = element.split_once("\">").expect("a name");
        let (text, _) = rest.split_once("</string>").expect("an end");
        let twice = words.insert(name.to_owned(), vec![text.to_owned()]);
        assert!(twice.is_none(), "{folder}: {name} is there twice");
    }
    for element in xml.split("<plurals name=\"").skip(1) {
        let (name, rest) = element.split_once("\">").expect("a name");
        let (items, _) = rest.split_once("</plurals>").expect("an end");
        let texts = items.split("\">").skip(1);
        let texts = texts.map(|item| item.split("</item>").next().unwrap_or_default().to_owned());
        let twice = words.insert(name.to_owned(), texts.collect());
        assert!(twice.is_none(), "{folder}: {name} is there twice");
    }
    words
}

fn item_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |id: &str, parts: &[&str]| {
        keys.extend(parts.iter().map(|part| format!("learn_{id}_{part}")));
    };
    for item in lessons().into_iter().chain(ideas()) {
        add(&item.id, &["title", "text", "task", "done"]);
    }
    for item in rule_demos() {
        add(&item.id, &["lead", "text"]);
    }
    for item in heritage() {
        add(&item.id, &["title", "text"]);
    }
    keys
}

fn rule_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::from(["rule_differs".to_owned()]);
    for bits in 0..8 {
        let quiet = (bits & 4 != 0).then_some(60);
        let rules = Rules::own(bits & 1 != 0, bits & 2 != 0, quiet).expect("in range");
        for line in rulebook(rules) {
            keys.insert(format!("rule_chapter_{}", line.chapter));
            keys.insert(line.key);
        }
    }
    keys
}

#[test]
fn every_item_and_every_rule_has_its_words_in_every_language() {
    let needed: BTreeSet<String> = item_keys().union(&rule_keys()).cloned().collect();
    for folder in &folders() {
        let words = words(folder);
        for key in &needed {
            let texts = words
                .get(key)
                .unwrap_or_else(|| panic!("{folder}: no {key}"));
            assert!(
                texts.iter().all(|text| !text.trim().is_empty()),
                "{folder}: {key} is empty"
            );
        }
    }
}

#[test]
fn no_word_is_left_without_an_item() {
    let needed: BTreeSet<String> = item_keys().union(&rule_keys()).cloned().collect();
    let parts = ["_title", "_text", "_task", "_done", "_lead"];
    for (name, _) in words(ENGLISH) {
        let told = name
            .strip_prefix("learn_")
            .and_then(|rest| parts.iter().find_map(|part| rest.strip_suffix(part)));
        let of_an_item = told.is_some_and(|id| !PAGES.contains(&id));
        if of_an_item || name.starts_with("rule_") {
            assert!(needed.contains(&name), "{name} belongs to nothing");
        }
    }
}

/// All Kotlin sources of the Android app in one text.
fn kotlin() -> String {
    let mut folders =
        vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../android/app/src/main/kotlin")];
    let mut sources = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                sources += &fs::read_to_string(&path).expect("a source");
            }
        }
    }
    sources
}

#[test]
fn every_word_of_the_pages_is_shown_somewhere() {
    let told: BTreeSet<String> = item_keys().union(&rule_keys()).cloned().collect();
    let sources = kotlin();
    let named = |name: &str| {
        ["string", "plurals"].iter().any(|kind| {
            let reference = format!("R.{kind}.{name}");
            sources.match_indices(&reference).any(|(at, _)| {
                !sources[at + reference.len()..]
                    .starts_with(|c: char| c.is_alphanumeric() || c == '_')
            })
        })
    };
    for (name, _) in words(ENGLISH) {
        assert!(
            told.contains(&name) || named(&name),
            "{name} is shown nowhere"
        );
    }
}

#[test]
fn a_plural_sentence_is_a_plural_in_every_language() {
    for line in rulebook(Rules::KAWU) {
        for folder in &folders() {
            let texts = words(folder).remove(&line.key).expect("told");
            assert_eq!(
                texts.len() > 1,
                line.count.is_some(),
                "{folder}: {}",
                line.key
            );
        }
    }
}

/// The places to be filled in, sorted: `%d`, `%1$s`.
fn places(text: &str) -> Vec<String> {
    let mut places: Vec<String> = text
        .split('%')
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(|c| c.is_ascii_digit() || *c == '$')
                .chain(rest.chars().find(|c| c.is_ascii_lowercase()))
                .collect()
        })
        .collect();
    places.sort();
    places
}

#[test]
fn all_languages_have_the_same_words_with_the_same_places() {
    let english = words(ENGLISH);
    for folder in &folders()[1..] {
        let other = words(folder);
        assert!(english.keys().eq(other.keys()), "other keys");
        for (name, texts) in &english {
            let theirs = &other[name];
            assert_eq!(texts.len(), theirs.len(), "{name}: other plural forms");
            for (ours, theirs) in texts.iter().zip(theirs) {
                assert_eq!(places(ours), places(theirs), "{name}");
            }
        }
    }
    assert_eq!(places("%2$d of %1$s, %d"), ["1$s", "2$d", "d"]);
}

#[test]
fn lessons_say_what_they_teach_in_two_sentences_and_nobody_shouts() {
    for folder in &folders() {
        let words = words(folder);
        for item in lessons() {
            let text = &words[&format!("learn_{}_text", item.id)][0];
            let sentences = text.matches(". ").count() + usize::from(text.ends_with('.'));
            assert_eq!(sentences, 2, "{folder}: {text}");
        }
        for (name, texts) in words {
            for text in texts {
                assert!(!text.contains('!'), "{folder}: {name}");
                assert!(
                    !text.contains(['\'', '"']),
                    "{folder}: {name} has a typewriter quote"
                );
            }
        }
    }
}

#[test]
fn the_history_page_has_at_least_200_words_in_each_language() {
    for folder in &folders() {
        let text = words(folder)["learn_history_text"]
            .join(" ")
            .replace("\\n", " ");
        assert!(text.split_whitespace().count() >= 200, "{folder}");
    }
}
