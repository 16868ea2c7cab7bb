//! The output of cbindgen for Rust sources, one item at a time, with the parameters of functions and
//! the fields of structures.

use std::error::Error;
use std::path::{Path, PathBuf};

use cbindgen::{Builder, Config};

/// A constant, a type, a function or a table as C declares it.
pub struct Item {
    /// A C comment with a line break behind it, or empty.
    pub comment: String,
    /// As in `int chess_distance_king(int a, int b);`, with a line break behind it.
    pub declaration: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Constant,
    Type,
    Function,
    Table,
}

impl Item {
    pub fn kind(&self) -> Kind {
        match self.declaration.split(' ').next() {
            Some("#define") => Kind::Constant,
            Some("typedef") => Kind::Type,
            Some("extern") => Kind::Table,
            _ => Kind::Function,
        }
    }

    /// As in `chess_distance_king`.
    pub fn name(&self) -> &str {
        let text = self.declaration.trim_start_matches("#define ");
        let end = match self.kind() {
            Kind::Constant => text.find(' '),
            Kind::Type => text.rfind(';'),
            Kind::Function | Kind::Table => text.find(['(', '[']),
        };
        let head = &text[..end.unwrap_or(text.len())];
        head.rsplit([' ', '*']).next().unwrap_or(head)
    }

    /// Element type and dimensions of a table, as in `uint8_t` and `[64][64]`.
    pub fn element_and_dimensions(&self) -> Option<(&str, &str)> {
        let declared = self.declaration.strip_prefix("extern const ")?;
        let (element, rest) = declared.split_once(self.name())?;
        Some((element.trim_end(), rest.trim_end().strip_suffix(';')?))
    }

    /// The value of a constant, as in `-2`.
    pub fn value(&self) -> &str {
        self.declaration["#define ".len() + self.name().len()..].trim()
    }

    /// The result and the parameters of a function.
    pub fn result_and_parameters(&self) -> Option<(&str, Vec<Variable<'_>>)> {
        let (head, rest) = self.declaration.split_once('(')?;
        let (list, _) = rest.rsplit_once(')')?;
        let parameters = list.split(',').map(str::trim).filter(|text| *text != "void");
        Some((head.strip_suffix(self.name())?.trim_end(), parameters.map(Variable::of).collect()))
    }

    /// The fields of a structure, for the test of the list of layouts.
    #[cfg(test)]
    pub fn fields(&self) -> impl Iterator<Item = Variable<'_>> {
        let lines = self.declaration.lines().filter(|line| line.starts_with("  "));
        let lines = lines.map(str::trim).filter(|line| !line.starts_with(['/', '*']));
        lines.filter_map(|line| line.strip_suffix(';')).map(Variable::of)
    }

    /// Comment and declaration.
    pub fn text(&self) -> String {
        format!("{}{}", self.comment, self.declaration)
    }
}

/// The public items of some files, in their order; types first and functions last.
pub fn of(
    root: &Path,
    sources: impl Iterator<Item = PathBuf>,
) -> Result<Vec<Item>, Box<dyn Error>> {
    let config = Config::from_file(root.join("cbindgen.toml"))?;
    let mut builder = Builder::new().with_config(config);
    for source in sources {
        builder = builder.with_src(source);
    }
    let mut text = Vec::new();
    builder.generate()?.write(&mut text);
    let text = tidy_comments(&String::from_utf8(text)?);
    Ok(text.trim().split("\n\n").filter(|text| !text.is_empty()).map(item).collect())
}

fn item(text: &str) -> Item {
    let text = text.trim().to_owned() + "\n";
    // Fields have comments of their own.
    let end = if text.starts_with("/**") { text.find("*/\n").map_or(0, |at| at + 3) } else { 0 };
    let (comment, declaration) = text.split_at(end);
    // cbindgen writes the tag only where it has seen the type.
    let declaration = match declaration.strip_prefix("typedef ") {
        Some(_) => declaration.replace("\n  struct ", "\n  "),
        None => declaration.replace("struct ", ""),
    };
    Item { comment: comment.to_owned(), declaration }
}

/// Comments of one line where one is enough, and without the section `# Safety` that Rust asks for.
/// The top of the header says once what pointers must point at.
fn tidy_comments(text: &str) -> String {
    let mut parts = text.split("/**\n");
    let mut tidy = parts.next().unwrap_or_default().to_owned();
    for (words, code) in parts.filter_map(|part| part.split_once("*/")) {
        let words = words.split("* # Safety").next().unwrap_or_default();
        let words = words.trim_end_matches([' ', '*', '\n']);
        let (indent, line) = words.split_once('*').unwrap_or_default();
        tidy += &match words.contains('\n') {
            true => format!("/**\n{words}\n{indent}*/{code}"),
            false => format!("/**{line} */{code}"),
        };
    }
    tidy
}

/// A parameter or a field.
pub struct Variable<'a> {
    pub name: &'a str,
    /// The declaration, as in `const ChessDistanceBoard *board` and `uint8_t (*out)[64]`.
    pub text: &'a str,
}

impl<'a> Variable<'a> {
    fn of(text: &'a str) -> Self {
        let declared = text.split(['[', ')']).next().unwrap_or(text);
        Self { name: declared.rsplit([' ', '*']).next().unwrap_or(declared), text }
    }
}

/// The meaning of an int among a function's parameters, found by its name: C++ has types of its own for
/// squares and flags.
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
    /// An unknown name is an error.
    pub fn of(function: &Item, parameter: &Variable) -> Result<Self, Box<dyn Error>> {
        let name = &parameter.name;
        Ok(match parameter.text.strip_prefix("int ") {
            None => Self::Plain,
            _ if PLAIN.contains(name) => Self::Plain,
            _ if SQUARES.contains(name) => Self::Square,
            _ if FLAGS.contains(name) => Self::Flag,
            _ => {
                let function = function.name();
                Err(format!("{function}: add the meaning of {name} to capi/headers/src/items.rs"))?
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(declaration: &str) -> Item {
        let (comment, declaration) = (String::new(), declaration.to_owned());
        Item { comment, declaration }
    }

    #[test]
    fn fields_stand_between_comments() {
        let grid = "typedef struct ChessDistanceGrid {\n  /** Files; 1..16. */\n  int files;\n  \
                    uint64_t words[4];\n  const uint64_t *own;\n} ChessDistanceGrid;\n";
        let grid = item(grid);
        let texts: Vec<_> = grid.fields().map(|field| field.text).collect();
        let expected = ["int files", "uint64_t words[4]", "const uint64_t *own"];
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_name_without_a_meaning_is_an_error() {
        let item = item("int chess_distance_new(int sq, int speed);");
        let (_, parameters) = item.result_and_parameters().expect("a function");
        let roles: Vec<_> = parameters.iter().map(|one| Role::of(&item, one).ok()).collect();
        assert_eq!(roles, [Some(Role::Square), None]);
    }
}
