//! The table: a line for each program, with its languages, compilers, ways of linking and flags.

use c_tests::compiler::{
    AARCH64, CLANG, Compiler, GCC, Language, Language::C, Language::Cxx, S390X, TCC,
};
use c_tests::matrix::{Row, row};
use c_tests::program::{Linking, Linking::Archive, Linking::HeaderOnly, Linking::Shared};

/// The spellings of the headers: they differ between these. Rows for C11 and `CXX` have the others.
const EVERY_STANDARD: &[Language] = &[C("c99"), C("c2x"), Cxx("c++11"), Cxx("c++2b")];
/// For programs that test the library. Its answers do not depend on the caller's standard, so the
/// oldest and the newest are enough, and one with the shared library. Programs that test the
/// headers take every standard.
const EDGES: &[Language] = &[C("c99"), Cxx("c++2b")];
const WITH_ASSERTIONS: &[Language] = &[C("c11"), C("c2x"), Cxx("c++11"), Cxx("c++2b")];
const CXX: &[Language] = &[
    Cxx("c++11"),
    Cxx("c++14"),
    Cxx("c++17"),
    Cxx("c++20"),
    Cxx("c++2b"),
];
const TCC_C: &[Language] = &[C("c99"), C("c11")];
const C11: &[Language] = &[C("c11")];
const BOTH: &[Compiler] = &[GCC, CLANG];
const MACHINES: &[Compiler] = &[AARCH64, S390X];
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
const VOLUME: &[&str] = &["-O2", "-DRANDOM_PAIRS=2000000"];
/// For the debug build, which is ten times slower.
const SOME_VOLUME: &[&str] = &["-O2", "-DRANDOM_PAIRS=100000"];
/// Valgrind finds bad reads and writes in few boards; equal answers are for faster runs.
const FEW_BOARDS: &[&str] = &["-O2", "-DROUNDS_DIVISOR=100"];
const MANY_BOARDS: &[&str] = &["-O2", "-DROUNDS=40"];
const LARGE_STEPS: &[&str] = &["-O2", "-DSTEP=65521"];
const INLINE: &[&str] = &["-DINLINE_ONLY", "-O1"];
const USE_LIBRARY: &[&str] = &["-DCHESS_DISTANCE_USE_LIBRARY", "-O1"];
const USE_LIBRARY_FEW: &[&str] = &["-DCHESS_DISTANCE_USE_LIBRARY", "-O1", "-DROUNDS_DIVISOR=10"];
const NDEBUG: &[&str] = &["-DNDEBUG"];
const IN_FRONT: &[&str] = &["-DINLINE_FIRST"];
const LATE: &[&str] = &["-DAFTER_THE_LIBRARY"];
const WIKI: &[&str] = &["-DINLINE_FIRST", "-DCHESS_DISTANCE_WIKI_NAMES"];
const OF_INLINE: &[&str] = &["-DOF_THE_INLINE_HEADER"];
const TABLES: &[&str] = &["-DPROGRAM=tables.c"];
const DIFFERENCES: &[&str] = &["-DPROGRAM=difference_tables.c"];
const EMPTY_BOARD: &[&str] = &["-DPROGRAM=empty_board.c"];
const ANY_PIECE: &[&str] = &["-DPROGRAM=any_piece.c"];
const OBSTACLES: &[&str] = &["-DPROGRAM=obstacles.c", "-O2"];
const BACKWARD: &[&str] = &["-DPROGRAM=paths_backward.c", "-O2"];
const GRAPHS: &[&str] = &["-DPROGRAM=graphs.c", "-O2"];
const PAWNS: &[&str] = &["-DPROGRAM=pawns_that_take.c", "-O2"];
const TRAJECTORIES: &[&str] = &["-DPROGRAM=trajectories.c", "-O2"];
const TERRITORY: &[&str] = &["-DPROGRAM=territory.c", "-O2"];
const WAYS: &[&str] = &["-DPROGRAM=ways.c", "-O2"];
const WAYS_BAD: &[&str] = &["-DPROGRAM=ways_bad_input.c", "-O2"];
const ROUTINES: &[&str] = &["-DPROGRAM=wiki_routines.c"];
const ROUTINES_SANITIZED: &[&str] = &[
    "-DPROGRAM=wiki_routines.c",
    "-fsanitize=undefined",
    "-fno-sanitize-recover=all",
];
/// The sanitizers watch the program, not the library, so one way of linking is enough.
const SANITIZED: &[&str] = &[
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-DROUNDS_DIVISOR=4",
];

const ALONE: &[&str] = &[];
const VALGRIND: &[&str] = &["valgrind", "-q", "--leak-check=full", "--error-exitcode=99"];

#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    // program                        standards       compilers   linked with  flags        run by
    row("abi.c",                        WITH_ASSERTIONS, BOTH,      LIBRARIES,   PLAIN,       ALONE),
    row("wiki_routines.c",              EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("wiki_routines.c",              C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("wiki_routines.c",              C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("wiki_routines.c",              C11,            &[GCC],     LIBRARIES,   PLAIN,       VALGRIND),
    row("wiki_volume.c",                C11,            &[GCC],     &[Shared],   FAST,        ALONE),
    row("tables.c",                     EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("tables.c",                     C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("tables.c",                     C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("difference_tables.c",          EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("difference_tables.c",          C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("difference_tables.c",          C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("any_piece.c",                  EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("any_piece.c",                  C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("any_piece.c",                  C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("any_piece.c",                  C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("leaper.c",                     EVERY_STANDARD, BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("leaper.c",                     C11,            BOTH,       NO_LIBRARY,  SANITIZED,   ALONE),
    row("leaper.c",                     TCC_C,          &[TCC],     NO_LIBRARY,  PLAIN,       ALONE),
    row("leaper.c",                     EVERY_STANDARD, BOTH,       NO_LIBRARY,  OF_INLINE,   ALONE),
    row("empty_board.c",                EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("empty_board.c",                C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("empty_board.c",                C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("empty_board.c",                C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("obstacles.c",                  EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("obstacles.c",                  C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("obstacles.c",                  C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("obstacles.c",                  C11,            &[GCC],     &[Archive],  FAST,        VALGRIND),
    row("engine_names.c",               EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("engine_names.c",               C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("paths_backward.c",             EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("paths_backward.c",             C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("paths_backward.c",             C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("paths_backward.c",             C11,            &[GCC],     &[Archive],  FEW_BOARDS,  VALGRIND),
    row("graphs.c",                     EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("graphs.c",                     C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("graphs.c",                     C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("graphs.c",                     C11,            &[GCC],     &[Archive],  FAST,        VALGRIND),
    row("pawns_that_take.c",            EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("pawns_that_take.c",            C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("pawns_that_take.c",            C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("pawns_that_take.c",            C11,            &[GCC],     &[Archive],  FEW_BOARDS,  VALGRIND),
    row("proof_games.c",                C11,            BOTH,       &[Archive],  FAST,        ALONE),
    row("results.c",                    EVERY_STANDARD, BOTH,       LIBRARIES,   PLAIN,       ALONE),
    row("engine.c",                     EVERY_STANDARD, BOTH,       LIBRARIES,   PLAIN,       ALONE),
    row("engine.c",                     C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("bad_input.c",                  EDGES,          BOTH,       &[Archive],  PLAIN,       ALONE),
    row("bad_input.c",                  C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("bad_input.c",                  C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("bad_input.c",                  C11,            &[GCC],     &[Shared],   VOLUME,      ALONE),
    row("bad_input.c",                  C11,            &[GCC],     DEBUG,       SOME_VOLUME, ALONE),
    row("bad_input.c",                  C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("sweep.c",                      C11,            BOTH,       &[Archive],  LARGE_STEPS, ALONE),
    row("trajectories.c",               EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("trajectories.c",               C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("trajectories.c",               C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("trajectories.c",               C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("territory.c",                  EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("territory.c",                  C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("territory.c",                  C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("territory.c",                  C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("ways.c",                       EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("ways.c",                       C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("ways.c",                       C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("ways.c",                       C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("wiki_boards.c",                EVERY_STANDARD, BOTH,       &[Archive],  FAST,        ALONE),
    row("ways_bad_input.c",             EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("ways_bad_input.c",             C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("ways_bad_input.c",             C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("ways_bad_input.c",             C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("duels.c",                      EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("duels.c",                      C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("duels.c",                      C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("duels.c",                      C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    row("duels.c",                      C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("duel_pairs.c",                  EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("duel_pairs.c",                  C11,            &[GCC],     &[Shared],   FAST,        ALONE),
    row("duel_pairs.c",                  C11,            &[GCC],     &[Archive],  SANITIZED,   ALONE),
    row("duel_pairs.c",                  C11,            &[GCC],     DEBUG,       FEW_BOARDS,  ALONE),
    row("duel_pairs.c",                  C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("pawn_endings.c",                C11,            &[GCC],     &[Archive],  FAST,        ALONE),
    row("pawn_endings.c",                EDGES,          BOTH,       &[Shared],   FEW_BOARDS,  ALONE),
    row("pawn_endings.c",                C11,            &[GCC],     DEBUG,       FEW_BOARDS,  ALONE),
    row("pawn_endings.c",                C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("pawn_endings_bad_input.c",      EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("pawn_endings_bad_input.c",      C11,            &[GCC],     &[Shared],   FAST,        ALONE),
    row("pawn_endings_bad_input.c",      C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("pawn_endings_bad_input.c",      C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    row("pawn_endings_bad_input.c",      C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("pairs.c",                      EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("pairs.c",                      C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("pairs.c",                      C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("pairs.c",                      C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    row("pairs.c",                      C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("positions.c",                  EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("positions.c",                  C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("positions.c",                  C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("positions.c",                  C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    row("positions.c",                  C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("batches.c",                    EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("batches.c",                    C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("batches.c",                    C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("batches.c",                    C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("columns.c",                    EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("columns.c",                    C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("columns.c",                    C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("columns.c",                    C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("columns_bad_input.c",          EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("columns_bad_input.c",          C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("columns_bad_input.c",          C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("columns_bad_input.c",          C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    row("columns_bad_input.c",          C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("other_boards.c",               EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("other_boards.c",               C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("other_boards.c",               C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("other_boards.c",               C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("grids.c",                      EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("grids.c",                      C11,            BOTH,       &[Shared],   MANY_BOARDS, ALONE),
    row("grids.c",                      C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("grids.c",                      C11,            &[GCC],     &[Shared],   FEW_BOARDS,  VALGRIND),
    row("grids_bad_input.c",            EDGES,          BOTH,       &[Archive],  FAST,        ALONE),
    row("grids_bad_input.c",            C11,            BOTH,       &[Shared],   FAST,        ALONE),
    row("grids_bad_input.c",            C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("grids_bad_input.c",            C11,            &[GCC],     DEBUG,       FAST,        ALONE),
    row("grids_bad_input.c",            C11,            &[GCC],     &[Shared],   FAST,        VALGRIND),
    row("texts.c",                      C11,            BOTH,       LIBRARIES,   FAST,        ALONE),
    row("grid_tables.c",                C11,            BOTH,       LIBRARIES,   FAST,        ALONE),
    row("threads.c",                    C11,            BOTH,       LIBRARIES,   FAST,        ALONE),
    row("answers.c",                    EDGES,          &[GCC],     &[Archive],  QUICK,       ALONE),
    row("answers.c",                    C11,            BOTH,       &[Shared],   QUICK,       ALONE),
    row("answers.c",                    C11,            &[GCC],     DEBUG,       QUICK,       ALONE),
    row("answers.c",                    EVERY_STANDARD, BOTH,       NO_LIBRARY,  INLINE,      ALONE),
    row("answers.c",                    C11,            MACHINES,   NO_LIBRARY,  INLINE,      ALONE),
    row("inline_against_library.c",     EVERY_STANDARD, BOTH,       &[Archive],  PLAIN,       ALONE),
    row("inline_against_library.c",     C11,            BOTH,       &[Shared],   PLAIN,       ALONE),
    row("inline_against_library.c",     EVERY_STANDARD, BOTH,       &[Archive],  USE_LIBRARY, ALONE),
    row("inline_against_library.c",     C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("inline_against_library.c",     TCC_C,          &[TCC],     LIBRARIES,   PLAIN,       ALONE),
    row("inline_obstacles.c",           EDGES,          BOTH,       &[Archive],  FEW_ROUNDS,  ALONE),
    row("inline_obstacles.c",           C11,            BOTH,       &[Shared],   FEW_ROUNDS,  ALONE),
    row("inline_obstacles.c",           EDGES,          BOTH,       &[Archive],  USE_LIBRARY_FEW, ALONE),
    row("inline_obstacles.c",           C11,            BOTH,       &[Archive],  FAST,        ALONE),
    row("inline_obstacles.c",           C11,            BOTH,       &[Archive],  UNOPTIMIZED, ALONE),
    row("inline_obstacles.c",           C11,            BOTH,       &[Archive],  SANITIZED,   ALONE),
    row("inline_obstacles.c",           C11,            &[GCC],     &[Archive],  FEW_BOARDS,  VALGRIND),
    row("inline_obstacles.c",           TCC_C,          &[TCC],     LIBRARIES,   FEW_ROUNDS,  ALONE),
    row("inline_wiki_against_library.c",EVERY_STANDARD, BOTH,       &[Archive],  PLAIN,       ALONE),
    row("inline_alone.c",               EVERY_STANDARD, BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_alone.c",               TCC_C,          &[TCC],     NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_together.c",            EVERY_STANDARD, BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_together.c",            EVERY_STANDARD, BOTH,       NO_LIBRARY,  IN_FRONT,    ALONE),
    row("inline_together.c",            EVERY_STANDARD, BOTH,       &[Archive],  USE_LIBRARY, ALONE),
    row("inline_together.c",            EVERY_STANDARD, BOTH,       NO_LIBRARY,  WIKI,        ALONE),
    row("inline_together.c",            TCC_C,          &[TCC],     NO_LIBRARY,  WIKI,        ALONE),
    row("inline_checked.c",             EVERY_STANDARD, BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_checked.c",             EVERY_STANDARD, BOTH,       NO_LIBRARY,  NDEBUG,      ALONE),
    row("inline_checked.c",             C11,            BOTH,       NO_LIBRARY,  SANITIZED,   ALONE),
    row("inline_x88.c",                 EVERY_STANDARD, BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_constants.cpp",         CXX,            BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_namespace.cpp",         CXX,            BOTH,       NO_LIBRARY,  PLAIN,       ALONE),
    row("inline_boards.cpp",            CXX,            BOTH,       &[Archive],  FAST,        ALONE),
    row("inline_constants.cpp",         CXX,            BOTH,       NO_LIBRARY,  LATE,        ALONE),
    row("inline_constants.cpp",         CXX,            BOTH,       &[Archive],  USE_LIBRARY, ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  TABLES,      ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  DIFFERENCES, ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  EMPTY_BOARD, ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  EMPTY_BOARD, ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  ANY_PIECE,   ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  ANY_PIECE,   ALONE),
    row("inline_instead.c",             C11,            BOTH,       &[Archive],  OBSTACLES,   ALONE),
    row("inline_instead.c",             C11,            BOTH,       &[Archive],  GRAPHS,      ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  BACKWARD,    ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  BACKWARD,    ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  PAWNS,       ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  PAWNS,       ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  TRAJECTORIES,ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  TRAJECTORIES,ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  TERRITORY,   ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  WAYS,        ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  WAYS_BAD,    ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  TERRITORY,   ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  WAYS,        ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  WAYS_BAD,    ALONE),
    row("inline_instead.c",             EVERY_STANDARD, BOTH,       NO_LIBRARY,  ROUTINES,    ALONE),
    row("inline_instead.c",             TCC_C,          &[TCC],     NO_LIBRARY,  ROUTINES,    ALONE),
    row("inline_instead.c",             C11,            MACHINES,   NO_LIBRARY,  ROUTINES,    ALONE),
    row("inline_instead.c",             C11,            BOTH,       NO_LIBRARY,  ROUTINES_SANITIZED, ALONE),
];
