//! Engines that define one of the wiki's names, as a function or as a table, and use all the
//! others. They link, keep their own definition, and change nothing inside the library.

use std::fmt::Write as _;
use std::fs;

use c_tests::compiler::{Compiler, Language};
use c_tests::declarations::{Declaration, of_header};
use c_tests::library::{directory, include, scratch};
use c_tests::process::run;
use c_tests::program::Linking;

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
    (
        "arrManhattanDistanceBy0x88Diff",
        "arrManhattanDistanceBy0x88Diff[239] == 14",
    ),
    (
        "arrKnightDistanceBy0x88Diff",
        "arrKnightDistanceBy0x88Diff[137] == 2",
    ),
    (
        "arrCenterManhattanDistance",
        "arrCenterManhattanDistance[7] == 6",
    ),
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
const KINDS: &[(&str, &str, &str)] = &[
    ("function", "(int n) { return n + 1000; }", "(1) == 1001"),
    ("table", "[3] = { 1000, 1001, 1002 };", "[1] == 1001"),
];

/// An engine that defines `own` and uses all other names.
fn engine(names: &[Declaration], own: &str, definition: &str, own_fact: &str) -> String {
    let mut source = String::from("#include <chess_distance.h>\n#include <stdio.h>\n\n");
    for declaration in names.iter().filter(|declaration| declaration.name != own) {
        let _ = writeln!(source, "{};", declaration.text);
    }
    let _ = writeln!(source, "int {own}{definition}\n\nint main(void) {{");
    let facts = FACTS.iter().filter(|(name, _)| *name != own);
    let facts = facts.map(|(_, fact)| (*fact).to_owned());
    for fact in facts.chain([format!("{own}{own_fact}"), UNCHANGED.to_owned()]) {
        let _ = writeln!(
            source,
            "    if (!({fact})) return puts(\"not: {fact}\"), 1;"
        );
    }
    source += "    return 0;\n}\n";
    source
}

#[test]
fn an_engine_may_define_any_one_of_the_wiki_s_names() {
    let names = of_header("chess_distance_wiki.h");
    for declaration in &names {
        let known = FACTS.iter().any(|(name, _)| *name == declaration.name);
        assert!(known, "no fact about {}", declaration.name);
    }
    let directory = scratch("own-names");
    for (kind, definition, fact) in KINDS {
        for own in names.iter().map(|declaration| declaration.name.as_str()) {
            let source = directory.join(format!("{own}-{kind}.c"));
            fs::write(&source, engine(&names, own, definition, fact)).expect("writable");
            for linking in [Linking::Archive, Linking::Shared] {
                build_and_run(&source, linking);
            }
        }
    }
}

#[test]
fn an_engine_may_define_all_of_the_wiki_s_names() {
    let directory = scratch("own-names");
    for (kind, definition, fact) in KINDS {
        let mut source = String::from("#include <chess_distance.h>\n#include <stdio.h>\n\n");
        let mut facts = vec![UNCHANGED.to_owned()];
        for declaration in of_header("chess_distance_wiki.h") {
            let _ = writeln!(source, "int {}{definition}", declaration.name);
            facts.push(format!("{}{fact}", declaration.name));
        }
        source += "\nint main(void) {\n";
        for fact in facts {
            let _ = writeln!(
                source,
                "    if (!({fact})) return puts(\"not: {fact}\"), 1;"
            );
        }
        source += "    return 0;\n}\n";
        let path = directory.join(format!("all-{kind}.c"));
        fs::write(&path, source).expect("writable");
        for linking in [Linking::Archive, Linking::Shared] {
            build_and_run(&path, linking);
        }
    }
}

/// The shared library binds its tables within itself, even the exported ones.
#[test]
fn a_table_of_the_engine_does_not_take_the_place_of_the_library_s() {
    let path = scratch("own-names").join("own-knight-table.c");
    let source = "const unsigned char chess_distance_knight_table[64][64] = {{9, 9}};\n\
        int chess_distance_knight(int a, int b);\n\
        int main(void) { return chess_distance_knight(0, 1) != 3; }\n";
    fs::write(&path, source).expect("writable");
    build_and_run(&path, Linking::Shared);
}

fn build_and_run(source: &std::path::Path, linking: Linking) {
    let program = source.with_extension(format!("{linking:?}"));
    let log = source.with_extension("log");
    let compiler = Compiler::any();
    let compile = compiler.command(Language::C("c11"), &[]);
    let mut compile = compile.expect("it is available");
    compile.arg("-I").arg(include()).arg(source);
    linking.add_to(&mut compile);
    compile.arg("-o").arg(&program);
    run(&mut compile, &log).unwrap_or_else(|report| panic!("{report}"));
    let mut command = compiler.runner(&[], &program);
    command.env("LD_LIBRARY_PATH", directory());
    run(&mut command, &log).unwrap_or_else(|report| panic!("{report}"));
}
