//! `chess_distance_inline.h`: the declarations of the other headers, with bodies and numbers
//! instead of a library.
//!
//! The bodies are C, in `templates/inline`; everything else is derived. A function with a body
//! there gets the comment and the prototype of the library. The main header leaves it to this one,
//! so that no word and no number can differ.

use std::error::Error;
use std::fmt::Write as _;

use crate::constants;
use crate::items::{Item, Kind};
use crate::library::{DATA, RESULTS, guarded_type};
use crate::parts::Section;

mod bodies;
mod cplusplus;
mod numbers;

const HEAD: &str = include_str!("../templates/inline/head.h");
const LANGUAGE: &str = include_str!("../templates/inline/language.h");
const LOOKUP: &str = include_str!("../templates/inline/lookup.h");
const TABLE: &str = include_str!("../templates/inline/table.h");
const WIKI: &str = include_str!("../templates/inline/wiki.h");

/// Whether the inline header has a function or a table.
pub fn has(item: &Item) -> bool {
    match item.kind() {
        Kind::Function => bodies::specifier(item.name()).is_some(),
        Kind::Table => numbers::of(item.name()).is_some(),
        Kind::Type | Kind::Constant => false,
    }
}

/// The header.
pub fn header(
    constants: &[Item],
    functions: &[Section],
    tables: &Section,
    wiki: &[Section],
) -> Result<String, Box<dyn Error>> {
    let items = || functions.iter().flat_map(|section| &section.items);
    let types = types(items());
    let prototypes: String = functions.iter().map(prototypes).collect();
    let functions: Vec<_> = items().filter(|item| has(item)).collect();
    let tables: Vec<_> = tables.items.iter().filter(|item| has(item)).collect();
    let sections = [
        ("Versions, pieces, results", constants::block(constants)),
        ("Types", types),
        (
            "What differs between compilers",
            LANGUAGE.to_owned() + &renames(&functions, &tables),
        ),
        ("The functions", prototypes),
        ("Macros to look tables up", LOOKUP.into()),
        (
            "C++: the functions for your own square type",
            cplusplus::namespace(&functions)?,
        ),
        (
            "The bodies of the functions that need no table",
            bodies::WITHOUT_TABLES.concat(),
        ),
        ("The tables", own_tables(&tables)?),
        (
            "The bodies of the functions that read tables",
            bodies::WITH_TABLES.concat(),
        ),
        ("C++: tables of other boards", TABLE.into()),
        ("The names of the wiki", wiki_names(wiki)?),
    ];
    let (mut contents, mut text) = (Vec::new(), String::new());
    for ((title, section), number) in sections.iter().zip(1..) {
        contents.push(format!(" *    {number:>2}. {title}"));
        let heading = format!("/* ==== {number}. {title} ==== */");
        let _ = write!(text, "\n{heading}\n\n{}\n", section.trim());
    }
    let head = HEAD
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@REPOSITORY@", env!("CARGO_PKG_REPOSITORY"))
        .replace("@RESULTS@\n", RESULTS)
        .replace("@CONTENTS@", &contents.join("\n"));
    Ok(head + &text)
}

/// The types that the functions take.
fn types<'a>(items: impl Iterator<Item = &'a Item> + Clone) -> String {
    let is_taken = |item: &Item| {
        let pointer = format!("{} *", item.name());
        items
            .clone()
            .any(|function| has(function) && function.declaration.contains(&pointer))
    };
    items
        .clone()
        .filter(|item| item.kind() == Kind::Type && is_taken(item))
        .map(|item| format!("\n{}", guarded_type(item)))
        .collect()
}

/// The name behind a public name: it cannot clash with the library's declaration of that name.
fn private(name: &str) -> String {
    match name.strip_prefix("chess_distance_") {
        Some(rest) => format!("chess_distance_inline_{rest}"),
        None => format!("chess_distance_inline_{name}"),
    }
}

fn renames(functions: &[&Item], tables: &[&Item]) -> String {
    let define = |text: &mut String, item: &Item| {
        let _ = writeln!(text, "#define {} {}", item.name(), private(item.name()));
    };
    let mut text = String::from(
        "/* chess_distance.h may declare the same names in the same file. So here each name is a macro\n \
         * for a private one. */\n\n",
    );
    functions.iter().for_each(|item| define(&mut text, item));
    text += "\n#if !defined(CHESS_DISTANCE_USE_LIBRARY)\n";
    tables.iter().for_each(|item| define(&mut text, item));
    text + "#endif\n"
}

/// The functions of a part that have a body here, under its heading.
fn prototypes(section: &Section) -> String {
    let mut text = String::new();
    for item in &section.items {
        if let Some(specifier) = bodies::specifier(item.name()) {
            let _ = write!(text, "\n{}{specifier}\n{}", item.comment, item.declaration);
        }
    }
    if text.is_empty() {
        return text;
    }
    format!("\n\n{}{text}", section.heading())
}

/// The tables: declared as in the library, or defined.
fn own_tables(tables: &[&Item]) -> Result<String, Box<dyn Error>> {
    let mut text =
        String::from("#if defined(CHESS_DISTANCE_USE_LIBRARY) && !defined(CHESS_DISTANCE_H)\n");
    text += DATA;
    text += "#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
    for item in tables {
        let _ = write!(text, "CHESS_DISTANCE_DATA {}", item.declaration);
    }
    text +=
        "#ifdef __cplusplus\n}\n#endif\n#endif\n\n#if defined(CHESS_DISTANCE_INLINE_OWN_TABLES)\n";
    for item in tables {
        text += &item.comment;
        text += &definition(item, &private(item.name()))?;
        text += "\n";
    }
    Ok(text + "#endif /* CHESS_DISTANCE_INLINE_OWN_TABLES */\n\n")
}

fn definition(item: &Item, name: &str) -> Result<String, Box<dyn Error>> {
    let (element, dimensions) = item.element_and_dimensions().ok_or("not a table")?;
    let numbers = numbers::of(item.name()).ok_or(format!("no numbers for {}", item.name()))?;
    let aligned = if dimensions == "[64][64]" {
        "CHESS_DISTANCE_INLINE_ALIGNED\n"
    } else {
        ""
    };
    Ok(format!(
        "{aligned}CHESS_DISTANCE_INLINE_DATA {element} {name}{dimensions} = {{\n{numbers}}};\n"
    ))
}

/// The wiki's names. Its tables are macros, most of them for tables that exist already.
fn wiki_names(wiki: &[Section]) -> Result<String, Box<dyn Error>> {
    let (mut tables, mut functions) = (String::new(), String::new());
    for item in wiki.iter().flat_map(|section| &section.items) {
        let name = item.name();
        if item.kind() == Kind::Function {
            let specifier = bodies::specifier_in(WIKI, name);
            let specifier = specifier.ok_or(format!("templates/inline/wiki.h lacks {name}"))?;
            let _ = write!(
                functions,
                "\n{}{specifier}\n{}",
                item.comment, item.declaration
            );
        } else if let Some(twin) = numbers::twin_of(name) {
            let _ = writeln!(tables, "{}#define {name} {twin}\n", item.comment);
        } else {
            let private = private(name);
            let _ = writeln!(tables, "{}#define {name} {private}", item.comment);
            tables += &definition(item, &private)?;
            tables += "\n";
        }
    }
    Ok(WIKI
        .replace("@WIKI_TABLES@\n", &tables)
        .replace("@WIKI_PROTOTYPES@\n", &functions))
}
