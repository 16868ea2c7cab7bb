//! What a release contains: the packages for the registry, with sources, licenses and files for C
//! users; the list of tools/sbom.py.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use c_tests::library::{cargo, include};
use c_tests::process::{is_installed, root};

/// Files of every package, and files that cargo adds.
const COMMON: &[&str] = &[
    ".cargo_vcs_info.json",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// Checks the files of a package: its sources, the common ones, and these.
fn check(package: &str, own: &[String]) {
    let words = format!("package --quiet --offline --allow-dirty --list -p {package}");
    let words: Vec<&str> = words.split(' ').collect();
    let list = cargo(&format!("package-{package}"), &words);
    let list = list.unwrap_or_else(|report| panic!("{report}"));
    let is_source = |file: &str| file.starts_with("src/") && file.ends_with(".rs");
    let files: BTreeSet<&str> = list.lines().collect();
    let mut expected: BTreeSet<&str> =
        files.iter().copied().filter(|file| is_source(file)).collect();
    expected.extend(["src/lib.rs"].iter().chain(COMMON));
    expected.extend(own.iter().map(String::as_str));
    // Not in a tree without git.
    expected.retain(|file| *file != ".cargo_vcs_info.json" || files.contains(file));
    assert_eq!(files, expected, "{package}");
}

#[test]
fn packages_have_their_sources_licenses_and_what_users_read() {
    check("chess-distance", &["README.md".into(), "CHANGELOG.md".into()]);
    check("chess-distance-wiki", &[]);
    let mut own = vec!["README.md".into(), "build.rs".into()];
    for directory in [include(), root().join("packaging/cmake")] {
        let name = directory.file_name().expect("a directory").display().to_string();
        for entry in fs::read_dir(&directory).expect("it is there") {
            own.push(format!("{name}/{}", entry.expect("a file").file_name().display()));
        }
    }
    check("chess-distance-capi", &own);
}

/// What tools/sbom.py prints.
fn list() -> String {
    let output = Command::new("python3")
        .arg(root().join("tools/sbom.py"))
        .args(["--target", "x86_64-unknown-linux-gnu"])
        .output()
        .expect("python3 is installed");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn it_names_all_that_is_linked_and_not_the_builder() {
    if !is_installed("python3") {
        return;
    }
    let text = list();
    for linked in
        "core cpufeatures fearless_simd libm chess-distance chess-distance-wiki".split(' ')
    {
        let entry = format!("\"name\": \"{linked}\"");
        assert!(text.contains(&entry), "{linked}: {text}");
    }
    assert!(!text.contains(&*root().to_string_lossy()), "{text}");
    for absent in "path+file timestamp serialNumber uuid".split(' ') {
        assert!(!text.contains(absent), "{absent}: {text}");
    }
    assert_eq!(text, list(), "two lists");
}
