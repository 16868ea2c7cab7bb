//! The headers that need no library: `chess_distance_inline.h`, with the declarations of the other
//! headers, and `chess_distance_tables.h`, with the distances of two squares alone.
//!
//! The bodies are C, in `templates/inline`; everything else is derived. A function with a body
//! there gets the comment, the prototype and the parameters of the library, and its head there is
//! as in `CHESS_DISTANCE_INLINE_SEARCH chess_distance_map(...)`. The main header leaves the function
//! to this one, so that no word and no number can differ.

use std::error::Error;

use crate::Section;
use crate::items::{Item, Kind, Role};

use crate::text::{constant, constants, contents, filled, filled_in, guarded_type, heading, title};

mod numbers;

type Text = Result<String, Box<dyn Error>>;

const OUTLINE: &str = include_str!("../templates/chess_distance_inline.h");
/// The bodies of the small header.
const SQUARES: &str = include_str!("../templates/inline/squares.h");
const WIKI: &str = include_str!("../templates/inline/wiki.h");

/// The bodies that need no table, in the order of the header. A body calls functions above it, or
/// functions with a prototype.
const WITHOUT_TABLES: &[&str] = &[
    include_str!("../templates/inline/pieces.h"),
    include_str!("../templates/inline/searches.h"),
    include_str!("../templates/inline/maps.h"),
    include_str!("../templates/inline/graphs.h"),
    include_str!("../templates/inline/pawns.h"),
    include_str!("../templates/inline/trajectories.h"),
    include_str!("../templates/inline/territory.h"),
];

/// The bodies that read tables. C++ wants the definition of a constant table before its first use.
const WITH_TABLES: &[&str] = &[SQUARES, include_str!("../templates/inline/functions.h")];

/// Whether the inline header has a function or a table.
pub fn has(item: &Item) -> bool {
    match item.kind() {
        Kind::Function => specifier(item.name()).is_some(),
        Kind::Table => numbers::of(item.name()).is_some(),
        Kind::Type | Kind::Constant => false,
    }
}

/// Whether the small header has it: a function with a body there, or a table that a body reads.
fn is_small(item: &Item) -> bool {
    let used = format!("({})", short(item));
    specifier_in(SQUARES, item.name()).is_some() || (has(item) && SQUARES.contains(&used))
}

/// The condition under which the main header leaves a declaration to another one.
pub fn guard(item: &Item) -> Option<&'static str> {
    match (is_small(item), has(item)) {
        (true, _) => Some("CHESS_DISTANCE_TABLES_H"),
        (false, true) => Some("CHESS_DISTANCE_INLINE_H"),
        (false, false) => None,
    }
}

/// The first word of a function's body, as in `CHESS_DISTANCE_INLINE_FUNCTION`; `None` without a
/// body.
fn specifier(name: &str) -> Option<&'static str> {
    let mut templates = WITHOUT_TABLES.iter().chain(WITH_TABLES);
    templates.find_map(|template| specifier_in(template, name))
}

/// [`specifier`] in one file. A prototype may omit `..._ALWAYS`.
fn specifier_in(template: &'static str, name: &str) -> Option<&'static str> {
    let (before, _) = template.split_once(&format!(" {name}(...)\n"))?;
    before.rsplit(['\n', ' ']).next()
}

/// Bodies with the results and parameters of their functions.
fn with_heads<'a>(bodies: &str, items: impl Iterator<Item = &'a Item>) -> String {
    items.fold(bodies.to_owned(), |text, item| {
        let Some((result, parameters)) = item.result_and_parameters() else { return text };
        let list: Vec<_> = parameters.iter().map(|parameter| parameter.text).collect();
        let head = aligned(format!("{result} {}(", item.name()), &list, ")");
        text.replace(&format!(" {}(...)\n", item.name()), &format!("\n{head}\n"))
    })
}

/// A list of parameters or arguments, in lines that begin below its first one.
fn aligned(opening: String, list: &[impl AsRef<str>], closing: &str) -> String {
    filled(&opening, &" ".repeat(opening.len()), list, closing)
}

/// `chess_distance_inline.h`.
pub fn header(library: &[Section], wiki: &[Section]) -> Text {
    let (mut parts, mut declared) = (Vec::new(), String::new());
    let items = || library.iter().flat_map(|section| &section.items);
    for section in library {
        let (names, declarations) = prototypes(section, items());
        if !names.is_empty() {
            declared += &format!("\n{}\n{}", heading(section.title), declarations);
            parts.push((section.title, names));
        }
    }
    let functions = items().filter(|item| item.kind() == Kind::Function && has(item));
    let templates: Result<String, _> = functions.map(template).collect();
    let tables = items().filter(|item| item.kind() == Kind::Table && has(item));
    let [mut renames, mut declarations, mut definitions] = [const { String::new() }; 3];
    for item in tables.clone() {
        let (name, own) = (item.name(), private(item.name()));
        renames += &format!("#define {name} {own}\n");
        declarations += &format!("CHESS_DISTANCE_DATA {}", item.declaration);
        definitions += &format!("{}{}\n", item.comment, definition(item, &own)?);
    }
    let (_, own_parts) = OUTLINE.split_once("@PROTOTYPES@").ok_or("no place for prototypes")?;
    for title in own_parts.lines().filter_map(title) {
        let names = match title {
            "Macros to look tables up" => vec!["AT", "X88_INDEX", "X88_INDEX_119"],
            "C++: the functions for your own square type" => vec!["namespace chessdistance"],
            "Tables" => tables.clone().map(short).collect(),
            "C++: tables of other boards" => vec!["chessdistance::table"],
            "The names of the wiki" => wiki.iter().flat_map(Section::names).collect(),
            _ => vec![],
        };
        parts.push((title, names));
    }
    let small = items().filter(|item| is_small(item));
    let forget: String = small.map(|item| format!("#undef {}\n", item.name())).collect();
    Ok(filled_in(
        OUTLINE,
        &[
            ("CONTENTS", &contents(parts)),
            ("FORGET", &forget),
            ("PROTOTYPES", &declared),
            ("TEMPLATES", &templates?),
            ("SEARCHES", &with_heads(&WITHOUT_TABLES.concat(), items())),
            ("RENAMES", &renames),
            ("DECLARATIONS", &declarations),
            ("DEFINITIONS", &definitions),
            ("LOOKUPS", &with_heads(&WITH_TABLES.concat(), items())),
            ("BOARD_TABLES", include_str!("../templates/inline/board_tables.h")),
            ("WIKI_NAMES", &wiki_names(wiki)?),
        ],
    ))
}

/// A table's name without its prefix.
fn short(item: &Item) -> &str {
    item.name().trim_start_matches("chess_distance_")
}

/// `chess_distance_tables.h`.
pub fn small_header(library: &[Section]) -> Text {
    let items = || library.iter().flat_map(|section| &section.items);
    let small = |kind| items().filter(move |item| item.kind() == kind && is_small(item));
    let (mut prototypes, mut tables, mut bodies) =
        (String::new(), String::new(), with_heads(SQUARES, items()));
    for item in small(Kind::Function) {
        prototypes += &prototype(item, "CHESS_DISTANCE_INLINE_FUNCTION");
    }
    for item in small(Kind::Table) {
        let own = private(item.name());
        tables += &format!("{}#define {} {own}\n", item.comment, item.name());
        tables += &(definition(item, &own)? + "\n");
        let call = format!("CHESS_DISTANCE_INLINE_TABLE({})", short(item));
        bodies = bodies.replace(&call, item.name());
    }
    let code = library.iter().flat_map(|section| &section.constants);
    let code = code.filter(|item| item.name() == "CHESS_DISTANCE_INVALID_SQUARE");
    let names = |kind| small(kind).map(short).collect();
    let parts = [("Functions", names(Kind::Function)), ("Tables", names(Kind::Table))];
    let text = filled_in(
        include_str!("../templates/chess_distance_tables.h"),
        &[
            ("CONTENTS", &contents(parts)),
            ("INVALID_SQUARE", &code.map(constant).collect::<String>()),
            ("PROTOTYPES", &prototypes),
            ("TABLES", &tables),
            ("BODIES", &bodies),
        ],
    );
    // Names of its own, so that both headers may stand in one file.
    Ok(text
        .replace("CHESS_DISTANCE_INLINE_", "CHESS_DISTANCE_TABLES_")
        .replace("chess_distance_inline_", "chess_distance_tables_"))
}

/// The names of a part that the inline header has, and their declarations: functions with a body
/// here, the types that such functions take, and constants.
fn prototypes<'a>(
    section: &'a Section,
    items: impl Iterator<Item = &'a Item> + Clone,
) -> (Vec<&'a str>, String) {
    let mut text = constants(&section.constants);
    let mut names = section.names();
    let own = names.split_off(names.len() - section.items.len());
    for (item, name) in section.items.iter().zip(own) {
        let pointer = format!("{} *", item.name());
        let declaration = match specifier(item.name()) {
            Some(specifier) => prototype(item, specifier),
            None if item.kind() == Kind::Type
                && items.clone().any(|one| has(one) && one.declaration.contains(&pointer)) =>
            {
                guarded_type(item) + "\n"
            }
            None => continue,
        };
        text += &declaration;
        names.push(name);
    }
    (names, text)
}

/// The name behind a public name: it cannot clash with the library's declaration of that name.
fn private(name: &str) -> String {
    let rest = name.strip_prefix("chess_distance_").unwrap_or(name);
    format!("chess_distance_inline_{rest}")
}

/// A function's comment, its private name and its declaration.
fn prototype(item: &Item, specifier: &str) -> String {
    let (name, own) = (item.name(), private(item.name()));
    format!("{}#define {name} {own}\n{specifier}\n{}\n", item.comment, item.declaration)
}

/// A function of `namespace chessdistance`: without the prefix, and for the engine's own square type.
fn template(item: &Item) -> Text {
    let (result, parameters) = item.result_and_parameters().ok_or("not a function")?;
    let specifier = specifier(item.name()).ok_or("no body")?;
    let short = item.name().trim_start_matches("chess_").trim_start_matches("distance_");
    let (mut types, mut taken, mut passed) = (vec![], vec![], vec![]);
    for parameter in &parameters {
        let name = parameter.name;
        match Role::of(item, parameter)? {
            Role::Square => {
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
                taken.push(parameter.text.to_owned());
                passed.push(name.to_owned());
            }
        }
    }
    // A wrapper of a search passes a constant piece on.
    let always = match specifier {
        "CHESS_DISTANCE_INLINE_SEARCH" => "CHESS_DISTANCE_INLINE_ALWAYS ",
        _ => "",
    };
    let template = match types.is_empty() {
        true => String::new(),
        false => format!("template <{}>\n", types.join(", ")),
    };
    // The parentheses keep macros with arguments from expanding the name.
    let head = aligned(format!("{result} ({short})("), &taken, ")");
    let call = aligned(format!("    return {}(", item.name()), &passed, ");");
    Ok(format!("{template}{always}{specifier}\n{head}\n{{\n{call}\n}}\n\n"))
}

fn definition(item: &Item, name: &str) -> Text {
    let (element, dimensions) = item.element_and_dimensions().ok_or("not a table")?;
    let numbers = numbers::of(item.name()).ok_or(format!("no numbers for {}", item.name()))?;
    let aligned = match dimensions {
        "[64][64]" => "CHESS_DISTANCE_INLINE_ALIGNED\n",
        _ => "",
    };
    Ok(format!(
        "{aligned}CHESS_DISTANCE_INLINE_DATA {element} {name}{dimensions} = {{\n{numbers}}};\n"
    ))
}

/// The wiki's names. Its tables are macros, most of them for tables that exist already.
fn wiki_names(wiki: &[Section]) -> Text {
    let (mut tables, mut functions) = (String::new(), String::new());
    let items = || wiki.iter().flat_map(|section| &section.items);
    for item in items() {
        let name = item.name();
        if item.kind() == Kind::Function {
            let specifier = specifier_in(WIKI, name);
            let specifier = specifier.ok_or(format!("templates/inline/wiki.h lacks {name}"))?;
            functions += &format!("\n{}{specifier}\n{}", item.comment, item.declaration);
        } else if let Some(twin) = numbers::twin_of(name) {
            tables += &format!("{}#define {name} {twin}\n\n", item.comment);
        } else {
            let own = private(name);
            tables +=
                &format!("{}#define {name} {own}\n{}\n", item.comment, definition(item, &own)?);
        }
    }
    let text = with_heads(WIKI, items());
    Ok(text.replace("@WIKI_TABLES@\n", &tables).replace("@WIKI_PROTOTYPES@\n", &functions))
}
