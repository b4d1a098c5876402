//! Texts with letters lost, doubled, swapped and strewn in: nothing panics, and what is read is sound.

mod support;

use support::dice::Dice;
use support::texts;

const STREWN: &[&str] = &[
    " ",
    "\n",
    "\r\n",
    ":",
    ";",
    "-",
    "x",
    "*",
    "–",
    "×",
    "\u{feff}",
    "1.",
    "1-0",
    "w",
    "b",
    "W",
    "B",
    "d4",
    "a1",
    "g7",
    "np=",
    "np=60",
    "rules: kawu\n",
    "start: ",
    "undone: ",
    "result: 0-1 flag\n",
    "Lasca",
    "Lasca record 1\n",
    "Lasca kawu 2:",
    "999999999999",
    "-1",
    "ä",
    "🂡",
    "/",
    ",",
    ">",
    "\u{2028}",
    "\0",
];

fn mutated(dice: &mut Dice, text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(letters.len() + 1);
        let until = (at + dice.below(8)).min(letters.len());
        match dice.below(5) {
            0 => drop(letters.drain(at..until)),
            1 => letters.truncate(at),
            2 => letters
                .splice(at..at, dice.pick(STREWN).chars())
                .for_each(drop),
            3 => {
                let copied: Vec<char> = letters[at..until].to_vec();
                let other = dice.below(letters.len() + 1);
                letters.splice(other..other, copied).for_each(drop);
            }
            _ if at < letters.len() => {
                letters[at] = dice
                    .pick(&['w', 'b', 'x', '-', '3', 'c', ' ', '.'])
                    .to_owned()
            }
            _ => {}
        }
    }
    letters.into_iter().collect()
}

fn try_all(seed: u64, count: usize, texts: &[String], property: fn(&str)) {
    println!("seed {seed}");
    let mut dice = Dice::new(seed);
    texts.iter().for_each(|text| property(text));
    for _ in 0..count {
        let text = dice.pick(texts).clone();
        property(&mutated(&mut dice, &text));
    }
}

fn column(name: &str, field: &str) -> Vec<String> {
    support::rows(name)
        .iter()
        .filter_map(|row| row[field].as_str().map(str::to_owned))
        .collect()
}

fn records() -> Vec<String> {
    let files = column("records/v1/expected.jsonl", "file");
    files
        .iter()
        .map(|file| support::fixture(&format!("records/v1/{file}")))
        .collect()
}

#[test]
fn damaged_positions_are_read_soundly_or_refused() {
    let texts = [
        column("notation/positions.jsonl", "text"),
        column("rules/setups.jsonl", "position"),
    ]
    .concat();
    try_all(21, 40_000, &texts, texts::positions);
}

#[test]
fn damaged_moves_are_read_soundly_or_refused() {
    let line = |row: &serde_json::Value| {
        ["rules", "position", "text"]
            .map(|field| row[field].as_str().unwrap_or_default().to_owned())
            .join("\n")
    };
    let texts: Vec<String> = support::rows("notation/moves.jsonl")
        .iter()
        .map(line)
        .collect();
    try_all(22, 40_000, &texts, texts::moves);
}

#[test]
fn damaged_records_are_read_soundly_or_refused() {
    try_all(23, 30_000, &records(), texts::records);
}

#[test]
fn games_in_damaged_pastes_are_found_soundly_or_not_at_all() {
    let moves = |row: &serde_json::Value| -> Vec<String> {
        row["moves"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|m| m.as_str().map(str::to_owned))
            .collect()
    };
    let mut texts = records();
    for row in support::rows("lasker/games.jsonl") {
        let moves = moves(&row);
        texts.push(moves.join(" "));
        texts.push(format!(
            "Lasca lasker-1911 {}: {}",
            moves.len(),
            moves.join(" ")
        ));
    }
    try_all(24, 20_000, &texts, texts::pastes);
}
