//! The parts of a position: squares, sets of them, pieces, obstacles, and boards of other sizes.

/// Makes a type an error, with what it writes for its text.
macro_rules! error_text {
    ($error:ty, |$this:pat_param, $f:ident| $write:expr) => {
        impl core::fmt::Display for $error {
            #[inline] // in the caller's crate: the library does without text
            fn fmt(&self, $f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let $this = self;
                $write
            }
        }

        impl core::error::Error for $error {}
    };
}
pub(crate) use error_text;

pub(crate) mod bitboard;
pub(crate) mod columns;
pub(crate) mod distance_map;
pub(crate) mod grid;
pub(crate) mod grid_squares;
pub(crate) mod obstacles;
pub(crate) mod piece;
pub(crate) mod set;
pub(crate) mod size;
pub(crate) mod square;

#[cfg(test)]
mod tests;
