//! The source files of each part of a header, in the order of the headers.

use std::error::Error;
use std::path::Path;

use crate::items::{self, Item, Kind};

/// A part of a header, under a heading of its own.
pub struct Part {
    pub title: &'static str,
    /// Its files, as paths from the root of the repository.
    pub sources: &'static [&'static str],
}

/// The macros for pieces and results, and the functions that explain results.
const CONSTANTS: &str = "capi/src/constants.rs";

/// The functions and types of `chess_distance.h`.
pub const FUNCTIONS: &[Part] = &[
    Part {
        title: "Distances on the empty board",
        sources: &["capi/src/empty_board.rs"],
    },
    Part {
        title: "Distances among obstacles",
        sources: &[
            "capi/src/obstacles.rs",
            "capi/src/backward.rs",
            "capi/src/graphs.rs",
            "capi/src/pawns.rs",
        ],
    },
    Part {
        title: "Trajectories",
        sources: &["capi/src/trajectory.rs"],
    },
    Part {
        title: "Territory, races, endings",
        sources: &["capi/src/territory.rs"],
    },
    Part {
        title: "Ways and costs",
        sources: &["capi/src/ways.rs", "capi/src/costs.rs"],
    },
    Part {
        title: "Two sides, whole positions",
        sources: &["capi/src/sides.rs"],
    },
    Part {
        title: "Pawn endings",
        sources: &["capi/src/pawn_ending.rs"],
    },
    Part {
        title: "Many pairs, other boards",
        sources: &["capi/src/pairs_and_boards.rs"],
    },
    Part {
        title: "Columns of positions",
        sources: &["capi/src/columns.rs", "capi/src/fens.rs"],
    },
    Part {
        title: "Boards of any size, pieces of any kind",
        sources: &[
            "capi/src/grid.rs",
            "capi/src/grid_maps.rs",
            "capi/src/grid_ways.rs",
        ],
    },
    Part {
        title: "Results and version",
        sources: &[CONSTANTS],
    },
];

/// Its tables.
pub const TABLES: Part = Part {
    title: "Tables: the unchecked fast path",
    sources: &["capi/src/tables.rs"],
};

/// The parts of `chess_distance_wiki.h`.
pub const WIKI: &[Part] = &[
    Part {
        title: "Functions",
        sources: &["wiki/src/functions.rs"],
    },
    Part {
        title: "Tables",
        sources: &["wiki/src/tables.rs"],
    },
];

/// A part with the items of its sources.
pub struct Section {
    pub title: &'static str,
    pub items: Vec<Item>,
}

impl Section {
    /// A line of comment.
    pub fn heading(&self) -> String {
        format!("/* ---- {} ---- */\n", self.title)
    }
}

/// The items of a part's sources, without the constants of all headers.
pub fn section(root: &Path, part: &Part) -> Result<Section, Box<dyn Error>> {
    let mut items = items::of(root, part.sources)?;
    if part.sources.contains(&CONSTANTS) {
        items.retain(|item| item.kind() != Kind::Constant);
    }
    Ok(Section {
        title: part.title,
        items,
    })
}

/// The same for each of several parts.
pub fn sections(root: &Path, parts: &[Part]) -> Result<Vec<Section>, Box<dyn Error>> {
    parts.iter().map(|part| section(root, part)).collect()
}

/// The macros for pieces and results.
pub fn constants(root: &Path) -> Result<Vec<Item>, Box<dyn Error>> {
    let mut items = items::of(root, &[CONSTANTS])?;
    items.retain(|item| item.kind() == Kind::Constant);
    Ok(items)
}
