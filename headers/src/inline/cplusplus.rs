//! The functions once more for C++: without the prefix, and for the engine's own square type.

use std::fmt::Write as _;

use super::bodies;
use crate::items::Item;

const NAMESPACE: &str = include_str!("../../templates/inline/cplusplus.h");

/// Parameters of type int that are squares.
const SQUARES: &[&str] = &[
    "a", "b", "sq", "sq88", "from", "to", "mover", "other", "pawn", "defender", "winner", "loser",
];
/// Parameters of type int that are true or false.
const FLAGS: &[&str] = &["dark", "black", "defender_to_move"];

/// `namespace chessdistance`.
pub fn namespace(functions: &[&Item]) -> String {
    let templates: String = functions.iter().filter_map(|item| template(item)).collect();
    NAMESPACE.replace("@TEMPLATES@\n", &templates)
}

fn template(item: &Item) -> Option<String> {
    let specifier = bodies::specifier(item.name())?;
    let (head, parameters) = item.declaration.split_once('(')?;
    let (parameters, _) = parameters.rsplit_once(')')?;
    let result = head.trim_end_matches(item.name()).trim_end();
    let short = item.name().strip_prefix("chess_distance_");
    let short = short.unwrap_or("distance");
    let (mut types, mut taken, mut passed) = (vec![], vec![], vec![]);
    for parameter in parameters.split(',').map(str::trim) {
        let start = parameter.rfind([' ', '*'])? + 1;
        let (kind, name) = (parameter[..start].trim(), &parameter[start..]);
        let name = name.split('[').next()?;
        if kind == "int" && SQUARES.contains(&name) {
            let mut square = name.to_owned();
            square[..1].make_ascii_uppercase();
            types.push(format!("class {square}_"));
            taken.push(format!("{square}_ {name}"));
            passed.push(format!("square_number({name})"));
        } else if kind == "int" && FLAGS.contains(&name) {
            taken.push(format!("bool {name}"));
            passed.push(format!("{name} ? 1 : 0"));
        } else {
            taken.push(parameter.to_owned());
            passed.push(name.to_owned());
        }
    }
    // A wrapper of a search passes a constant piece on.
    let always = match specifier {
        "CHESS_DISTANCE_INLINE_SEARCH" => "CHESS_DISTANCE_INLINE_ALWAYS ",
        _ => "",
    };
    let mut text = String::new();
    if !types.is_empty() {
        let _ = writeln!(text, "template <{}>", types.join(", "));
    }
    let head = filled(&format!("{result} {short}("), &taken, ")");
    let call = filled(&format!("    return {}(", item.name()), &passed, ");");
    let _ = write!(text, "{always}{specifier}\n{head}\n{{\n{call}\n}}\n\n");
    Some(text)
}

/// A list in lines of at most 100 characters, each behind the opening parenthesis.
fn filled(opening: &str, list: &[String], closing: &str) -> String {
    let mut lines = vec![opening.to_owned()];
    for (item, end) in list
        .iter()
        .zip((1..list.len()).map(|_| ",").chain([closing]))
    {
        let line = &lines[lines.len() - 1];
        let is_first = line.trim_start().is_empty() || line.ends_with('(');
        if !is_first && line.len() + 1 + item.len() + end.len() > 100 {
            lines.push(" ".repeat(opening.len()));
        } else if !is_first {
            lines.last_mut().expect("there is one").push(' ');
        }
        let line = lines.last_mut().expect("there is one");
        *line += item;
        *line += end;
    }
    lines.join("\n")
}
