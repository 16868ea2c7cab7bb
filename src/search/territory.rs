//! The nearest to each square: of two sides (territory), or of many sites (a Voronoi diagram).
//!
//! Source: chessprogramming wiki, Manhattan-Distance (its Voronoi diagram).

use crate::kernels::territory::{BySide, no_later, of_two_kings};
use crate::kernels::{self, Motion, Mover};
use crate::language::array_of;
use crate::search::{PieceMoves, Search, Successors, divide};
use crate::{Bitboard, Cpu, Obstacles, Piece, Square, Territory};

/// Divides the board between two sides, each a set of pieces of one kind with its own obstacles. A
/// side's distance to a square is that of its nearest piece; an empty side reaches no square.
///
/// ```
/// use chess_distance::{territory, Bitboard, Obstacles, Piece};
/// let (e1, e8) = (Bitboard(1 << 4), Bitboard(1 << 60));
/// let kings = territory((Piece::King, e1, &Obstacles::NONE), (Piece::King, e8, &Obstacles::NONE));
/// assert_eq!((kings.first.len(), kings.second.len(), kings.tied.len()), (31, 31, 2));
/// ```
///
/// Kings on c3 and g6, and the squares nearer to the first of them:
///
/// ```
/// use chess_distance::{territory, Bitboard, Obstacles, Piece};
/// let (c3, g6) = (Bitboard(1 << 18), Bitboard(1 << 46));
/// let kings = territory((Piece::King, c3, &Obstacles::NONE), (Piece::King, g6, &Obstacles::NONE));
/// let first = format!("{:?}", kings.first);
/// assert_eq!(first.lines().collect::<Vec<_>>(), [
///     "1 . . . . . . .",
///     "1 1 . . . . . .",
///     "1 1 1 . . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 . . . .",
///     "1 1 1 1 1 . . .",
///     "1 1 1 1 1 1 . .",
///     "1 1 1 1 1 1 1 .",
/// ]);
/// ```
#[must_use]
#[inline]
pub fn territory(
    first: (Piece, Bitboard, &Obstacles),
    second: (Piece, Bitboard, &Obstacles),
) -> Territory {
    let ((piece, from, obstacles), (other_piece, other_from, other_obstacles)) = (first, second);
    // One branch for both pieces.
    let jump_alike = matches!(
        (piece, other_piece),
        (Piece::King, Piece::King) | (Piece::Wazir, Piece::Wazir) | (Piece::Knight, Piece::Knight)
    );
    if jump_alike
        && let Some(one) = Mover::new(piece, from, obstacles)
        && let Some(other) = Mover::new(piece, other_from, other_obstacles)
    {
        // Squares that both sides reach no later than the other are tied.
        let BySide { first, second } = if one.motion == Motion::King
            && one.enterable & other.enterable == u64::MAX
            && let Some(king) = from.single()
            && let Some(other_king) = other_from.single()
        {
            of_two_kings(king, other_king)
        } else {
            let starts = BySide { first: one.from, second: other.from };
            let open = BySide { first: one.open(), second: other.open() };
            no_later(Cpu::detect(), one.motion, starts, open)
        };
        return Territory {
            first: Bitboard(first & !second),
            second: Bitboard(second & !first),
            tied: Bitboard(first & second),
        };
    }
    ring_by_ring((piece, from, *obstacles), (other_piece, other_from, *other_obstacles))
}

/// Sides that slide, or have different motions. With copies of the obstacles, so that sides that
/// jump need none in memory.
#[inline(never)]
fn ring_by_ring(
    first: (Piece, Bitboard, Obstacles),
    second: (Piece, Bitboard, Obstacles),
) -> Territory {
    let one = PieceMoves::new(first.0, &first.2);
    let other = PieceMoves::new(second.0, &second.2);
    divide(Search::new(&one, first.1), Search::new(&other, second.1))
}

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
/// use chess_distance::{voronoi, Obstacles, Piece, Square, TIED_SITES};
/// let [a1, h1, e8, c3]: [Square; 4] = ["a1".parse()?, "h1".parse()?, "e8".parse()?, "c3".parse()?];
/// let owner = voronoi(Piece::Wazir, [a1, h1, e8], &Obstacles::NONE);
/// assert_eq!((owner[c3.index()], owner[h1.index()], owner[e8.index()]), (0, 1, 2));
/// let d5: Square = "d5".parse()?;
/// assert_eq!(owner[d5.index()], 2);
/// # Ok::<(), chess_distance::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn voronoi(
    piece: Piece,
    sites: impl IntoIterator<Item = Square>,
    obstacles: &Obstacles,
) -> [u8; 64] {
    let mut owner = [NO_SITE; 64];
    voronoi_into(piece, sites, obstacles, &mut owner);
    owner
}

/// [`voronoi`] into an existing array.
pub fn voronoi_into(
    piece: Piece,
    sites: impl IntoIterator<Item = Square>,
    obstacles: &Obstacles,
    owner: &mut [u8; 64],
) {
    // The squares of each site that it reached first, at the present distance.
    let (mut rings, mut count) = (array_of::<_, 64>(0), 0);
    for (ring, site) in rings.iter_mut().zip(sites) {
        *ring = Bitboard::of(site).0;
        count += 1;
    }
    let rings = rings.get_mut(..count).unwrap_or(&mut []);
    let moves = PieceMoves::new(piece, obstacles);
    // The numbers of the owners, bit i in plane i, of the squares with one or several owners.
    let (mut planes, mut divided, mut tied) = ([0; 8], 0, 0);
    // All sites advance side by side, but only from squares that no other site has reached first: a
    // shortest way to a site's own square crosses no square of another.
    loop {
        let mut reached = 0;
        for (site, ring) in rings.iter_mut().enumerate() {
            *ring &= !divided;
            tied |= reached & *ring;
            reached |= *ring;
            for (bit, plane) in planes[..6].iter_mut().enumerate() {
                *plane |= *ring & 0u64.wrapping_sub(site as u64 >> bit & 1);
            }
        }
        if reached == 0 {
            break;
        }
        divided |= reached;
        for ring in rings.iter_mut().filter(|ring| **ring != 0) {
            *ring = moves.next(Bitboard(*ring)).0;
        }
    }
    for (bit, plane) in planes.iter_mut().enumerate() {
        let of_tied = if TIED_SITES >> bit & 1 == 1 { tied } else { 0 };
        *plane = (*plane & !tied) + of_tied;
    }
    kernels::write_planes(Cpu::detect(), &planes, !divided, owner);
}
