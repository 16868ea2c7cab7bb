//! Betza's notation, as variant engines read it.
//!
//! Source: Ralph Betza's funny notation; the directions are those of Fairy-Stockfish.

use super::piece::{GridPiece, Kind, ParsePieceError, Step, Steps, write};
use crate::Color;
use crate::language::array_of;

impl GridPiece {
    /// Reads a text in [Betza's notation][notation]. `color` decides which way is forward. `""` is
    /// a piece that cannot move. Castling, drops and white space at the end are skipped.
    ///
    /// [notation]:
    /// https://github.com/chess-distance/chess-distance/blob/main/docs/grids.md#betzas-notation
    ///
    /// # Errors
    /// The text is no piece.
    #[inline] // as `from_words`
    pub fn new(betza: &str, color: Color) -> Result<Self, ParsePieceError> {
        let mut piece = Self { words: [0; 128] };
        Self::read(betza.as_bytes(), color, &mut piece.words)?;
        Ok(piece)
    }

    /// [`new`](Self::new) into an array of words, for [`from_words`](Self::from_words). On an error
    /// the words stay as they were.
    ///
    /// # Errors
    /// The text is no piece.
    pub fn read(betza: &[u8], color: Color, words: &mut [u64; 128]) -> Result<(), ParsePieceError> {
        let mut codes = array_of(0);
        let mut steps = Steps { codes: &mut codes, count: 0 };
        read(betza, color, &mut steps).ok_or(ParsePieceError)?;
        write(&steps, words);
        Ok(())
    }

    /// Whether a text is a piece.
    #[must_use]
    pub fn is_valid(betza: &[u8]) -> bool {
        read(betza, Color::White, &mut Steps { codes: &mut array_of(0), count: 0 }).is_some()
    }
}

/// The bytes of the longest text.
const MOST_BYTES: usize = 4095;

/// The eight directions of an atom, as (forward, right) of the leap (x, y). The last four are mirror
/// images of the first four.
const fn leaps(x: i32, y: i32) -> [(i32, i32); 8] {
    [(x, y), (-x, -y), (-y, x), (y, -x), (y, x), (-y, -x), (-x, y), (x, -y)]
}

/// The pairs of letters that mean each of them.
const DIRECTIONS: [[[u8; 2]; 7]; 8] = {
    let (mut all, mut at) = ([[[0; 2]; 7]; 8], 0);
    while at < all.len() {
        let (forward, right) = leaps(2, 1)[at];
        let along = if forward.is_positive() { b'f' } else { b'b' };
        let across = if right.is_positive() { b'r' } else { b'l' };
        let (longer, axis, shorter) =
            if forward.abs() == 2 { (along, b'v', across) } else { (across, b's', along) };
        let half = [b'h', if at < 4 { b'r' } else { b'l' }];
        all[at] = [
            [longer; 2],
            [axis; 2],
            [shorter, longer],
            [shorter, axis],
            [along, b'h'],
            [across, b'h'],
            half,
        ];
        at += 1;
    }
    all
};

// Every pair, written out for a leap of two and one.
const _: () = {
    let listed = [
        b"ff vv rf rv fh rh hr",
        b"bb vv lb lv bh lh hr",
        b"rr ss br bs bh rh hr",
        b"ll ss fl fs fh lh hr",
        b"rr ss fr fs fh rh hl",
        b"ll ss bl bs bh lh hl",
        b"bb vv rb rv bh rh hl",
        b"ff vv lf lv fh lh hl",
    ];
    let mut at = 0;
    while at < 8 * 7 {
        let (pair, text) = (DIRECTIONS[at / 7][at % 7], listed[at / 7]);
        assert!(pair[0] == text[3 * (at % 7)] && pair[1] == text[3 * (at % 7) + 1]);
        at += 1;
    }
};

/// The directions of a pair of letters, a bit each.
fn directions(pair: [u8; 2]) -> u8 {
    let mut bits = 0;
    for (at, pairs) in DIRECTIONS.iter().enumerate() {
        bits |= u8::from(pairs.contains(&pair)) << at;
    }
    bits
}

/// The modifiers before an atom.
#[derive(Clone, Copy, Default)]
struct Modifiers {
    quiet: bool,
    takes: bool,
    initial: bool,
    /// One of n, p and g.
    way: Option<u8>,
    /// Whether there are directions.
    directed: bool,
    /// The directions by pairs of letters, and by single letters.
    pairs: u8,
    letters: u8,
    /// Whether there is any modifier.
    any: bool,
}

impl Modifiers {
    fn direct(&mut self, pair: [u8; 2]) {
        self.directed = true;
        self.pairs |= directions(pair);
        for letter in pair {
            self.letters |= directions([letter; 2]);
        }
    }
}

/// An atom: one leap or two, and whether it rides.
#[derive(Clone, Copy)]
struct Atom {
    leaps: [Option<(i32, i32)>; 2],
    rides: bool,
    /// The most leaps of a rider; 0 is without limit.
    most: u32,
}

impl Atom {
    fn of(letter: u8) -> Option<Self> {
        let (wazir, ferz) = (Some((1, 0)), Some((1, 1)));
        let leap = |x, y| [Some((x, y)), None];
        let leaps = match letter {
            b'W' => leap(1, 0),
            b'F' => leap(1, 1),
            b'D' => leap(2, 0),
            b'N' => leap(2, 1),
            b'A' => leap(2, 2),
            b'H' => leap(3, 0),
            b'L' | b'C' => leap(3, 1),
            b'J' | b'Z' => leap(3, 2),
            b'G' => leap(3, 3),
            b'R' => [wazir, None],
            b'B' => [ferz, None],
            b'K' | b'Q' => [wazir, ferz],
            _ => return None,
        };
        Some(Self { leaps, rides: matches!(letter, b'R' | b'B' | b'Q'), most: 0 })
    }
}

/// A text, and how far it was read.
struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    /// Reads one byte; `None` if it is another one.
    fn skip(&mut self, byte: u8) -> Option<()> {
        (self.next()? == byte).then_some(())
    }

    fn digit(&mut self) -> Option<u32> {
        let digit = self.peek().filter(u8::is_ascii_digit)?;
        self.next();
        Some(u32::from(digit - b'0'))
    }

    /// Reads an atom `O` with its modifiers and its number, if it comes next: castling, which needs
    /// another piece. `None` for a number of more than two digits.
    fn skip_castling(&mut self) -> Option<bool> {
        let modifiers = self.rest.iter().take_while(|&&byte| is_modifier(byte)).count();
        let Some(b'O') = self.rest.get(modifiers) else {
            return Some(false);
        };
        self.rest = self.rest.get(modifiers + 1..)?;
        if self.peek().is_some_and(|next| next.is_ascii_digit()) {
            self.number()?;
        }
        Some(true)
    }

    /// A number of one or two digits, otherwise `None`.
    fn number(&mut self) -> Option<u32> {
        let tens = self.digit()?;
        let Some(ones) = self.digit() else {
            return Some(tens);
        };
        match self.digit() {
            None => Some(10 * tens + ones),
            Some(_) => None,
        }
    }

    /// The rest of a leap that is written as (m,n).
    fn leap(&mut self) -> Option<Atom> {
        let m = self.number()?;
        self.skip(b',')?;
        let n = self.number()?;
        self.skip(b')')?;
        let (x, y) = (m.max(n), m.min(n));
        if x == 0 || x > 15 {
            return None;
        }
        Some(Atom { leaps: [Some((x as i32, y as i32)), None], rides: false, most: 0 })
    }

    /// The atom that begins with a byte.
    fn atom(&mut self, first: u8) -> Option<Atom> {
        let mut atom = match first {
            b'(' => self.leap()?,
            letter => Atom::of(letter)?,
        };
        if self.peek().is_some_and(|next| next.is_ascii_digit()) {
            atom.rides = true;
            atom.most = self.number()?;
        } else if first != b'(' && self.peek() == Some(first) {
            atom.rides = true;
            self.next();
        }
        Some(atom)
    }

    /// A letter of a direction, with the next one where they combine.
    fn pair(&mut self, first: u8) -> [u8; 2] {
        let [along, across] = [b"fbvh", b"rlsh"];
        let second = self.peek().filter(|second| {
            first == *second
                || (along.contains(&first) && across.contains(second))
                || (across.contains(&first) && along.contains(second))
        });
        if second.is_some() {
            self.next();
        }
        [first, second.unwrap_or(first)]
    }
}

/// Adds the steps of a part.
fn add(steps: &mut Steps, modifiers: Modifiers, atom: Atom, color: Color) -> Option<()> {
    let both = modifiers.quiet == modifiers.takes;
    let single = atom.leaps[1].is_none();
    for (x, y) in atom.leaps.into_iter().flatten() {
        let (kind, most) = match modifiers.way {
            Some(b'p') => (Kind::Hopper, atom.most),
            Some(b'g') => (Kind::Grasshopper, 0),
            _ if atom.rides => (Kind::Line, atom.most),
            // A leap to a neighbor has no squares between.
            Some(b'n') if x > 1 => (Kind::Lame, 0),
            _ => (Kind::Line, 1),
        };
        let chosen = match modifiers {
            Modifiers { directed: false, .. } => 0xff,
            Modifiers { letters, .. } if single && y == 0 => letters,
            Modifiers { pairs, .. } => pairs,
        };
        for (at, (forward, right)) in leaps(x, y).into_iter().enumerate() {
            if chosen >> at & 1 == 0 {
                continue;
            }
            let turned = if matches!(color, Color::Black) { -1 } else { 1 };
            steps.insert(Step {
                right: turned * right,
                forward: turned * forward,
                kind,
                most,
                quiet: both || modifiers.quiet,
                takes: both || modifiers.takes,
                initial: modifiers.initial,
            })?;
        }
    }
    Some(())
}

/// Whether a byte may stand before an atom that is skipped: all modifiers of Betza and XBoard.
fn is_modifier(byte: u8) -> bool {
    // Not `contains`: for this many bytes it calls a function that may panic.
    matches!(byte, b'a'..=b'c' | b'e'..=b'j' | b'l'..=b't' | b'v' | b'y' | b'z')
}

/// A text without what changes no distance at its end: white space, and drops with all behind them.
fn without_end(text: &[u8]) -> &[u8] {
    let blanks = text.iter().rev().take_while(|byte| b" \t\r\n".contains(byte)).count();
    let text = text.get(..text.len() - blanks).unwrap_or_default();
    let Some(drops) = text.iter().position(|&byte| byte == b'@') else {
        return text;
    };
    let text = text.get(..drops).unwrap_or_default();
    let modifiers = text.iter().rev().take_while(|&&byte| is_modifier(byte)).count();
    text.get(..text.len() - modifiers).unwrap_or_default()
}

/// Reads the steps of a text; `None` if it is no piece.
fn read(text: &[u8], color: Color, steps: &mut Steps) -> Option<()> {
    if text.len() > MOST_BYTES {
        return None;
    }
    let mut modifiers = Modifiers::default();
    let mut reader = Reader { rest: without_end(text) };
    loop {
        if !modifiers.any && reader.skip_castling()? {
            continue;
        }
        let Some(byte) = reader.next() else { break };
        match byte {
            b'm' => modifiers.quiet = true,
            b'c' => modifiers.takes = true,
            b'i' => modifiers.initial = true,
            // En passant, which changes no distance.
            b'e' => {}
            b'n' | b'p' | b'g' if modifiers.way.is_some() => return None,
            b'n' | b'p' | b'g' => modifiers.way = Some(byte),
            b'f' | b'b' | b'l' | b'r' | b'v' | b's' | b'h' => modifiers.direct(reader.pair(byte)),
            _ => {
                let atom = reader.atom(byte)?;
                add(steps, modifiers, atom, color)?;
                modifiers = Modifiers::default();
                continue;
            }
        }
        modifiers.any = true;
    }
    (!modifiers.any).then_some(())
}
