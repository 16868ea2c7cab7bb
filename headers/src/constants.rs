//! The macros that all headers have: versions, pieces and results.

use crate::items::Item;

/// Versions, the leapers, pieces and results.
pub fn block(constants: &[Item]) -> String {
    let rows: String = constants.iter().map(row).collect();
    format!(
        "{}\n{rows}\n{}",
        version(),
        include_str!("../templates/leaper.h")
    )
}

/// From Cargo.toml, so that no version is typed twice.
fn version() -> String {
    let parts = [
        ("MAJOR", env!("CARGO_PKG_VERSION_MAJOR")),
        ("MINOR", env!("CARGO_PKG_VERSION_MINOR")),
        ("PATCH", env!("CARGO_PKG_VERSION_PATCH")),
    ];
    let mut number = 0;
    let mut text = String::new();
    for (part, value) in parts {
        number = 100 * number + value.parse::<u32>().expect("cargo checks it");
        text += &format!("#define CHESS_DISTANCE_VERSION_{part} {value}\n");
    }
    let meaning = "/* 10000 * major + 100 * minor + patch */";
    text + &format!("#define CHESS_DISTANCE_VERSION_NUMBER {number} {meaning}\n")
}

/// One line. Negative values get parentheses, so that `1 - NAME` works. Others get none: some tools
/// that read headers accept bare numbers only.
fn row(item: &Item) -> String {
    let name = item.name();
    let value = item.value();
    let value = match value.strip_prefix('-') {
        Some(_) => format!("({value})"),
        None => value.to_owned(),
    };
    let meaning = item.comment.trim().replace("/**", "/*");
    format!("{:<42} {meaning}\n", format!("#define {name} {value}"))
}
