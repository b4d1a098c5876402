//! The numbered rules as the lines of a page, for every setting of the switches.
//!
//! Knows which rule each line tells and whether it hangs on a switch. The sentences are resources, named by `key`.

use serde::{Deserialize, Serialize};

use crate::rules::Rules;

/// One sentence of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleLine {
    /// The section it belongs to, 1 to 8; its heading is the resource `rule_chapter_N`.
    pub chapter: i32,
    /// The number of the rule it tells, as `R4.6`.
    pub rule: String,
    /// The resource of the sentence, as `rule_4_6_once`; a plural resource where there is a `count`.
    pub key: String,
    /// The number the sentence speaks of.
    pub count: Option<i32>,
    /// Whether the rule sets differ here.
    pub differs: bool,
}

impl RuleLine {
    fn plain(rule: &str) -> RuleLine {
        RuleLine::told(rule, "", None)
    }

    fn told(rule: &str, variant: &str, count: Option<i32>) -> RuleLine {
        let mut key = format!("rule_{}", rule.replace('.', "_"));
        if !variant.is_empty() {
            key = format!("{key}_{variant}");
        }
        let chapter = rule.split('.').next().and_then(|part| part.parse().ok());
        RuleLine {
            chapter: chapter.unwrap_or_default(),
            rule: format!("R{rule}"),
            key,
            count,
            differs: !variant.is_empty(),
        }
    }
}

/// The rules in reading order as they hold under `rules`, own rules included.
pub fn rulebook(rules: Rules) -> Vec<RuleLine> {
    let rejump = if rules.rejump { "again" } else { "once" };
    let rank = if rules.demote { "lost" } else { "kept" };
    let mut lines: Vec<RuleLine> = [
        "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "4.1", "4.2", "4.3", "4.4", "4.5",
    ]
    .map(RuleLine::plain)
    .into();
    lines.push(RuleLine::told("4.6", rejump, None));
    lines.extend(["4.7", "4.9", "5.1", "5.2"].map(RuleLine::plain));
    lines.push(RuleLine::told("5.3", rank, None));
    lines.extend(["5.4", "6.1", "6.2", "6.4"].map(RuleLine::plain));
    match rules.quiet_limit {
        None => lines.push(RuleLine::told("6.5", "none", None)),
        Some(limit) => {
            lines.push(RuleLine::told("6.5", "count", Some(limit)));
            lines.push(RuleLine::told("6.6", "count", None));
        }
    }
    lines.extend(["8.1", "8.2", "8.3", "8.6"].map(RuleLine::plain));
    lines
}
