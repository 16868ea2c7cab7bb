//! A position on a checkered board, with what the library says about it drawn over it.

use chess_distance::{Bitboard, Square};
use svg::node::element::{Circle, Group, Polyline, Rectangle, Text};

use crate::chart::Tone;
use crate::frame::{CHESS, SQUARE, text};
use crate::palette::{Color, LINE, background};
use crate::placement::Placement;

const LIGHT: Color = Color(236, 232, 222);
const DARK: Color = Color(186, 178, 162);

/// Pieces, and for every square a tone and a figure.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The letters of a FEN, from a1 to h8.
    pieces: [Option<char>; 64],
    /// The tone over a square's own color.
    pub tones: [Tone; 64],
    /// The number on a square.
    pub figures: [Option<u8>; 64],
    /// Squares that a line connects, such as a trajectory.
    pub way: Vec<Square>,
}

/// The letters of the first field of a FEN.
fn letters(fen: &str) -> [Option<char>; 64] {
    let mut pieces = [None; 64];
    let (mut file, mut rank) = (0, 7);
    for c in fen.chars().take_while(|&c| c != ' ') {
        match (c, c.to_digit(10)) {
            ('/', _) => (file, rank) = (0, rank - 1),
            (_, Some(empty)) => file += empty as usize,
            _ => {
                pieces[8 * rank + file] = Some(c);
                file += 1;
            }
        }
    }
    pieces
}

impl Diagram {
    /// The position of a FEN, and nothing over it.
    ///
    /// # Errors
    /// What is wrong with the FEN.
    pub fn of(fen: &str) -> Result<Self, String> {
        Placement::read(fen)?;
        Ok(Self {
            pieces: letters(fen),
            tones: [Tone::Blank; 64],
            figures: [None; 64],
            way: Vec::new(),
        })
    }

    /// The squares of the pieces with one of these letters.
    #[must_use]
    pub fn squares(&self, which: &str) -> Bitboard {
        let stands =
            |square: &Square| self.pieces[square.index()].is_some_and(|c| which.contains(c));
        Square::all().filter(stands).collect()
    }

    /// Gives squares a tone.
    pub fn paint(&mut self, set: Bitboard, tone: Tone) {
        for square in set {
            self.tones[square.index()] = tone;
        }
    }

    /// Writes the distances of a map on the squares without a piece, on the scale from near to
    /// far.
    pub fn write(&mut self, map: &[u8; 64]) {
        let far = map.iter().copied().filter(|&d| d != chess_distance::NONE);
        let far = far.max().unwrap_or_default();
        for (square, &distance) in map.iter().enumerate() {
            if distance != chess_distance::NONE {
                self.tones[square] = Tone::Step(distance, far);
                self.figures[square] = Some(distance).filter(|&d| d > 0);
            }
        }
    }
}

/// The filled chess symbol of a piece, as text and not as an emoji.
fn symbol(letter: char) -> String {
    let symbol = match letter.to_ascii_uppercase() {
        'K' => '\u{265a}',
        'Q' => '\u{265b}',
        'R' => '\u{265c}',
        'B' => '\u{265d}',
        'N' => '\u{265e}',
        _ => '\u{265f}',
    };
    format!("{symbol}\u{fe0e}")
}

fn piece(letter: char, x: i32, y: i32) -> Text {
    let (fill, line) = if letter.is_ascii_uppercase() {
        ("#ffffff", "#000000")
    } else {
        ("#000000", "#ffffff")
    };
    text(&symbol(letter), x, y + 12, 36)
        .set("fill", fill)
        .set("stroke", line)
        .set("stroke-width", 1)
        .set("paint-order", "stroke")
}

fn square(diagram: &Diagram, square: i32) -> Group {
    let (x, y) = CHESS.middle(square);
    let index = square as usize;
    let own = if (square / 8 + square) % 2 == 0 {
        DARK
    } else {
        LIGHT
    };
    let tone = background(diagram.tones[index]);
    let tile = |color: Color| {
        Rectangle::new()
            .set("x", x - SQUARE / 2)
            .set("y", y - SQUARE / 2)
            .set("width", SQUARE)
            .set("height", SQUARE)
            .set("fill", color.hex())
    };
    // The board's own color shows as a rim, so that a tone does not hide the checkered board.
    let mut group = Group::new().add(tile(own));
    if let Some(color) = tone {
        group = group.add(
            tile(color)
                .set("x", x - SQUARE / 2 + 3)
                .set("y", y - SQUARE / 2 + 3)
                .set("width", SQUARE - 6)
                .set("height", SQUARE - 6)
                .set("rx", 6),
        );
    }
    let ink = tone.unwrap_or(own).ink().hex();
    match (diagram.pieces[index], diagram.figures[index]) {
        (Some(letter), None) => group.add(piece(letter, x, y)),
        (Some(letter), Some(figure)) => group
            .add(piece(letter, x - 4, y))
            .add(text(&figure.to_string(), x + 13, y + 16, 13).set("fill", ink)),
        (None, Some(figure)) => group.add(text(&figure.to_string(), x, y + 6, 16).set("fill", ink)),
        (None, None) => group,
    }
}

/// The board under its title.
#[must_use]
pub fn render(diagram: &Diagram, title: &str) -> String {
    let mut group = Group::new();
    for index in 0..64 {
        group = group.add(square(diagram, index));
    }
    if let Some(last) = diagram.way.last() {
        let points: Vec<String> = diagram
            .way
            .iter()
            .map(|square| {
                let (x, y) = CHESS.middle(square.index() as i32);
                format!("{x},{y}")
            })
            .collect();
        let (x, y) = CHESS.middle(last.index() as i32);
        let line = Polyline::new()
            .set("points", points.join(" "))
            .set("fill", "none")
            .set("stroke", LINE.hex())
            .set("stroke-width", 4)
            .set("stroke-linejoin", "round");
        let end = Circle::new()
            .set("cx", x)
            .set("cy", y)
            .set("r", SQUARE / 2 - 5)
            .set("fill", "none")
            .set("stroke", LINE.hex())
            .set("stroke-width", 3);
        group = group.add(line).add(end);
    }
    CHESS.picture(group, title)
}
