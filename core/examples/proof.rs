//! Whether a proof search finds more wins than alpha-beta where few commanders are left: `proof GAMES COMMANDERS NODES`.
//! Positions come from games of the engine with itself; both searches get as many nodes. What came of it is told in
//! `core/docs/strength.md`; the program does not use it.

use std::process::ExitCode;

use lasca_core::search::{Engine, Limits};
use lasca_core::{Game, Outcome, Position, Rules, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

const RULES: Rules = Rules::LASCA_EU;
/// More than any tree here can need.
const NEVER: u64 = 1_000_000_000;

/// A node of the tree: how many leaves have to be won at least to prove it won, and to prove it not won.
struct Node {
    position: Position,
    parent: usize,
    children: Vec<usize>,
    proof: u64,
    disproof: u64,
}

/// Proof-number search (Allis 1994) for a win of one side; a position that comes again on its own line is no win.
struct Tree {
    nodes: Vec<Node>,
    hero: Side,
}

impl Tree {
    fn new(position: Position, hero: Side) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            hero,
        };
        tree.add(position, 0);
        tree
    }

    fn add(&mut self, position: Position, parent: usize) -> usize {
        let (proof, disproof) = match position.status(RULES).and_then(Outcome::winner) {
            Some(winner) if winner == self.hero => (0, NEVER),
            Some(_) => (NEVER, 0),
            None if self.repeats(&position, parent) => (NEVER, 0),
            None => (1, 1),
        };
        self.nodes.push(Node {
            position,
            parent,
            children: Vec::new(),
            proof,
            disproof,
        });
        self.nodes.len() - 1
    }

    fn repeats(&self, position: &Position, parent: usize) -> bool {
        let mut at = parent;
        while at < self.nodes.len() {
            if self.nodes[at].position.key() == position.key() {
                return true;
            }
            if at == 0 {
                break;
            }
            at = self.nodes[at].parent;
        }
        false
    }

    fn is_hero(&self, at: usize) -> bool {
        self.nodes[at].position.turn() == self.hero
    }

    /// Whether a win of the hero is proved with at most so many nodes.
    fn proves(&mut self, most: usize) -> bool {
        while self.nodes.len() < most && self.nodes[0].proof != 0 && self.nodes[0].disproof != 0 {
            let mut at = 0;
            while !self.nodes[at].children.is_empty() {
                at = self.most_proving(at);
            }
            let position = self.nodes[at].position;
            for played in position.legal_moves(RULES) {
                if let Ok(next) = position.play(&played, RULES) {
                    let child = self.add(next, at);
                    self.nodes[at].children.push(child);
                }
            }
            self.update(at);
        }
        self.nodes[0].proof == 0
    }

    fn most_proving(&self, at: usize) -> usize {
        let children = self.nodes[at].children.iter().copied();
        let best = if self.is_hero(at) {
            children.min_by_key(|&child| self.nodes[child].proof)
        } else {
            children.min_by_key(|&child| self.nodes[child].disproof)
        };
        best.unwrap_or(at)
    }

    fn update(&mut self, mut at: usize) {
        loop {
            let children = || {
                self.nodes[at]
                    .children
                    .iter()
                    .map(|&child| &self.nodes[child])
            };
            let least_proof = children().map(|c| c.proof).min().unwrap_or(NEVER);
            let least_disproof = children().map(|c| c.disproof).min().unwrap_or(NEVER);
            let all_proofs = children().map(|c| c.proof).sum::<u64>().min(NEVER);
            let all_disproofs = children().map(|c| c.disproof).sum::<u64>().min(NEVER);
            let (proof, disproof) = if self.is_hero(at) {
                (least_proof, all_disproofs)
            } else {
                (all_proofs, least_disproof)
            };
            self.nodes[at].proof = proof;
            self.nodes[at].disproof = disproof;
            if at == 0 {
                return;
            }
            at = self.nodes[at].parent;
        }
    }
}

/// The first position of each game of the engine with itself that has so few commanders.
fn positions(games: u64, commanders: usize) -> Vec<Position> {
    let mut engine = Engine::new(4);
    let mut found = Vec::new();
    for seed in 0..games {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(RULES, Position::start());
        while game.outcome().is_none() && game.ply() < 200 {
            let moves = game.position().legal_moves(RULES);
            let played = if game.ply() < 8 {
                moves[dice.random_range(0..moves.len())]
            } else {
                let limits = Limits::nodes(3_000);
                let past = game.past_keys();
                match engine.search(game.position(), RULES, &past, &limits).best {
                    Some(best) => best,
                    None => break,
                }
            };
            if game.play(played).is_err() {
                break;
            }
            let board = game.position().board();
            if game.outcome().is_none() && board.columns().count() <= commanders {
                found.push(*game.position());
                break;
            }
        }
    }
    found
}

fn run(games: u64, commanders: usize, nodes: usize) {
    let found = positions(games, commanders);
    let (mut both, mut alpha_beta, mut proof, mut neither) = (0, 0, 0, 0);
    for position in &found {
        let limits = Limits::nodes(nodes as u64);
        let searched = Engine::new(16).search(position, RULES, &[], &limits);
        let side = position.turn();
        let proved = [side, side.other()]
            .into_iter()
            .any(|hero| Tree::new(*position, hero).proves(nodes / 2));
        match (searched.win_in.is_some(), proved) {
            (true, true) => both += 1,
            (true, false) => alpha_beta += 1,
            (false, true) => proof += 1,
            (false, false) => neither += 1,
        }
    }
    println!(
        "{games} games, {} with a position of {commanders} commanders, {nodes} nodes: proved by both {both}, \
         by alpha-beta alone {alpha_beta}, by proof numbers alone {proof}, by neither {neither}",
        found.len()
    );
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    match (number(0), number(1), number(2)) {
        (Some(games), Some(commanders), Some(nodes)) => {
            run(games, commanders as usize, nodes as usize);
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("usage: proof GAMES COMMANDERS NODES");
            ExitCode::from(2)
        }
    }
}
