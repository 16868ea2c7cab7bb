//! The parts of a position: squares, sets of them, pieces, obstacles, and boards of other sizes.

/// Makes a type an error, with what it writes for its text. Alone it writes its `zero_terminated`
/// sentence, which C has too, without the zero.
macro_rules! error_text {
    ($error:ty) => {
        error_text!($error, |error, f| f.write_str(error.zero_terminated().trim_end_matches('\0')));
    };
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

use core::fmt::{Formatter, Result};

pub(crate) mod distance_map;
pub(crate) mod grid;
pub(crate) mod obstacles;
pub(crate) mod piece;
pub(crate) mod squares;

/// Writes a board with rank 8 on top.
#[inline]
pub(crate) fn write_board(
    f: &mut Formatter<'_>,
    write_square: impl Fn(&mut Formatter<'_>, usize) -> Result,
) -> Result {
    for rank in (0..8).rev() {
        for file in 0..8 {
            write_square(f, 8 * rank + file)?;
            f.write_str(if file < 7 { " " } else { "\n" })?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
