//! The boards and goals of the library: each can be done, each can be missed, each shows what it is there to show.

mod support;

use lasca_core::{
    Game, Goal, GoalVerdict, LibraryItem, Outcome, Position, Record, Rules, Side, Start, WinReason,
    heritage, lessons, rule_demos, rulebook,
};

fn board(item: &LibraryItem) -> Position {
    let Start::Position { text } = &item.start else {
        panic!("{} is no board", item.id);
    };
    text.parse().expect("a position")
}

fn verdict(item: &LibraryItem, text: &str) -> GoalVerdict {
    let position = board(item);
    let played = position.parse_move(text, item.rules).expect("a legal move");
    let goal = item.goal.expect("a goal");
    goal.judge(position.turn(), item.rules, &position, &played)
}

/// For each lesson a line that meets its goal and a legal one that does not.
const LESSON_LINES: [(&str, &str, &str); 8] = [
    ("move", "c3-d4", "f2-e3"),
    ("capture", "c3xe5", "c3xa5"),
    ("column", "c3-d4", "a1-b2"),
    ("release", "c3xe5", "c3xa5"),
    ("must_capture", "g3xe5", "c3xa5"),
    ("several_jumps", "a1xc3xe5xc7*", "a1xc3xa5"),
    ("officer", "d6-c7*", "b2-c3"),
    ("end", "a1-b2", "c1-b2"),
];

#[test]
fn every_lesson_can_be_done_and_can_be_missed() {
    let lessons = lessons();
    assert_eq!(lessons.len(), LESSON_LINES.len());
    for (item, (id, good, other)) in lessons.iter().zip(LESSON_LINES) {
        assert_eq!(item.id, id);
        assert_eq!(verdict(item, good), GoalVerdict::Met, "{id}: {good}");
        assert_eq!(verdict(item, other), GoalVerdict::Failed, "{id}: {other}");
    }
}

#[test]
fn every_lesson_is_whites_to_do_and_starts_in_a_running_game() {
    for item in lessons() {
        let position = board(&item);
        assert_eq!(position.turn(), Side::White, "{}", item.id);
        assert_eq!(position.status(item.rules), None, "{}", item.id);
    }
}

#[test]
fn a_win_is_open_while_no_move_brings_it_and_lost_when_the_other_side_wins() {
    let judged = |text: &str, played: &str| {
        let before: Position = text.parse().expect("a position");
        let played = before.parse_move(played, Rules::LASCA_EU).expect("legal");
        Goal::Win.judge(Side::White, Rules::LASCA_EU, &before, &played)
    };
    assert_eq!(judged("w a1w a7b", "a1-b2"), GoalVerdict::Open);
    assert_eq!(judged("b a1w a7b", "a7-b6"), GoalVerdict::Open);
    assert_eq!(judged("w c3w d4b", "c3xe5"), GoalVerdict::Met);
    assert_eq!(judged("b b2w c3b", "c3xa1*"), GoalVerdict::Failed);
}

#[test]
fn a_goal_of_one_move_does_not_judge_the_other_sides_moves() {
    let black: Position = "b a7b c3w".parse().expect("a position");
    let played = black.parse_move("a7-b6", Rules::LASCA_EU).expect("legal");
    for goal in [Goal::AnyMove, Goal::Promote, Goal::Capture { count: 1 }] {
        let verdict = goal.judge(Side::White, Rules::LASCA_EU, &black, &played);
        assert_eq!(verdict, GoalVerdict::Open, "{goal:?}");
    }
    let any = Goal::AnyMove.judge(Side::Black, Rules::LASCA_EU, &black, &played);
    assert_eq!(any, GoalVerdict::Met);
}

#[test]
fn the_board_of_a_rule_set_answers_differently_under_each_other_set() {
    let outcomes = |position: &Position, rules: Rules| -> Vec<String> {
        let moves = position.legal_moves(rules);
        let after = moves.iter().map(|played| position.play(played, rules));
        after
            .map(|next| {
                next.expect("legal")
                    .setup()
                    .board
                    .columns()
                    .map(|(s, c)| format!("{s}{c}"))
                    .collect()
            })
            .collect()
    };
    let demos = rule_demos();
    assert_eq!(
        demos.iter().map(|demo| demo.rules).collect::<Vec<_>>(),
        Rules::NAMED
    );
    for demo in &demos {
        let position = board(demo);
        assert!(
            position
                .board()
                .columns()
                .all(|(square, _)| square.file() < 3 && square.rank() < 3)
        );
        let own = outcomes(&position, demo.rules);
        for other in Rules::NAMED
            .into_iter()
            .filter(|&rules| rules != demo.rules)
        {
            assert_ne!(own, outcomes(&position, other), "{} and {other}", demo.id);
        }
    }
}

#[test]
fn the_rulebook_tells_each_switch_once_and_marks_it() {
    for rejump in [false, true] {
        for demote in [false, true] {
            for quiet in [None, Some(60), Some(1)] {
                let rules = Rules::own(rejump, demote, quiet).expect("in range");
                let lines = rulebook(rules);
                let key = |rule: &str| {
                    let mut told = lines.iter().filter(|line| line.rule == rule);
                    let line = told.next().expect("told");
                    assert!(told.next().is_none(), "{rule} is told twice");
                    assert!(line.differs, "{rule} is not marked");
                    (line.key.as_str(), line.count)
                };
                let again = if rejump {
                    "rule_4_6_again"
                } else {
                    "rule_4_6_once"
                };
                let rank = if demote {
                    "rule_5_3_lost"
                } else {
                    "rule_5_3_kept"
                };
                assert_eq!(key("R4.6"), (again, None));
                assert_eq!(key("R5.3"), (rank, None));
                match quiet {
                    None => assert_eq!(key("R6.5"), ("rule_6_5_none", None)),
                    Some(_) => assert_eq!(key("R6.5"), ("rule_6_5_count", quiet)),
                }
                assert_eq!(
                    lines.iter().any(|line| line.rule == "R6.6"),
                    quiet.is_some()
                );
                let marked = lines.iter().filter(|line| line.differs).count();
                assert_eq!(marked, if quiet.is_some() { 4 } else { 3 });
            }
        }
    }
}

/// Rules that need no sentence: consequences, notes for programs, and what R8.6 and R4.1 tell as well.
const UNTOLD: [&str; 10] = [
    "R4.8", "R4.10", "R4.11", "R6.3", "R6.7", "R6.8", "R8.1.1", "R8.4", "R8.5", "R6.6",
];

#[test]
fn the_rulebook_tells_every_numbered_rule_but_those_that_players_do_not_need() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/rules.md");
    let written = std::fs::read_to_string(path).expect("the rules");
    let numbered: Vec<&str> = written
        .lines()
        .filter_map(|line| line.strip_prefix("- **R")?.split_once("**"))
        .map(|(number, _)| number)
        .filter(|number| !number.starts_with('7'))
        .collect();
    assert!(numbered.len() > 30, "{numbered:?}");
    let lines = rulebook(Rules::LASCA_EU);
    for number in &numbered {
        let rule = format!("R{number}");
        let told = lines.iter().any(|line| line.rule == rule);
        assert_ne!(told, UNTOLD.contains(&rule.as_str()), "{rule}");
    }
    for line in lines {
        assert!(
            numbered.contains(&&line.rule[1..]),
            "{} is not written",
            line.rule
        );
    }
}

#[test]
fn the_rulebook_goes_through_the_chapters_in_order() {
    let lines = rulebook(Rules::KAWU);
    assert!(lines.is_sorted_by_key(|line| line.chapter));
    assert!(lines.iter().all(|line| (1..=8).contains(&line.chapter)));
}

fn record(item: &LibraryItem) -> (&str, Record) {
    let Start::Record { text, ply: 0 } = &item.start else {
        panic!("{} does not begin at its beginning", item.id);
    };
    (text, text.parse().expect("a record"))
}

#[test]
fn laskers_games_are_canonical_records_of_what_the_booklet_prints() {
    let printed = support::rows("lasker/games.jsonl");
    let items = heritage();
    assert_eq!(items.len(), 6);
    for item in &items {
        let (text, record) = record(item);
        assert_eq!(record.to_string(), text, "{}", item.id);
        assert_eq!(record.game.rules(), item.rules, "{}", item.id);
        let id = format!("lasker-1911-{}", item.id.trim_start_matches("game_"));
        let row = printed.iter().find(|row| row["id"] == id.as_str());
        let moves = row.expect("printed")["moves"].as_array().expect("moves");
        let texts = texts(&record.game);
        assert!(moves.iter().eq(&texts), "{}", item.id);
    }
}

/// The moves of a game as text, for comparing.
fn texts(game: &Game) -> Vec<serde_json::Value> {
    let before = (0..).map_while(|ply| game.position_at(ply));
    let moves = game.moves().iter().zip(before);
    moves
        .map(|(played, before)| before.move_text(played).into())
        .collect()
}

#[test]
fn the_paragraphs_on_laskers_games_tell_the_truth_about_them() {
    let items = heritage();
    let games: Vec<Game> = items.iter().map(|item| record(item).1.game).collect();
    let moves: Vec<i32> = games.iter().map(|game| (game.ply() + 1) / 2).collect();
    assert_eq!(moves, [39, 20, 39, 43, 25, 10]);
    let end = |game: &Game| {
        (
            game.outcome(),
            game.position().board().owned(Side::Black).len(),
        )
    };
    let won = |winner, by| Some(Outcome::Win { winner, by });
    assert_eq!(games[0].outcome(), won(Side::Black, WinReason::NoColumn));
    assert_eq!(end(&games[1]), (won(Side::White, WinReason::Blocked), 3));
    assert_eq!(games[2].outcome(), None);
    assert_eq!(games[2].position().board().owned(Side::White).len(), 2);
    assert_eq!(games[3].outcome(), won(Side::Black, WinReason::NoColumn));
    assert_eq!(games[4].outcome(), None);
    let promotions = |game: &Game, number: i32| {
        let plies = [2 * number - 2, 2 * number - 1];
        plies.iter().all(|&ply| {
            let before = game.position_at(ply).expect("played");
            before.promotes(game.move_at(ply).expect("played"))
        })
    };
    assert!(
        promotions(&games[0], 9),
        "each side makes an officer on move nine"
    );
    assert!(
        promotions(&games[4], 17),
        "both sides promote on move seventeen"
    );
    assert_eq!(games[0].moves()[..12], games[1].moves()[..12]);
    assert_eq!(games[3].moves()[..12], games[4].moves()[..12]);
    assert_eq!(games[5].start().legal_moves(Rules::LASKER_1911).len(), 3);
}
