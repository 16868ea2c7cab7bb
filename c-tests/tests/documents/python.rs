//! Every C function has its Python counterpart: the package names it somewhere.

use std::fs;
use std::path::Path;

use c_tests::declarations::of_header;
use c_tests::library::root;

/// Functions without a counterpart: steps to an edge along one axis and squares of other numberings
/// are one expression in Python, and a row of a table of another board is a row of the array.
const LEFT_OUT: &[&str] = &[
    "chess_distance_by_x88",
    "chess_distance_edge_file",
    "chess_distance_edge_rank",
    "chess_distance_fill_map",
    "chess_distance_from_x88",
    "chess_distance_offset",
    "chess_distance_to_x88",
    "chess_distance_x88_diff",
];

pub fn has_every_function() -> Result<(), String> {
    let code = code(&root().join("bindings/python/python/chess_distance"))?;
    let words: Vec<&str> = code
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect();
    for declaration in of_header("chess_distance.h") {
        let name = declaration.name.as_str();
        let left_out = LEFT_OUT.contains(&name);
        if declaration.text.contains('(') && words.contains(&name) == left_out {
            return Err(if left_out {
                format!("the Python package has {name}: python.rs need not leave it out")
            } else {
                format!("the Python package does not call {name}")
            });
        }
    }
    Ok(())
}

/// All modules of the package.
fn code(package: &Path) -> Result<String, String> {
    let entries = fs::read_dir(package).map_err(|error| error.to_string())?;
    let mut code = String::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.extension().is_some_and(|ending| ending == "py") {
            code += &fs::read_to_string(path).map_err(|error| error.to_string())?;
        }
    }
    Ok(code)
}
