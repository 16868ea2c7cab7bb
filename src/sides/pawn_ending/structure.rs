//! The pawns of both sides, and the moves that change them.

use crate::Bitboard;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// The ranks of the attacker's first and last move of a pawn; for the defender they change places.
const RANK_2: u64 = 0xff << 8;
const RANK_7: u64 = 0xff << 48;

/// Which of the two bounds an ending is solved for: they differ where both sides are about to
/// promote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// A promotion of the attacker wins nothing while a pawn of the defender is one step from
    /// promotion.
    Lower,
    /// A promotion of the defender counts as won for the attacker while a pawn of the attacker is
    /// one step from promotion.
    Upper,
}

/// The side whose pawns go up the board, and the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub(super) const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// The squares moved by so many squares in this side's direction. No pawn leaves the board.
    const fn forward(self, squares: u64, by: u32) -> u64 {
        match self {
            Self::Attacker => squares.rotate_left(by),
            Self::Defender => squares.rotate_right(by),
        }
    }

    const fn second_rank(self) -> u64 {
        match self {
            Self::Attacker => RANK_2,
            Self::Defender => RANK_7,
        }
    }

    /// The squares that these pawns of the side attack.
    pub(super) const fn attacks(self, pawns: u64) -> u64 {
        let (a, h) = (pawns & !FILE_A, pawns & !FILE_H);
        match self {
            Self::Attacker => a << 7 | h << 9,
            Self::Defender => a >> 9 | h >> 7,
        }
    }
}

/// The pawns of an ending. The attacker's go up the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Structure {
    pub(super) attacker: u64,
    pub(super) defender: u64,
}

/// A move after which the structure is another one.
pub(super) struct Exit {
    pub(super) kind: Kind,
    /// The square on which the move ends, as a set.
    pub(super) at: u64,
    /// The pawns afterwards. After a promotion: once the new piece has been taken.
    pub(super) to: Structure,
}

pub(super) enum Kind {
    Promotion(Promoted),
    /// A pawn's single step or capture.
    Pawn,
    /// A double step over this square. A pawn beside its end may take it there.
    Double(u64),
    /// The king takes a pawn.
    King,
}

/// What a promotion is worth to the attacker.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Promoted {
    Won,
    Held,
    /// No pawn guards the new piece: a king beside it takes it, unless the other king is there.
    Unguarded,
}

impl Exit {
    /// Whether the worth of the move depends on the structure behind it. Without a pawn the
    /// attacker wins nothing, so such structures are not looked at.
    pub(super) fn leads_on(&self) -> bool {
        let decided = match self.kind {
            Kind::Promotion(promoted) => promoted != Promoted::Unguarded,
            _ => false,
        };
        !decided && self.to.attacker != 0
    }
}

impl Structure {
    pub(super) const fn pawns(self) -> u64 {
        self.attacker | self.defender
    }

    const fn of(self, side: Side) -> u64 {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }

    /// With other pawns of the side and of its opponent.
    const fn with(side: Side, own: u64, enemy: u64) -> Self {
        match side {
            Side::Attacker => Self {
                attacker: own,
                defender: enemy,
            },
            Side::Defender => Self {
                attacker: enemy,
                defender: own,
            },
        }
    }

    /// The squares that the pawns of the side attack.
    pub(super) const fn guarded_by(self, side: Side) -> u64 {
        side.attacks(self.of(side))
    }

    /// Whether a pawn of the side is one step from promotion.
    const fn is_close(self, side: Side) -> bool {
        self.of(side) & side.other().second_rank() != 0
    }

    /// The steps that all pawns have left, at most 96. Every move of a pawn and every capture makes
    /// it smaller, so it orders the structures.
    pub(super) fn steps_left(self) -> usize {
        let of_side = |pawns: u64, upward: bool| {
            (1..7).fold(0, |sum, rank| {
                let left = if upward { 7 - rank } else { rank };
                sum + left * (pawns >> (8 * rank) & 0xff).count_ones()
            })
        };
        (of_side(self.attacker, true) + of_side(self.defender, false)) as usize
    }

    /// Visits every move of the side that leads into another structure, promotions first. A
    /// promotion that wins nothing for the attacker is left out.
    #[inline(always)]
    pub(super) fn exits(self, side: Side, bound: Bound, mut visit: impl FnMut(Exit)) {
        let (own, enemy) = (self.of(side), self.of(side.other()));
        let free = !self.pawns();
        // Back from a set of squares to the pawns that step there.
        let back = |squares, by| side.other().forward(squares, by);
        let promoting = own & side.other().second_rank();
        let pushed = own & !promoting & back(free, 8);
        let left = own & !Side::edge(side) & back(enemy, 7);
        let right = own & !Side::edge(side.other()) & back(enemy, 9);
        let useless = side == Side::Attacker && bound == Bound::Lower;
        let movers = [
            if useless && self.is_close(Side::Defender) {
                0
            } else {
                promoting
            },
            pushed,
            pushed & side.second_rank() & back(free, 16),
            left,
            right,
            // A king takes only what no pawn guards.
            enemy & !self.guarded_by(side.other()),
        ];
        for (from, by, shape) in movers
            .into_iter()
            .zip([8, 8, 16, 7, 9, 0])
            .zip([0, 1, 2, 1, 1, 3])
            .flat_map(|((set, by), shape)| {
                Bitboard(set)
                    .into_iter()
                    .map(move |square| (1 << square.index(), by, shape))
            })
        {
            let at = side.forward(from, by);
            let moved = Self::with(side, own ^ from | at, enemy & !at);
            let exit = |kind, to| Exit { kind, at, to };
            visit(match shape {
                0 => exit(
                    Kind::Promotion(self.promoted(side, bound, at)),
                    Self::with(side, own ^ from, enemy),
                ),
                1 => exit(Kind::Pawn, moved),
                2 => exit(Kind::Double(side.forward(from, 8)), moved),
                _ => exit(Kind::King, Self::with(side, own, enemy ^ at)),
            });
        }
    }

    const fn promoted(self, side: Side, bound: Bound, at: u64) -> Promoted {
        let guarded = at & self.guarded_by(side) != 0;
        match side {
            Side::Defender if matches!(bound, Bound::Upper) && self.is_close(Side::Attacker) => {
                Promoted::Won
            }
            Side::Attacker if guarded => Promoted::Won,
            Side::Defender if guarded => Promoted::Held,
            _ => Promoted::Unguarded,
        }
    }

    /// After a double step of the side to `at`: visits the structures after each capture in passing.
    #[inline(always)]
    pub(super) fn in_passing(self, side: Side, at: u64, over: u64, mut visit: impl FnMut(Self)) {
        let (own, enemy) = (self.of(side), self.of(side.other()));
        let beside = (at & !FILE_A) >> 1 | (at & !FILE_H) << 1;
        for taker in Bitboard(beside & enemy) {
            visit(Self::with(
                side,
                own ^ at,
                enemy ^ 1 << taker.index() | over,
            ));
        }
    }
}

impl Side {
    /// The file from which a step of 7 squares forward would leave the board.
    const fn edge(self) -> u64 {
        match self {
            Self::Attacker => FILE_A,
            Self::Defender => FILE_H,
        }
    }
}
