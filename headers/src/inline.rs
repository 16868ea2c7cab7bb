//! `chess_distance_inline.h`: what the other headers declare for the empty board, with bodies
//! and numbers instead of a library behind it.
//!
//! Constants, comments and declarations are those of the other headers, so that no word and no
//! number can differ; the bodies are C, in templates.

use std::error::Error;
use std::fmt::Write as _;

mod numbers;

/// The condition under which the main header leaves a declaration to this one.
pub const GUARD: &str = "CHESS_DISTANCE_INLINE_H";
/// The condition under which the header of the wiki's names leaves a declaration to this one.
pub const WIKI_GUARD: &str = "CHESS_DISTANCE_INLINE_WIKI_NAMES";

const HEAD: &str = include_str!("../templates/inline/head.h");
const LANGUAGE: &str = include_str!("../templates/inline/language.h");
const LOOKUP: &str = include_str!("../templates/inline/lookup.h");
const CPLUSPLUS: &str = include_str!("../templates/inline/cplusplus.h");
const TABLE: &str = include_str!("../templates/inline/table.h");
const FUNCTIONS: &str = include_str!("../templates/inline/functions.h");
const WIKI: &str = include_str!("../templates/inline/wiki.h");

/// The header, from the texts of the two others.
pub fn inline_header(main: &str, wiki: &str) -> Result<String, Box<dyn Error>> {
    let shared = declarations(main, GUARD);
    let (tables, functions): (Vec<_>, Vec<_>) = shared.iter().partition(|item| item.is_table());
    let head = HEAD
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@REPOSITORY@", env!("CARGO_PKG_REPOSITORY"));
    Ok([
        head,
        constants(main)?,
        LANGUAGE.into(),
        renames(&functions, &tables),
        prototypes(&functions),
        LOOKUP.into(),
        cplusplus(&functions),
        own_tables(&tables)?,
        FUNCTIONS.into(),
        TABLE.into(),
        wiki_names(wiki)?,
    ]
    .concat())
}

/// A declaration and its comment.
struct Declaration<'a> {
    comment: &'a str,
    text: &'a str,
}

impl Declaration<'_> {
    fn is_table(&self) -> bool {
        self.text.contains("extern const ")
    }

    /// As in "chess_distance_king".
    fn name(&self) -> &str {
        let end = self.text.find(['(', '[']).unwrap_or(self.text.len());
        let start = self.text[..end].rfind([' ', '*']).map_or(0, |at| at + 1);
        &self.text[start..end]
    }

    /// What stands before and behind the name of a table: element type and dimensions.
    fn element_and_dimensions(&self) -> Option<(&str, &str)> {
        let (_, declared) = self.text.split_once("extern const ")?;
        let (element, rest) = declared.split_once(self.name())?;
        Some((element.trim_end(), rest.strip_suffix(';')?))
    }
}

/// What a header declares only where the inline header is not included.
fn declarations<'a>(header: &'a str, guard: &str) -> Vec<Declaration<'a>> {
    let condition = format!("#if !defined({guard})\n");
    header
        .split(condition.as_str())
        .skip(1)
        .filter_map(|block| block.split_once("#endif"))
        .flat_map(|(block, _)| block.split("\n\n"))
        .filter_map(|item| {
            let (comment, text) = item.trim().split_once("*/\n")?;
            Some(Declaration {
                comment: &item.trim()[..comment.len() + 2],
                text,
            })
        })
        .collect()
}

/// The macros of the main header, to the last result code.
pub fn constants(main: &str) -> Result<String, Box<dyn Error>> {
    let start = main.find("#define CHESS_DISTANCE_VERSION_MAJOR");
    let start = start.ok_or("no version in the main header")?;
    let last = main.find("#define CHESS_DISTANCE_NONE");
    let last = last.ok_or("no CHESS_DISTANCE_NONE in the main header")?;
    let end = last + main[last..].find('\n').ok_or("no end of line")? + 1;
    Ok(main[start..end].into())
}

/// The name behind a public name: it cannot clash with the library's declaration of that name.
fn private(name: &str) -> String {
    name.replacen("chess_distance_", "chess_distance_inline_", 1)
}

fn renames(functions: &[&Declaration<'_>], tables: &[&Declaration<'_>]) -> String {
    let define = |text: &mut String, item: &Declaration<'_>| {
        let _ = writeln!(text, "#define {} {}", item.name(), private(item.name()));
    };
    let mut text = String::from(
        "/* The library may declare the same names in the same file, so here they are macros for\n \
         * names of this header's own. */\n\n",
    );
    functions.iter().for_each(|item| define(&mut text, item));
    text += "\n#if !defined(CHESS_DISTANCE_USE_LIBRARY)\n";
    tables.iter().for_each(|item| define(&mut text, item));
    text + "#endif\n"
}

fn prototypes(functions: &[&Declaration<'_>]) -> String {
    let mut text = String::new();
    for item in functions {
        let _ = write!(
            text,
            "\n{}\nCHESS_DISTANCE_INLINE_FUNCTION {}\n",
            item.comment, item.text
        );
    }
    text
}

/// Templates for the functions of one square and of two; the others are written out.
fn cplusplus(functions: &[&Declaration<'_>]) -> String {
    let (mut of_square, mut of_pair) = (String::new(), String::new());
    for item in functions {
        let name = item.name();
        let short = name.trim_start_matches("chess_distance_");
        if item.text.ends_with("(int a, int b);") {
            let _ = write!(
                of_pair,
                "template <class From_, class To_>\n\
                 CHESS_DISTANCE_INLINE_FUNCTION int {short}(From_ a, To_ b)\n{{\n    \
                 return {name}(square_number(a), square_number(b));\n}}\n\n"
            );
        } else if item.text.ends_with("(int sq);") || item.text.ends_with("(int sq88);") {
            let _ = write!(
                of_square,
                "template <class Square_>\n\
                 CHESS_DISTANCE_INLINE_FUNCTION int {short}(Square_ sq)\n{{\n    \
                 return {name}(square_number(sq));\n}}\n\n"
            );
        }
    }
    CPLUSPLUS
        .replace("@PAIR_TEMPLATES@\n", &of_pair)
        .replace("@SQUARE_TEMPLATES@\n", &of_square)
}

/// The tables: declared as the library's, or defined.
fn own_tables(tables: &[&Declaration<'_>]) -> Result<String, Box<dyn Error>> {
    let mut text = String::from(
        "/* The tables. */\n\n\
         #if defined(CHESS_DISTANCE_USE_LIBRARY)\n\
         #ifdef __cplusplus\nextern \"C\" {\n#endif\n",
    );
    for item in tables {
        let _ = writeln!(text, "{}", item.text);
    }
    text +=
        "#ifdef __cplusplus\n}\n#endif\n#endif\n\n#if defined(CHESS_DISTANCE_INLINE_OWN_TABLES)\n";
    for item in tables {
        let (element, dimensions) = item.element_and_dimensions().ok_or("not a table")?;
        let _ = writeln!(text, "{}", item.comment);
        text += &definition(element, &private(item.name()), dimensions, item.name())?;
        text += "\n";
    }
    Ok(text + "#endif /* CHESS_DISTANCE_INLINE_OWN_TABLES */\n\n")
}

fn definition(
    element: &str,
    name: &str,
    dimensions: &str,
    source: &str,
) -> Result<String, Box<dyn Error>> {
    let numbers = numbers::of(source).ok_or(format!("no numbers for {source}"))?;
    let aligned = if dimensions == "[64][64]" {
        "CHESS_DISTANCE_INLINE_ALIGNED\n"
    } else {
        ""
    };
    Ok(format!(
        "{aligned}CHESS_DISTANCE_INLINE_DATA {element} {name}{dimensions} = {{\n{numbers}}};\n"
    ))
}

/// The wiki's names: its tables are macros, most of them for tables that are there already.
fn wiki_names(wiki: &str) -> Result<String, Box<dyn Error>> {
    let all = declarations(wiki, WIKI_GUARD);
    let (tables, functions): (Vec<_>, Vec<_>) = all.iter().partition(|item| item.is_table());
    let mut text = String::new();
    for item in tables {
        let name = item.name();
        let _ = writeln!(text, "{}", item.comment);
        if let Some(twin) = numbers::twin_of(name) {
            let _ = writeln!(text, "#define {name} {twin}\n");
        } else {
            let (element, dimensions) = item.element_and_dimensions().ok_or("not a table")?;
            let private = format!("chess_distance_inline_{name}");
            let _ = writeln!(text, "#define {name} {private}");
            text += &definition(element, &private, dimensions, name)?;
            text += "\n";
        }
    }
    Ok(WIKI
        .replace("@WIKI_TABLES@\n", &text)
        .replace("@WIKI_PROTOTYPES@\n", &prototypes(&functions)))
}
