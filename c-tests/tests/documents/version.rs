//! All written versions are that of the workspace in Cargo.toml, and its changes have the new names.

use std::fs;

use c_tests::library::root;

/// Each place, and its text with `@` for the version. The headers take theirs from Cargo.
const PLACES: &[(&str, &str)] = &[
    ("Cargo.toml", "version = \"@\"\nedition"),
    (
        "Cargo.toml",
        "chess-distance = { path = \".\", version = \"@\" }",
    ),
    (
        "Cargo.toml",
        "chess-distance-wiki = { path = \"wiki\", version = \"@\" }",
    ),
    ("meson.build", "version: '@'"),
    ("packaging/chess_distance.wrap", "revision = v@\n"),
    ("packaging/debian/changelog", "chess-distance (@-"),
    ("bindings/web/package.json", "\"version\": \"@\","),
    ("bindings/web/package-lock.json", "\n  \"version\": \"@\","),
    (
        "bindings/web/package-lock.json",
        "\n      \"version\": \"@\",",
    ),
    ("bindings/web/README.md", "/chess-distance-@.tgz"),
    ("docs/installing.md", "/chess-distance-@-x86_64"),
    ("CHANGELOG.md", "\n## @, "),
];

pub fn is_the_same_everywhere() -> Result<(), String> {
    let version = env!("CARGO_PKG_VERSION");
    let mut faults = Vec::new();
    for (place, text) in PLACES {
        let found = fs::read_to_string(root().join(place)).map_err(|error| error.to_string())?;
        let text = text.replace('@', version);
        if !found.contains(&text) {
            faults.push(format!("{place} has no {text:?}"));
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// The changes of this version have each name that no release has: in full, or with those that start
/// alike, as in `chess_distance_grid_...`.
pub fn changes_have_new_names() -> Result<(), String> {
    let read = |path| fs::read_to_string(root().join(path)).map_err(|error| error.to_string());
    let symbols = read("c-tests/symbols.txt")?;
    let mut releases = String::new();
    for release in fs::read_dir(root().join("c-tests/abi")).map_err(|error| error.to_string())? {
        let path = release.map_err(|error| error.to_string())?.path();
        releases += &fs::read_to_string(path).map_err(|error| error.to_string())?;
    }
    let changes = read("CHANGELOG.md")?;
    let (_, changes) = changes
        .split_once(concat!("\n## ", env!("CARGO_PKG_VERSION"), ", "))
        .ok_or("CHANGELOG.md does not have this version")?;
    let changes = changes.split("\n## ").next().unwrap_or(changes);
    let names: Vec<&str> = changes.split('`').skip(1).step_by(2).collect();
    let is_there = |new: &str| {
        names.iter().any(|name| match name.strip_suffix("...") {
            Some(start) => new.starts_with(start),
            None => *name == new,
        })
    };
    let is_new = |name: &&str| !releases.contains(&format!("<elf-symbol name='{name}' "));
    let missing: Vec<&str> = symbols
        .lines()
        .filter(is_new)
        .filter(|name| !is_there(name))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(", ");
    Err(format!("CHANGELOG.md does not name {missing}"))
}
