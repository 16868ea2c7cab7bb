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
    Ok(text.trim().split("\n\n").map(item).collect())
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

/// A function of a header.
pub struct Function<'a> {
    pub item: &'a Item,
    /// As in `uint64_t`.
    pub result: String,
    pub parameters: Vec<Variable>,
}

/// A parameter or a field: a value, or several of one type, behind a pointer or in a structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    pub name: String,
    /// The declaration.
    pub text: String,
    /// The type of the value, or of the elements.
    pub element: String,
    pub constant: bool,
    /// The declared dimensions; empty for a value and for a plain pointer.
    pub dimensions: Vec<usize>,
    /// Whether a pointer to the first element is declared. Then another parameter holds the number.
    pub pointer: bool,
}

impl<'a> Function<'a> {
    pub fn of(item: &'a Item) -> Result<Self, Box<dyn Error>> {
        let fault = || format!("not a function: {}", item.declaration);
        let (head, rest) = item.declaration.split_once('(').ok_or_else(fault)?;
        let (list, _) = rest.rsplit_once(')').ok_or_else(fault)?;
        let result = head.strip_suffix(item.name()).ok_or_else(fault)?;
        let parameters: Result<Vec<_>, _> = list
            .split(',')
            .map(str::trim)
            .filter(|text| *text != "void")
            .map(Variable::of)
            .collect();
        Ok(Self { item, result: result.trim_end().to_owned(), parameters: parameters? })
    }

    /// As in `king`; `distance` for `chess_distance`.
    pub fn short_name(&self) -> &'a str {
        let name = self.item.name();
        name.strip_prefix("chess_distance_").unwrap_or(name.trim_start_matches("chess_"))
    }
}

impl Variable {
    /// As in `const ChessDistanceBoard *board`, `uint8_t out[64]` and `uint8_t (*out)[64]`.
    pub fn of(text: &str) -> Result<Self, Box<dyn Error>> {
        let plain = text.replace(['(', ')'], "");
        let (declared, dimensions) = plain.split_once('[').unwrap_or((&plain, ""));
        let start = declared.rfind([' ', '*']).ok_or(text)? + 1;
        let (kind, name) = (declared[..start].trim_end(), &declared[start..]);
        let element = kind.trim_end_matches('*').trim_end();
        let dimensions = dimensions.split(['[', ']']).filter(|one| !one.is_empty());
        Ok(Self {
            name: name.to_owned(),
            text: text.to_owned(),
            element: element.trim_start_matches("const ").to_owned(),
            constant: element.starts_with("const "),
            dimensions: dimensions.map(str::parse).collect::<Result<_, _>>()?,
            pointer: kind.ends_with('*'),
        })
    }

    /// Whether it is no single value.
    pub fn is_several(&self) -> bool {
        self.pointer || !self.dimensions.is_empty()
    }

    /// Whether it points at what is written.
    #[cfg(test)]
    pub fn is_output(&self) -> bool {
        self.is_several() && !self.constant
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
    pub fn of(function: &Function, parameter: &Variable) -> Result<Self, Box<dyn Error>> {
        let name = parameter.name.as_str();
        Ok(match name {
            _ if parameter.is_several() || parameter.element != "int" => Self::Plain,
            _ if PLAIN.contains(&name) => Self::Plain,
            _ if SQUARES.contains(&name) => Self::Square,
            _ if FLAGS.contains(&name) => Self::Flag,
            _ => {
                let function = function.item.name();
                Err(format!("{function}: add the meaning of {name} to capi/headers/src/items.rs"))?
            }
        })
    }
}

/// The fields of a structure, for the test of the list of layouts.
#[cfg(test)]
pub fn fields(item: &Item) -> Result<Vec<Variable>, Box<dyn Error>> {
    let (_, body) = item.declaration.split_once('{').ok_or("no structure")?;
    let (body, _) = body.rsplit_once('}').ok_or("no structure")?;
    let code = body.split("/*").map(|text| match text.split_once("*/") {
        Some((_, code)) => code,
        None => text,
    });
    let code: String = code.collect();
    let fields = code.split(';').map(str::trim);
    let fields = fields.filter(|field| !field.is_empty());
    fields.map(Variable::of).collect()
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
        let fields = fields(&item(grid)).expect("a structure");
        let texts: Vec<_> = fields.iter().map(|field| field.text.as_str()).collect();
        let expected = ["int files", "uint64_t words[4]", "const uint64_t *own"];
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_name_without_a_meaning_is_an_error() {
        let item = item("int chess_distance_new(int sq, int speed);");
        let function = Function::of(&item).expect("a function");
        let roles: Vec<_> =
            function.parameters.iter().map(|one| Role::of(&function, one).ok()).collect();
        assert_eq!(roles, [Some(Role::Square), None]);
    }
}
