//! The functions once more for C++: without the prefix, and for the engine's own square type.

use std::error::Error;
use std::fmt::Write as _;

use crate::items::{Function, Item};
use crate::roles::Role;
use crate::text::filled;

/// A function of `namespace chessdistance`.
pub fn template(item: &Item) -> Result<String, Box<dyn Error>> {
    let function = Function::of(item)?;
    let specifier = super::specifier(item.name()).ok_or("no body")?;
    let (result, short) = (&function.result, function.short_name());
    let (mut types, mut taken, mut passed) = (vec![], vec![], vec![]);
    for parameter in &function.parameters {
        let name = parameter.name.as_str();
        match Role::of(&function, parameter)? {
            Role::Square | Role::OtherSquare => {
                let mut square = name.to_owned();
                square[..1].make_ascii_uppercase();
                types.push(format!("class {square}_"));
                taken.push(format!("{square}_ {name}"));
                passed.push(format!("square_number({name})"));
            }
            Role::Flag => {
                taken.push(format!("bool {name}"));
                passed.push(format!("{name} ? 1 : 0"));
            }
            _ => {
                taken.push(parameter.text.clone());
                passed.push(name.to_owned());
            }
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
    // The parentheses keep macros with arguments from expanding the name.
    let aligned = |opening: String, list: &[String], closing| {
        filled(&opening, &" ".repeat(opening.len()), list, closing)
    };
    let head = aligned(format!("{result} ({short})("), &taken, ")");
    let call = aligned(format!("    return {}(", item.name()), &passed, ");");
    let _ = write!(text, "{always}{specifier}\n{head}\n{{\n{call}\n}}\n\n");
    Ok(text)
}
