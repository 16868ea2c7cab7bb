//! `make headers`: writes the committed headers from the sources, the list of symbols and the tables
//! for other languages.
//!
//! Each header has an outline in `templates/`. In its places stand the declarations that cbindgen
//! prints from `capi/src` and `capi/wiki/src`, and the C of `capi/inline`.

use std::error::Error;
use std::fs;
use std::path::Path;

mod copied;
mod items;
mod json;
mod numbers;
mod outline;
#[cfg(test)]
mod tests;

use items::{Item, Kind};
use outline::filled_in;

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

fn main() -> Result<()> {
    for (path, text) in files()? {
        fs::write(root().join(path), text)?;
    }
    Ok(())
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The path of each file from the root of the workspace, and its text.
fn files() -> Result<Vec<(&'static str, String)>> {
    let tables = copied::small()?;
    let inline = copied::inline(&tables)?;
    let guards = [("CHESS_DISTANCE_TABLES_H", &tables), ("CHESS_DISTANCE_INLINE_H", &inline)];
    let mut symbols = Vec::new();
    let mut declared = |item: &Item| {
        if matches!(item.kind(), Kind::Function | Kind::Table) {
            symbols.push(item.name().to_owned() + "\n");
        }
        Ok(item.text())
    };
    let wiki = filled_in(include_str!("../templates/chess_distance_wiki.h"), &mut declared)?;
    let mut library = filled_in(include_str!("../templates/chess_distance.h"), |item| {
        // What another header defines is left to that header.
        let defined = format!("#define {} chess_distance_", item.name());
        let text = declared(item)?;
        Ok(match guards.iter().find(|(_, header)| header.contains(&defined)) {
            Some((guard, _)) => format!("#ifndef {guard}\n{text}#endif /* {guard} */\n"),
            None => text,
        })
    })?;
    for (guard, _) in guards {
        library = library.replace(&format!("#endif /* {guard} */\n\n#ifndef {guard}\n"), "\n");
    }
    symbols.sort_unstable();
    Ok(vec![
        ("include/chess_distance.h", library),
        ("include/chess_distance_wiki.h", wiki),
        ("include/chess_distance_inline.h", inline),
        ("include/chess_distance_tables.h", tables),
        ("c-tests/symbols.txt", symbols.concat()),
        ("docs/tables.json", json::tables()?),
    ])
}
