//! The input of kernels: pieces of one kind on a set of squares, and the squares open to them.

use crate::{Bitboard, Obstacles, Piece};

/// A kind of movement that has kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    King,
    Wazir,
    Knight,
    Bishop,
    Rook,
    Queen,
    /// Bishop or knight.
    Archbishop,
    /// Rook or knight.
    Chancellor,
    /// Queen or knight.
    Amazon,
}

impl Motion {
    /// `None` for pawns, and for leapers other than wazir and knight.
    #[inline(always)]
    pub(crate) const fn of(piece: Piece) -> Option<Self> {
        Some(match piece {
            Piece::King => Self::King,
            Piece::Wazir => Self::Wazir,
            Piece::Knight => Self::Knight,
            Piece::Bishop => Self::Bishop,
            Piece::Rook => Self::Rook,
            Piece::Queen => Self::Queen,
            Piece::Archbishop => Self::Archbishop,
            Piece::Chancellor => Self::Chancellor,
            Piece::Amazon => Self::Amazon,
            Piece::WhitePawn | Piece::BlackPawn | Piece::Leaper(_) => return None,
        })
    }

    /// `None` if the definition answers: for pieces without a motion and, in WebAssembly without
    /// simd128, for all. There kernels would be half of a file that users download. Without them
    /// maps of kings and knights are faster there, and maps of sliders slower.
    #[inline(always)]
    pub(crate) const fn among_obstacles(piece: Piece) -> Option<Self> {
        if cfg!(all(target_family = "wasm", not(target_feature = "simd128"))) {
            return None;
        }
        Self::of(piece)
    }

    /// Whether the piece only jumps, so that only the squares it enters matter.
    #[inline(always)]
    pub(crate) const fn is_jump(self) -> bool {
        matches!(self, Self::King | Self::Wazir | Self::Knight)
    }

    /// Whether it slides along files and ranks.
    #[inline(always)]
    pub(crate) const fn is_orthogonal(self) -> bool {
        matches!(self, Self::Rook | Self::Queen | Self::Chancellor | Self::Amazon)
    }

    /// Whether it slides along diagonals.
    #[inline(always)]
    pub(crate) const fn is_diagonal(self) -> bool {
        matches!(self, Self::Bishop | Self::Queen | Self::Archbishop | Self::Amazon)
    }

    /// Whether it slides and also jumps as a knight.
    #[inline(always)]
    pub(crate) const fn is_compound(self) -> bool {
        matches!(self, Self::Archbishop | Self::Chancellor | Self::Amazon)
    }
}

/// Pieces of one kind on a set of squares, and the squares open to them.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    pub(crate) motion: Motion,
    /// The start squares, even if they are obstacles.
    pub(crate) from: u64,
    /// The squares on which a move may end.
    pub(crate) enterable: u64,
    /// The squares that a slide may pass.
    pub(crate) free: u64,
}

impl Mover {
    /// `None` if the definition answers.
    #[inline(always)]
    pub(crate) const fn new(piece: Piece, from: Bitboard, obstacles: &Obstacles) -> Option<Self> {
        match Motion::among_obstacles(piece) {
            Some(motion) => Some(Self {
                motion,
                from: from.0,
                enterable: obstacles.enterable(piece),
                free: obstacles.free(),
            }),
            None => None,
        }
    }

    /// Whether there are no obstacles.
    #[inline(always)]
    pub(crate) const fn is_on_empty_board(self) -> bool {
        self.enterable & self.free == !0
    }

    /// The start squares, and all squares on which a move may end.
    #[inline(always)]
    pub(crate) const fn open(self) -> u64 {
        self.from | self.enterable
    }
}

/// Makes functions by [`for_each_cpu!`](crate::cpu::for_each_cpu) whose first argument is a
/// [`Mover`], written without a type. It is split on the way, because a structure of four words would
/// be passed in memory and not in registers. With `mover is King` the motion is a constant in the
/// code, so that no branch looks at it.
macro_rules! for_movers {
    ($widest:ident: $(
        $(#[$attribute:meta])*
        fn $name:ident(mover $(is $motion:ident)? $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(clippy::too_many_arguments)] // four of them are the mover
        #[inline(always)]
        fn $name(cpu: $crate::Cpu, mover: $crate::kernels::Mover, $($argument: $type),*) -> $result {
            use $crate::kernels::{Motion, Mover};
            #[inline(always)]
            fn joined<I: $crate::cpu::Isa>(
                isa: I, motion: Motion, from: u64, enterable: u64, free: u64, $($argument: $type),*
            ) -> $result {
                let mover = Mover { motion, from, enterable, free };
                $(let mover = Mover { motion: Motion::$motion, ..mover };)?
                $kernel(isa, mover, $($argument),*)
            }
            $crate::cpu::for_each_cpu! {
                $widest:
                fn split(
                    motion: Motion, from: u64, enterable: u64, free: u64, $($argument: $type),*
                ) -> $result = joined;
            }
            let Mover { motion, from, enterable, free } = mover;
            split(cpu, motion, from, enterable, free, $($argument),*)
        }
    )*};
}
pub(crate) use for_movers;
