//! The meaning of a number among a function's parameters, found by its name.
//!
//! An unknown name is an error: the C++ templates and the browser module depend on the
//! meaning.

use std::error::Error;

use crate::items::{Function, Variable};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Piece,
    /// 0..63.
    Square,
    /// A square of another kind of board.
    OtherSquare,
    Flag,
    /// Files or ranks of a board.
    Side,
    /// Moves, margins and other numbers without bounds.
    Number,
    Set,
    Index,
    /// The length of columns, or the room of an output.
    Size,
    /// A pointer to what is read.
    Input,
    /// A pointer to what is written.
    Output,
}

const PIECES: &[&str] = &["piece", "piece1", "piece2", "promoted"];
const SQUARES: &[&str] = &[
    "a", "b", "sq", "sq1", "sq2", "from", "from1", "from2", "to", "mover", "other", "pawn_sq",
    "defender", "winner", "loser",
];
const FLAGS: &[&str] = &["dark", "is_black", "defender_to_move", "attacker_is_black", "bound"];
const SIDES: &[&str] = &["files", "ranks"];
const NUMBERS: &[&str] = &["moves", "if_empty", "captures", "margin", "result"];
/// Other words are sets and have many names.
const INDICES: &[&str] = &["index"];
const OTHER_SQUARES: &[(&str, &str)] = &[
    ("chess_distance_by_x88", "a"),
    ("chess_distance_by_x88", "b"),
    ("chess_distance_from_x88", "sq88"),
    ("chess_distance_fill_map", "from"),
];

impl Role {
    pub fn of(function: &Function, parameter: &Variable) -> Result<Self, Box<dyn Error>> {
        let name = parameter.name.as_str();
        let one_of = |names: &[&str]| names.contains(&name);
        Ok(match parameter.element.as_str() {
            _ if parameter.is_output() => Self::Output,
            _ if parameter.is_several() => Self::Input,
            "size_t" => Self::Size,
            "uint64_t" if one_of(INDICES) => Self::Index,
            "uint64_t" => Self::Set,
            "int" if OTHER_SQUARES.contains(&(function.name(), name)) => Self::OtherSquare,
            "int" if one_of(PIECES) => Self::Piece,
            "int" if one_of(SQUARES) => Self::Square,
            "int" if one_of(FLAGS) => Self::Flag,
            "int" if one_of(SIDES) => Self::Side,
            "int" if one_of(NUMBERS) => Self::Number,
            _ => {
                let function = function.name();
                Err(format!("{function}: add the meaning of {name} to capi/headers/src/roles.rs"))?
            }
        })
    }

    /// As in `square`.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Functions with an int result that is no distance, index or code.
const SIGNED: &[&str] = &["chess_distance_direction"];

/// Whether every negative result is a code.
pub fn returns_codes(function: &Function) -> bool {
    // Some of the wiki's functions return the result of the wiki's routine for any int.
    let own = function.name().starts_with("chess_distance");
    let none = function.parameters.iter().any(|one| one.name == "if_empty");
    own && function.result == "int" && !none && !SIGNED.contains(&function.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::items::Item;

    #[test]
    fn a_name_without_a_meaning_is_an_error() {
        let item = Item {
            comment: String::new(),
            declaration: "int chess_distance_new(int sq, int speed);".into(),
        };
        let function = Function::of(&item).expect("a function");
        let roles: Vec<_> =
            function.parameters.iter().map(|one| Role::of(&function, one).ok()).collect();
        assert_eq!(roles, [Some(Role::Square), None]);
    }
}
