//! Boards of any size, pieces of any kind: the types, and the arguments that the calls share.

use core::ffi::{c_char, c_int};

use chess_distance::{Color, Grid, GridObstacles, GridPiece, GridSquares, Mobility};

use crate::arguments::{
    Extent, input, optional, output, output_column, present, same_layout, text,
};
use crate::arguments::{Fault, color, out_of_range_unless, to_int};
use crate::constants::{
    CHESS_DISTANCE_EMPTY_SET, CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_NULL_POINTER,
    CHESS_DISTANCE_OK,
};

/// In wrap: the first file follows the last one (a cylinder). A line ends before its start.
pub const CHESS_DISTANCE_WRAP_FILES: c_int = 1;
/// In wrap: the first rank follows the last one. Both flags make a torus.
pub const CHESS_DISTANCE_WRAP_RANKS: c_int = 2;

/// A set of squares of a board of up to 16x16: square s = rank * files + file is bit s & 63 of
/// words[s >> 6]. On little-endian machines a 128-bit bitboard is words[0] and words[1].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceSquares {
    /// Bits beyond the board are ignored.
    pub words: [u64; 4],
}

/// A board. Set the whole struct to 0 first, then the fields that you need.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceGrid {
    /// 1 to 16.
    pub files: c_int,
    /// 1 to 16.
    pub ranks: c_int,
    /// 0, CHESS_DISTANCE_WRAP_FILES, CHESS_DISTANCE_WRAP_RANKS, or both.
    pub wrap: c_int,
    /// Must be 0.
    pub reserved: c_int,
    /// Squares that are not part of the board: no move ends there, no line passes them, and a
    /// hopper does not hop over them. Leaps jump over them.
    pub holes: ChessDistanceSquares,
    /// The squares from which initial moves (Betza's i) may begin, for pieces of both colors.
    pub first: ChessDistanceSquares,
}

/// The obstacles in a piece's way. Where the sets overlap, every restriction applies. The sets stay
/// the same for a whole path: a capture on the way does not change them. A start square is at
/// distance 0, even if it is in a set. Functions take NULL for no obstacles.
///
/// A move without a capture ends outside own, enemy and avoid. A capture ends on a square of enemy
/// that is not in own or avoid. The squares of own and enemy are occupied: they stop lines, and
/// hoppers hop over them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChessDistanceObstacles {
    /// Squares that are neither entered nor passed.
    pub own: ChessDistanceSquares,
    /// Squares that only captures enter; a line ends there.
    pub enemy: ChessDistanceSquares,
    /// Squares on which no move ends. A line may pass over them.
    pub avoid: ChessDistanceSquares,
    /// Goals, flags, promotion ranks: a move may enter these squares. No move leaves them, not even
    /// at the start of a search.
    pub stop: ChessDistanceSquares,
}

/// A piece that chess_distance_grid_piece has read. A piece is plain data: copy it, or store its
/// bytes. For any other bytes functions return CHESS_DISTANCE_INVALID_PIECE.
#[repr(C)]
pub struct ChessDistanceGridPiece {
    /// Internal.
    pub words: [u64; 128],
}

/// The bytes of the longest text, with the 0 at its end.
const MOST_BYTES: usize = 4096;

/// Reads a piece in the notation of Ralph Betza, for boards of any size. is_black is 0 for a white
/// piece; for a black one every step is turned by 180 degrees. Returns CHESS_DISTANCE_OK. A text is
/// any number of parts; "" is a piece that cannot move.
///
///     ChessDistanceGridPiece horse, cannon, pawn, silver;
///     chess_distance_grid_piece("nN", 0, &horse);         (of xiangqi; its elephant is "nA")
///     chess_distance_grid_piece("mRcpR", 0, &cannon);
///     chess_distance_grid_piece("mfWcfFimnfD", 0, &pawn);   (double step from squares of first)
///     chess_distance_grid_piece("FfW", 0, &silver);       (of shogi)
///
/// A part is: modifiers, a letter, and optionally the same letter again or a number.
///
///     W F D N A      leaps of (1,0) (1,1) (2,0) (2,1) (2,2) squares
///     H L C Z J G    H (3,0), L and C (3,1), Z and J (3,2), G (3,3)
///     (m,n)          the leap (m,n), 0..15 each, not both 0
///     K R B Q        K is WF; the riders R = WW, B = FF, Q = RB
///     NN  N0         the leap again and again on a line
///     N3             the same, at most 3 times; K2 and Q2 limit every line of K and Q
///     m  c           only without taking; only taking
///     i  e           only from squares of first; en passant, which changes nothing here
///     n              before a leap: lame. The squares that it passes must be empty; it goes
///                    first along the longer axis, then diagonally
///     p              a hopper: along its line over exactly one piece, and any number of steps
///                    beyond it. A number limits the steps before and beyond it together
///     g              over one piece, to the square right behind it
///     f b l r v s h  directions: forward, backward, left, right, vertical, sideways, half. Two
///                    side by side combine: frmN is one leap, but fmrN is four, two of f and two
///                    of r (table: docs/grids.md). Without any: all eight directions
///
/// Three parts that programs write are skipped, because no distance needs them: white space at the
/// end of the text; castling, an O with its modifiers and number, as in KisO2; and the first @ with
/// the modifiers before it and all that follows, which is a drop, as in R@8. In front of O and @
/// the letters j o q t y z a are modifiers, too. Such parts alone are a piece that cannot move.
///
/// The text is no piece: CHESS_DISTANCE_INVALID_PIECE (-3). Such texts have unknown letters,
/// modifiers without a letter after them, two of n p g before a letter, numbers of more than two
/// digits, leaps over 15, more than 4095 bytes or more than 250 different steps (mvWcvW has 4).
/// betza or out is NULL: CHESS_DISTANCE_NULL_POINTER (-4). *out overlaps the text:
/// CHESS_DISTANCE_OVERLAP (-7).
///
/// # Safety
/// `betza` is NULL or a string. `out` is NULL or the caller may write it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chess_distance_grid_piece(
    betza: *const c_char,
    is_black: c_int,
    out: *mut ChessDistanceGridPiece,
) -> c_int {
    to_int(|| {
        // SAFETY: NULL or a string, as the caller promises.
        let string = unsafe { text(betza, MOST_BYTES)? };
        // SAFETY: NULL or a piece to write, as the caller promises.
        let out = unsafe { output(out, [Extent::of(string)]) };
        read_piece(string, color(is_black), out)
    })
}

/// Reads a text into `out`. A text that is no piece is nearer to zero than a fault of `out`.
fn read_piece(
    string: &[u8],
    color: Color,
    out: Result<&mut ChessDistanceGridPiece, Fault>,
) -> Result<c_int, Fault> {
    let no_piece = Fault(CHESS_DISTANCE_INVALID_PIECE);
    let betza = string.strip_suffix(&[0]).ok_or(no_piece)?;
    match out {
        Ok(out) => GridPiece::read(betza, color, &mut out.words)
            .map_or(Err(no_piece), |_| Ok(CHESS_DISTANCE_OK)),
        Err(fault) => Err(if GridPiece::is_valid(betza) { fault } else { no_piece }),
    }
}

const _: () = {
    assert!(CHESS_DISTANCE_WRAP_FILES == Grid::WRAP_FILES);
    assert!(CHESS_DISTANCE_WRAP_RANKS == Grid::WRAP_RANKS);
};
same_layout!(ChessDistanceGridPiece, GridPiece: );
same_layout!(ChessDistanceSquares, GridSquares: );
same_layout!(ChessDistanceGrid, Grid: holes first);
same_layout!(ChessDistanceObstacles, GridObstacles: own enemy avoid stop);

/// The piece at a pointer; `None` for NULL.
///
/// # Safety
/// The pointer is NULL or points at a piece that nothing writes to meanwhile.
#[inline(always)]
pub(crate) unsafe fn piece<'a>(
    piece: *const ChessDistanceGridPiece,
) -> Result<Option<&'a GridPiece>, Fault> {
    // SAFETY: NULL or a piece, as the caller promises. Both types are 128 words.
    let piece = unsafe { optional(piece.cast::<GridPiece>()) };
    let is_bad = piece.is_some_and(|piece| !piece.is_piece());
    Fault(CHESS_DISTANCE_INVALID_PIECE).when(is_bad).and(Ok(piece))
}

/// The set at a pointer; the empty one for NULL.
///
/// # Safety
/// The pointer is NULL or points at a set that nothing writes to meanwhile.
pub(crate) unsafe fn optional_set<'a>(set: *const ChessDistanceSquares) -> &'a GridSquares {
    // SAFETY: NULL or a set, as the caller promises. Both types are four words.
    unsafe { optional(set.cast()) }.unwrap_or(&GridSquares::EMPTY)
}

/// A piece on a board among obstacles, and the required sets of a call.
#[derive(Clone, Copy)]
pub(crate) struct GridCall<'a, const SETS: usize> {
    pub(crate) mobility: Mobility<'a>,
    pub(crate) sets: [&'a GridSquares; SETS],
}

impl<'a, const SETS: usize> GridCall<'a, SETS> {
    /// From the arguments of a call, and its other required pointers.
    ///
    /// # Safety
    /// The pointers are NULL or point at a piece, a board, sets and obstacles that nothing writes
    /// to before the answer.
    #[inline(always)]
    pub(crate) unsafe fn new<const N: usize>(
        piece: *const ChessDistanceGridPiece,
        grid: *const ChessDistanceGrid,
        sets: [*const ChessDistanceSquares; SETS],
        obstacles: *const ChessDistanceObstacles,
        others: [*const u8; N],
    ) -> Result<Self, Fault> {
        // SAFETY: NULL or a piece, a board, sets and obstacles that nothing writes to, as the
        // caller promises. The types of C have the layout of those of the core.
        unsafe {
            let piece = self::piece(piece)?.ok_or(Fault(CHESS_DISTANCE_NULL_POINTER))?;
            sets.into_iter().try_for_each(present)?;
            others.into_iter().try_for_each(present)?;
            let grid = input(grid.cast::<Grid>())?;
            out_of_range_unless(grid.is_valid())?;
            let sets = sets.map(|set| optional_set(set));
            for set in sets {
                Fault(CHESS_DISTANCE_EMPTY_SET).when((*set & grid.squares()).is_empty())?;
            }
            let obstacles = optional(obstacles.cast()).unwrap_or(&GridObstacles::NONE);
            let mobility = Mobility { piece, grid, obstacles };
            Ok(Self { mobility, sets })
        }
    }

    /// `n` values to write. They overlap neither these arguments nor `others`.
    ///
    /// # Safety
    /// The pointer is NULL or points at `n` values that the caller may write. The call and
    /// `others` are all that is read from the caller's memory.
    #[inline(always)]
    pub(crate) unsafe fn output<T, const N: usize>(
        &self,
        out: *mut T,
        n: usize,
        others: [Extent; N],
    ) -> Result<&'a mut [T], Fault> {
        let Mobility { piece, grid, obstacles } = self.mobility;
        let written = Extent::many(out, n)?;
        written.apart(&[Extent::one(piece), Extent::one(grid), Extent::one(obstacles)])?;
        written.apart(&self.sets.map(|set| Extent::one(set)))?;
        // SAFETY: NULL or n values to write, and all that is read, as the caller promises.
        unsafe { output_column(out, n, others) }
    }

    /// One byte to write for each square of the board, `size` in all.
    ///
    /// # Safety
    /// The pointer is NULL or points at `size` bytes that the caller may write. The call and
    /// `others` are all that is read from the caller's memory.
    #[inline(always)]
    pub(crate) unsafe fn map<const N: usize>(
        &self,
        out: *mut u8,
        size: usize,
        others: [Extent; N],
    ) -> Result<&'a mut [u8], Fault> {
        out_of_range_unless(size == self.squares())?;
        // SAFETY: NULL or size bytes to write, and all that is read, as the caller promises.
        unsafe { self.output(out, size, others) }
    }

    /// The squares of the board, 1 to 256.
    pub(crate) fn squares(&self) -> usize {
        self.mobility.grid.size().squares()
    }
}
