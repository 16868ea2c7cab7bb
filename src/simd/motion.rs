//! What kernels know of pieces: exactly the ways of moving that they can do.

use crate::Piece;

/// A way of moving for which there are kernels. A kernel matches all of its cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    King,
    Wazir,
    Knight,
    /// Along lines over free squares, and perhaps as a knight too.
    Slider(Ways),
}

/// The ways of a piece that slides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ways {
    pub(crate) orthogonal: bool,
    pub(crate) diagonal: bool,
    pub(crate) knight: bool,
}

impl Motion {
    /// `None` for pawns, and for leapers other than wazir and knight: the definition answers. In
    /// WebAssembly without simd128 it answers for all pieces, since kernels in plain words would be
    /// half of a file that people download. Maps of kings and knights take half as long without
    /// them there, maps of sliders two to three times as long.
    #[inline(always)]
    pub(crate) const fn of(piece: Piece) -> Option<Self> {
        if cfg!(all(target_family = "wasm", not(target_feature = "simd128"))) {
            return None;
        }
        let (orthogonal, diagonal, knight) = match piece {
            Piece::King => return Some(Self::King),
            Piece::Wazir => return Some(Self::Wazir),
            Piece::Knight => return Some(Self::Knight),
            Piece::Rook => (true, false, false),
            Piece::Bishop => (false, true, false),
            Piece::Queen => (true, true, false),
            Piece::Archbishop => (false, true, true),
            Piece::Chancellor => (true, false, true),
            Piece::Amazon => (true, true, true),
            Piece::WhitePawn | Piece::BlackPawn | Piece::Leaper(_) => return None,
        };
        Some(Self::Slider(Ways {
            orthogonal,
            diagonal,
            knight,
        }))
    }
}
