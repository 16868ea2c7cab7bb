//! A Rust engine: the core crate, without C.

use chess_distance::{MANHATTAN, Square, king_distance, knight_distance};

fn main() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let [a1, e1, e8, h8] = ["a1", "e1", "e8", "h8"].map(square);
    let table = MANHATTAN.0[a1.index() as usize][h8.index() as usize];
    let off = "i9".parse::<Square>().map_or(-2, |_| 0);
    // An engine with an unwinder may catch its own panics.
    if cfg!(panic = "unwind") {
        std::panic::set_hook(Box::new(|_| ()));
        std::panic::catch_unwind(|| panic!("of the engine's own")).expect_err("it panicked");
    }
    println!(
        "king {} knight {} table {table} off {off}",
        king_distance(e1, e8),
        knight_distance(a1, h8),
    );
}
