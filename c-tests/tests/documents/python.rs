//! Every C function has a counterpart in the Python package, which shows it, as does its README.

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

/// Modules that a program imports by name.
const FOR_OTHER_LIBRARIES: &[&str] = &["duckdb.py", "polars.py", "spark.py"];

pub fn has_every_function() -> Result<(), String> {
    let modules = modules(&root().join("bindings/python/python/chess_distance"))?;
    let code: String = modules.into_iter().map(|(_, code)| code).collect();
    let words: Vec<&str> = words(&code).collect();
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

/// Every function with an example is a name of the package and stands in its README as code.
pub fn shows_every_function() -> Result<(), String> {
    let python = root().join("bindings/python");
    let package = python.join("python/chess_distance");
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| error.to_string());
    let shown = read(&package.join("__init__.py"))?;
    let readme = read(&python.join("README.md"))?;
    let readme: Vec<&str> = readme.split('`').skip(1).step_by(2).collect();
    let readme = readme.join(" ");
    let mut faults = Vec::new();
    let mut functions = 0;
    for (_, code) in modules(&package)?
        .iter()
        .filter(|(module, _)| !FOR_OTHER_LIBRARIES.contains(&module.as_str()))
    {
        for name in with_examples(code) {
            functions += 1;
            for (text, place) in [(&shown, "__init__.py"), (&readme, "README.md")] {
                if !words(text).any(|word| word == name) {
                    faults.push(format!("{place} of the Python package has no {name}"));
                }
            }
        }
    }
    if functions < 40 {
        faults.push(format!("{functions} functions have examples, too few"));
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(faults.join("\n"))
}

/// The functions of a module whose documentation has an example. Two blank lines end a function.
fn with_examples(code: &str) -> impl Iterator<Item = &str> {
    code.split("\ndef ").skip(1).filter_map(|text| {
        let function = text.split("\n\n\n").next()?;
        let name = function.split('(').next()?;
        function.contains(">>> ").then_some(name)
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

/// All modules of the package: file and text.
fn modules(package: &Path) -> Result<Vec<(String, String)>, String> {
    let entries = fs::read_dir(package).map_err(|error| error.to_string())?;
    let mut modules = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| error.to_string())?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".py") {
            let code = fs::read_to_string(entry.path()).map_err(|error| error.to_string())?;
            modules.push((name, code));
        }
    }
    Ok(modules)
}
