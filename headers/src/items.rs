//! The output of cbindgen for Rust sources, one item at a time.

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
        let text = &self.declaration;
        let is_part_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let start_of_last_word =
            |end: usize| text[..end].rfind(|c| !is_part_of_name(c)).map_or(0, |at| at + 1);
        let (start, end) = match self.kind() {
            Kind::Constant => {
                let start = "#define ".len();
                (start, start + text[start..].find(' ').unwrap_or(0))
            }
            Kind::Type => {
                let end = text.rfind(';').unwrap_or(text.len());
                (start_of_last_word(end), end)
            }
            Kind::Function | Kind::Table => {
                let end = text.find(['(', '[']).unwrap_or(text.len());
                (start_of_last_word(end), end)
            }
        };
        &text[start..end]
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
    Ok(String::from_utf8(text)?
        .split("\n\n")
        .filter(|text| !text.trim().is_empty())
        .map(item)
        .collect())
}

fn item(text: &str) -> Item {
    let lines: Vec<&str> = text.lines().collect();
    let is_comment = |line: &&str| line.trim_start().starts_with("///");
    let end = lines.iter().take_while(|line| is_comment(line)).count();
    let (comment, declaration) = lines.split_at(end);
    // Fields have comments of their own.
    let declaration: String = declaration
        .chunk_by(|above, below| is_comment(above) == is_comment(below))
        .map(
            |lines| {
                if is_comment(&lines[0]) { block_comment(lines) } else { lines.join("\n") + "\n" }
            },
        )
        .collect();
    // cbindgen writes the tag only where it has seen the type.
    let declaration = match declaration.strip_prefix("typedef ") {
        Some(_) => declaration.replace("\n  struct ", "\n  "),
        None => declaration.replace("struct ", ""),
    };
    Item { comment: block_comment(comment), declaration }
}

/// A C comment, without the section `# Safety` that Rust asks for. The top of the header says once
/// what pointers must point at.
fn block_comment(lines: &[&str]) -> String {
    let Some(first) = lines.first() else {
        return String::new();
    };
    let indent = &first[..first.len() - first.trim_start().len()];
    let mut words: Vec<&str> = lines
        .iter()
        .map(|line| &line.trim_start()["///".len()..])
        .take_while(|text| text.trim() != "# Safety")
        .collect();
    while words.last().is_some_and(|text| text.is_empty()) {
        words.pop();
    }
    match words[..] {
        [line] => format!("{indent}/**{line} */\n"),
        _ => {
            let words = words.join(&format!("\n{indent} *"));
            format!("{indent}/**\n{indent} *{words}\n{indent} */\n")
        }
    }
}
