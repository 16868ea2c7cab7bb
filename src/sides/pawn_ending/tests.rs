use super::*;
use std::vec;

#[test]
fn lasker() {
    let mut memory = vec![0; 1 << 24];
    let mut out = std::boxed::Box::new(PawnEnding::NOTHING_WON);
    for (fen, attacker) in [
        ("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7", Color::White),
        ("7k/2p5/2p5/2P4p/3P1p1p/5P1P/8/K7", Color::White),
        ("8/k7/1p1p1p2/p2P1P2/P2P4/3P4/P7/K7", Color::White),
        ("8/5k2/p7/P3p1p1/3p2P1/3P1PP1/7K/8", Color::White),
        ("8/8/k7/p7/8/P7/1P6/2K5", Color::White),
        ("8/4k3/2p5/2Pp4/3P2p1/3P1pP1/5P2/K7", Color::White),
    ] {
        for bound in [Bound::Lower, Bound::Upper] {
            for c in [Color::White, Color::Black] {
                let (mut w, mut b, mut sq) = (0u64, 0u64, 56i32);
                for ch in fen.chars() {
                    match ch {
                        '/' => sq -= 16,
                        'P' => {
                            w |= 1 << sq;
                            sq += 1
                        }
                        'p' => {
                            b |= 1 << sq;
                            sq += 1
                        }
                        '1'..='8' => sq += ch as i32 - 48,
                        _ => sq += 1,
                    }
                }
                if c == Color::Black {
                    (w, b) = (b.swap_bytes(), w.swap_bytes());
                }
                let start = std::time::Instant::now();
                let n =
                    pawn_ending(Bitboard(w), Bitboard(b), c, bound, &mut memory, &mut out).unwrap();
                let t = start.elapsed();
                let won = out.won.map(|s| s.iter().map(|s| s.len()).sum::<u32>());
                std::println!("{fen} {n} {won:?} {t:?} {:?} a structure", t / n as u32);
                let _ = attacker;
            }
        }
    }
}
