//! Columns between unreadable pages: an access one byte too far ends the test.

use super::*;
use crate::test_boards::{Guarded, for_each_cpu};

#[test]
fn nothing_is_touched_beyond_the_columns() {
    let (mut page_a, mut page_b, mut page_out) = (Guarded::new(), Guarded::new(), Guarded::new());
    let size = page_out.bytes().len();
    let (all_a, all_b) = all_pairs(77, size);
    page_a.bytes().copy_from_slice(&all_a);
    page_b.bytes().copy_from_slice(&all_b);
    for length in 0..=300 {
        for range in [0..length, size - length..size] {
            let (a, b) = (
                &page_a.bytes()[range.clone()],
                &page_b.bytes()[range.clone()],
            );
            let out = &mut page_out.bytes()[range];
            for (piece, table) in METRICS {
                for_each_cpu(|cpu| {
                    out.fill(99);
                    assert_eq!(batch(piece, a, b, out), Ok(()));
                    assert_eq!(
                        first_wrong(table, a, b, out),
                        None,
                        "{piece:?} {cpu:?} {length}"
                    );
                });
            }
        }
    }
}
