//! Prints a call of each function of the C interface with arguments of the right kind, from
//! headers/interface.json, and compiles the inline header: by clang, if installed, with the fuzzer's
//! coverage and a trap at undefined behavior.

use std::fmt::Write as _;
use std::{env, fs};

use serde_json::Value;

/// Functions with a fuzzer of their own, since one argument says how long another is.
const APART: &[&str] = &["chess_distance_read_fens"];

fn main() {
    println!("cargo:rerun-if-changed=../headers/interface.json");
    println!("cargo:rerun-if-changed=../include/chess_distance_inline.h");
    let text = fs::read_to_string("../headers/interface.json").expect("committed");
    let interface: Value = serde_json::from_str(&text).expect("JSON");
    let functions = interface["functions"].as_array().expect("a list");
    let (mut declared, mut calls) = (String::new(), String::new());
    let mut header = "#include \"chess_distance_inline.h\"\n".to_owned();
    let called = |function: &&Value| !APART.contains(&text_of(&function["name"]));
    let functions: Vec<_> = functions.iter().filter(called).collect();
    for (number, function) in functions.iter().enumerate() {
        let (name, end) = (text_of(&function["name"]), text_of(&function["answer"]));
        let parameters = function["parameters"].as_array().expect("a list");
        let list = |of: &dyn Fn(&Value) -> String| parameters.iter().map(of).collect::<String>();
        let types = list(&|one| format!("_: {}, ", rust_type(one)));
        let arguments = list(&|one| argument(&interface, name, one) + ", ");
        let result = scalar(text_of(&function["result"]));
        let _ = writeln!(declared, "fn {name}({types}) -> {result};");
        let mut call = format!("{name}({arguments})");
        // Some functions the inline header has too.
        if function["inline"] == true {
            let head = text_of(&function["declaration"]).replacen(name, &format!("header_{name}"), 1);
            let names = list(&|one| text_of(&one["name"]).to_owned() + ", ");
            let names = names.trim_end_matches(", ");
            let _ = writeln!(declared, "fn header_{name}({types}) -> {result};");
            let _ = writeln!(header, "{head};\n{head} {{ return {name}({names}); }}");
            call = format!("if by_header {{ header_{call} }} else {{ {call} }}");
        }
        let board = list(&|one| format!("{} {} ", text_of(&one["kind"]), text_of(&one["type"])));
        let rows = !board.contains("side ") && !board.contains("ChessDistanceGrid ");
        let _ = writeln!(
            calls,
            "{number} => {{ c.begin({name:?}, {rows}); let result = {call}; c.end_{end}(result) }}"
        );
    }
    let text = format!(
        "pub const FUNCTIONS: u8 = {};\nunsafe extern \"C\" {{\n{declared}}}\n\
         /// Calls the function with this number.\n\
         pub fn call(number: u8, by_header: bool, mut c: Call) -> Outcome {{\n\
         // SAFETY: each pointer is NULL or points at as much memory as the header says.\n\
         unsafe {{ match number {{\n{calls}_ => unreachable!() }} }} }}\n",
        functions.len()
    );
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(format!("{out}/calls.rs"), text).expect("OUT_DIR is writable");
    fs::write(format!("{out}/header.c"), header).expect("OUT_DIR is writable");
    compile(&format!("{out}/header.c"));
}

fn compile(source: &str) {
    let mut build = cc::Build::new();
    if std::process::Command::new("clang").arg("--version").output().is_ok() {
        build.compiler("clang");
        build.flag("-fsanitize=fuzzer-no-link,undefined").flag("-fsanitize-trap=undefined");
    }
    build.std("c99").opt_level(1).include("../include").file(source).compile("header");
}

fn text_of(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn scalar(c_type: &str) -> &'static str {
    match c_type {
        "int" => "c_int",
        "unsigned int" => "c_uint",
        "uint64_t" => "u64",
        "size_t" => "usize",
        "const char *" => "*const c_char",
        other => panic!("teach fuzz/build.rs the type {other}"),
    }
}

fn rust_type(parameter: &Value) -> &'static str {
    match text_of(&parameter["kind"]) {
        "input" => "*const c_void",
        "output" => "*mut c_void",
        _ => scalar(text_of(&parameter["type"])),
    }
}

/// The bytes of a type.
fn size(interface: &Value, c_type: &str) -> u64 {
    let types = interface["types"].as_array().expect("a list");
    match (c_type, types.iter().find(|one| one["name"] == c_type)) {
        ("char" | "uint8_t" | "void", _) => 1,
        ("int", _) => 4,
        ("uint64_t", _) => 8,
        (_, Some(structure)) => {
            let bytes = |field: &Value| {
                let dimensions = field["dimensions"].as_array().into_iter().flatten();
                let count: u64 = dimensions.filter_map(Value::as_u64).product();
                count * size(interface, text_of(&field["type"]))
            };
            structure["fields"].as_array().into_iter().flatten().map(bytes).sum()
        }
        (other, None) => panic!("teach fuzz/build.rs the type {other}"),
    }
}

/// The expression that chooses an argument.
fn argument(interface: &Value, function: &str, parameter: &Value) -> String {
    let element = text_of(&parameter["type"]);
    let bytes = |count: &Value| Some(count.as_u64()? * size(interface, element));
    let each = bytes(&parameter["each"]).map(|each| format!("c.n.saturating_mul({each})"));
    let count = bytes(&parameter["count"]).map(|count| count.to_string()).or(each).unwrap_or_default();
    match (text_of(&parameter["kind"]), element) {
        ("side", _) => format!("c.{}", text_of(&parameter["name"])),
        ("size", _) => "c.n".into(),
        // The wiki's functions take any int for a square.
        ("square", _) if function.starts_with("chess_distance") => "c.square()".into(),
        ("square" | "othersquare", _) => "c.choices.square()".into(),
        ("flag" | "number", _) => "c.choices.number()".into(),
        ("index", _) => "c.index()".into(),
        ("input", "char") => "c.text()".into(),
        ("input", "uint8_t") => format!("c.bytes({count})"),
        ("input", "ChessDistanceGrid") => "c.grid()".into(),
        ("input", "ChessDistanceGridPiece") => "c.grid_piece()".into(),
        ("input", "ChessDistancePosition") => "c.position()".into(),
        ("input", "ChessDistanceColumns") => "c.columns()".into(),
        ("input", _) => format!("c.words({count})"),
        ("output", "uint8_t" | "char" | "void") => format!("c.output(1, {count})"),
        ("output", _) => format!("c.output(8, {count})"),
        (kind, _) => format!("c.choices.{kind}()"),
    }
}
