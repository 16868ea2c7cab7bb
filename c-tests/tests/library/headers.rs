//! What the committed headers have, and in which order.

use std::fs;

use c_tests::library::include;

/// The most used declarations come first: the functions, and then the tables.
#[test]
fn functions_stand_in_front() {
    let text = fs::read_to_string(include().join("chess_distance.h")).expect("committed");
    let line_of = |what: &str| {
        let mut lines = text.lines();
        lines.position(|line| line.contains(what)).expect(what)
    };
    let first = line_of("int chess_distance_king(int a, int b);");
    assert!(first - line_of("#include <stdint.h>") <= 60);
    let last = text.lines().count()
        - text
            .lines()
            .rev()
            .position(|line| line.ends_with(");"))
            .expect("a function");
    assert!(last <= line_of("chess_distance_king_table["));
}
