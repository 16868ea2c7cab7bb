//! The pawns of both sides, and the moves that change them.

use crate::Bitboard;
use crate::board::squares::{FILE_A, FILE_H, rank};

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
pub(super) enum Role {
    Attacker,
    Defender,
}

impl Role {
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
            Self::Attacker => rank(2),
            Self::Defender => rank(7),
        }
    }

    /// The file from which a step of 7 squares forward would leave the board.
    const fn edge(self) -> u64 {
        match self {
            Self::Attacker => FILE_A,
            Self::Defender => FILE_H,
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

/// What a move into another structure is; for a promotion, what it is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A promotion that wins for the attacker.
    Won,
    /// A promotion after which the attacker does not win.
    Held,
    /// A promotion whose new piece no pawn guards: a king beside it takes it, unless the other king
    /// is there.
    Unguarded,
    /// A pawn's single step or capture.
    Pawn,
    /// A double step over this square. A pawn beside its end may take it there.
    Double(u64),
    /// The king takes a pawn.
    King,
}

impl Exit {
    /// Whether the worth of the move depends on the structure behind it.
    pub(super) fn leads_on(&self) -> bool {
        !matches!(self.kind, Kind::Won | Kind::Held)
    }
}

impl Structure {
    pub(super) const fn pawns(self) -> u64 {
        self.attacker + self.defender
    }

    const fn of(self, role: Role) -> u64 {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => self.defender,
        }
    }

    /// With other pawns of the side and of its opponent.
    const fn with(role: Role, own: u64, enemy: u64) -> Self {
        match role {
            Role::Attacker => Self { attacker: own, defender: enemy },
            Role::Defender => Self { attacker: enemy, defender: own },
        }
    }

    /// The squares that the pawns of the side attack.
    pub(super) const fn guarded_by(self, role: Role) -> u64 {
        role.attacks(self.of(role))
    }

    /// Whether a pawn of the side is one step from promotion.
    const fn is_close(self, role: Role) -> bool {
        self.of(role) & role.other().second_rank() != 0
    }

    /// Every move of the side that leads into another structure, promotions first. A promotion
    /// that wins nothing for the attacker is left out. No move leads back: pawns only go forward
    /// or leave the board.
    #[inline(always)]
    pub(super) fn exits(self, role: Role, bound: Bound) -> ExitMoves {
        let (own, enemy) = (self.of(role), self.of(role.other()));
        // Back from a set of squares to the pawns that step there.
        let back = |squares, by| role.other().forward(squares, by);
        let free = !self.pawns();
        let promoting = own & role.other().second_rank();
        let pushed = own & !promoting & back(free, 8);
        let useless = matches!((role, bound), (Role::Attacker, Bound::Lower))
            && self.is_close(Role::Defender);
        ExitMoves {
            structure: self,
            role,
            bound,
            movers: [
                if useless { 0 } else { promoting },
                pushed,
                pushed & role.second_rank() & back(free, 16),
                own & !role.edge() & back(enemy, 7),
                own & !role.other().edge() & back(enemy, 9),
                // A king takes only what no pawn guards.
                enemy & !self.guarded_by(role.other()),
            ],
            shape: 0,
        }
    }

    /// What a promotion is worth.
    const fn promotion(self, role: Role, bound: Bound, at: u64) -> Kind {
        let guarded = at & self.guarded_by(role) != 0;
        match role {
            Role::Defender if matches!(bound, Bound::Upper) && self.is_close(Role::Attacker) => {
                Kind::Won
            }
            Role::Attacker if guarded => Kind::Won,
            Role::Defender if guarded => Kind::Held,
            _ => Kind::Unguarded,
        }
    }

    /// After a double step of the side to `at`: the structures after each capture in passing.
    #[inline(always)]
    pub(super) fn in_passing(self, role: Role, at: u64, over: u64) -> impl Iterator<Item = Self> {
        let (own, enemy) = (self.of(role), self.of(role.other()));
        let beside = ((at & !FILE_A) >> 1) + ((at & !FILE_H) << 1);
        (Bitboard(beside & enemy).into_iter())
            .map(move |taker| Self::with(role, own ^ at, moved(enemy, 1 << taker.index(), over)))
    }
}

/// The moves of a side into other structures: a type of its own, whose iterator is inlined. A closure
/// made the solver slower by a tenth.
pub(super) struct ExitMoves {
    structure: Structure,
    role: Role,
    bound: Bound,
    /// The pawns that still have a move of each shape, the last of them those that a king takes.
    movers: [u64; 6],
    shape: usize,
}

impl Iterator for ExitMoves {
    type Item = Exit;

    #[inline(always)]
    fn next(&mut self) -> Option<Exit> {
        let movers = loop {
            match self.movers.get_mut(self.shape)? {
                0 => self.shape += 1,
                movers => break movers,
            }
        };
        let from = *movers & movers.wrapping_neg();
        *movers ^= from;
        let (structure, role) = (self.structure, self.role);
        let (own, enemy) = (structure.of(role), structure.of(role.other()));
        let step = |by| role.forward(from, by);
        let (kind, at) = match self.shape {
            0 => (structure.promotion(role, self.bound, step(8)), step(8)),
            1 => (Kind::Pawn, step(8)),
            2 => (Kind::Double(step(8)), step(16)),
            3 => (Kind::Pawn, step(7)),
            4 => (Kind::Pawn, step(9)),
            _ => (Kind::King, from),
        };
        let to = match kind {
            Kind::Won | Kind::Held | Kind::Unguarded => Structure::with(role, own ^ from, enemy),
            Kind::King => Structure::with(role, own, enemy ^ from),
            Kind::Pawn | Kind::Double(_) => {
                Structure::with(role, moved(own, from, at), enemy & !at)
            }
        };
        Some(Exit { kind, at, to })
    }
}

/// The pawns after one of them has moved to a square where no pawn of its side stands.
#[inline(always)]
const fn moved(pawns: u64, from: u64, to: u64) -> u64 {
    pawns - from + to
}
