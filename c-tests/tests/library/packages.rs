//! What a release contains: the packages for the registry, with sources, licenses and files for C
//! users; the list of tools/sbom.py; the library of `make WIKI=0`, built in a copy of the sources.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use c_tests::elf;
use c_tests::library::{cargo, declarations, include, make_in};
use c_tests::process::{is_installed, root, run, scratch};

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

/// A fresh copy of the sources in this directory, where target/ stays from an earlier one.
const COPY: &str = "find . -mindepth 1 -maxdepth 1 ! -name target -exec rm -r {} +
    tar -C \"$0\" --exclude=target --exclude=build --exclude=.git -cf - . | tar -xf -";

fn names(header: &str) -> BTreeSet<String> {
    let declarations = declarations(header).into_iter();
    declarations.map(|declaration| declaration.name).collect()
}

#[test]
fn the_wiki_s_names_can_be_left_out() {
    let sources = scratch("without-wiki");
    let mut copy = Command::new("sh");
    copy.args(["-e", "-c", COPY]).arg(root()).current_dir(&sources);
    run(&mut copy, &scratch("packages").join("copy.log"))
        .unwrap_or_else(|report| panic!("{report}"));
    make_in(&sources, &["all", "WIKI=0"]).unwrap_or_else(|report| panic!("{report}"));

    let shared = elf::of(&sources.join("build/libchess_distance.so")).defined;
    assert_eq!(shared, names("chess_distance.h"));
    let archive = elf::of(&sources.join("build/libchess_distance.a")).defined;
    for name in names("chess_distance.h") {
        assert!(archive.contains(&name), "{name}");
    }
    for name in names("chess_distance_wiki.h") {
        assert!(!archive.contains(&name), "{name}");
    }

    // `make install` uses the built files and does not run cargo.
    let prefix = sources.join("prefix");
    let to = format!("PREFIX={}", prefix.display());
    make_in(&sources, &["install", "CARGO=no-such-cargo", &to])
        .unwrap_or_else(|report| panic!("{report}"));
    let installed = elf::of(&prefix.join("lib/libchess_distance.so")).defined;
    assert!(!installed.contains("distance"));
    assert!(prefix.join("include/chess_distance.h").exists());
    assert!(!prefix.join("include/chess_distance_wiki.h").exists());
}
