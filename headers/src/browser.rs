//! For the browser module: the arguments of each function, and the meaning of its result.

use std::error::Error;
use std::fmt::Write as _;

use crate::interface::Interface;
use crate::items::Item;
use crate::roles::{Role, returns_codes};
use crate::signature::{Function, Shape, Variable};

type Text = Result<String, Box<dyn Error>>;

/// Functions with methods of their own, in library/columns.js and library.js of the module: their
/// arguments have no kind here.
const LEFT_OUT: &[&str] = &[
    "chess_distance_batch",
    "chess_distance_fill_map",
    "chess_distance_path_batch",
    "chess_distance_map_batch",
    "chess_distance_matrix_batch",
    "chess_distance_territory_batch",
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
/// Functions of boards of any size have methods in library/grid.js.
const GRIDS: &str = "chess_distance_grid_";
/// Functions whose answer is yes or no.
const QUESTIONS: &[&str] = &["chess_distance_reaches", "chess_distance_pawn_outruns_king"];

/// A method of the module.
struct Method<'a> {
    function: &'a Function<'a>,
    /// Name and kind of each parameter.
    parameters: Vec<(String, String)>,
    result: &'static str,
}

fn methods<'a>(of: &'a Interface) -> Result<Vec<Method<'a>>, Box<dyn Error>> {
    let is_method = |function: &&Function| {
        let name = function.name();
        let left_out = LEFT_OUT.contains(&name) || name.starts_with(GRIDS);
        name.starts_with("chess_distance") && !left_out
    };
    of.functions
        .iter()
        .filter(is_method)
        .map(Method::of)
        .collect()
}

impl<'a> Method<'a> {
    fn of(function: &'a Function<'a>) -> Result<Self, Box<dyn Error>> {
        let mut parameters = Vec::new();
        for parameter in &function.parameters {
            let name = match parameter.name.as_str() {
                "sq" | "sq88" => "square".into(),
                name => camel_case(name),
            };
            parameters.push((name, kind(function, parameter)?));
        }
        let result = result(function);
        Ok(Self {
            function,
            parameters,
            result,
        })
    }

    fn may_lead_nowhere(&self) -> bool {
        self.function
            .item
            .comment
            .contains("CHESS_DISTANCE_UNREACHABLE")
    }
}

/// As in `outBytes64`.
fn kind(function: &Function, parameter: &Variable) -> Text {
    Ok(match Role::of(function, parameter)? {
        Role::Piece => "piece".into(),
        Role::Square => "square".into(),
        Role::Flag => "flag".into(),
        Role::Set => "set".into(),
        Role::Index => "count".into(),
        Role::OtherSquare | Role::Side | Role::Number => "int".into(),
        Role::Size => return Err(unknown(function, parameter)),
        Role::Input | Role::Output => {
            pointer_kind(parameter).ok_or_else(|| unknown(function, parameter))?
        }
    })
}

fn unknown(function: &Function, parameter: &Variable) -> Box<dyn Error> {
    format!(
        "{}: the browser module does not know how to pass {}. Teach it in library/arguments.js and \
         headers/src/browser.rs, or leave the function out there.",
        function.name(),
        parameter.name
    )
    .into()
}

fn pointer_kind(parameter: &Variable) -> Option<String> {
    let Shape::Several {
        constant,
        element,
        dimensions,
        open,
    } = &parameter.shape
    else {
        return None;
    };
    let count: usize = dimensions.iter().product();
    match (constant, element.as_str(), open) {
        (true, "ChessDistanceBoard", _) => Some("board".into()),
        (false, "ChessDistanceTerritory", _) => Some("outTerritory".into()),
        (true, "uint8_t", false) => Some(format!("bytes{count}")),
        (true, "uint64_t", false) => Some(format!("words{count}")),
        (false, "uint8_t", false) => Some(format!("outBytes{count}")),
        (false, "uint64_t", false) => Some(format!("outWords{count}")),
        _ => None,
    }
}

fn result(function: &Function) -> &'static str {
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
        _ if function.item.comment.contains("CHESS_DISTANCE_UNREACHABLE") => "moves",
        _ => "int",
    }
}

/// signatures.js.
pub fn signatures(of: &Interface) -> Text {
    let mut rows = String::new();
    for method in methods(of)? {
        let kinds: Vec<_> = method
            .parameters
            .iter()
            .map(|(_, kind)| kind.as_str())
            .collect();
        let _ = writeln!(
            rows,
            "  {}: [\"{}\", \"{}\", \"{}\"],",
            camel_case(method.function.short_name()),
            method.function.name(),
            kinds.join(" "),
            method.result
        );
    }
    Ok(include_str!("../templates/browser/signatures.js")
        .replace(
            "@NOTICE@",
            "Generated by `make headers`: edit headers/src/browser.rs instead.",
        )
        .replace("@SIGNATURES@\n", &rows)
        .replace("@PIECES@\n", &pieces(of, ",")))
}

/// The pieces by name, as in `  whitePawn: 6,`.
fn pieces(of: &Interface, end: &str) -> String {
    let mut pieces = of
        .constants
        .iter()
        .take_while(|item| item.name() != "CHESS_DISTANCE_OK");
    let mut rows = String::new();
    for piece in pieces.by_ref() {
        let name = piece
            .name()
            .trim_start_matches("CHESS_DISTANCE_")
            .to_lowercase();
        let value = Item::value(piece);
        let _ = writeln!(rows, "  {}: {value}{end}", camel_case(&name));
    }
    rows
}

/// index.d.ts.
pub fn types(of: &Interface) -> Text {
    let mut text = String::new();
    for method in methods(of)? {
        if let Some(note) = note(&method) {
            let _ = writeln!(text, "  /** {note} */");
        }
        let last = method.parameters.iter().rposition(|one| !is_optional(one));
        let mut parameters = Vec::new();
        for (at, (name, kind)) in method.parameters.iter().enumerate() {
            let may_be_missing = last.is_none_or(|last| at > last);
            match (kind.as_str(), may_be_missing) {
                (kind, _) if kind.starts_with("out") => {}
                ("board", true) => parameters.push(format!("{name}?: Board | null")),
                ("board", false) => parameters.push(format!("{name}: Board | null | undefined")),
                (kind, true) => parameters.push(format!("{name}?: {}", parameter_type(kind))),
                (kind, false) => parameters.push(format!("{name}: {}", parameter_type(kind))),
            }
        }
        let name = camel_case(method.function.short_name());
        let result = result_type(&method);
        let _ = writeln!(text, "  {name}({}): {result};", parameters.join(", "));
    }
    Ok(include_str!("../templates/browser/index.d.ts")
        .replace(
            "@NOTICE@",
            "Generated by `make headers`: edit headers/templates/browser/index.d.ts instead.",
        )
        .replace("@METHODS@\n", &text)
        .replace("@PIECES@\n", &pieces(of, ";")))
}

/// An optional last parameter: without a board there are no obstacles.
fn is_optional((name, kind): &(String, String)) -> bool {
    kind == "board" || name == "occupied" || kind.starts_with("out")
}

fn parameter_type(kind: &str) -> &'static str {
    match kind {
        "piece" => "Piece",
        "square" => "Square",
        "set" => "SquareSet",
        "flag" => "boolean",
        "count" => "bigint | number",
        "int" => "number",
        words if words.starts_with("words") => "Iterable<bigint> & ArrayLike<bigint>",
        _ => "ArrayLike<number>",
    }
}

fn result_type(method: &Method) -> String {
    let output = method
        .parameters
        .iter()
        .find(|(_, kind)| kind.starts_with("out"));
    let plain = match (method.result, output) {
        ("set" | "count", _) => "bigint",
        ("flag", _) => "boolean",
        ("layers", _) => "bigint[]",
        ("squares", _) => "number[]",
        ("out", Some((_, kind))) if kind == "outTerritory" => "Territory",
        ("out", Some((_, kind))) if kind.starts_with("outWords") => "bigint[]",
        ("out", _) => "Uint8Array",
        _ => "number",
    };
    let or = match method.result {
        "set" | "count" | "flag" | "int" | "sign" => "",
        _ if method.may_lead_nowhere() => " | null",
        _ => "",
    };
    format!("{plain}{or}")
}

/// A note on the result, where the types do not say enough.
fn note(method: &Method) -> Option<&'static str> {
    let kinds = method.parameters.iter().map(|(_, kind)| kind.as_str());
    let output = kinds.clone().find(|kind| kind.starts_with("out"));
    Some(match (method.result, output) {
        ("out", Some("outBytes64")) if method.function.name().ends_with("_captures_map") => {
            "64 numbers of captures, 255 for none."
        }
        ("out", Some("outBytes64")) if method.may_lead_nowhere() => {
            "64 distances, 255 for none; null if all are."
        }
        ("out", Some("outBytes64")) => "64 distances, 255 for none.",
        ("out", Some("outBytes4096")) => "64 times 64 distances: from * 64 + to.",
        ("out", Some("outWords64")) if method.function.name().contains("_graph") => {
            "For each square the squares one move away."
        }
        ("layers", _) => {
            "The squares of all shortest trajectories, ply by ply; null if there is none."
        }
        ("squares", _) => "One trajectory, by its index in the lexicographic order of squares.",
        ("sign", _) if method.parameters.iter().any(|(name, _)| name == "if_empty") => {
            "`ifEmpty` for the empty set."
        }
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
