//! The contents of the packages for the registry: sources, licences, and files for C users.

use c_tests::library::{cargo, include};

/// Files of every package, and files that cargo adds.
const COMMON: &[&str] = &[
    ".cargo_vcs_info.json",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// The files of a package other than its Rust sources and the common ones.
fn particular(package: &str) -> Vec<String> {
    let list = cargo(
        &format!("package-{package}"),
        &[
            "package",
            "--quiet",
            "--offline",
            "--allow-dirty",
            "--list",
            "-p",
            package,
        ],
    );
    let list = list.unwrap_or_else(|report| panic!("{report}"));
    let (sources, others): (Vec<&str>, Vec<&str>) = list
        .lines()
        .partition(|file| file.starts_with("src/") && file.ends_with(".rs"));
    assert!(sources.contains(&"src/lib.rs"), "{list}");
    let (common, particular): (Vec<&str>, Vec<&str>) =
        others.iter().partition(|file| COMMON.contains(file));
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        assert!(common.contains(&file), "{package} has no {file}");
    }
    particular.into_iter().map(String::from).collect()
}

#[test]
fn the_core_has_its_readme() {
    let files = particular("chess-distance");
    assert!(files.iter().any(|file| file == "README.md"), "{files:?}");
    let surplus = files
        .iter()
        .find(|file| !["README.md", "CHANGELOG.md"].contains(&file.as_str()));
    assert_eq!(surplus, None);
}

#[test]
fn the_wiki_names_have_nothing_else() {
    assert_eq!(particular("chess-distance-wiki"), Vec::<String>::new());
}

#[test]
fn the_c_interface_has_headers_and_cmake_files() {
    let mut expected: Vec<String> = vec!["README.md".into(), "build.rs".into()];
    for directory in [include(), c_tests::library::root().join("cmake")] {
        let name = directory
            .file_name()
            .expect("a directory")
            .display()
            .to_string();
        for entry in std::fs::read_dir(&directory).expect("it is there") {
            let file = entry.expect("a file").file_name();
            expected.push(format!("{name}/{}", file.display()));
        }
    }
    expected.sort();
    assert_eq!(particular("chess-distance-capi"), expected);
}
