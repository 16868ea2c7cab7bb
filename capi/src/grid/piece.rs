//! Pieces in Betza's notation.

use core::ffi::{c_char, c_int};

use chess_distance::{Color, GridPiece};

use crate::arguments::{Extent, output, present, text};
use crate::result::{CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_OK, Fault, code};

/// A piece that chess_distance_grid_piece has read. It is plain data: copy it, or store its bytes.
/// Functions check it: other bytes are CHESS_DISTANCE_INVALID_PIECE.
#[repr(C)]
pub struct ChessDistanceGridPiece {
    /// Internal.
    pub words: [u64; 128],
}

/// The longest text, in bytes.
const LONGEST: usize = 4095;

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
///     H L C Z J G    (3,0), L and C (3,1), Z and J (3,2), (3,3)
///     (m,n)          the leap (m,n), 0..15 each
///     K R B Q        K is WF; the riders R = WW, B = FF, Q = RB
///     NN  N0         the leap again and again on a line
///     N3             the same, at most 3 times; K2 and Q2 limit every line of K and Q
///     m  c           only without taking; only taking
///     i              only from squares of first
///     n              before a leap: lame. The squares between must be empty: first along the
///                    longer axis, then diagonally
///     p              a hopper: along its line over exactly one piece, and any number of steps
///                    beyond it. A number limits the steps before and beyond it together
///     g              over one piece, to the square right behind it
///     f b l r v s h  directions: forward, backward, left, right, vertical, sideways, half. Two
///                    letters side by side combine: frmN is one leap, and fmrN four, as f and r
///                    are apart (table: docs/grids.md). None: all eight
///
/// The text is no piece: CHESS_DISTANCE_INVALID_PIECE (-3). Such texts have unknown letters,
/// modifiers without a letter behind them, two of n p g before a letter, numbers of more than two
/// digits, leaps over 15, more than 4095 bytes or more than 250 different steps; mvWcvW has four.
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
    code(|| {
        let color = if is_black == 0 {
            Color::White
        } else {
            Color::Black
        };
        let no_piece = Fault(CHESS_DISTANCE_INVALID_PIECE);
        present(betza)?;
        // SAFETY: a string, as the caller promises, and not NULL.
        let text = unsafe { text(betza, LONGEST) };
        let read = Extent::many(betza, text.len() + 1)?;
        // SAFETY: NULL or a piece that the caller may write.
        let out = match unsafe { output(out, [read]) } {
            Ok(out) => out,
            Err(fault) if GridPiece::is_valid(text) => return Err(fault),
            // A text that is no piece is the fault nearer to zero.
            Err(_) => return Err(no_piece),
        };
        match GridPiece::read(text, color, &mut out.words) {
            Ok(()) => Ok(CHESS_DISTANCE_OK),
            Err(_) => Err(no_piece),
        }
    })
}
