//! The parts of each header in their order, with the Rust sources of each.

use std::error::Error;
use std::path::Path;

use crate::items::{self, Item, Kind};

/// A part of a header under a heading of its own.
pub struct Section {
    pub title: &'static str,
    /// The macros for pieces and results, which all headers have.
    pub constants: Vec<Item>,
    pub items: Vec<Item>,
}

/// A title, and files of a directory.
type Part = (&'static str, &'static [&'static str]);

/// The parts of `chess_distance.h`.
const LIBRARY: &[Part] = &[
    ("Distances on the empty board", &["empty_board"]),
    ("Pieces, results, version", &["constants"]),
    ("Distances among obstacles", &["obstacles", "maps_to", "graphs", "pawns"]),
    ("Trajectories", &["trajectory"]),
    ("Territory, races, endings", &["territory"]),
    ("Ways and costs", &["ways"]),
    ("Two sides, whole positions", &["sides"]),
    ("Pawn endings", &["pawn_ending"]),
    ("Many pairs, other boards", &["pairs_and_boards"]),
    ("Columns of positions", &["columns", "set_columns", "fens"]),
    ("Boards of any size, pieces of any kind", &["grid", "grid_maps", "grid_ways"]),
    ("Searches that are no faster than your own C", &["as_in_c"]),
    ("Tables: the unchecked fast path", &["tables"]),
];

/// The parts of `chess_distance_wiki.h`.
const WIKI: &[Part] = &[("Functions", &["functions"]), ("Tables", &["tables"])];

/// The parts of `chess_distance.h` and of `chess_distance_wiki.h`.
pub fn of_headers(root: &Path) -> Result<[Vec<Section>; 2], Box<dyn Error>> {
    let sections = |directory: &str, parts: &[Part]| -> Result<_, Box<dyn Error>> {
        let section = |&(title, files): &Part| {
            let paths = files.iter().map(|file| root.join(format!("{directory}/src/{file}.rs")));
            let (constants, items) = items::of(root, paths)?
                .into_iter()
                .partition(|item| files == ["constants"] && item.kind() == Kind::Constant);
            Ok(Section { title, constants, items })
        };
        parts.iter().map(section).collect()
    };
    Ok([sections("capi", LIBRARY)?, sections("capi/wiki", WIKI)?])
}

impl Section {
    /// The names, without the prefixes that all of them have.
    pub fn names(&self) -> Vec<&str> {
        let short = |name| match str::strip_prefix(name, "chess_distance_") {
            Some(short) => short,
            None => name.strip_prefix("CHESS_DISTANCE_").unwrap_or(name),
        };
        let constants = self.constants.iter().map(Item::name);
        // The template that stands behind the constants.
        let leaper = (!self.constants.is_empty()).then_some("LEAPER");
        let items = self.items.iter().map(Item::name);
        constants.chain(leaper).chain(items).map(short).collect()
    }
}

/// The names that programs may link, one in each line.
pub fn symbols<'a>(sections: impl Iterator<Item = &'a Section>) -> String {
    let kinds = [Kind::Function, Kind::Table];
    let items = sections.flat_map(|one| &one.items).filter(|item| kinds.contains(&item.kind()));
    let mut names: Vec<_> = items.map(Item::name).collect();
    names.sort_unstable();
    names.join("\n") + "\n"
}
