//! Which texts are common pieces.

use super::super::*;
use crate::Color;

#[test]
fn texts_have_their_shapes() {
    let shape = |text| Shape::of(&GridPiece::new(text, Color::Black).expect(text));
    let known = [
        ("K", Shape::King),
        ("W", Shape::Wazir),
        ("N", Shape::Knight),
        ("nN", Shape::Horse),
        ("R", Shape::Rook),
        ("B", Shape::Bishop),
        ("Q", Shape::Queen),
        ("mRcpR", Shape::Cannon),
    ];
    // Computed again at run time, for the words of the reader.
    for ((text, expected), again) in known.into_iter().zip(shapes()) {
        assert_eq!(shape(text), Some(expected), "{text}");
        let piece = GridPiece::new(text, Color::White).expect(text);
        let [_, count, sum, a, b, c, d, ..] = *piece.words();
        assert_eq!((expected, count, sum, [a, b, c, d]), again, "{text}");
    }
    for text in ["", "F", "nA", "iK", "mK", "fN", "R4", "A", "pR", "mRcgR", "KN"] {
        assert_eq!(shape(text), None, "{text}");
    }
}
