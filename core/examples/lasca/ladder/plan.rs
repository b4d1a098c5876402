//! Which pairings are measured how often, and what has been played of them.

/// One row of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The rule set.
    pub rules: &'static str,
    /// The player whose points are counted.
    pub a: &'static str,
    /// The other one.
    pub b: &'static str,
    /// Openings to play with both sides.
    pub pairs: u32,
}

const fn row(rules: &'static str, a: &'static str, b: &'static str, pairs: u32) -> Pairing {
    Pairing { rules, a, b, pairs }
}

/// Everything that the ladder promises.
pub const PLAN: [Pairing; 18] = [
    row("lasca.eu", "greedy", "1", 100),
    row("lasca.eu", "greedy", "2", 100),
    row("lasca.eu", "greedy", "5", 100),
    row("lasca.eu", "greedy", "6", 100),
    row("lasca.eu", "2", "1", 100),
    row("lasca.eu", "3", "2", 100),
    row("lasca.eu", "4", "3", 100),
    row("lasca.eu", "5", "4", 100),
    row("lasca.eu", "6", "5", 100),
    row("lasca.eu", "7", "6", 100),
    row("kawu", "3", "2", 50),
    row("kawu", "6", "5", 50),
    row("lasca.eu", "8", "greedy", 50),
    row("lasca.eu", "8", "7", 50),
    row("lasca.eu", "9", "8", 50),
    row("lasca.eu", "10", "9", 50),
    row("lasca.eu", "10", "8", 50),
    row("kawu", "9", "8", 50),
];

impl Pairing {
    /// Whether a player is above level 7: such games take minutes.
    pub fn is_long(&self) -> bool {
        let long = |name: &str| name.parse::<i32>().is_ok_and(|level| level > 7);
        long(self.a) || long(self.b)
    }

    /// What is kept of one opening.
    pub fn line(&self, pair: u32, points: [f64; 2]) -> String {
        format!(
            "{} {} {} {pair} {} {}",
            self.rules, self.a, self.b, points[0], points[1]
        )
    }
}

/// The games played so far.
pub struct Results {
    /// For each pairing of the plan the points of its openings in order.
    pub played: Vec<Vec<[f64; 2]>>,
}

impl Results {
    /// Reads the lines kept earlier.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut results = Self {
            played: vec![Vec::new(); PLAN.len()],
        };
        text.lines().try_for_each(|line| results.add(line))?;
        Ok(results)
    }

    /// Adds one kept line; one of a pairing that is no longer planned counts for nothing.
    pub fn add(&mut self, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [rules, a, b, _, first, second] = words[..] else {
            return Err(format!("not a line of a ladder: {line}"));
        };
        let points = |text: &str| {
            text.parse::<f64>()
                .map_err(|_| format!("not a line of a ladder: {line}"))
        };
        let points = [points(first)?, points(second)?];
        if let Some(at) = PLAN
            .iter()
            .position(|row| row.rules == rules && row.a == a && row.b == b)
        {
            self.played[at].push(points);
        }
        Ok(())
    }

    /// The next opening to play: short pairings first.
    pub fn next(&self) -> Option<(Pairing, u32)> {
        let open = |at: &usize| (self.played[*at].len() as u32) < PLAN[*at].pairs;
        let at = (0..PLAN.len()).find(open)?;
        Some((PLAN[at], self.played[at].len() as u32))
    }
}
