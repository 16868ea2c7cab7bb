//! The macro that makes a call of C and the same call of Rust, and how values and results of one
//! side look on the other.

use std::ffi::CString;
use std::mem::MaybeUninit;
use std::ptr::from_ref;
use std::vec::Vec;

use core::ffi::{c_char, c_int, c_void};

use chess_distance::{
    Bitboard, Color, ColumnsError, DistanceMap, FillError, Graph, Grid, GridObstacles, GridPiece,
    GridSquares, Obstacles, OnwardError, Pairs, PawnPositionError, PawnState, Piece, Position,
    PositionError, Square, TrajectoryError,
};

use crate::arguments::ChessDistanceBoard;
use crate::columns::ChessDistanceColumns;
use crate::grid::{
    ChessDistanceGrid, ChessDistanceGridPiece, ChessDistanceObstacles, ChessDistanceSquares,
};
use crate::pawn_options::ChessDistancePawnState;
use crate::sides::ChessDistancePosition;

/// `same!(function(arguments), expression)` calls the C function with the arguments in C's form.
/// The expression is the call of Rust, which must have the same result.
///
/// `same!(function(arguments; argument after the output) into Type, |out| expression)` has an
/// output. Both sides begin with zeros, and every byte is compared.
macro_rules! same {
    ($function:ident($($argument:expr),*), $rust:expr) => {{
        // SAFETY: the arguments are values, or pointers to values that live until the end.
        #[allow(unused_unsafe)]
        let result = unsafe { $function($(AsC::as_c(&$argument)),*) };
        assert_eq!(result, $rust.as_c(), "{}", stringify!($function));
    }};
    (
        $function:ident($($argument:expr),* $(; $after:expr)?)
            into $output:ty,
        |$out:ident| $rust:expr
    ) => {{
        let mut outputs: [$output; 2] = [zeros(), zeros()];
        let [ours, $out] = &mut outputs;
        // SAFETY: as above, and the output is as large as C's.
        let result = unsafe {
            $function(
                $(AsC::as_c(&$argument),)*
                (&raw mut *ours).cast()
                $(, AsC::as_c(&$after))?
            )
        };
        assert_eq!(result, $rust.as_c(), "{}", stringify!($function));
        let [ours, other] = &outputs;
        assert!(bytes(ours) == bytes(other), "what {} has written", stringify!($function));
    }};
}
pub(super) use same;

/// A value or a result of Rust as C has it.
pub(super) trait AsC<C> {
    fn as_c(&self) -> C;
}

macro_rules! as_c {
    ($($rust:ty as $c:ty: |$value:ident| $form:expr;)*) => {$(
        impl AsC<$c> for $rust {
            fn as_c(&self) -> $c {
                let $value = self;
                $form
            }
        }
    )*};
}

pub(super) const UNREACHABLE: c_int = -1;
const EMPTY_SET: c_int = -5;
pub(super) const OUT_OF_RANGE: c_int = -6;

as_c! {
    c_int as c_int: |number| *number;
    u32 as c_int: |number| *number as c_int;
    usize as usize: |number| *number;
    u64 as u64: |number| *number;
    bool as c_int: |flag| (*flag).into();
    Color as c_int: |color| (*color == Color::Black).into();
    Square as c_int: |square| square.index() as c_int;
    Piece as c_int: |piece| piece.code();
    Bitboard as u64: |set| set.0;
    CString as *const c_char: |text| text.as_ptr();
    *mut c_void as *mut c_void: |memory| *memory;
    *mut u64 as *mut u64: |column| *column;
    Vec<u8> as *const u8: |bytes| bytes.as_ptr();
    Vec<Bitboard> as *const u64: |sets| sets.as_ptr().cast();
    Vec<GridSquares> as *const ChessDistanceSquares: |sets| sets.as_ptr().cast();
    Obstacles as *const ChessDistanceBoard: |board| from_ref(board).cast();
    DistanceMap as *const u8: |map| map.0.as_ptr();
    Graph as *const u64: |graph| graph.0.as_ptr().cast();
    Pairs as *const [u64; 64]: |pairs| pairs.as_ptr().cast();
    ChessDistanceColumns as *const ChessDistanceColumns: |columns| from_ref(columns);
    Position as *const ChessDistancePosition: |position| from_ref(position).cast();
    PawnState as *const ChessDistancePawnState: |state| from_ref(state).cast();
    Grid as *const ChessDistanceGrid: |grid| from_ref(grid).cast();
    GridSquares as *const ChessDistanceSquares: |set| from_ref(set).cast();
    GridObstacles as *const ChessDistanceObstacles: |obstacles| from_ref(obstacles).cast();
    GridPiece as *const ChessDistanceGridPiece: |piece| piece.words().as_ptr().cast();
    // Results.
    i8 as c_int: |number| (*number).into();
    u8 as c_int: |number| (*number).into();
    u16 as c_int: |number| (*number).into();
    () as c_int: |_nothing| 0;
    Option<u8> as c_int: |moves| moves.map_or(UNREACHABLE, c_int::from);
    Option<usize> as c_int: |length| length.map_or(UNREACHABLE, |length| length as c_int);
    Option<Square> as c_int: |square| square.map_or(-2, |square| square.index() as c_int);
    Option<bool> as c_int: |answer| answer.map_or(OUT_OF_RANGE, c_int::from);
    Result<(), FillError> as c_int: |result| result.map_or(OUT_OF_RANGE, |()| 0);
    Result<(), ColumnsError> as c_int: |result| result.map_or(OUT_OF_RANGE, |()| 0);
    Result<u8, FillError> as c_int: |result| result.map_or(OUT_OF_RANGE, c_int::from);
    Result<u32, PositionError> as c_int: |result| result.map_or(OUT_OF_RANGE, |n| n as c_int);
    Result<u8, OnwardError> as c_int: |result| match *result {
        Ok(farthest) => farthest.into(),
        Err(OnwardError::NothingStarts) => EMPTY_SET,
        Err(OnwardError::TooFar) => OUT_OF_RANGE,
    };
    Result<usize, PawnPositionError> as c_int: |result| match *result {
        Ok(moves) => moves as c_int,
        Err(PawnPositionError::Memory) => UNREACHABLE,
        Err(_) => OUT_OF_RANGE,
    };
    Result<usize, TrajectoryError> as c_int: |result| match *result {
        Ok(length) => length as c_int,
        Err(TrajectoryError::Unreachable) => UNREACHABLE,
        Err(TrajectoryError::Index) => OUT_OF_RANGE,
    };
}

/// An output before the call.
pub(super) fn zeros<T>() -> T {
    // SAFETY: outputs are numbers, sets and arrays of them, for which all bits may be zero.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

pub(super) fn bytes<T>(output: &T) -> &[u8] {
    // SAFETY: outputs have no padding.
    unsafe { core::slice::from_raw_parts(from_ref(output).cast(), size_of::<T>()) }
}
