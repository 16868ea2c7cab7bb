//! The rules of chess on letters, and the answers of whole positions from endings that are solved one by
//! one.

use std::boxed::Box;
use std::collections::HashMap;
use std::vec;
use std::vec::Vec;

use super::super::position::{PawnMove, PawnPosition};
use super::*;
use crate::{Fen, Piece, Position};

/// Words of memory for every ending of the tests.
pub(super) const ROOM: usize = 30_000 * PAWN_STRUCTURE_WORDS;

/// A position by the letters of a FEN; `passed` has the square that a pawn has just passed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Letters {
    pub(super) at: [u8; 64],
    pub(super) black: bool,
    pub(super) passed: Option<usize>,
}

const KING: [(i32, i32); 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

fn step(square: usize, (files, ranks): (i32, i32)) -> Option<usize> {
    let (file, rank) = (square as i32 % 8 + files, square as i32 / 8 + ranks);
    (0..8).contains(&file).then_some(())?;
    (0..8).contains(&rank).then_some((8 * rank + file) as usize)
}

impl Letters {
    fn is_of(&self, square: usize, black: bool) -> bool {
        let letter = self.at[square];
        letter != b'.' && letter.is_ascii_lowercase() == black
    }

    fn find(&self, letter: u8) -> usize {
        self.at.iter().position(|&there| there == letter).expect("it is there")
    }

    pub(super) fn king(&self, black: bool) -> usize {
        self.find(if black { b'k' } else { b'K' })
    }

    pub(super) fn pawns(&self, letter: u8) -> Bitboard {
        Square::all().filter(|square| self.at[square.index()] == letter).collect()
    }

    fn is_attacked(&self, square: usize, black: bool) -> bool {
        (0..64).filter(|&from| self.is_of(from, black)).any(|from| {
            match self.at[from].to_ascii_lowercase() {
                b'p' => [-1, 1]
                    .into_iter()
                    .any(|file| step(from, (file, if black { -1 } else { 1 })) == Some(square)),
                b'k' => KING.into_iter().any(|way| step(from, way) == Some(square)),
                piece => KING.into_iter().any(|way| {
                    let is_line = piece == b'q' || way.0 * way.1 == 0;
                    let mut at = step(from, way).filter(|_| is_line);
                    while let Some(to) = at {
                        if to == square {
                            return true;
                        }
                        at = step(to, way).filter(|_| self.at[to] == b'.');
                    }
                    false
                }),
            }
        })
    }

    pub(super) fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.black), !self.black)
    }

    /// The legal moves in the order of their squares. Pawns become queens.
    pub(super) fn moves(&self) -> Vec<(usize, usize, Self)> {
        let forward = if self.black { -1 } else { 1 };
        let mut found = vec![];
        for from in (0..64).filter(|&from| self.is_of(from, self.black)) {
            let is_king = self.at[from].eq_ignore_ascii_case(&b'k');
            for to in (0..64).filter(|&to| !self.is_of(to, self.black)) {
                let (files, ranks) =
                    (to as i32 % 8 - from as i32 % 8, to as i32 / 8 - from as i32 / 8);
                let is_free = self.at[to] == b'.';
                let goes = match files {
                    _ if is_king => files.abs() <= 1 && ranks.abs() <= 1,
                    0 if ranks == forward => is_free,
                    0 if ranks == 2 * forward => {
                        let second = if self.black { 6 } else { 1 };
                        is_free && from / 8 == second && self.at[usize::midpoint(from, to)] == b'.'
                    }
                    -1 | 1 if ranks == forward => !is_free || self.passed == Some(to),
                    _ => false,
                };
                if !goes {
                    continue;
                }
                let mut after = Self { black: !self.black, passed: None, ..*self };
                after.at[to] = self.at[from];
                after.at[from] = b'.';
                if !is_king {
                    if files != 0 && is_free {
                        after.at[8 * (from / 8) + to % 8] = b'.';
                    }
                    if ranks.abs() == 2 {
                        after.passed = Some(usize::midpoint(from, to));
                    }
                    if to / 8 == if self.black { 0 } else { 7 } {
                        after.at[to] = if self.black { b'q' } else { b'Q' };
                    }
                }
                if !after.is_attacked(after.king(self.black), !self.black) {
                    found.push((from, to, after));
                }
            }
        }
        found
    }

    pub(super) fn end(&self) -> u8 {
        match (self.moves().is_empty(), self.is_check()) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        }
    }

    pub(super) fn is_close(&self, black: bool) -> bool {
        let (letter, rank) = if black { (b'p', 1) } else { (b'P', 6) };
        (0..8).any(|file| self.at[8 * rank + file] == letter)
    }

    pub(super) fn position(&self) -> Position {
        let side = |black| Square::all().filter(|s| self.is_of(s.index(), black)).collect();
        Position {
            white: side(false),
            black: side(true),
            kings: self.pawns(b'K') | self.pawns(b'k'),
            pawns: self.pawns(b'P') | self.pawns(b'p'),
            en_passant: self.passed.map_or(Bitboard::EMPTY, |at| Bitboard(1 << at)),
            ..Position::default()
        }
    }
}

/// Every ending that was asked for.
#[derive(Default)]
pub(super) struct Oracle(HashMap<(u64, u64, bool, bool), Box<PawnEnding>>);

impl Oracle {
    fn ending(&mut self, at: &Letters, attacker: bool, upper: bool) -> &PawnEnding {
        let (white, black) = (at.pawns(b'P'), at.pawns(b'p'));
        self.0.entry((white.0, black.0, attacker, upper)).or_insert_with(|| {
            let mut memory = vec![0; ROOM];
            let mut ending = Box::new(PawnEnding::NOTHING_WON);
            let bound = if upper { Bound::Upper } else { Bound::Lower };
            pawn_ending(white, black, color(attacker), bound, &mut memory, &mut ending)
                .expect("there is room");
            ending
        })
    }

    pub(super) fn wins(&mut self, at: &Letters, attacker: bool, upper: bool) -> bool {
        let (a, d) = (at.king(attacker), at.king(!attacker));
        let to_move = usize::from(at.black != attacker);
        let won = self.ending(at, attacker, upper).won[to_move][a].0 >> d & 1 != 0;
        let is_capture = |&(from, to, _): &(usize, usize, Letters)| {
            Some(to) == at.passed && at.at[from].eq_ignore_ascii_case(&b'p')
        };
        let (captures, others): (Vec<_>, Vec<_>) = at.moves().into_iter().partition(is_capture);
        let mut results = captures.iter().map(|(.., after)| self.wins(after, attacker, upper));
        let results: Vec<bool> = results.by_ref().collect();
        match (at.black == attacker, results.is_empty()) {
            (_, true) => won,
            (true, _) => won || results.contains(&true),
            (false, _) => !results.contains(&false) && (won || others.is_empty()),
        }
    }

    pub(super) fn answer(&mut self, wins: impl Fn(&mut Self, bool) -> bool) -> u8 {
        if wins(self, false) {
            return 2;
        }
        u8::from(wins(self, true))
    }

    /// The answer after a move: `after` has the new piece, which `promotion` is.
    pub(super) fn after(
        &mut self,
        from: &Letters,
        to: usize,
        after: &Letters,
        attacker: bool,
    ) -> u8 {
        let end = after.end();
        if end != 0 {
            return if end == 1 && from.black == attacker { 2 } else { 0 };
        }
        let mut bare = *after;
        if !after.at[to].eq_ignore_ascii_case(&b'q') && !after.at[to].eq_ignore_ascii_case(&b'r') {
            return self.answer(|oracle, upper| oracle.wins(after, attacker, upper));
        }
        bare.at[to] = b'.';
        let replies = after.moves();
        let taking = replies.iter().find(|(_, end, _)| *end == to).map(|(.., taken)| *taken);
        self.answer(|oracle, upper| match upper {
            false if from.black == attacker && bare.is_close(!attacker) => false,
            true if from.black != attacker && bare.is_close(attacker) => true,
            _ => taking.map_or(from.black == attacker, |at| oracle.wins(&at, attacker, upper)),
        })
    }

    /// What the call has to answer.
    pub(super) fn position(&mut self, at: &Letters) -> PawnPosition {
        let three = |answer, at: &Letters, attacker, is_mate| {
            let prey = at.pawns(if attacker { b'P' } else { b'p' });
            if answer == 2 && (is_mate || prey.is_empty()) { 3 } else { answer }
        };
        let mut found = PawnPosition::EMPTY;
        found.end = at.end();
        let [white, black] = [false, true].map(|attacker| {
            let answer = self.answer(|oracle, upper| oracle.wins(at, attacker, upper));
            three(answer, at, attacker, found.end == 1)
        });
        (found.white, found.black) = (white, black);
        for ((from, to, mut after), place) in at.moves().into_iter().zip(&mut found.moves) {
            let is_promotion = after.at[to].eq_ignore_ascii_case(&b'q');
            if is_promotion && after.end() == 2 {
                let mut rook = after;
                rook.at[to] = if at.black { b'r' } else { b'R' };
                if rook.end() != 2 {
                    after = rook;
                }
            }
            let [white, black] = [false, true].map(|attacker| {
                let answer = self.after(at, to, &after, attacker);
                three(answer, &after, attacker, after.end() == 1)
            });
            let pieces = [(b'q', Piece::Queen), (b'r', Piece::Rook)];
            let promotion =
                pieces.into_iter().find(|(letter, _)| after.at[to].eq_ignore_ascii_case(letter));
            let is_quiet =
                after.pawns(b'P') == at.pawns(b'P') && after.pawns(b'p') == at.pawns(b'p');
            let mine = if at.black { black } else { white };
            *place = PawnMove {
                from: from as u8,
                to: to as u8,
                promotion: promotion.map_or(0, |(_, piece)| piece.code() as u8),
                white,
                black,
                end: after.end(),
                count: if is_quiet && mine >= 2 { self.count(&after, at.black) } else { NONE },
                reserved: 0,
            };
        }
        found
    }

    fn count(&mut self, after: &Letters, attacker: bool) -> u8 {
        let (a, d) = (after.king(attacker), after.king(!attacker));
        let ending = self.ending(after, attacker, false);
        let mut kings = Box::new(DuelTable::HELD);
        let PawnEnding { attacker, defender, wins, holds, .. } = ending;
        duel_pairs(attacker, defender, wins, Some(holds), &mut kings);
        kings.0[1][a][d]
    }
}

pub(super) fn color(black: bool) -> Color {
    if black { Color::Black } else { Color::White }
}

pub(super) fn read(fen: &str) -> Letters {
    let Fen { position, to_move, .. } = Fen::read(fen.as_bytes()).expect(fen);
    let mut at = [b'.'; 64];
    for square in position.white | position.black {
        let letter = if position.kings.contains(square) { b'K' } else { b'P' };
        let is_black = position.black.contains(square);
        at[square.index()] = if is_black { letter.to_ascii_lowercase() } else { letter };
    }
    let passed = position.en_passant.first().map(Square::index);
    Letters { at, black: to_move == Color::Black, passed }
}

/// Few pawns, often close to each other, to promotion or to a capture in passing.
pub(super) fn random_position(random: &mut fastrand::Rng) -> Letters {
    loop {
        let mut letters = Letters { at: [b'.'; 64], black: random.bool(), passed: None };
        let is_passed = random.u8(0..3) == 0;
        for letter in [b'P', b'p'] {
            for _ in 0..random.usize(0..if is_passed { 2 } else { 3 }) {
                letters.at[random.usize(8..56)] = letter;
            }
        }
        if is_passed {
            // A pawn has just passed a square, beside another one.
            let (rank, pawn, other) = if letters.black { (3, b'P', b'p') } else { (4, b'p', b'P') };
            let file = random.usize(0..7);
            let [one, two] = [file, file + 1].map(|file| 8 * rank + file);
            (letters.at[one], letters.at[two]) = (pawn, other);
            letters.passed = Some(if letters.black { one - 8 } else { one + 8 });
        }
        let kings = [random.usize(0..64), random.usize(0..64)];
        if kings.into_iter().any(|king| letters.at[king] != b'.') || kings[0] == kings[1] {
            continue;
        }
        (letters.at[kings[0]], letters.at[kings[1]]) = (b'K', b'k');
        let turned = Letters { black: !letters.black, ..letters };
        if letters.position().check().is_ok() && !turned.is_check() {
            return letters;
        }
    }
}
