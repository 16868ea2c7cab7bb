//! The nearest of many sites to each square.
//!
//! Source: chessprogramming wiki, Manhattan-Distance (its Voronoi diagram).

use crate::definition::table::everywhere;
use crate::kernels;
use crate::search::{PieceMoves, Successors};
use crate::{Bitboard, Board, Cpu, Piece, Square};

/// In a Voronoi diagram: several sites are nearest.
pub const TIED_SITES: u8 = 254;
/// In a Voronoi diagram: the piece reaches the square from no site.
pub const NO_SITE: u8 = 255;

/// For every square the index of the nearest site. [`TIED_SITES`] if several sites are nearest,
/// [`NO_SITE`] if the piece reaches the square from none. The same piece starts on each site. Two
/// sites on one square tie. Only the first 64 sites count.
///
/// Three wazirs, whose distance is the Manhattan distance:
///
/// ```
/// use chess_distance::{voronoi, Board, Piece, Square, TIED_SITES};
/// let [a1, h1, e8, c3]: [Square; 4] = ["a1".parse()?, "h1".parse()?, "e8".parse()?, "c3".parse()?];
/// let owner = voronoi(Piece::Wazir, [a1, h1, e8], &Board::EMPTY);
/// assert_eq!((owner[c3.index()], owner[h1.index()], owner[e8.index()]), (0, 1, 2));
/// let d5: Square = "d5".parse()?;
/// assert_eq!(owner[d5.index()], 2);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn voronoi(piece: Piece, sites: impl IntoIterator<Item = Square>, board: &Board) -> [u8; 64] {
    let mut owner = [NO_SITE; 64];
    voronoi_into(piece, sites, board, &mut owner);
    owner
}

/// [`voronoi`] into an existing array.
pub fn voronoi_into(
    piece: Piece,
    sites: impl IntoIterator<Item = Square>,
    board: &Board,
    owner: &mut [u8; 64],
) {
    // The squares of each site that it reached first, at the present distance.
    let (mut fronts, mut count) = (everywhere(0), 0);
    for (front, site) in fronts.iter_mut().zip(sites) {
        *front = Bitboard::of(site).0;
        count += 1;
    }
    let fronts = fronts.get_mut(..count).unwrap_or(&mut []);
    let moves = PieceMoves::new(piece, board);
    // The numbers of the owners, bit i in plane i, of the squares with one or several owners.
    let (mut planes, mut divided, mut tied) = ([0; 8], 0, 0);
    // All sites advance side by side, but only from squares that no other site has reached first: a
    // shortest way to a site's own square crosses no square of another.
    loop {
        let mut reached = 0;
        for (site, front) in fronts.iter_mut().enumerate() {
            *front &= !divided;
            tied |= reached & *front;
            reached |= *front;
            for (bit, plane) in planes[..6].iter_mut().enumerate() {
                *plane |= *front & 0u64.wrapping_sub(site as u64 >> bit & 1);
            }
        }
        if reached == 0 {
            break;
        }
        divided |= reached;
        for front in fronts.iter_mut().filter(|front| **front != 0) {
            *front = moves.next(Bitboard(*front)).0;
        }
    }
    for (bit, plane) in planes.iter_mut().enumerate() {
        let of_tied = if TIED_SITES >> bit & 1 == 1 { tied } else { 0 };
        *plane = (*plane & !tied) + of_tied;
    }
    kernels::write_planes(Cpu::detect(), &planes, !divided, owner);
}
