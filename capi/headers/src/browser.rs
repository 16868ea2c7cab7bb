//! For the browser module: the arguments of each function, and the meaning of its result.

use std::error::Error;
use std::fs;

use crate::items::{Function, Item, Variable};
use crate::parts::Interface;
use crate::roles::{Role, returns_codes};

type Text = Result<String, Box<dyn Error>>;

/// Functions with methods of their own, in index.js and library/positions.js of the module: their
/// arguments have no kind here.
const LEFT_OUT: &[&str] = &[
    "chess_distance_fill_map",
    "chess_distance_read_fens",
    "chess_distance_voronoi",
    "chess_distance_duel",
    "chess_distance_duel_pairs",
    "chess_distance_pawn_ending",
    "chess_distance_pair",
    "chess_distance_reach",
    "chess_distance_fill_table",
    "chess_distance_error",
    "chess_distance_version",
];
/// Parameters with a default, besides boards.
const OPTIONAL: &[&str] = &["occupied", "index"];
/// Functions of columns have methods in library/columns.js.
const COLUMNS: &str = "_batch";
/// Functions of boards of any size have methods in grid.js.
const GRIDS: &str = "chess_distance_grid_";
/// Functions whose answer is yes or no.
const QUESTIONS: &[&str] = &["chess_distance_reaches", "chess_distance_pawn_outruns_king"];

/// A method of the module.
struct Method<'a> {
    function: &'a Function<'a>,
    name: String,
    old_name: String,
    /// Name and kind of each parameter.
    parameters: Vec<(String, String)>,
    /// The kind of the output, or "".
    output: String,
    result: &'static str,
    /// The answer is null where nothing leads.
    may_be_null: bool,
}

/// The name of a call for sets, as in `map` for `set_map`: a square is a set too, so that the call for
/// squares is left out. Its own name is deprecated.
fn for_sets(short: &str) -> Option<&str> {
    if short == "sets" { Some("path") } else { short.strip_prefix("set_") }
}

fn methods<'a>(of: &'a Interface) -> Result<Vec<Method<'a>>, Box<dyn Error>> {
    let is_for_squares =
        |short| of.functions.iter().any(|one| for_sets(one.short_name()) == Some(short));
    let functions = of.functions.iter().filter(|one| {
        let name = one.name();
        let elsewhere = name.starts_with(GRIDS) || name.ends_with(COLUMNS);
        let is_here = !elsewhere && !LEFT_OUT.contains(&name);
        name.starts_with("chess_distance") && is_here && !is_for_squares(one.short_name())
    });
    functions.map(method).collect()
}

fn method<'a>(function: &'a Function) -> Result<Method<'a>, Box<dyn Error>> {
    let parameters = function.parameters.iter().map(|one| {
        let square = matches!(one.name.as_str(), "sq" | "sq88");
        let name = if square { "square" } else { &one.name };
        Ok((camel_case(name), kind(function, one)?))
    });
    let parameters = parameters.collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    let output = parameters.iter().map(|(_, kind)| kind).find(|kind| kind.starts_with("out"));
    let short = function.short_name();
    let may_be_null = function.item.comment.contains("CHESS_DISTANCE_UNREACHABLE");
    Ok(Method {
        name: camel_case(for_sets(short).unwrap_or(short)),
        old_name: camel_case(short),
        output: output.cloned().unwrap_or_default(),
        result: result(function, may_be_null),
        function,
        parameters,
        may_be_null,
    })
}

/// As in `outBytes64`.
fn kind(function: &Function, parameter: &Variable) -> Text {
    let (name, count) = (&parameter.name, parameter.count());
    let role = Role::of(function, parameter)?;
    Ok(match (role, parameter.element.as_str(), parameter.pointer) {
        (Role::Piece | Role::Square | Role::Flag | Role::Set, ..) => role.name(),
        (Role::Index, ..) => "count".into(),
        (Role::OtherSquare | Role::Side | Role::Number, ..) => "int".into(),
        (Role::Input, "ChessDistanceBoard", _) => "board".into(),
        (Role::Output, "ChessDistanceTerritory", _) => "outTerritory".into(),
        (Role::Input, "uint8_t", false) => format!("bytes{count}"),
        (Role::Input, "uint64_t", false) => format!("words{count}"),
        (Role::Output, "uint8_t", false) => format!("outBytes{count}"),
        (Role::Output, "uint64_t", false) => format!("outWords{count}"),
        _ => Err(format!(
            "{}: the browser module does not know how to pass {name}. Teach it in \
             library/arguments.js and capi/headers/src/browser.rs, or leave the function out there.",
            function.name()
        ))?,
    })
}

fn result(function: &Function, may_be_null: bool) -> &'static str {
    let name = function.name();
    let output = function.outputs().next().map(|output| output.name.as_str());
    match (function.result.as_str(), output) {
        ("uint64_t", _) if name.ends_with("_count") => "count",
        ("uint64_t", _) => "set",
        (_, Some("layers")) => "layers",
        (_, Some("path")) => "squares",
        (_, Some(_)) => "out",
        _ if QUESTIONS.contains(&name) => "flag",
        _ if !returns_codes(function) => "sign",
        _ if may_be_null => "moves",
        _ => "int",
    }
}

/// signatures.js.
pub fn signatures(of: &Interface) -> Text {
    let row = |method: Method| {
        let Method { name, function, parameters, result, .. } = method;
        let kinds = parameters.iter().map(named_kind).collect::<Vec<_>>().join(" ");
        format!("  {name}: [\"{}\", \"{kinds}\", \"{result}\"],\n", function.name())
    };
    let rows = methods(of)?.into_iter().map(row).collect();
    let parts = [("signatures", rows), ("pieces", pieces(of, ","))];
    between_marks("bindings/web/signatures.js", &parts)
}

/// As in `from:square`, or `board` where name and kind are the same. Outputs need no name.
fn named_kind((name, kind): &(String, String)) -> String {
    let mark = if OPTIONAL.contains(&name.as_str()) { "?" } else { "" };
    if name == kind || kind.starts_with("out") {
        return kind.clone();
    }
    format!("{name}:{kind}{mark}")
}

/// A file of the repository with other lines between the marks `// <name>` and `// </name>`.
fn between_marks(path: &str, parts: &[(&str, String)]) -> Text {
    let mut text = fs::read_to_string(crate::root().join(path))?;
    for (name, lines) in parts {
        let place = |mark: &str| text.find(mark).ok_or(format!("{path} has no {mark}"));
        let (open, close) = (format!("  // <{name}>\n"), format!("  // </{name}>\n"));
        let (start, end) = (place(&open)? + open.len(), place(&close)?);
        text.replace_range(start..end, lines);
    }
    Ok(text)
}

/// The pieces by name, as in `  whitePawn: 6,`.
fn pieces(of: &Interface, end: &str) -> String {
    let constants = of.constants.iter();
    let pieces = constants.take_while(|item| item.name() != "CHESS_DISTANCE_OK");
    let row = |piece: &&Item| {
        let name = piece.name()["CHESS_DISTANCE_".len()..].to_lowercase();
        format!("  {}: {}{end}\n", camel_case(&name), piece.value())
    };
    pieces.map(row).collect()
}

/// index.d.ts.
pub fn types(of: &Interface) -> Text {
    let mut text = String::new();
    for method in methods(of)? {
        if let Some(note) = note(&method) {
            text += &format!("  /** {note} */\n");
        }
        let last = method.parameters.iter().rposition(|one| !is_optional(one));
        let mut parameters = Vec::new();
        for (at, (name, kind)) in method.parameters.iter().enumerate() {
            let mark = if last.is_none_or(|last| at > last) { "?" } else { "" };
            match (kind.as_str(), mark) {
                (kind, _) if kind.starts_with("out") => {}
                ("board", "") => parameters.push(format!("{name}: Board | null | undefined")),
                (kind, _) => parameters.push(format!("{name}{mark}: {}", parameter_type(kind))),
            }
        }
        let (name, old, result) = (&method.name, &method.old_name, result_type(&method));
        text += &format!("  {name}({}): {result};\n", parameters.join(", "));
        if old != name {
            text += &format!("  /** @deprecated `{name}` takes sets. */\n");
            text += &format!("  {old}: ChessDistance[\"{name}\"];\n");
        }
    }
    let parts = [("pieces", pieces(of, ";")), ("methods", text)];
    between_marks("bindings/web/index.d.ts", &parts)
}

/// An optional last parameter: without a board there are no obstacles.
fn is_optional((name, kind): &(String, String)) -> bool {
    kind == "board" || OPTIONAL.contains(&name.as_str()) || kind.starts_with("out")
}

fn parameter_type(kind: &str) -> &'static str {
    match kind {
        "piece" => "Piece",
        "square" => "Square",
        "set" => "SquareSet",
        "board" => "Board | null",
        "flag" => "boolean",
        "count" => "bigint | number",
        "int" => "number",
        words if words.starts_with("words") => "Iterable<bigint> & ArrayLike<bigint>",
        _ => "ArrayLike<number>",
    }
}

fn result_type(method: &Method) -> String {
    let plain = match (method.result, method.output.as_str()) {
        ("set" | "count", _) => return "bigint".into(),
        ("flag", _) => return "boolean".into(),
        ("int" | "sign", _) => return "number".into(),
        ("layers", _) => "bigint[]",
        ("squares", _) => "number[]",
        ("out", "outTerritory") => "Territory",
        ("out", kind) if kind.starts_with("outWords") => "bigint[]",
        ("out", _) => "Uint8Array",
        _ => "number",
    };
    let or = if method.may_be_null { " | null" } else { "" };
    format!("{plain}{or}")
}

/// A note on the result, where the types do not say enough.
fn note(method: &Method) -> Option<&'static str> {
    let name = method.function.name();
    Some(match (method.result, method.output.as_str()) {
        // Functions of an entry of their own.
        _ if name.contains("x88") || name.ends_with("_offset") => {
            "@deprecated Import it from `chess-distance/x88`."
        }
        ("out", "outBytes64") if name.ends_with("_captures_map") => {
            "64 numbers of captures, 255 for none."
        }
        ("out", "outBytes64") if method.may_be_null => {
            "64 distances, 255 for none; null if all are."
        }
        ("out", "outBytes64") => "64 distances, 255 for none.",
        ("out", "outBytes4096") => "64 times 64 distances: from * 64 + to.",
        ("out", "outWords64") if name.contains("_graph") => {
            "For each square the squares one move away."
        }
        ("layers", _) => {
            "The squares of all shortest trajectories, ply by ply; null if there is none."
        }
        ("squares", _) => "One trajectory, by its index in the lexicographic order of squares.",
        _ => return None,
    })
}

/// As in `x88Diff` for `x88_diff`.
fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |text, word| {
        let (start, rest) = word.split_at(1.min(word.len()));
        text + &start.to_uppercase() + rest
    })
}
