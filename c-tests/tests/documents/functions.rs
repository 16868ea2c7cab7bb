//! docs/functions.md lists every function and table of the library once.

use std::fs;

use c_tests::declarations::of_header;
use c_tests::library::{include, root};

/// The rows about functions: the name, and whether the row says that it is inline.
fn rows(page: &str) -> Vec<(&str, bool)> {
    page.lines()
        .filter_map(|line| {
            let name = line.strip_prefix("| `")?.split('`').next()?;
            let (name, _arguments) = name.split_once('(')?;
            Some((name, line.ends_with("| yes |")))
        })
        .collect()
}

pub fn listed() -> Result<(), String> {
    let read = |path| fs::read_to_string(path).map_err(|error| error.to_string());
    let page = read(root().join("docs/functions.md"))?;
    let inline = read(include().join("chess_distance_inline.h"))?;
    let mut rows = rows(&page);
    for declaration in of_header("chess_distance.h") {
        let name = declaration.name.as_str();
        let is_function = declaration.text.contains('(');
        if !is_function {
            // The tables by offset share the rows of those by 0x88 difference.
            let shared = name
                .strip_suffix("_offset")
                .map(|name| format!("{name}_x88"));
            let shown = shared.as_deref().unwrap_or(name);
            if !page.contains(&format!("`{shown}`")) {
                return Err(format!(
                    "docs/functions.md does not mention the table {name}"
                ));
            }
            continue;
        }
        let here = rows
            .iter()
            .position(|row| row.0 == name)
            .ok_or_else(|| format!("docs/functions.md has no row for {name}"))?;
        let row = rows.remove(here);
        let is_inline = inline.contains(&format!(" {name}("));
        if row.1 != is_inline {
            return Err(format!("{name}: is it in the inline header? {is_inline}"));
        }
    }
    match rows.first() {
        None => Ok(()),
        Some(row) => Err(format!(
            "docs/functions.md has a row for {}, the header not",
            row.0
        )),
    }
}
