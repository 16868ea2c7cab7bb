//! The library files export the committed names, and need no other library.

use std::collections::BTreeSet;
use std::fs;

use c_tests::elf::{self, Symbols, all_names, needed, variables};
use c_tests::library::{directory, include};
use c_tests::process::root;

fn shared() -> Symbols {
    elf::of(&directory().join("libchess_distance.so"))
}

fn archive() -> Symbols {
    elf::of(&directory().join("libchess_distance.a"))
}

/// The committed list of the names that programs can link, which the headers' tests compare with the
/// headers.
fn committed() -> BTreeSet<String> {
    let list = fs::read_to_string(root().join("c-tests/symbols.txt")).expect("it is committed");
    list.lines().map(str::to_owned).collect()
}

#[test]
fn the_shared_library_exports_the_committed_symbols() {
    assert_eq!(shared().defined, committed());
}

#[test]
fn the_archive_defines_the_committed_symbols() {
    let defined = archive().defined;
    let missing: Vec<_> = committed().into_iter().filter(|name| !defined.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn nothing_is_wanted_of_other_libraries() {
    assert_eq!(needed(&directory().join("libchess_distance.so")), [""; 0]);
    assert_eq!(shared().wanted, BTreeSet::new());
    assert_eq!(archive().wanted, BTreeSet::new());
}

/// The features of the processor, as docs/proof.md says: nothing else is ever written.
#[test]
#[cfg(target_arch = "x86_64")]
fn three_bytes_change() {
    let variables = variables(&directory().join("libchess_distance.so"));
    let is_known = |name: &str| name.contains("STORAGE") || name.contains("KNOWN");
    assert!(variables.iter().all(|(name, size)| is_known(name) && *size == 1), "{variables:?}");
    assert_eq!(variables.len(), 3, "{variables:?}");
}

/// A closure over registers that has two callers is not inlined. Then each of its vector
/// instructions becomes a call, which takes twenty times as long.
#[test]
fn no_vector_instruction_is_a_function() {
    let names = all_names(&directory().join("libchess_distance.so"));
    assert!(names.iter().any(|name| name.contains("kernels")), "stripped");
    let called: Vec<_> = names
        .iter()
        .filter(|name| name.contains("core_arch") && !name.ends_with("_xgetbv"))
        .collect();
    assert!(called.is_empty(), "{called:?}");
}

/// The most used declarations come first: the functions, and then the tables.
#[test]
fn functions_stand_in_front() {
    let text = fs::read_to_string(include().join("chess_distance.h")).expect("committed");
    let line_of = |what: &str| {
        let mut lines = text.lines();
        lines.position(|line| line.contains(what)).expect(what)
    };
    let first = line_of("int chess_distance_king(int a, int b);");
    assert!(first - line_of("#include <stdint.h>") <= 60);
    let last = text.lines().count()
        - text.lines().rev().position(|line| line.ends_with(");")).expect("a function");
    assert!(last <= line_of("chess_distance_king_table["));
}
