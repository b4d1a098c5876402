//! A second set of rules, written for clarity from the text of the rules alone. It shares nothing with the first:
//! boards are letters in a grid of files and ranks, moves and positions are texts.

/// The switches in which rule sets differ (R7).
#[derive(Clone, Copy, Debug)]
pub struct Switches {
    pub rejump: bool,
    pub demote: bool,
    pub quiet_limit: Option<u32>,
}

/// Pieces from the top down for each file and rank, as letters `w b W B`.
type Grid = [[String; 7]; 7];

#[derive(Clone, Debug)]
pub struct Naive {
    grid: Grid,
    turn: char,
    quiet: u32,
}

type Place = (usize, usize);

fn side_of(piece: char) -> char {
    piece.to_ascii_lowercase()
}

fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The place some files and ranks away, if it is on the board.
fn away((file, rank): Place, files: i32, ranks: i32) -> Option<Place> {
    let file = usize::try_from(file as i32 + files)
        .ok()
        .filter(|f| *f < 7)?;
    let rank = usize::try_from(rank as i32 + ranks)
        .ok()
        .filter(|r| *r < 7)?;
    Some((file, rank))
}

/// The steps (files, ranks) a commander may take: soldiers forward, officers everywhere (R3.1).
fn ways(commander: char) -> Vec<(i32, i32)> {
    match commander {
        'w' => vec![(-1, 1), (1, 1)],
        'b' => vec![(-1, -1), (1, -1)],
        _ => vec![(-1, 1), (1, 1), (-1, -1), (1, -1)],
    }
}

fn is_far(commander: char, (_, rank): Place) -> bool {
    (commander == 'w' && rank == 6) || (commander == 'b' && rank == 0)
}

impl Naive {
    /// Reads a listing as N3 has it.
    pub fn read(text: &str) -> Naive {
        let (listing, count) = text.split_once(" ; np=").unwrap_or((text, "0"));
        let mut words = listing.split(' ');
        let turn = words
            .next()
            .and_then(|word| word.chars().next())
            .expect("a side");
        let mut grid = Grid::default();
        for word in words {
            let (file, rank) = (word.as_bytes()[0] - b'a', word.as_bytes()[1] - b'1');
            grid[usize::from(file)][usize::from(rank)] = word[2..].to_owned();
        }
        Naive {
            grid,
            turn,
            quiet: count.parse().expect("a count"),
        }
    }

    /// Writes a listing as N3 has it: rank by rank from below, files from the left.
    pub fn write(&self) -> String {
        let mut text = self.turn.to_string();
        for place in self.places() {
            text += &format!(" {}{}", name(place), self.at(place));
        }
        if self.quiet > 0 {
            text += &format!(" ; np={}", self.quiet);
        }
        text
    }

    fn at(&self, (file, rank): Place) -> &str {
        &self.grid[file][rank]
    }

    fn put(&mut self, (file, rank): Place, column: &str) {
        self.grid[file][rank] = column.to_owned();
    }

    fn commander(&self, place: Place) -> Option<char> {
        self.at(place).chars().next()
    }

    /// The occupied places.
    fn places(&self) -> Vec<Place> {
        let all = (0..7).flat_map(|rank| (0..7).map(move |file| (file, rank)));
        all.filter(|&place| !self.at(place).is_empty()).collect()
    }

    fn mine(&self) -> Vec<Place> {
        let mine = |place: &Place| self.commander(*place).map(side_of) == Some(self.turn);
        self.places().into_iter().filter(mine).collect()
    }

    /// Every legal move as text with the position after it.
    pub fn moves(&self, switches: Switches) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for place in self.mine() {
            self.captures(place, switches, &mut found);
        }
        // R4.3: only if nothing can be captured are there steps.
        if found.is_empty() {
            for place in self.mine() {
                self.steps(place, switches, &mut found);
            }
        }
        found
    }

    fn steps(&self, from: Place, switches: Switches, found: &mut Vec<(String, String)>) {
        let commander = self.commander(from).expect("a column");
        for (files, ranks) in ways(commander) {
            let Some(to) = away(from, files, ranks) else {
                continue;
            };
            if !self.at(to).is_empty() {
                continue;
            }
            let mut after = self.clone();
            let column = self.at(from).to_owned();
            after.put(from, "");
            let promoted = after.arrive(to, &column);
            after.end(!promoted, switches);
            let star = if promoted { "*" } else { "" };
            found.push((format!("{}-{}{star}", name(from), name(to)), after.write()));
        }
    }

    /// Puts a column down and promotes its commander on the far rank (R5.1).
    fn arrive(&mut self, to: Place, column: &str) -> bool {
        let commander = column.chars().next().expect("a column");
        let promoted = is_far(commander, to);
        let top = if promoted {
            commander.to_ascii_uppercase()
        } else {
            commander
        };
        self.put(to, &format!("{top}{}", &column[1..]));
        promoted
    }

    fn end(&mut self, quiet: bool, switches: Switches) {
        self.turn = if self.turn == 'w' { 'b' } else { 'w' };
        self.quiet = match switches.quiet_limit {
            Some(_) if quiet => self.quiet + 1,
            _ => 0,
        };
    }

    fn captures(&self, from: Place, switches: Switches, found: &mut Vec<(String, String)>) {
        let column = self.at(from).to_owned();
        let mut lifted = self.clone();
        lifted.put(from, ""); // R4.7
        lifted.go_on(from, &column, &name(from), &[], switches, found);
    }

    /// Jumps on from `here` with a column in hand; where there is no jump, the move is over (R4.4).
    fn go_on(
        &self,
        here: Place,
        column: &str,
        path: &str,
        jumped: &[Place],
        switches: Switches,
        found: &mut Vec<(String, String)>,
    ) {
        let commander = column.chars().next().expect("a column");
        let mut over = false;
        for (files, ranks) in ways(commander) {
            let (Some(between), Some(to)) =
                (away(here, files, ranks), away(here, 2 * files, 2 * ranks))
            else {
                continue;
            };
            let enemy = self
                .commander(between)
                .is_some_and(|top| side_of(top) != self.turn);
            let again = jumped.contains(&between) && !switches.rejump; // R4.6
            if !enemy || again || !self.at(to).is_empty() {
                continue;
            }
            over = true;
            let mut after = self.clone();
            let taken = self.commander(between).expect("an enemy");
            after.put(between, &self.at(between)[1..]);
            let prisoner = if switches.demote {
                side_of(taken)
            } else {
                taken
            }; // R5.3
            let longer = format!("{column}{prisoner}"); // R4.9
            let jumped = [jumped, &[between]].concat();
            after.go_on(
                to,
                &longer,
                &format!("{path}x{}", name(to)),
                &jumped,
                switches,
                found,
            );
        }
        if !over && !jumped.is_empty() {
            let mut after = self.clone();
            let star = if after.arrive(here, column) { "*" } else { "" };
            after.end(false, switches);
            found.push((format!("{path}{star}"), after.write()));
        }
    }

    /// `ongoing`, `white-wins`, `black-wins` or `draw` (R6.1, R6.5, R6.6).
    pub fn status(&self, switches: Switches) -> &'static str {
        if !self.can_move() {
            return if self.turn == 'w' {
                "black-wins"
            } else {
                "white-wins"
            };
        }
        match switches.quiet_limit {
            Some(limit) if self.quiet >= limit => "draw",
            _ => "ongoing",
        }
    }

    fn can_move(&self) -> bool {
        self.mine().into_iter().any(|from| {
            let commander = self.commander(from).expect("a column");
            ways(commander).into_iter().any(|(files, ranks)| {
                let empty =
                    |place: Option<Place>| place.is_some_and(|place| self.at(place).is_empty());
                let between = away(from, files, ranks);
                let enemy = between
                    .and_then(|place| self.commander(place))
                    .is_some_and(|top| side_of(top) != self.turn);
                empty(between) || (enemy && empty(away(from, 2 * files, 2 * ranks)))
            })
        })
    }
}
