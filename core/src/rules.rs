//! The switches in which the rule sets differ, and the names of the three sets (R7).
//! Knows no board and no move.

use std::fmt;
use std::str::FromStr;

use crate::piece::Piece;
use serde::{Deserialize, Serialize};

/// Which of the named rule sets, or none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSet {
    /// lasca.eu, the default.
    LascaEu,
    /// kawu.
    Kawu,
    /// Lasker's booklet of 1911.
    #[serde(rename = "lasker_1911")]
    Lasker1911,
    /// Each switch set on its own.
    Own,
}

/// What a game is played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// The name under which these switches are known.
    pub set: RuleSet,
    /// Whether a square may be jumped again within one move (R4.6).
    pub rejump: bool,
    /// Whether a captured officer becomes a soldier (R5.3).
    pub demote: bool,
    /// After how many plies in a row without capture or promotion the game is drawn (R6.5), 1 to 999.
    pub quiet_limit: Option<i32>,
}

/// The text names no rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no such rule set: {0} (lasca.eu, kawu, lasker-1911 or own:rejump=yes|no,demote=yes|no,quiet=N|none)"
)]
pub struct RulesError(pub String);

impl Rules {
    /// The rules of lasca.eu.
    pub const LASCA_EU: Rules = Rules {
        set: RuleSet::LascaEu,
        rejump: false,
        demote: true,
        quiet_limit: None,
    };
    /// The rules of kawu.
    pub const KAWU: Rules = Rules {
        set: RuleSet::Kawu,
        rejump: true,
        demote: false,
        quiet_limit: Some(60),
    };
    /// The rules of Lasker's booklet.
    pub const LASKER_1911: Rules = Rules {
        set: RuleSet::Lasker1911,
        rejump: false,
        demote: false,
        quiet_limit: None,
    };
    /// The three named sets.
    pub const NAMED: [Rules; 3] = [Rules::LASCA_EU, Rules::KAWU, Rules::LASKER_1911];
    /// The highest limit of quiet plies that own rules may have.
    pub const MAX_QUIET_LIMIT: i32 = 999;

    /// A taken commander as it lies beneath the column that took it (R5.3).
    pub const fn prisoner(self, taken: Piece) -> Piece {
        if self.demote {
            Piece::soldier(taken.side)
        } else {
            taken
        }
    }

    /// Own rules; `None` where the limit is not from 1 to 999.
    pub fn own(rejump: bool, demote: bool, quiet_limit: Option<i32>) -> Option<Rules> {
        let sound = quiet_limit.is_none_or(|n| (1..=Rules::MAX_QUIET_LIMIT).contains(&n));
        sound.then_some(Rules {
            set: RuleSet::Own,
            rejump,
            demote,
            quiet_limit,
        })
    }

    /// The same rules with a name that is true and a limit in range: a named set whose switches were changed becomes own rules.
    /// `None` where the limit is not from 1 to 999.
    pub fn checked(self) -> Option<Rules> {
        if Rules::NAMED.contains(&self) {
            return Some(self);
        }
        Rules::own(self.rejump, self.demote, self.quiet_limit)
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::LASCA_EU
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Rules::NAMED.contains(self);
        match self.set {
            RuleSet::LascaEu if named => return f.write_str("lasca.eu"),
            RuleSet::Kawu if named => return f.write_str("kawu"),
            RuleSet::Lasker1911 if named => return f.write_str("lasker-1911"),
            _ => {}
        }
        let yes = |on: bool| if on { "yes" } else { "no" };
        write!(
            f,
            "own:rejump={},demote={},quiet=",
            yes(self.rejump),
            yes(self.demote)
        )?;
        match self.quiet_limit {
            Some(limit) => write!(f, "{limit}"),
            None => f.write_str("none"),
        }
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        match text {
            "lasca.eu" => Ok(Rules::LASCA_EU),
            "kawu" => Ok(Rules::KAWU),
            "lasker-1911" => Ok(Rules::LASKER_1911),
            _ => own_rules(text).ok_or_else(|| RulesError(text.to_owned())),
        }
    }
}

fn own_rules(text: &str) -> Option<Rules> {
    let mut parts = text.strip_prefix("own:")?.split(',');
    let rejump = switch(parts.next()?.strip_prefix("rejump=")?)?;
    let demote = switch(parts.next()?.strip_prefix("demote=")?)?;
    let limit = match parts.next()?.strip_prefix("quiet=")? {
        "none" => None,
        digits => Some(plain_number(digits)?),
    };
    if parts.next().is_some() {
        return None;
    }
    Rules::own(rejump, demote, limit)
}

fn switch(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Digits without sign or leading zero, so that each number has one text.
fn plain_number(text: &str) -> Option<i32> {
    let number: i32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
