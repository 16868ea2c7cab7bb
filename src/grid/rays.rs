//! The lines of single rooks, bishops, queens and cannons on a board of up to 128 squares whose
//! edges do not wrap. A line is the multiples of its stride, cut at the first piece on either side.

use super::Grid;
use super::packed::MULTIPLES;
use super::sets::Sets;
use super::shape::Shape;

/// The square with this number, 0 to 127.
#[inline(always)]
fn bit(square: u32) -> u128 {
    let bit = 1_u64 << (square & 63);
    let (low, high) = if square & 64 == 0 { (bit, 0) } else { (0, bit) };
    u128::from(low) | u128::from(high) << 64
}

/// The squares that the pieces reach from these squares of the board. They may include squares
/// where no move ends.
#[inline(always)]
pub(super) fn of(shape: Shape, grid: &Grid, from: u128, sets: &Sets<u128>) -> u128 {
    let files = grid.size().files() as u32;
    let mut reached = 0;
    let mut rest = from;
    while rest != 0 {
        let number = rest.trailing_zeros();
        rest &= rest - 1;
        let rank = number / files.max(1);
        let left = number - rank * files;
        let right = files - 1 - left;
        let ahead = grid.size().ranks() as u32 - 1 - rank;
        let here = bit(number);
        let below = here - 1;
        let mut add = |stride: u32, lower: u32, upper: u32| {
            let length = bit((lower + upper) * stride);
            let line = MULTIPLES[(stride & 31) as usize] & (length ^ (length - 1));
            let line = line << ((number - lower * stride) & 127);
            reached |= ends(shape, sets, [line & below, line & !below & !here]);
        };
        if shape != Shape::Bishop {
            add(1, left, right);
            add(files, rank, ahead);
        }
        if matches!(shape, Shape::Bishop | Shape::Queen) {
            add(files + 1, left.min(rank), right.min(ahead));
            add(files - 1, right.min(rank), left.min(ahead));
        }
    }
    reached
}

/// The squares of two half lines where the moves of a piece between them end.
#[inline(always)]
fn ends(shape: Shape, sets: &Sets<u128>, line: [u128; 2]) -> u128 {
    let near = until_piece(line, sets.free);
    let [lower, upper] = near;
    if shape != Shape::Cannon {
        return lower | upper;
    }
    let behind = |all: u128, near: u128| match near & sets.occupied {
        0 => 0,
        _ => all & !near,
    };
    let behind = [behind(line[0], lower), behind(line[1], upper)];
    let [beyond_lower, beyond_upper] = until_piece(behind, sets.free);
    (lower | upper) & sets.quiet | (beyond_lower | beyond_upper) & sets.takes
}

/// The half lines up to the first square that is not free, and including it.
#[inline(always)]
fn until_piece([lower, upper]: [u128; 2], free: u128) -> [u128; 2] {
    let stops = upper & !free;
    let upper = upper & (stops ^ stops.wrapping_sub(1));
    let last = 127 - (lower & !free | 1).leading_zeros();
    [lower & bit(last).wrapping_neg(), upper]
}
