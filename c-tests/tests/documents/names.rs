//! The test program compares every expression of docs/replace.md.

use std::fs;

use c_tests::library::root;

/// The pieces of code in the last column of the page's tables that use the library.
fn expressions(page: &str) -> Vec<&str> {
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.split(" | ").nth(1));
    let code = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    code.filter(|code| code.contains("chess_distance_") && !code.ends_with(".h"))
        .collect()
}

pub fn compared() -> Result<(), String> {
    let read = |path| fs::read_to_string(root().join(path)).map_err(|error| error.to_string());
    let page = read("docs/replace.md")?;
    let program = read("c-tests/programs/engine_names.c")?;
    let expressions = expressions(&page);
    if expressions.len() < 20 {
        return Err(format!("docs/replace.md has only {expressions:?}"));
    }
    for expression in expressions {
        let check = format!("CHECK({expression}");
        if !program.contains(&check) {
            return Err(format!("engine_names.c has no {check}"));
        }
    }
    Ok(())
}
