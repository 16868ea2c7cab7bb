//! `make WIKI=0`, in a copy of the sources, so that build/ stays unchanged.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use c_tests::declarations::of_header;
use c_tests::elf::{of_archive, of_shared_library};
use c_tests::library::{make_in, root, scratch};

/// Copies a directory, without build products.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("target/ is writable");
    for entry in fs::read_dir(from).expect("the sources are readable") {
        let entry = entry.expect("an entry");
        let name = entry.file_name();
        let (from, to) = (entry.path(), to.join(&name));
        if from.is_dir() {
            if !["target", "build", ".git"].iter().any(|made| name == *made) {
                copy(&from, &to);
            }
        } else {
            fs::copy(&from, &to).expect("a file");
        }
    }
}

fn names(header: &str) -> BTreeSet<String> {
    let declarations = of_header(header).into_iter();
    declarations.map(|declaration| declaration.name).collect()
}

#[test]
fn the_wiki_s_names_can_be_left_out() {
    let sources = scratch("without-wiki");
    copy(root(), &sources);
    make_in(&sources, &["all", "WIKI=0"]).unwrap_or_else(|report| panic!("{report}"));

    let shared = of_shared_library(&sources.join("build/libchess_distance.so")).defined;
    assert_eq!(
        shared.into_keys().collect::<BTreeSet<_>>(),
        names("chess_distance.h")
    );
    let archive = of_archive(&sources.join("build/libchess_distance.a")).defined;
    for name in names("chess_distance.h") {
        assert!(archive.contains_key(&name), "{name}");
    }
    for name in names("chess_distance_wiki.h") {
        assert!(!archive.contains_key(&name), "{name}");
    }

    // `make install` uses the built files and does not run cargo.
    let prefix = sources.join("prefix");
    let to = format!("PREFIX={}", prefix.display());
    make_in(&sources, &["install", "CARGO=no-such-cargo", &to])
        .unwrap_or_else(|report| panic!("{report}"));
    let installed = of_shared_library(&prefix.join("lib/libchess_distance.so")).defined;
    assert!(!installed.contains_key("distance"));
    assert!(prefix.join("include/chess_distance.h").exists());
    assert!(!prefix.join("include/chess_distance_wiki.h").exists());
}
