//! Random boards, obstacles and pieces.

use std::format;
use std::string::String;

use super::*;

/// A random part of a text.
fn part(random: &mut fastrand::Rng) -> String {
    let mut text = String::new();
    for letter in ["m", "c", "i", "e"] {
        if random.u8(..5) == 0 {
            text += letter;
        }
    }
    text += ["", "", "", "", "n", "n", "p", "g"][random.usize(..8)];
    for _ in 0..[0, 0, 0, 1, 2, 3][random.usize(..6)] {
        text += ["f", "b", "l", "r", "v", "s", "h", "e"][random.usize(..8)];
    }
    let atom = random.usize(..16);
    let letter = "WFDNAHLCJZGKRBQ".get(atom..=atom);
    text += letter.unwrap_or(&format!("({},{})", random.u8(1..6), random.u8(..6)));
    match random.u8(..8) {
        0 => text += letter.unwrap_or(""),
        1 => text += &format!("{}", random.u8(..12)),
        _ => {}
    }
    text
}

pub(super) fn set(random: &mut fastrand::Rng, eighths: u8) -> GridSquares {
    let mut set = GridSquares::EMPTY;
    for square in 0..=255 {
        if random.u8(..8) < eighths {
            set |= GridSquares::of(square);
        }
    }
    set
}

/// A random board, obstacles on it, and a piece's text.
pub(super) fn case(random: &mut fastrand::Rng) -> (Grid, GridObstacles, String, Color) {
    let mut sparse = |most| {
        let eighths = random.u8(..=most);
        set(random, eighths)
    };
    let [holes, first] = [sparse(1), sparse(4)];
    let obstacles = GridObstacles {
        own: sparse(2),
        enemy: sparse(2),
        avoid: sparse(2),
        stop: sparse(1),
    };
    let side =
        |random: &mut fastrand::Rng| [random.i32(1..=16), random.i32(5..=12)][random.usize(..2)];
    let board = Grid::new(size(side(random), side(random)));
    let grid = Grid {
        holes,
        first,
        ..board.wrapping(random.u8(..3) == 0, random.u8(..3) == 0)
    };
    let mut text = String::new();
    for _ in 0..random.u8(1..4) {
        let part = part(random);
        // A letter three times, or twice and a number, is not what the parts are.
        if text.chars().last() == part.chars().next() {
            text += "e";
        }
        text += &part;
    }
    let color = if random.bool() {
        Color::White
    } else {
        Color::Black
    };
    (grid, obstacles, text, color)
}
