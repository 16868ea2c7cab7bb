//! Every C function has a counterpart in the Python package.

use std::fs;
use std::path::Path;

use c_tests::declarations::of_header;
use c_tests::library::root;

/// Functions whose Python counterpart reads a table or calls a more general function.
const OTHERWISE: &[(&str, &str)] = &[
    ("chess_distance_king", "def square_distance("),
    ("chess_distance_knight", "def square_knight_distance("),
    ("chess_distance_manhattan", "def square_manhattan_distance("),
    ("chess_distance_map", "def distance_map("),
    ("chess_distance_map_to", "def distance_map_to("),
    ("chess_distance_path", "def path("),
    ("chess_distance_trajectories", "def trajectories("),
    ("chess_distance_trajectory_count", "def trajectory_count("),
];
/// Functions without a counterpart: steps to an edge along one axis and squares of other numberings
/// are one expression in Python. A row of a table of another board is a row of the array.
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
        let otherwise = OTHERWISE.iter().find(|(function, _)| *function == name);
        let is_there = match otherwise {
            Some((_, definition)) => code.contains(definition),
            None => words.contains(&name),
        };
        let is_wanted = declaration.text.contains('(') && !LEFT_OUT.contains(&name);
        if is_wanted && !is_there {
            return Err(format!("the Python package has no {name}"));
        }
        if LEFT_OUT.contains(&name) && is_there {
            return Err(format!(
                "{name} is in Python: python.rs need not leave it out"
            ));
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
