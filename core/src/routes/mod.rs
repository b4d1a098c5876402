//! Legal moves as packed numbers, generated from sets of squares: the fast path under movegen, perft and search.
//! Knows R3–R5 as seen from masks; knows no text, no key and no end of the game.

mod route;

pub(crate) use route::Route;

use route::OFFSET;

use crate::board::Board;
use crate::column::Column;
use crate::piece::Role;
use crate::rules::Rules;
use crate::side::Side;
use crate::square::Square;

pub(crate) const ALL: u32 = (1 << Square::COUNT) - 1;
const FILE_A: u32 = 1 | 1 << 7 | 1 << 14 | 1 << 21;
const FILE_G: u32 = 1 << 3 | 1 << 10 | 1 << 17 | 1 << 24;
/// The squares that can be jumped: those off the edge (R5.4).
pub(crate) const INNER: u32 = 0b111 << 4 | 0b11 << 8 | 0b111 << 11 | 0b11 << 15 | 0b111 << 18;
pub(crate) const FAR: [u32; 2] = [0b1111 << 21, 0b1111];

/// What move generation sees of a position: four sets of squares.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    pub(crate) own: u32,
    pub(crate) enemy: u32,
    pub(crate) officers: u32,
    pub(crate) turn: Side,
}

impl Sight {
    #[inline]
    pub(crate) fn new(board: &Board, turn: Side) -> Self {
        Self {
            own: board.owned(turn).bits(),
            enemy: board.owned(turn.other()).bits(),
            officers: board.officers().bits(),
            turn,
        }
    }

    /// The same board seen by the other side.
    #[inline]
    pub(crate) fn of_the_other(&self) -> Self {
        Self {
            own: self.enemy,
            enemy: self.own,
            turn: self.turn.other(),
            ..*self
        }
    }

    #[inline]
    pub(crate) fn empty(&self) -> u32 {
        ALL & !(self.own | self.enemy)
    }

    /// The columns that may go up and those that may go down the ranks.
    #[inline]
    fn movers(&self) -> (u32, u32) {
        let officers = self.own & self.officers;
        match self.turn {
            Side::White => (self.own, officers),
            Side::Black => (officers, self.own),
        }
    }

    /// The columns that can step, by direction.
    #[inline]
    pub(crate) fn steppers(&self) -> [u32; 4] {
        let (up, down) = self.movers();
        let empty = self.empty();
        [
            up & steps_to::<0>(empty),
            up & steps_to::<1>(empty),
            down & steps_to::<2>(empty),
            down & steps_to::<3>(empty),
        ]
    }

    /// The columns that can jump, by direction.
    #[inline]
    pub(crate) fn jumpers(&self) -> [u32; 4] {
        let (up, down) = self.movers();
        jumpers(up, down, self.enemy, self.empty())
    }

    /// How many steps there are.
    #[inline]
    pub(crate) fn count_steps(&self) -> u64 {
        let [a, b, c, d] = self.steppers();
        let pair = |a: u32, b: u32| u64::from((u64::from(a) | u64::from(b) << 32).count_ones());
        if self.own & self.officers != 0 {
            pair(a, b) + pair(c, d)
        } else {
            pair(a | c, b | d)
        }
    }

    /// Takes the column off its square; whether an officer commands it.
    #[inline]
    pub(crate) fn lift(&mut self, origin: usize) -> bool {
        let officer = self.officers >> origin & 1 != 0;
        self.own &= !(1 << origin);
        self.officers &= !(1 << origin);
        officer
    }

    /// Whether soldiers of the side to move are promoted on this square.
    #[inline]
    pub(crate) fn is_far(&self, square: usize) -> bool {
        FAR[self.turn.index()] >> square & 1 != 0
    }

    /// White's squares, Black's and the officers' with the moving column put down.
    #[inline]
    pub(crate) fn land(&self, square: usize, officer: bool) -> [u32; 3] {
        let own = self.own | 1 << square;
        let officers = self.officers | u32::from(officer) << square;
        match self.turn {
            Side::White => [own, self.enemy, officers],
            Side::Black => [self.enemy, own, officers],
        }
    }

    /// The same after the commander on `over` was taken and left this column.
    #[inline]
    pub(crate) fn uncover(mut self, over: usize, uncovered: Column) -> Self {
        let square = 1 << over;
        self.enemy &= !square;
        self.officers &= !square;
        if let Some(commander) = uncovered.commander() {
            if commander.side == self.turn {
                self.own |= square;
            } else {
                self.enemy |= square;
            }
            if commander.role == Role::Officer {
                self.officers |= square;
            }
        }
        self
    }

    /// The enemy columns that can be jumped.
    #[inline]
    pub(crate) fn jumped(&self) -> u32 {
        let [a, b, c, d] = self.jumpers();
        a << 3 | b << 4 | c >> 4 | d >> 3
    }
}

/// The squares from which an empty square is one step away in a direction.
#[inline(always)]
pub(crate) fn steps_to<const D: usize>(empty: u32) -> u32 {
    match D {
        0 => (empty & !FILE_G) >> 3,
        1 => (empty & !FILE_A) >> 4,
        2 => (empty & !FILE_G) << 4,
        _ => (empty & !FILE_A) << 3,
    }
}

#[inline]
fn jumpers(up: u32, down: u32, enemy: u32, empty: u32) -> [u32; 4] {
    // The square jumped is off the edge, so no shift can leave its row.
    let enemy = enemy & INNER;
    [
        up & ((enemy & (empty >> 3)) >> 3),
        up & ((enemy & (empty >> 4)) >> 4),
        down & ((enemy & (empty << 4)) << 4),
        down & ((enemy & (empty << 3)) << 3),
    ]
}

#[inline]
fn jumps_from(square: usize, officer: bool, turn: Side, prey: u32, empty: u32) -> [u32; 4] {
    let here = 1 << square;
    match (officer, turn) {
        (true, _) => jumpers(here, here, prey, empty),
        (false, Side::White) => jumpers(here, 0, prey, empty),
        (false, Side::Black) => jumpers(0, here, prey, empty),
    }
}

/// Shows every legal move of `turn` to `visit`, captures only where one is possible (R4.3), until it answers `false`.
/// Returns whether all were shown.
#[inline]
pub(crate) fn each_route(
    board: &Board,
    turn: Side,
    rules: Rules,
    mut visit: impl FnMut(Route) -> bool,
) -> bool {
    let sight = Sight::new(board, turn);
    let jumpers = sight.jumpers();
    if jumpers != [0; 4] {
        return each_capture(board, &sight, jumpers, rules, &mut visit);
    }
    for (direction, mut squares) in sight.steppers().into_iter().enumerate() {
        while squares != 0 {
            let origin = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            if !visit(Route::step(origin, direction)) {
                return false;
            }
        }
    }
    true
}

fn each_capture(
    board: &Board,
    sight: &Sight,
    jumpers: [u32; 4],
    rules: Rules,
    visit: &mut impl FnMut(Route) -> bool,
) -> bool {
    for (direction, mut squares) in jumpers.into_iter().enumerate() {
        while squares != 0 {
            let origin = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            let mut walk = Walk::new(board.all_columns(), sight, origin, rules.rejump);
            let route = Route::from_origin(origin);
            if !walk.jump(
                route,
                origin,
                direction,
                sight.enemy,
                sight.empty() | 1 << origin,
                visit,
            ) {
                return false;
            }
        }
    }
    true
}

/// One column on its way through a capture.
pub(crate) struct Walk<'a> {
    columns: &'a [Column; 32],
    turn: Side,
    officer: bool,
    rejump: bool,
    /// How many pieces were taken from each square so far in this move.
    taken: [u8; 32],
}

impl<'a> Walk<'a> {
    #[inline]
    pub(crate) fn new(
        columns: &'a [Column; 32],
        sight: &Sight,
        origin: usize,
        rejump: bool,
    ) -> Self {
        let officer = sight.officers >> origin & 1 != 0;
        Self {
            columns,
            turn: sight.turn,
            officer,
            rejump,
            taken: [0; 32],
        }
    }

    /// Jumps on from a square and shows every way to end; `enemy` holds what may still be jumped.
    fn jump(
        &mut self,
        route: Route,
        from: usize,
        direction: usize,
        enemy: u32,
        empty: u32,
        visit: &mut impl FnMut(Route) -> bool,
    ) -> bool {
        let over = (from as i32 + OFFSET[direction]) as usize & 31;
        let landing = (from as i32 + 2 * OFFSET[direction]) as usize & 31;
        let route = route.and_jump(direction);
        let side = self.turn.index();
        if !self.officer && FAR[side] >> landing & 1 != 0 {
            return visit(route);
        }
        let (enemy, empty) = self.after_jump(over, enemy, empty);
        let on = jumps_from(landing, self.officer, self.turn, enemy, empty);
        if on == [0; 4] {
            return visit(route);
        }
        self.taken[over] += 1;
        let shown = (0..4)
            .all(|next| on[next] == 0 || self.jump(route, landing, next, enemy, empty, visit));
        self.taken[over] -= 1;
        shown
    }

    /// How many ways to end there are after a jump.
    pub(crate) fn endings(&mut self, from: usize, direction: usize, enemy: u32, empty: u32) -> u64 {
        let over = (from as i32 + OFFSET[direction]) as usize & 31;
        let landing = (from as i32 + 2 * OFFSET[direction]) as usize & 31;
        if !self.officer && FAR[self.turn.index()] >> landing & 1 != 0 {
            return 1;
        }
        let (enemy, empty) = self.after_jump(over, enemy, empty);
        let on = jumps_from(landing, self.officer, self.turn, enemy, empty);
        if on == [0; 4] {
            return 1;
        }
        self.taken[over] += 1;
        let count = (0..4)
            .filter(|&next| on[next] != 0)
            .map(|next| self.endings(landing, next, enemy, empty))
            .sum();
        self.taken[over] -= 1;
        count
    }

    /// What may be jumped and what is empty once the commander on `over` is taken (R4.2, R4.6, R4.8).
    #[inline]
    fn after_jump(&self, over: usize, enemy: u32, empty: u32) -> (u32, u32) {
        let square = 1 << over;
        let uncovered = self.columns[over].side_below(usize::from(self.taken[over]) + 1);
        match uncovered {
            None => (enemy & !square, empty | square),
            Some(side) if self.rejump && side != self.turn => (enemy, empty),
            Some(_) => (enemy & !square, empty),
        }
    }
}
