//! A call of each function for the fuzzers, with arguments of the right kind and buffers of exactly
//! the declared size.

use std::error::Error;
use std::fmt::Write as _;

use super::fuzz::rust_element;
use super::{Everything, notice};
use crate::inline;
use crate::roles::{Role, returns_codes};
use crate::signature::{Extent, Function, Shape, Variable, is_structure};

type Text = Result<String, Box<dyn Error>>;

/// Codes that are returned after the output was written.
const WRITES_WITH: &[(&str, i32)] = &[("chess_distance_batch", -2)];
/// Functions whose outputs may be NULL.
const OPTIONAL_OUTPUTS: &[&str] = &["chess_distance_territory_batch"];

pub fn calls(of: &Everything) -> Text {
    let functions = of.functions()?;
    let (common, alone): (Vec<_>, Vec<_>) = functions
        .iter()
        .partition(|function| inline::has(function.item));
    let (common_calls, library_calls) = (cases(&common, "f.")?, cases(&alone, "")?);
    Ok(format!(
        "//! One call of each function.\n//!\n//! {notice}\n\n\
         use crate::call::{{Call, Outcome}};\nuse crate::interface::*;\n\n\
         /// The number of functions that the library and the inline header have in common.\n\
         pub const COMMON: u8 = {};\n\
         /// The number that only the library has.\npub const LIBRARY_ALONE: u8 = {};\n\n\
         /// Calls one of the common functions.\n\
         pub fn common(number: u8, f: &Interface, mut call: Call) -> Outcome {{\n{common_calls}}}\n\n\
         /// Calls one of the functions that only the library has.\n\
         pub fn library_alone(number: u8, mut call: Call) -> Outcome {{\n{library_calls}}}\n",
        common.len(),
        alone.len(),
        notice = notice("headers/src/lists/fuzz_calls.rs"),
    ))
}

fn cases(functions: &[&Function], from: &str) -> Text {
    let mut text = String::from(
        "    // SAFETY: each pointer is NULL or points at the declared number of elements.\n    \
         unsafe {\n        match number {\n",
    );
    for (number, function) in functions.iter().enumerate() {
        let pattern = match number + 1 == functions.len() {
            true => "_".to_owned(),
            false => number.to_string(),
        };
        let _ = write!(
            text,
            "            {pattern} => {{\n{}            }}\n",
            body(function, from)?
        );
    }
    Ok(text + "        }\n    }\n")
}

fn body(function: &Function, from: &str) -> Text {
    // Arguments that determine the size come first, then those that depend on the size.
    let counted = |one: &Variable| -> Result<u8, Box<dyn Error>> {
        Ok(match Role::of(function, one)? {
            Role::Size => 1,
            Role::Pointer => match function.extent(one)? {
                Extent::Each(_) => 2,
                Extent::Fixed(_) if counts_behind(function, one) => 2,
                _ => 0,
            },
            _ => 0,
        })
    };
    let mut order = Vec::new();
    for parameter in &function.parameters {
        order.push((counted(parameter)?, parameter));
    }
    order.sort_by_key(|(when, _)| *when);
    let mut text = String::new();
    for (_, parameter) in order {
        let value = argument(function, parameter)?;
        let _ = writeln!(text, "                let {} = {value};", parameter.name);
    }
    let passed: Vec<_> = function
        .parameters
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    let callee = match from {
        "" => function.name().to_owned(),
        from => format!("({from}{})", function.short_name()),
    };
    let _ = writeln!(
        text,
        "                let result = {callee}({});\n                {}",
        passed.join(", "),
        end(function)
    );
    Ok(text)
}

/// Whether the parameter is a structure with columns of the counted length.
fn counts_behind(function: &Function, parameter: &Variable) -> bool {
    parameter.element() == COLUMNS && function.parameters.iter().any(Variable::is_size)
}

/// The structure of columns.
const COLUMNS: &str = "ChessDistanceColumns";

fn argument(function: &Function, parameter: &Variable) -> Text {
    // The wiki's functions take any int for a square.
    let is_own = function.name().starts_with("chess_distance");
    let size = || function.parameters.iter().find(|one| one.is_size());
    Ok(match Role::of(function, parameter)? {
        Role::Piece => "call.piece()".into(),
        Role::Square if is_own => "call.square()".into(),
        Role::Square | Role::OtherSquare => "call.any_square()".into(),
        Role::Side => "call.side()".into(),
        Role::Flag | Role::Number => "call.number()".into(),
        Role::Set => "call.set()".into(),
        Role::Index => "call.word()".into(),
        Role::Size => size_argument(function)?,
        Role::Pointer => {
            let Shape::Several {
                constant, element, ..
            } = &parameter.shape
            else {
                return Err(parameter.name.clone().into());
            };
            let count = match function.extent(parameter)? {
                Extent::Text => return Ok("call.text()".into()),
                Extent::Fixed(count) => count.to_string(),
                Extent::Each(each) => {
                    let size = size().ok_or("no size")?;
                    if each == 1 {
                        size.name.clone()
                    } else {
                        format!("{}.saturating_mul({each})", size.name)
                    }
                }
            };
            let rust = rust_element(element);
            match constant {
                true if element == COLUMNS => {
                    format!("call.columns({})", size().ok_or("no size")?.name)
                }
                true => format!("call.input::<{rust}>({count})"),
                false if OPTIONAL_OUTPUTS.contains(&function.name()) => {
                    format!("call.optional_output::<{rust}>({count})")
                }
                false => format!("call.output::<{rust}>({count})"),
            }
        }
    })
}

/// A size that fits the board, if there is one.
fn size_argument(function: &Function) -> Text {
    let mut sides = Vec::new();
    for parameter in &function.parameters {
        if Role::of(function, parameter)? == Role::Side {
            sides.push(parameter.name.as_str());
        }
    }
    let grid = function
        .parameters
        .iter()
        .find(|one| one.element() == "ChessDistanceGrid");
    Ok(match (grid, sides.is_empty()) {
        (Some(grid), _) => format!("call.size_of_grid({})", grid.name),
        (None, false) => format!("call.size_of_board({})", sides.join(", ")),
        (None, true) => "call.length()".into(),
    })
}

/// The check of the result.
fn end(function: &Function) -> String {
    let name = function.name();
    match function.result.as_str() {
        "const char *" => "call.end_text(result)".into(),
        "int" if returns_codes(function) => {
            let with = WRITES_WITH.iter().find(|(writes, _)| *writes == name);
            let squares_alone = function
                .parameters
                .iter()
                .all(|one| matches!(Role::of(function, one), Ok(Role::Square)));
            match with {
                Some((_, code)) => format!("call.end_code_or(result, {code})"),
                None if squares_alone => "call.end_answer(result)".into(),
                None => "call.end_code(result)".into(),
            }
        }
        "uint64_t" => "call.end_set(result)".into(),
        _ => "call.end_any(result.into())".into(),
    }
}

/// An error if the fuzzer cannot choose a structure that a call reads.
pub fn check_choices(of: &Everything, choices: &str) -> Result<(), Box<dyn Error>> {
    for function in of.functions()? {
        for parameter in &function.parameters {
            let name = parameter.element();
            let is_input = matches!(parameter.shape, Shape::Several { constant: true, .. });
            let how = format!("impl Chosen for {} ", rust_element(name));
            if is_input && is_structure(name) && name != COLUMNS && !choices.contains(&how) {
                return Err(format!("fuzz/choices.rs has no `{how}`").into());
            }
        }
    }
    Ok(())
}
