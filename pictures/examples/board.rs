//! Distances on a board in the terminal.
//!
//! ```sh
//! cargo run -p chess-distance-pictures --example board -- knight a1
//! cargo run -p chess-distance-pictures --example board -- king f6 h1 --trajectories
//! cargo run -p chess-distance-pictures --example board -- rook e4 --own e6,g4 --enemy c4 --format svg
//! ```

use std::io::Write;

use chess_distance_pictures::command::Arguments;
use clap::Parser;

fn main() -> std::io::Result<()> {
    let text = Arguments::parse().render().unwrap_or_else(|e| e.exit());
    // Without colors where they are not wanted: a file, a pipe, NO_COLOR.
    anstream::stdout().write_all(text.as_bytes())
}
