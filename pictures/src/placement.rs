//! Reads the pieces of a FEN: who stands where.

use chess_distance::{Bitboard, File, Rank, Square};

/// The squares of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Placement {
    /// White's pieces and Black's.
    pub sides: [Bitboard; 2],
    /// Whether Black is to move.
    pub black_to_move: bool,
}

impl Placement {
    /// Reads the first two fields of a FEN, of which the second may be left out; the fields
    /// after it say nothing about obstacles.
    ///
    /// # Errors
    /// What is wrong, and with which character.
    pub fn read(fen: &str) -> Result<Self, String> {
        let mut fields = fen.split_ascii_whitespace();
        let pieces = fields.next().ok_or("there is no position")?;
        let black_to_move = match fields.next() {
            None | Some("w") => false,
            Some("b") => true,
            Some(other) => return Err(format!("the side to move is 'w' or 'b', not '{other}'")),
        };
        let mut placement = Self {
            black_to_move,
            ..Self::default()
        };
        let (mut file, mut rank) = (0, 7);
        for (position, c) in pieces.chars().enumerate() {
            let fault = |what: &str| Err(format!("'{c}', character {}: {what}", position + 1));
            match c {
                '/' if file < 8 => return fault("the rank has fewer than eight squares"),
                '/' => (file, rank) = (0, rank - 1),
                '1'..='8' => file += c as i32 - '0' as i32,
                _ if !"KQRBNPkqrbnp".contains(c) => {
                    return fault("not a piece (KQRBNP, kqrbnp), a number 1 to 8 or '/'");
                }
                _ => {
                    let (Some(on), Some(along)) = (File::new(file), Rank::new(rank)) else {
                        return fault("there is no such square");
                    };
                    placement.sides[usize::from(c.is_lowercase())] |= Square::at(on, along).into();
                    file += 1;
                }
            }
            if file > 8 {
                return fault("the rank has more than eight squares");
            }
            if rank < 0 {
                return fault("a board has eight ranks");
            }
        }
        if (file, rank) != (8, 0) {
            return Err("the last ranks are missing or too short".into());
        }
        Ok(placement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_position_has_two_full_ranks_a_side() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let placement = Placement::read(start).expect("a sound FEN");
        assert_eq!(placement.sides[0], Bitboard(0xffff));
        assert_eq!(placement.sides[1], Bitboard(0xffff << 48));
        assert!(!placement.black_to_move);
        let black = Placement::read("8/8/8/8/8/8/8/7k b").expect("a sound FEN");
        assert_eq!(black.sides[1], Bitboard(1 << 7));
        assert!(black.black_to_move);
    }

    #[test]
    fn faults_are_told_with_their_place() {
        for (fen, part) in [
            ("", "no position"),
            ("8/8", "missing"),
            ("8/8/8/8/8/8/8/8/8", "character 16: a board has eight ranks"),
            ("9", "'9', character 1"),
            ("88", "character 2: the rank has more"),
            ("8k", "character 2: there is no such square"),
            ("7/8", "character 2: the rank has fewer"),
            ("8/8/8/x", "'x', character 7"),
            ("8/8/8/8/8/8/8/8 x", "not 'x'"),
        ] {
            let fault = Placement::read(fen).expect_err(fen);
            assert!(fault.contains(part), "{fen}: {fault}");
        }
    }
}
