//! The result of a match with its error bar, from pairs of games so that an unfair opening cancels out.

/// Games and pairs counted so far.
#[derive(Debug, Default)]
pub struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// Adds a game's points for A: 1, 0.5 or 0.
    pub fn add_game(&mut self, points: f64) {
        if points > 0.75 {
            self.wins += 1;
        } else if points > 0.25 {
            self.draws += 1;
        } else {
            self.losses += 1;
        }
    }

    /// Adds the points that A made in one opening, 0 to 2.
    pub fn add_pair(&mut self, points: f64) {
        self.pairs += 1.0;
        self.sum += points / 2.0;
        self.squares += points * points / 4.0;
    }

    /// Half the width of the interval that holds the true score of A with 95 %, by pairs.
    fn error(&self) -> f64 {
        let mean = self.sum / self.pairs;
        let variance = (self.squares / self.pairs - mean * mean).max(0.0);
        1.96 * (variance / self.pairs).sqrt()
    }

    /// The share of A from 0 to 1 and half the width of its interval.
    pub fn share(&self) -> (f64, f64) {
        (self.sum / self.pairs.max(1.0), self.error())
    }

    /// `A x - y B (games n …)`.
    pub fn line(&self) -> String {
        let games = self.wins + self.draws + self.losses;
        let a = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        let b = f64::from(games) - a;
        let (mean, error) = (100.0 * a / f64::from(games.max(1)), 100.0 * self.error());
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        format!(
            "A {a} - {b} B (games {games}, +{wins} ={draws} -{losses}, {mean:.1} % ± {error:.1})"
        )
    }
}
