//! Every C and C++ program, in every variant of the table: one test each. The table has a line for each
//! program, with its languages, compilers, ways of linking and flags.

use std::collections::BTreeSet;
use std::fs;
use std::process::ExitCode;

use c_tests::compiler::{
    AARCH64, ARMHF, CLANG, Compiler, GCC, I686, Language, Language::C, Language::Cxx, PPC64EL,
    RISCV64, S390X, TCC,
};
use c_tests::process::{file_stem, scratch};
use c_tests::program::{Linking, Linking::Archive, Linking::HeaderOnly, Linking::Shared, Program};
use libtest_mimic::{Arguments, Trial};

/// One row: a program in `c-tests/programs` with every language standard, compiler and way of
/// linking that is listed, further compiler flags, and the command that runs the program, if any.
#[derive(Clone, Copy, Debug)]
pub struct Row(
    &'static str,
    &'static [Language],
    &'static [Compiler],
    &'static [Linking],
    &'static [&'static str],
    &'static [&'static str],
);

impl Row {
    fn programs(self) -> impl Iterator<Item = Program> {
        let Self(source, languages, compilers, linkings, flags, wrapper) = self;
        languages.iter().flat_map(move |&language| {
            compilers.iter().flat_map(move |&compiler| {
                linkings.iter().map(move |&linking| Program {
                    source,
                    language,
                    compiler,
                    linking,
                    flags,
                    wrapper,
                })
            })
        })
    }
}

/// The spellings of the headers: they differ between these. Rows for C11 and `CXX` have the others.
const EVERY_STANDARD: &[Language] = &[C("c99"), C("c2x"), Cxx("c++11"), Cxx("c++2b")];
/// For programs that test the library. Its answers do not depend on the caller's standard, so the
/// oldest and the newest are enough, and one with the shared library. Programs that test the
/// headers take every standard.
const EDGES: &[Language] = &[C("c99"), Cxx("c++2b")];
/// The rest of [`EVERY_STANDARD`]. A large program takes these with one compiler and the edges with
/// the other.
const BETWEEN: &[Language] = &[C("c2x"), Cxx("c++11")];
const CXX: &[Language] = &[Cxx("c++11"), Cxx("c++14"), Cxx("c++17"), Cxx("c++20"), Cxx("c++2b")];
const CXX_EDGES: &[Language] = &[Cxx("c++11"), Cxx("c++2b")];
const TCC_C: &[Language] = &[C("c99"), C("c11")];
const C11: &[Language] = &[C("c11")];
const C99: &[Language] = &[C("c99")];
const BOTH: &[Compiler] = &[GCC, CLANG];
const MACHINES: &[Compiler] = &[AARCH64, S390X];
const EVERY_MACHINE: &[Compiler] = &[AARCH64, S390X, ARMHF, I686, RISCV64, PPC64EL];
const NO_LIBRARY: &[Linking] = &[HeaderOnly];
const LIBRARIES: &[Linking] = &[Archive, Shared];
/// A library with overflow checks, for programs that call the C interface. The core has its own
/// tests with overflow checks.
const DEBUG: &[Linking] = &[Linking::Debug];

const PLAIN: &[&str] = &[];
/// Every standard has to compile a header; one build of it compares all boards.
const FEW_ROUNDS: &[&str] = &["-DROUNDS_DIVISOR=10"];
const FAST: &[&str] = &["-O2"];
/// The compiler takes as long as the program with -O2.
const QUICK: &[&str] = &["-O1"];
const UNOPTIMIZED: &[&str] = &["-O0", "-DROUNDS_DIVISOR=10"];
const VOLUME: &[&str] = &["-O2", "-DRANDOM_PAIRS=1000000"];
/// For the debug build, which is ten times slower.
const SOME_VOLUME: &[&str] = &["-O2", "-DRANDOM_PAIRS=100000"];
/// One of so many ints; all of them are for a run by hand.
const SMALL_STEPS: &[&str] = &["-O2", "-DSTEP=65521"];
const TEN_MILLION: &[&str] = &["-O2", "-DRANDOM_PAIRS=10000000"];
/// Valgrind finds bad reads and writes in few boards; equal answers are for faster runs.
const FEW_BOARDS: &[&str] = &["-O2", "-DROUNDS_DIVISOR=100"];
/// The compiler does not say that the processor has vectors, so the header writes maps by words.
const NO_VECTORS: &[&str] = &["-O2", "-U__SSE2__", "-U__ARM_NEON", "-DWITHOUT_VECTORS"];
const INLINE: &[&str] = &["-DINLINE_ONLY", "-O1"];
const USE_LIBRARY: &[&str] = &["-DCHESS_DISTANCE_USE_LIBRARY", "-O1", "-DROUNDS_DIVISOR=10"];
const NDEBUG: &[&str] = &["-DNDEBUG"];
const LATE: &[&str] = &["-DAFTER_THE_LIBRARY"];
/// A test of the library, compiled with the inline header instead.
const INSTEAD: &[&str] =
    &["-DCHESS_DISTANCE_WIKI_NAMES", "-include", "chess_distance_inline.h", "-O2"];
const INSTEAD_SANITIZED: &[&str] = &[
    "-DCHESS_DISTANCE_WIKI_NAMES",
    "-include",
    "chess_distance_inline.h",
    "-fsanitize=undefined",
    "-fno-sanitize-recover=all",
];
/// The functions that count where others read tables.
const LITTLE_MEMORY: &[&str] = &[
    "-DCHESS_DISTANCE_LITTLE_MEMORY",
    "-DCHESS_DISTANCE_WIKI_NAMES",
    "-include",
    "chess_distance_inline.h",
    "-O2",
];
/// The same with the small header for what it has, and the library for the rest.
const TABLES_FIRST: &[&str] = &["-include", "chess_distance_tables.h", "-O2"];
/// The sanitizers watch the program, not the library, so one way of linking is enough.
const SANITIZED: &[&str] =
    &["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-DROUNDS_DIVISOR=4"];

const ALONE: &[&str] = &[];
/// The kernels of an x86-64 processor without AVX2.
const WITHOUT_AVX2: &[&str] = &["qemu-x86_64", "-cpu", "Nehalem"];
const VALGRIND: &[&str] = &["valgrind", "-q", "--leak-check=full", "--error-exitcode=99"];

/// Programs that compare the library's answers, with the usual variants.
const ANSWERS: &[&str] = &[
    "bad_input.c",
    "empty_board.c",
    "fens.c",
    "grid_limits.c",
    "pawn_endings.c",
    "pawn_memory.c",
    "pawn_positions.c",
    "tables.c",
    "wiki.c",
];

const fn usual(source: &'static str) -> [Row; 4] {
    [
        Row(source, EDGES, BOTH, &[Archive], FAST, ALONE),
        Row(source, C11, BOTH, &[Shared], FAST, ALONE),
        Row(source, C11, BOTH, &[Archive], SANITIZED, ALONE),
        Row(source, C11, &[GCC], &[Archive], FEW_BOARDS, VALGRIND),
    ]
}

/// Those of them that the inline header has to pass, too, here and on other machines.
const OF_THE_INLINE_HEADER: &[&str] = &["bad_input.c", "empty_board.c", "tables.c"];

const fn instead(source: &'static str) -> [Row; 2] {
    [
        Row(source, C11, BOTH, NO_LIBRARY, INSTEAD, ALONE),
        Row(source, C11, MACHINES, NO_LIBRARY, INSTEAD, ALONE),
    ]
}

/// The whole table: the rows of these lists, and those of other programs and variants.
fn table() -> Vec<Row> {
    let mut rows = Vec::new();
    // The longest first: otherwise they run alone at the end.
    if cfg!(target_arch = "x86_64") {
        let others = ["answers.c", "grid_tables.c"];
        rows.extend(others.map(|source| Row(source, C11, &[GCC], &[Archive], QUICK, WITHOUT_AVX2)));
    }
    rows.extend(ANSWERS.iter().flat_map(|source| usual(source)));
    rows.extend(OF_THE_INLINE_HEADER.iter().flat_map(|source| instead(source)));
    rows.extend(FURTHER);
    rows
}

#[rustfmt::skip]
const FURTHER: &[Row] = &[
    // program                        standards       compilers   linked with  flags        run by
    Row("abi.c",                        EVERY_STANDARD, BOTH,       LIBRARIES,   PLAIN,       ALONE),
    Row("answers.c",                    EDGES,          &[GCC],     &[Archive],  QUICK,       ALONE),
    Row("answers.c",                    C11,            BOTH,       &[Shared],   QUICK,       ALONE),
    Row("answers.c",                    C11,            &[GCC],     DEBUG,       QUICK,       ALONE),
    Row("answers.c",                    EDGES,          &[GCC],     NO_LIBRARY,  INLINE,      ALONE),
    Row("answers.c",                    BETWEEN,        &[CLANG],   NO_LIBRARY,  INLINE,      ALONE),
    Row("answers.c",                    C11,            EVERY_MACHINE, NO_LIBRARY, INLINE,    ALONE),
    Row("bad_input.c",                  C11,            &[GCC],     &[Shared],   VOLUME,      ALONE),
    Row("bad_input.c",                  C11,            &[GCC],     DEBUG,       SOME_VOLUME, ALONE),
    Row("bad_input.c",                  C11,            BOTH,       &[Archive],  SMALL_STEPS, ALONE),
    Row("grid_tables.c",                C99,            BOTH,       LIBRARIES,   FAST,        ALONE),
    Row("empty_board.c",                EDGES,          BOTH,       &[Archive],  TABLES_FIRST, ALONE),
    Row("tables.c",                     EDGES,          BOTH,       &[Archive],  TABLES_FIRST, ALONE),
    Row("empty_board.c",                EDGES,          &[GCC],     NO_LIBRARY,  LITTLE_MEMORY,  ALONE),
    Row("fens.c",                       C11,            &[GCC],     DEBUG,       FEW_BOARDS,  ALONE),
    Row("pawn_endings.c",               C11,            &[GCC],     DEBUG,       FEW_BOARDS,  ALONE),
    Row("pawn_memory.c",                C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    Row("proof_games.c",                C99,            BOTH,       &[Archive],  FAST,        ALONE),
    Row("threads.c",                    C99,            BOTH,       LIBRARIES,   FAST,        ALONE),
    Row("wiki.c",                       C11,            &[GCC],     &[Shared],   TEN_MILLION, ALONE),
    Row("inline_against_library.c",     EDGES,          &[CLANG],   &[Archive],  FEW_ROUNDS,  ALONE),
    Row("inline_against_library.c",     BETWEEN,        &[GCC],     &[Shared],   FEW_ROUNDS,  ALONE),
    Row("inline_against_library.c",     EDGES,          &[GCC],     &[Archive],  USE_LIBRARY, ALONE),
    Row("inline_against_library.c",     C11,            BOTH,       &[Archive],  FAST,        ALONE),
    Row("inline_against_library.c",     C11,            BOTH,       &[Archive],  NO_VECTORS,  ALONE),
    Row("inline_against_library.c",     C11,            BOTH,       &[Archive],  UNOPTIMIZED, ALONE),
    Row("inline_against_library.c",     C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    Row("inline_against_library.c",     C11,            &[GCC],     &[Archive],  FEW_BOARDS,  VALGRIND),
    Row("inline_against_library.c",     C99,            &[TCC],     &[Archive],  FEW_ROUNDS,  ALONE),
    Row("inline_against_library.c",     C11,            &[TCC],     &[Shared],   FEW_ROUNDS,  ALONE),
    Row("inline.cpp",                   CXX,            &[GCC],     &[Archive],   PLAIN,       ALONE),
    Row("inline.cpp",                   CXX_EDGES,      &[CLANG],   &[Archive],   PLAIN,       ALONE),
    Row("inline.cpp",                   CXX_EDGES,      BOTH,       &[Archive],   LATE,        ALONE),
    Row("inline.cpp",                   CXX_EDGES,      BOTH,       &[Archive],  USE_LIBRARY, ALONE),
    Row("wiki.c",                       EDGES,          BOTH,       NO_LIBRARY,  INSTEAD,     ALONE),
    Row("wiki.c",                       TCC_C,          &[TCC],     NO_LIBRARY,  INSTEAD,     ALONE),
    Row("wiki.c",                       C11,            EVERY_MACHINE, NO_LIBRARY, INSTEAD,   ALONE),
    Row("wiki.c",                       C11,            BOTH,       NO_LIBRARY,  INSTEAD_SANITIZED, ALONE),
    Row("inline_macros.c",              EVERY_STANDARD, BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    Row("inline_macros.c",              EDGES,          BOTH,       NO_LIBRARY,  NDEBUG,      ALONE),
    Row("inline_macros.c",              C11,            BOTH,       NO_LIBRARY,  SANITIZED,   ALONE),
    Row("inline_macros.c",              TCC_C,          &[TCC],     NO_LIBRARY,  PLAIN,       ALONE),
];

/// Builds and runs a program. The checksums of `answers.c` must be the committed ones in every
/// build. Without a library it prints only the first part, the functions of the inline header.
fn run(program: Program) -> Result<(), String> {
    let printed = program.run()?;
    let committed = include_str!("../answers.txt");
    let expected = match program.linking {
        HeaderOnly => committed.split("chess_distance_matrix ").next().unwrap_or(committed),
        Archive | Shared | Linking::Debug => committed,
    };
    if program.source != "answers.c" || printed == expected {
        return Ok(());
    }
    let new = scratch("answers").join(file_stem(&program.name()));
    fs::write(&new, &printed).map_err(|error| error.to_string())?;
    let other = printed.lines().find(|line| !expected.lines().any(|old| old == *line));
    let other = other.unwrap_or("it prints fewer lines, or in another order");
    let copy = match program.linking {
        HeaderOnly => String::new(),
        _ => format!("\nIf that is intended: cp '{}' c-tests/answers.txt", new.display()),
    };
    Err(format!("not in c-tests/answers.txt: {other}{copy}"))
}

/// The programs that this machine can build and run. Only selected programs are checked, since the
/// check can take longer than the program.
fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let filter = arguments.filter.as_ref();
    let is_wanted = |program: &Program| filter.is_none_or(|part| program.name().contains(part));
    let (mut trials, mut missing) = (Vec::new(), BTreeSet::new());
    for program in table().into_iter().flat_map(Row::programs).filter(is_wanted) {
        match program.available() {
            Ok(()) => trials.push(Trial::test(program.name(), move || Ok(run(program)?))),
            Err(what) => drop(missing.insert(what)),
        }
    }
    for what in &missing {
        eprintln!("left out: {what}");
    }
    assert!(missing.is_empty() || !trials.is_empty(), "no program can be tested");
    libtest_mimic::run(&arguments, trials).exit_code()
}
