//! All written versions are that of the workspace in Cargo.toml.

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
