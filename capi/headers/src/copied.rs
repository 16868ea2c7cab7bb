//! The headers to copy, which need no library: `chess_distance_inline.h`, and
//! `chess_distance_tables.h` with the distances of two squares alone.
//!
//! The bodies of functions are in `capi/inline`. Comments and prototypes are those of the library
//! and the numbers of tables those of the core, so that no word and no number can differ.

use crate::items::{self, Item, Kind};
use crate::outline::{copied, filled_in};
use crate::{Result, numbers};

/// `chess_distance_tables.h`.
pub fn small() -> Result<String> {
    let outline = include_str!("../templates/chess_distance_tables.h");
    let mut text = with_copies(outline, true)?;
    for item in tables()? {
        let look_up = format!("CHESS_DISTANCE_INLINE_TABLE({})", item.short());
        text = text.replace(&look_up, item.name());
    }
    // Names of its own, so that both headers may stand in one file.
    let text = text.replace("CHESS_DISTANCE_INLINE_", "CHESS_DISTANCE_TABLES_");
    Ok(text.replace("chess_distance_inline_", "chess_distance_tables_"))
}

/// `chess_distance_inline.h`, which undefines the names of the small header.
pub fn inline(small: &str) -> Result<String> {
    let [mut forget, mut renames, mut declarations] = [const { String::new() }; 3];
    for line in small.lines().filter(|line| line.starts_with("#define chess_distance")) {
        let (define, _) = line.rsplit_once(' ').unwrap_or_default();
        forget += &format!("{}\n", define.replace("#define", "#undef"));
    }
    for item in tables()? {
        renames += &rename(&item);
        declarations += &format!("CHESS_DISTANCE_DATA {}", item.declaration);
    }
    let outline = include_str!("../templates/chess_distance_inline.h")
        .replace("@FORGET@\n", &forget)
        .replace("@RENAMES@\n", &renames)
        .replace("@DECLARATIONS@\n", &declarations);
    // The tables may be those of the library instead.
    with_copies(&outline, false)
}

fn tables() -> Result<Vec<Item>> {
    items::of(&["src/tables.rs"])
}

/// An outline with what its files of C define, and whether they alone may define the tables.
fn with_copies(outline: &str, has_tables: bool) -> Result<String> {
    let c = outline.lines().map(copied).collect::<Result<String>>()?;
    filled_in(outline, |item| {
        let is_function = item.kind() == Kind::Function;
        // The wiki's functions need no prefix.
        let is_renamed = has_tables || is_function == item.name().starts_with("chess_distance");
        let rename = if is_renamed { rename(item) } else { String::new() };
        let start = item.comment.clone() + &rename;
        Ok(match (item.kind(), specifier(&c, item.name())) {
            (Kind::Function, Some(specifier)) => start + specifier + "\n" + &item.declaration,
            // The outline has the rest of a table that is another name for one.
            (Kind::Table, _) => definition(item).map_or(item.comment.clone(), |text| start + &text),
            (Kind::Constant, ..) => item.text(),
            (Kind::Type, ..) if c.contains(&format!("{} *", item.name())) => item.text(),
            (Kind::Type | Kind::Function, ..) => String::new(),
        })
    })
}

/// Declarations are under the public name, which is a macro for the name behind it: that one cannot
/// clash with the library's declaration.
fn rename(item: &Item) -> String {
    format!("#define {} chess_distance_inline_{}\n", item.name(), item.short())
}

/// The line before the head of a function, as in `CHESS_DISTANCE_INLINE_SEARCH`.
pub fn specifier<'a>(c: &'a str, name: &str) -> Option<&'a str> {
    let call = format!(" {name}(");
    let mut lines = c.lines().zip(c.lines().skip(1));
    let head = lines.find(|(_, head)| !head.starts_with(' ') && head.contains(&call));
    head.map(|(specifier, _)| specifier)
}

fn definition(item: &Item) -> Option<String> {
    let (name, declaration) = (item.name(), item.declaration.trim_end_matches(";\n"));
    let aligned = declaration.ends_with("[64][64]");
    let aligned = if aligned { "CHESS_DISTANCE_INLINE_ALIGNED\n" } else { "" };
    let head = declaration.replace("extern const", "CHESS_DISTANCE_INLINE_DATA");
    let head = head.replace(name, &format!("chess_distance_inline_{}", item.short()));
    Some(format!("{aligned}{head} = {{\n{}}};\n", numbers::of(name)?))
}
