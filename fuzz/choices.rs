//! The fuzzer's bytes, and the arguments that are made from them.

use std::ffi::c_int;

use crate::interface::{Board, Grid, GridPiece, Obstacles, Position, Squares};

/// The fuzzer's bytes, one after the other; zeros behind the last.
#[derive(Clone, Copy)]
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    pub fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// A square, an int near the board, or any int.
    pub fn square(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=199 => c_int::from(any & 63),
            200..=229 => c_int::from(self.byte().cast_signed()),
            _ => self.int(),
        }
    }

    pub fn piece(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=149 => c_int::from(any % 11),
            any @ 150..=179 => 256 + c_int::from(any % 5) * 16 + c_int::from(any % 4),
            180..=229 => 256 + c_int::from(self.byte()),
            _ => self.int(),
        }
    }

    /// A count of moves, a margin, a flag.
    pub fn number(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=219 => c_int::from(any % 80) - 10,
            _ => self.int(),
        }
    }

    /// Files or ranks, sometimes out of range.
    pub fn side(&mut self) -> c_int {
        match self.byte() {
            any @ 0..=239 => c_int::from(any & 15) + 1,
            240..=249 => c_int::from(self.byte().cast_signed()),
            _ => self.int(),
        }
    }

    pub fn int(&mut self) -> c_int {
        c_int::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// The empty set, one square, all squares, few, half of them, or many.
    pub fn set(&mut self) -> u64 {
        match self.byte() {
            0..=19 => 0,
            20..=99 => 1 << (self.byte() & 63),
            100..=109 => u64::MAX,
            110..=169 => self.word() & self.word().rotate_left(17) & self.word().rotate_left(31),
            170..=229 => self.word(),
            _ => self.word() | self.word(),
        }
    }

    /// Up to 70 rows, or more than fit into the address space.
    pub fn length(&mut self) -> usize {
        match self.byte() {
            any @ 0..=249 => usize::from(any % 71),
            any => usize::MAX - usize::from(any & 3),
        }
    }
}

/// The inputs of a call: a few values, which the others repeat.
pub trait Chosen: Copy {
    fn chosen(choices: &mut Choices) -> Self;

    fn repeated(self, _round: usize) -> Self {
        self
    }

    fn several(choices: &mut Choices, count: usize) -> Vec<Self> {
        let some: [Self; 4] = std::array::from_fn(|_| Self::chosen(choices));
        let values = (0..count).map(|i| some[i % 4].repeated(i / 4));
        values.collect()
    }
}

impl Chosen for u64 {
    fn chosen(choices: &mut Choices) -> Self {
        choices.set()
    }

    fn repeated(self, round: usize) -> Self {
        self.rotate_left((round * 9) as u32)
    }
}

/// Distances and squares: mostly one value, a few others.
impl Chosen for u8 {
    fn chosen(choices: &mut Choices) -> Self {
        choices.byte()
    }

    fn several(choices: &mut Choices, count: usize) -> Vec<Self> {
        let word = choices.word().to_le_bytes();
        let mut values: Vec<u8> = (0..count).map(|i| word[i % 8]).collect();
        for _ in 0..4 {
            let at = 8 * (usize::from(choices.byte()) % count.div_ceil(8).max(1));
            for (value, change) in values.iter_mut().skip(at).zip(choices.word().to_le_bytes()) {
                *value ^= change;
            }
        }
        values
    }
}

impl Chosen for Board {
    fn chosen(choices: &mut Choices) -> Self {
        let [own, enemy, avoid] = std::array::from_fn(|_| choices.set());
        Self { own, enemy, avoid }
    }
}

/// Both kings, pieces on free squares, and perhaps a square behind a pawn; or any nine words.
impl Chosen for Position {
    fn chosen(choices: &mut Choices) -> Self {
        let any = choices.byte() < 20;
        let mut word = || if any { choices.set() } else { 0 };
        let mut position = Self {
            white: word(),
            black: word(),
            kings: word(),
            queens: word(),
            rooks: word(),
            bishops: word(),
            knights: word(),
            pawns: word(),
            en_passant: word(),
        };
        for number in (0..choices.byte() % 33).take_while(|_| !any) {
            let (at, kind) = (1 << (choices.byte() & 63), choices.byte());
            let free = (position.white | position.black) & at == 0;
            let last_ranks = at & 0xff00_0000_0000_00ff != 0;
            let kinds = match (number, kind >> 1) {
                (0 | 1, _) => &mut position.kings,
                (_, 0..=11) => &mut position.queens,
                (_, 12..=23) => &mut position.rooks,
                (_, 24..=35) => &mut position.bishops,
                (_, 36..=47) => &mut position.knights,
                _ if last_ranks => continue,
                _ => &mut position.pawns,
            };
            let white = if number < 2 { number == 0 } else { kind & 1 == 0 };
            if free {
                *kinds |= at;
                *if white { &mut position.white } else { &mut position.black } |= at;
            }
        }
        if choices.byte() < 60 {
            position.en_passant = 1 << (choices.byte() & 63);
        }
        position
    }
}

impl Chosen for Squares {
    fn chosen(choices: &mut Choices) -> Self {
        Self {
            words: std::array::from_fn(|_| choices.set()),
        }
    }
}

/// Mostly a board, sometimes with holes; or any ints.
impl Chosen for Grid {
    fn chosen(choices: &mut Choices) -> Self {
        let kind = choices.byte();
        let mut rare = |any: u8| match kind % any {
            0 => Squares::chosen(choices),
            _ => Squares { words: [0; 4] },
        };
        let [holes, first] = [rare(4), rare(2)];
        Self {
            files: choices.side(),
            ranks: choices.side(),
            wrap: if kind < 250 { c_int::from(kind & 3) } else { choices.int() },
            reserved: if kind < 240 { 0 } else { choices.int() },
            holes,
            first,
        }
    }
}

impl Chosen for Obstacles {
    fn chosen(choices: &mut Choices) -> Self {
        let [own, enemy, avoid, stop] = std::array::from_fn(|_| Squares::chosen(choices));
        Self { own, enemy, avoid, stop }
    }
}

/// Mostly a piece read from a random text, perhaps changed; or any words.
impl Chosen for GridPiece {
    fn chosen(choices: &mut Choices) -> Self {
        const LETTERS: &[u8] = b"WFDNAHLCJZGKRBQWFNKRBQmcinpgfblrvsh0123(1,4)";
        let mut words = [choices.word(); 128];
        let text: Vec<u8> = (0..choices.byte() % 12)
            .map(|_| LETTERS[usize::from(choices.byte()) % LETTERS.len()])
            .collect();
        _ = chess_distance::GridPiece::read(&text, chess_distance::Color::White, &mut words);
        if choices.byte() > 240 {
            words[usize::from(choices.byte() & 7)] ^= choices.word();
        }
        Self { words }
    }
}
