//! The output of cbindgen for Rust sources, one item at a time.

use cbindgen::{Builder, Config};

use crate::{Result, root};

/// A constant, a type, a function or a table as C declares it.
#[derive(Clone)]
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

/// The rows of tables by pairs, and the types that `templates/chess_distance.h` defines for them.
const ROWS: [(&str, &str); 2] =
    [("uint8_t [64]", "ChessDistanceRow"), ("uint64_t [8]", "ChessDistanceRings")];

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
        let head = match self.kind() {
            Kind::Constant => self.declaration.rsplit_once(' ').map(|(head, _)| head),
            Kind::Type => self.declaration.strip_suffix(";\n"),
            Kind::Function | Kind::Table => self.declaration.split(['(', '[']).next(),
        };
        head.and_then(|head| head.rsplit([' ', '*']).next()).unwrap_or_default()
    }

    /// The name without the prefix that most of them have.
    pub fn short(&self) -> &str {
        self.name().trim_start_matches("chess_distance_").trim_start_matches("CHESS_DISTANCE_")
    }

    /// Comment and declaration, as a header of the library has them.
    pub fn text(&self) -> String {
        let (comment, declaration) = (&self.comment, &self.declaration);
        match self.kind() {
            Kind::Constant => self.constant(),
            Kind::Type => self.guarded_type(),
            Kind::Function => format!("{comment}{declaration}"),
            Kind::Table => format!("{comment}CHESS_DISTANCE_DATA {}", self.with_rows()),
        }
    }

    /// A table of two dimensions as one of rows, which have a type. bindgen and Zig take an
    /// array of arrays for one that may change.
    fn with_rows(&self) -> String {
        let rows = ROWS.iter().find_map(|(numbers, row)| {
            let (number, size) = numbers.split_once(' ')?;
            let head = self.declaration.strip_suffix(&format!("[64]{size};\n"))?;
            let (before, name) = head.split_once(&format!(" {number} "))?;
            Some(format!("{before} {row} {name}[64];\n"))
        });
        rows.unwrap_or_else(|| self.declaration.clone())
    }

    /// One line if that is short enough. Negative values get parentheses, so that `1 - NAME` works.
    /// Others get none: some tools that read headers accept bare numbers only.
    fn constant(&self) -> String {
        let definition = match self.declaration.trim_end().rsplit_once(" -") {
            Some((head, value)) => format!("{head} (-{value})"),
            None => self.declaration.trim_end().to_owned(),
        };
        let line = format!("{definition:<42} {}", self.comment.replace("/**", "/*"));
        match line.lines().count() == 1 && line.len() <= 101 {
            true => line,
            false => format!("{}{definition}\n", self.comment),
        }
    }

    /// A type, guarded so that several headers in one file define it once.
    fn guarded_type(&self) -> String {
        let word = |c: char| format!("{}{c}", if c.is_uppercase() { "_" } else { "" });
        let words = self.name().chars().map(word).collect::<String>().to_uppercase();
        let guard = words[1..].to_owned() + "_DEFINED";
        let (comment, declaration) = (&self.comment, &self.declaration);
        format!("#ifndef {guard}\n#define {guard}\n{comment}{declaration}#endif\n")
    }
}

/// The public items of files of `capi/`, in their order; types first and functions last.
pub fn of(files: &[&str]) -> Result<Vec<Item>> {
    let config = Config::from_file(root().join("cbindgen.toml"))?;
    let builder = Builder::new().with_config(config);
    let builder = files
        .iter()
        .fold(builder, |builder, file| builder.with_src(root().join("capi").join(file)));
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
