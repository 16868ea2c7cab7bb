//! The library files export the committed names, and need no other library. An engine that defines one
//! of the wiki's names, as a function or as a table, and uses all the others links, keeps its own
//! definition, and changes nothing inside the library.

use std::collections::BTreeSet;
use std::fs;

use c_tests::compiler::{Compiler, Language};
use c_tests::elf::{self, Symbols, all_names, needed, variables};
use c_tests::library::{declarations, directory, include};
use c_tests::process::{root, scratch};
use c_tests::program::{Linking, build, run_program};

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

/// Nor of Rust's own, which the archive leaves out. Every panic goes through a function there, so
/// none is reachable.
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

/// A fact about each name, in C.
const FACTS: &[(&str, &str)] = &[
    ("distance", "distance(0, 63) == 7 && distance(-1, 0) == 7"),
    ("manhattanDistance", "manhattanDistance(0, 63) == 14"),
    ("knightDistance", "knightDistance(0, 9) == 4"),
    ("manhattanCenterDistance", "manhattanCenterDistance(7) == 6"),
    ("centerDistance", "centerDistance(7) == 3"),
    ("x88diff", "x88diff(0, 63) == 239"),
    ("absRankFileDiff", "absRankFileDiff(0, 63) == 63"),
    ("getKnightAttacks", "getKnightAttacks(1) == 0x20400"),
    ("calcKnightDistance", "calcKnightDistance(1, 0x200) == 4"),
    ("arrDistance", "arrDistance[0][63] == 7"),
    ("arrManhattanDistance", "arrManhattanDistance[0][63] == 14"),
    ("arrKnightDistance", "arrKnightDistance[0][9] == 4"),
    ("arrDistanceBy0x88Diff", "arrDistanceBy0x88Diff[239] == 7"),
    ("arrManhattanDistanceBy0x88Diff", "arrManhattanDistanceBy0x88Diff[239] == 14"),
    ("arrKnightDistanceBy0x88Diff", "arrKnightDistanceBy0x88Diff[137] == 2"),
    ("arrCenterManhattanDistance", "arrCenterManhattanDistance[7] == 6"),
    ("arrCenterDistance", "arrCenterDistance[7] == 3"),
    ("arrDistance15x15", "arrDistance15x15[224] == 7"),
];

/// Facts that hold whatever the engine defines: one for each kind of answer related to those names.
const UNCHANGED: &str = "chess_distance_king(0, 63) == 7 && chess_distance_manhattan(0, 63) == 14 \
    && chess_distance_knight(0, 9) == 4 && chess_distance_center(7) == 3 \
    && chess_distance_center_manhattan(7) == 6 && chess_distance_x88_diff(0, 63) == 239 \
    && chess_distance(CHESS_DISTANCE_KNIGHT, 0, 9) == 4 \
    && chess_distance_by_x88(CHESS_DISTANCE_KNIGHT, 0, 17) == 4 \
    && chess_distance_king_table[0][63] == 7 && chess_distance_knight_table[0][9] == 4";

/// The engine's own definition, and a fact about it.
const KINDS: &[(&str, (&str, &str))] = &[
    ("function", ("(int n) { return n + 1000; }", "(1) == 1001")),
    ("table", ("[3] = { 1000, 1001, 1002 };", "[1] == 1001")),
];

/// An engine that defines the names that `owns` and uses all others. It keeps its own definitions,
/// and the library answers as before.
fn check(stem: &str, (definition, own_fact): (&str, &str), owns: impl Fn(&str) -> bool) {
    let mut source = String::from("#include <chess_distance.h>\n#include <stdio.h>\n\n");
    let mut facts = vec![UNCHANGED.to_owned()];
    for declaration in declarations("chess_distance_wiki.h") {
        let name = declaration.name.as_str();
        let fact = FACTS.iter().find(|(known, _)| *known == name);
        let (_, fact) = fact.unwrap_or_else(|| panic!("no fact about {name}"));
        if owns(name) {
            source += &format!("int {name}{definition}\n");
            facts.push(format!("{name}{own_fact}"));
        } else {
            source += &format!("{};\n", declaration.text);
            facts.push((*fact).to_owned());
        }
    }
    source += "\nint main(void) {\n";
    for fact in facts {
        source += &format!("    if (!({fact})) return puts(\"not: {fact}\"), 1;\n");
    }
    source += "    return 0;\n}\n";
    build_and_run(stem, &source, &[Linking::Archive, Linking::Shared]);
}

#[test]
fn an_engine_may_define_any_one_of_the_wiki_s_names() {
    for (kind, definition) in KINDS {
        for (own, _) in FACTS {
            check(&format!("{own}-{kind}"), *definition, |name| name == *own);
        }
    }
}

#[test]
fn an_engine_may_define_all_of_the_wiki_s_names() {
    for (kind, definition) in KINDS {
        check(&format!("all-{kind}"), *definition, |_| true);
    }
}

/// The shared library binds its tables within itself, even the exported ones.
#[test]
fn a_table_of_the_engine_does_not_take_the_place_of_the_library_s() {
    let source = "const unsigned char chess_distance_knight_table[64][64] = {{9, 9}};\n\
        int chess_distance_knight(int a, int b);\n\
        int main(void) { return chess_distance_knight(0, 1) != 3; }\n";
    build_and_run("own-knight-table", source, &[Linking::Shared]);
}

fn build_and_run(stem: &str, text: &str, linkings: &[Linking]) {
    let source = scratch("own-names").join(format!("{stem}.c"));
    fs::write(&source, text).expect("target/ is writable");
    for &linking in linkings {
        let compiler = Compiler::any();
        let compile = compiler.command(Language::C("c11"), &[]);
        let program = source.with_extension(format!("{linking:?}"));
        build(compile.expect("it is available"), &source, linking, &program)
            .and_then(|_| run_program(&compiler, &[], &program))
            .unwrap_or_else(|report| panic!("{report}"));
    }
}
