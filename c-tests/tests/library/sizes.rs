//! The bytes that one function or table of the archive adds to a program, without linker flags, and
//! those of some calls of the inline header with `-O2`: a program gets only what it uses.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use c_tests::library::{declarations, directory, include};
use c_tests::process::{root, run, scratch};

/// The limit for a table or a function of the empty board, in bytes.
const SMALL: u64 = 6 * 1024;
/// Bytes of code and data in memory: `text` and `data` of `size`.
fn size(program: &Path) -> u64 {
    let log = program.with_extension("size");
    let table =
        run(Command::new("size").arg(program), &log).unwrap_or_else(|report| panic!("{report}"));
    let row = table.lines().nth(1).expect("a line for the program");
    let columns = row.split_whitespace().take(2);
    columns.map(|bytes| bytes.parse::<u64>().expect("a number")).sum()
}

/// Calls of the inline header in a program: a short name, and the expression.
const INLINE: &[(&str, &str)] = &[
    ("inline:table", "chess_distance_king_table[a][b]"),
    ("inline:king", "chess_distance_king(a, b)"),
    ("inline:king's_path", "chess_distance_path(CHESS_DISTANCE_KING, a, b, &board)"),
    ("inline:any_path", "chess_distance_path(piece, a, b, &board)"),
    ("inline:king's_map", "chess_distance_map(CHESS_DISTANCE_KING, a, &board, map) + map[b]"),
    ("inline:any_map", "chess_distance_map(piece, a, &board, map) + map[b]"),
];

/// A program of this text.
fn program(name: &str, text: &str, flags: &[String]) -> u64 {
    let directory = scratch("sizes");
    let source = directory.join(name).with_extension("c");
    fs::write(&source, text).expect("target/ is writable");
    let program = directory.join(name);
    let mut command = Command::new("cc");
    command.arg(&source).args(flags).arg("-o").arg(&program);
    run(&mut command, &program.with_extension("log")).unwrap_or_else(|report| panic!("{report}"));
    let size = size(&program);
    let _ = fs::remove_file(program);
    size
}

/// A program with the inline header that returns what one call says.
fn with_header(call: &str) -> String {
    format!(
        "#include \"chess_distance_inline.h\"
int main(int piece, char **arguments) {{
    int a = arguments[0][0] & 63, b = arguments[0][1] & 63;
    ChessDistanceBoard board = {{(uint64_t)a << 20, 0, 0}};
    uint8_t map[64] = {{0}};
    (void)board, (void)map;
    return {call};
}}
"
    )
}

#[test]
fn a_program_pays_for_what_it_uses() {
    let archive = directory().join("libchess_distance.a");
    let empty = "int main(void) { return 0; }\n";
    let nothing = program("nothing", empty, &[]);
    let headers = ["chess_distance.h", "chess_distance_wiki.h"];
    let declarations: Vec<_> = headers.into_iter().flat_map(declarations).collect();
    let mut added: BTreeMap<&str, u64> = declarations
        .iter()
        .map(|declaration| {
            let name = declaration.name.as_str();
            let flags = [format!("-Wl,-u,{name}"), archive.display().to_string()];
            (name, program(name, empty, &flags) - nothing)
        })
        .collect();
    let flags = ["-O2".to_owned(), format!("-I{}", include().display())];
    let start = program("start", &with_header("a + b + piece"), &flags);
    for (name, call) in INLINE {
        added.insert(name, program(name, &with_header(call), &flags) - start);
    }

    let mut faults = String::new();
    let mut limit = |name: &str, limit: u64| {
        if added[name] > limit {
            writeln!(faults, "{name} adds {} bytes, more than {limit}", added[name]).expect("text");
        }
    };
    // The header has the empty board first.
    let empty_board =
        declarations.iter().take_while(|declaration| declaration.name != "chess_distance_moves");
    let tables = declarations.iter().filter(|declaration| !declaration.is_function);
    for declaration in empty_board.chain(tables) {
        limit(&declaration.name, SMALL);
    }

    // The committed list is that of one compiler. Others make other code and more constants: Rust
    // 1.99 two fifths more for map_to.
    let list = root().join("c-tests/sizes.txt");
    let text = fs::read_to_string(&list).expect("it is committed");
    let committed: BTreeMap<&str, u64> = text
        .lines()
        .map(|line| {
            let (name, size) = line.split_once(' ').expect("a name and a number");
            (name, size.parse().expect("a number"))
        })
        .collect();
    for name in added.keys() {
        limit(name, committed.get(name).map_or(0, |size| size + size / 2 + 512));
    }

    let new = scratch("sizes").join("sizes.txt");
    let lines: String = added.iter().map(|(name, size)| format!("{name} {size}\n")).collect();
    fs::write(&new, lines).expect("target/ is writable");
    let copy = format!("cp {} {}", new.display(), list.display());
    assert!(faults.is_empty(), "{faults}If that is intended: {copy}");
}
