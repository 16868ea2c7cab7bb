//! All rows of the report, table by table.

mod one_pair;

use crate::row::Row;

/// Every row, in the order of the report.
#[must_use]
pub fn all() -> Vec<Row> {
    one_pair::rows()
}
