//! How a level errs: which of its costly moves overlook what people overlook, and whether it wins what is won.
//! Costly is what loses one and a half soldiers by level 10; it is asked only about moves that a shorter search doubts.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lasca_core::search::{Engine, Level, Limits};
use lasca_core::{Game, Move, Position, Role, Rules, Side};

use crate::arena::opening;
use crate::greedy;

const RULES: Rules = Rules::LASCA_EU;
const COSTLY: i32 = 150;
/// The shorter search, and from how much lost by it level 10 is asked.
const GLANCE: u64 = 100_000;
const DOUBTED: i32 = 80;
const WON: i32 = 600;

/// Costly moves by kind, with one position for each.
pub type Kinds = BTreeMap<&'static str, (u32, String)>;

fn chosen(level: Level, game: &Game, seed: u64) -> Option<Move> {
    let stop = Arc::new(AtomicBool::new(false));
    level
        .choose(game.position(), RULES, &game.past_keys(), seed, &stop)
        .result
        .best
}

/// Plays games against the greedy player and sorts the costly moves of the level.
pub fn kinds(level: Level, games: u32) -> Kinds {
    let mut kinds = Kinds::new();
    let mut judge = Engine::new(16);
    for number in 0..games {
        let mut game = opening(RULES, 77, number, 8);
        while game.outcome().is_none() && game.ply() < 120 {
            let before = *game.position();
            let own = before.turn() == Side::ALL[number as usize % 2];
            let played = if own {
                chosen(level, &game, number.into())
            } else {
                greedy::choose(&before, RULES, number.into())
            };
            let Some(played) = played.filter(|&played| game.play(played).is_ok()) else {
                break;
            };
            if own && let Some((kind, text)) = costly(&mut judge, &before, &played, game.position())
            {
                kinds.entry(kind).or_insert((0, text)).0 += 1;
            }
        }
    }
    kinds
}

/// The kind of a move that loses much, by the answer that refutes it.
fn costly(
    judge: &mut Engine,
    before: &Position,
    played: &Move,
    after: &Position,
) -> Option<(&'static str, String)> {
    if loss(judge, before, after, GLANCE).0 < DOUBTED {
        return None;
    }
    let (lost, line) = loss(judge, before, after, Level::MASTER.nodes());
    let answer = line.first().filter(|_| lost >= COSTLY)?;
    let text = format!(
        "{before} {} then {}",
        before.move_text(played),
        after.move_text(answer)
    );
    Some((refutation(after, &line), text))
}

/// The kind of the answer; where it only prepares what people overlook, the kind of the move it prepares.
fn refutation(after: &Position, line: &[Move]) -> &'static str {
    let first = kind(after, &line[0]);
    if !matches!(first, "quiet answer" | "plain capture") || line.len() < 3 {
        return first;
    }
    let reply = after.play(&line[0], RULES);
    let Ok(later) = reply.and_then(|reply| reply.play(&line[1], RULES)) else {
        return first;
    };
    match kind(&later, &line[2]) {
        "multi-jump" => "multi-jump, prepared",
        "backward capture of an officer" => "backward capture of an officer, prepared",
        "release" => "release, prepared",
        "forced recapture" => "forced recapture, prepared",
        _ => first,
    }
}

/// What the way from one position to the next loses by a search of so many nodes, and the line that shows it.
fn loss(judge: &mut Engine, before: &Position, after: &Position, nodes: u64) -> (i32, Vec<Move>) {
    let limits = Limits::nodes(nodes);
    let best = judge.search(before, RULES, &[], &limits).score.value();
    let answer = judge.search(after, RULES, &[], &limits);
    let lost = best.clamp(-2000, 2000) - (-answer.score.value()).clamp(-2000, 2000);
    (lost, answer.line)
}

fn kind(after: &Position, reply: &Move) -> &'static str {
    let jumps = after.jumps(reply, RULES);
    let officer = after
        .board()
        .commander(reply.origin())
        .is_some_and(|piece| piece.role == Role::Officer);
    let back = |jump: &lasca_core::Jump| {
        (jump.to.rank() > jump.from.rank()) != (after.turn() == Side::White)
    };
    if jumps.len() > 1 {
        "multi-jump"
    } else if officer && jumps.iter().any(back) {
        "backward capture of an officer"
    } else if jumps.iter().any(|jump| jump.freed.is_some()) {
        "release"
    } else if after
        .play(reply, RULES)
        .is_ok_and(|next| next.must_capture())
    {
        "forced recapture"
    } else if jumps.is_empty() {
        "quiet answer"
    } else {
        "plain capture"
    }
}

/// Of `count` positions that a deep search calls won for the level, how many it wins against the greedy player.
pub fn wins(level: Level, count: u32) -> u32 {
    let (mut judge, mut found, mut won, mut number) = (Engine::new(16), 0, 0, 0);
    while found < count {
        number += 1;
        let Some(start) = won_position(&mut judge, number) else {
            continue;
        };
        found += 1;
        let mut game = Game::new(RULES, start);
        while game.outcome().is_none() && game.ply() < 300 {
            let own = game.position().turn() == start.turn();
            let seed = u64::from(number);
            let played = if own {
                chosen(level, &game, seed)
            } else {
                greedy::choose(game.position(), RULES, seed ^ game.ply() as u64)
            };
            if played.is_none_or(|played| game.play(played).is_err()) {
                break;
            }
        }
        won +=
            u32::from(game.outcome().and_then(lasca_core::Outcome::winner) == Some(start.turn()));
    }
    won
}

/// The first position of a random game that level 10 calls won by six soldiers but not proved so.
fn won_position(judge: &mut Engine, number: u32) -> Option<Position> {
    let game = opening(RULES, 500, number, 40);
    let mut won = |position: &Position, nodes: u64| {
        let score = judge
            .search(position, RULES, &[], &Limits::nodes(nodes))
            .score;
        score.value() >= WON && !score.is_proved()
    };
    (16..=game.ply())
        .filter_map(|ply| game.position_at(ply).copied())
        .filter(|position| position.legal_moves(RULES).len() > 1)
        .find(|position| won(position, GLANCE) && won(position, Level::MASTER.nodes()))
}
