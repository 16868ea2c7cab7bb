//! The meaning of an int among a function's parameters, found by its name: C++ has types of its own for
//! squares and flags. An unknown name is an error.

use std::error::Error;

use crate::items::{Function, Variable};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Square,
    Flag,
    /// What C++ takes as C does.
    Plain,
}

const SQUARES: &[&str] = &[
    "a", "b", "sq", "sq1", "sq2", "sq88", "from", "from1", "from2", "to", "mover", "other",
    "pawn_sq", "defender", "winner", "loser",
];
const FLAGS: &[&str] = &["dark", "is_black", "defender_to_move", "attacker_is_black", "bound"];
const PLAIN: &[&str] = &[
    "piece", "piece1", "piece2", "promoted", "files", "ranks", "moves", "if_empty", "captures",
    "margin", "result",
];

impl Role {
    pub fn of(function: &Function, parameter: &Variable) -> Result<Self, Box<dyn Error>> {
        let name = parameter.name.as_str();
        Ok(match name {
            _ if parameter.is_several() || parameter.element != "int" => Self::Plain,
            _ if PLAIN.contains(&name) => Self::Plain,
            _ if SQUARES.contains(&name) => Self::Square,
            _ if FLAGS.contains(&name) => Self::Flag,
            _ => {
                let function = function.item.name();
                Err(format!("{function}: add the meaning of {name} to capi/headers/src/roles.rs"))?
            }
        })
    }
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
