//! Single moves and attacks. A common piece moves whole sets of squares at once, as in a search. So
//! does any other piece, but from few squares its moves are followed one by one, on boards of up to
//! 128 squares without joined edges.

use super::piece::{GridPiece, Kind, Step};
use super::ranks::Layout;
use super::terrain::Limits;
use super::{Followed, Grid, GridObstacles, IN_BROWSER, Mobility, Shape, search};
use crate::cpu::{Isa, for_each_cpu};
use crate::{Cpu, GridSquares};

impl Mobility<'_> {
    /// The squares one move away from any square of a set.
    #[must_use]
    #[inline]
    pub fn moves(&self, from: &GridSquares) -> GridSquares {
        self.one_move(None, from, Followed::Forward)
    }

    /// One move from the squares of a set, or to them: among the obstacles or, with a set of
    /// occupied squares, an attack.
    #[inline(always)]
    pub(super) fn one_move(
        &self,
        occupied: Option<&GridSquares>,
        from: &GridSquares,
        followed: Followed,
    ) -> GridSquares {
        let grid = self.grid;
        // A browser's file must be small: there one way serves all boards.
        let is_small = grid.size().squares() <= 128 && !cfg!(target_family = "wasm");
        let is_open = !grid.wraps_files() && !grid.wraps_ranks();
        let shape = self.shape(occupied, followed);
        if is_small && is_open && shape.is_none() && from.len() <= FEW {
            let squares = self.one_by_one(occupied, from, followed);
            return GridSquares([squares as u64, (squares >> 64) as u64, 0, 0]);
        }
        let mut upper = [0; 2];
        let lower = at_once(Cpu::detect(), self, occupied, shape, from, followed, &mut upper);
        GridSquares([lower as u64, (lower >> 64) as u64, upper[0], upper[1]])
    }

    /// From few squares. One copy for all calls, with its result in registers: a caller that reads
    /// it from memory in other parts than it was written waits for the writes.
    #[inline(never)]
    fn one_by_one(
        &self,
        occupied: Option<&GridSquares>,
        from: &GridSquares,
        followed: Followed,
    ) -> u128 {
        let low = |GridSquares([low, high, ..]): &GridSquares| {
            u128::from(*low) + (u128::from(*high) << 64)
        };
        let limits = Limits::new(self, occupied, low);
        from_each(self.piece, self.grid, low(from), &limits, followed)
    }
}

/// So many squares are faster one by one.
const FEW: u32 = 3;

for_each_cpu! {
    avx2:
    /// The moves from all squares of a set at once: the lower words in registers, as by
    /// [`one_by_one`](Mobility::one_by_one), and the upper ones if the board has such squares.
    fn at_once(
        mobility: &Mobility<'_>,
        occupied: Option<&GridSquares>,
        shape: Option<Shape>,
        from: &GridSquares,
        followed: Followed,
        upper: &mut [u64; 2],
    ) -> u128 = moves_at_once;
}

#[inline(always)]
fn moves_at_once<I: Isa>(
    isa: I,
    mobility: &Mobility<'_>,
    occupied: Option<&GridSquares>,
    shape: Option<Shape>,
    from: &GridSquares,
    followed: Followed,
    upper: &mut [u64; 2],
) -> u128 {
    let size = mobility.grid.size();
    let from = Layout::<I>::new(isa, size).spread(from);
    let reached = search(
        isa,
        mobility,
        occupied,
        followed,
        shape.filter(|_| !IN_BROWSER),
        #[inline(always)]
        |_, board, [begin, end], moves| moves.next(from.and(board).and(begin)).and(end),
    );
    let [a, b, c, d] = reached.gather_inline(size.files() as u32);
    if size.squares() > 128 {
        *upper = [c, d];
    }
    u128::from(a) + (u128::from(b) << 64)
}

/// The squares where the pieces of a set could take, empty or not. A line includes the occupied
/// square on which it ends. Squares of the set count as occupied only if they are in `occupied`.
#[must_use]
#[inline]
pub fn grid_attacks(
    piece: &GridPiece,
    grid: &Grid,
    from: &GridSquares,
    occupied: &GridSquares,
) -> GridSquares {
    let mobility = Mobility { piece, grid, obstacles: &GridObstacles::NONE };
    mobility.one_move(Some(occupied), from, Followed::Forward)
}

/// The squares from which a piece could take on a square of the set: those whose
/// [`grid_attacks`], each alone, have a square of it.
#[must_use]
#[inline]
pub fn grid_attacks_to(
    piece: &GridPiece,
    grid: &Grid,
    to: &GridSquares,
    occupied: &GridSquares,
) -> GridSquares {
    let mobility = Mobility { piece, grid, obstacles: &GridObstacles::NONE };
    mobility.one_move(Some(occupied), to, Followed::Backward)
}

/// The squares that one move of a piece reaches from each square of the board in a set. Backward:
/// the squares from which it ends there.
#[inline(always)]
fn from_each(
    piece: &GridPiece,
    grid: &Grid,
    from: u128,
    limits: &Limits<u128>,
    followed: Followed,
) -> u128 {
    let (files, ranks) = (grid.size().files() as i32, grid.size().ranks() as i32);
    let mut reached = 0;
    let mut rest = from;
    while rest != 0 {
        let number = rest.trailing_zeros() as i32;
        rest &= rest - 1;
        let (file, rank) = (number % files, number / files);
        for at in 0..piece.count() {
            let step = piece.step(at);
            let [start, end] = followed.begin_and_end(limits.begin_and_end(step));
            if start >> number & 1 == 0 {
                continue;
            }
            let (right, forward) = followed.of(step);
            let by = forward * files + right;
            if step.kind == Kind::Lame || (step.kind == Kind::Line && step.most == 1) {
                // As unsigned numbers, negative ones are large. Not `&&`: a branch near an edge is
                // mispredicted.
                let is_inside = (((file + right) as u32) < files as u32)
                    & (((rank + forward) as u32) < ranks as u32);
                let start = if followed == Followed::Forward { number } else { number + by };
                let at = |(right, forward)| (start + forward * files + right) as u32;
                let is_free = |leg| limits.free.wrapping_shr(at(leg)) & 1 != 0;
                if step.kind == Kind::Lame && !(is_inside && step.legs().all(is_free)) {
                    continue;
                }
                reached |= end & square(is_inside, number + by);
                continue;
            }
            let most = if step.most == 0 { MOST_LEAPS } else { step.most };
            let leaps = leaps(right, file, files).min(leaps(forward, rank, ranks)).min(most);
            let ray = Ray::new(number, by, leaps);
            let landed = match step.kind {
                Kind::Line | Kind::Lame => ray.up_to(!limits.free),
                Kind::Hopper | Kind::Grasshopper => ray.beyond_a_hurdle(step, limits, followed),
            };
            reached |= landed & end;
        }
    }
    reached
}

/// The most leaps of a line on any board.
const MOST_LEAPS: u32 = 15;

/// The set of the square with this number, or the empty set.
#[inline(always)]
fn square(is_there: bool, number: i32) -> u128 {
    let bit = u64::from(is_there) << (number & 63);
    let (low, high) = if number & 64 == 0 { (bit, 0) } else { (0, bit) };
    u128::from(low) + (u128::from(high) << 64)
}

/// How many leaps fit on the board along a file or a rank.
#[inline(always)]
fn leaps(by: i32, at: i32, length: i32) -> u32 {
    let room = if by < 0 { at } else { length - 1 - at } as u32;
    match by.unsigned_abs() {
        0 => MOST_LEAPS,
        // Predictable, and faster than a division.
        1 => room,
        by => room / by,
    }
}

/// The bits whose number is a multiple of the index.
static MULTIPLES: [u128; 128] = {
    let mut all = [1; 128];
    let mut by = all.len() - 1;
    while by > 0 {
        let mut bit = by;
        while bit < all.len() {
            all[by] |= 1 << bit;
            bit += by;
        }
        by -= 1;
    }
    all
};

const _: () = {
    let mut at = 0;
    while at < 128 * 128 {
        let (by, bit) = (at / 128, at % 128);
        let is_multiple = if by == 0 { bit == 0 } else { bit % by == 0 };
        assert!((MULTIPLES[by] >> bit & 1 == 1) == is_multiple);
        at += 1;
    }
};

/// The squares where equal leaps in one direction land, up to the edge. Sets of them are cut
/// without a branch: the number of squares before a piece cannot be predicted.
#[derive(Clone, Copy)]
struct Ray {
    squares: u128,
    is_upward: bool,
}

impl Ray {
    /// From a square by a difference of its number.
    #[inline(always)]
    fn new(from: i32, by: i32, leaps: u32) -> Self {
        let is_upward = by > 0;
        let apart = by.unsigned_abs() & 127;
        let length = leaps * apart;
        let squares = MULTIPLES[apart as usize] & (1_u128.wrapping_shl(length) - 1);
        let lowest =
            if is_upward { from as u32 + apart } else { (from as u32).wrapping_sub(length) };
        Self { squares: squares.wrapping_shl(lowest), is_upward }
    }

    /// The squares up to the first one of a set, and including it; all if there is none.
    #[inline(always)]
    fn up_to(self, set: u128) -> u128 {
        let set = self.squares & set;
        let kept = match self.is_upward {
            true => set ^ set.wrapping_sub(1),
            false => !0 << (127 - (set | 1).leading_zeros()),
        };
        self.squares & kept
    }

    /// The squares beyond exactly one piece. A grasshopper passes squares on one side of it alone.
    #[inline(always)]
    fn beyond_a_hurdle(self, step: Step, limits: &Limits<u128>, followed: Followed) -> u128 {
        let before = self.up_to(!limits.free);
        let hurdle = before & !limits.free;
        let beyond = Self { squares: self.squares & !before, ..self };
        match (step.kind, followed) {
            // A hole.
            _ if hurdle & !limits.occupied != 0 => 0,
            (Kind::Grasshopper, Followed::Forward) => beyond.up_to(!0),
            (Kind::Grasshopper, Followed::Backward) if before != hurdle => 0,
            _ => beyond.up_to(!limits.free),
        }
    }
}
