//! `make headers`: writes the committed headers from the sources, and the list of symbols.
//!
//! The two headers of the library are put together here. Prose and outline are in `templates/`, the
//! declarations come from the crates capi and wiki.

use std::error::Error;
use std::fs;
use std::path::Path;

mod inline;
mod items;
mod text;

use items::{Item, Kind};
use text::{constants, contents, filled_in, guarded_type, heading, shared};

fn main() -> Result<(), Box<dyn Error>> {
    for (path, text) in files()? {
        fs::write(root().join(path), text)?;
    }
    Ok(())
}

fn root() -> &'static Path {
    let headers = Path::new(env!("CARGO_MANIFEST_DIR"));
    headers.ancestors().nth(2).unwrap_or(headers)
}

/// A part of a header under a heading of its own.
struct Section {
    title: &'static str,
    /// The macros for pieces and results, which all headers have.
    constants: Vec<Item>,
    items: Vec<Item>,
}

/// The parts of `chess_distance.h`: a title, files of `capi/src`, and the functions that the part
/// takes from the files of other parts.
const LIBRARY: &[(&str, &[&str], &[&str])] = &[
    ("Distances on the empty board", &["empty_board"], &[]),
    ("Pieces, results, version", &["constants"], &[]),
    ("Distances among obstacles", &["obstacles", "paths", "maps", "graphs", "pawns"], &[]),
    ("Trajectories", &["trajectory"], &[]),
    ("Territory, races, endings", &["territory", "endings"], &[]),
    ("Ways and costs", &["ways"], &["graph_trajectories", "weighted_map"]),
    ("Two sides, whole positions", &["sides"], &[]),
    ("Pawn endings", &["pawn_ending"], &[]),
    ("Many pairs, other boards", &["pairs", "board_size"], &[]),
    ("Columns of positions", &["columns", "set_columns", "fens"], &[]),
    ("Boards of any size, pieces of any kind", &["grid", "grid_maps", "grid_ways"], &[]),
    ("More trajectories, walks and costs: no faster than your own C", &[], NO_FASTER),
    ("Tables: the unchecked fast path", &["tables"], &[]),
];

const NO_FASTER: &[&str] = &[
    "set_trajectories",
    "set_trajectory_count",
    "walks",
    "walk_count",
    "graph_cost_map",
    "graph_cost_onward",
];

/// The parts of `chess_distance.h` and of `chess_distance_wiki.h`.
fn sections(root: &Path) -> Result<[Vec<Section>; 2], Box<dyn Error>> {
    let library = LIBRARY.iter().map(|&(title, files, _)| -> Result<_, Box<dyn Error>> {
        let paths = files.iter().map(|file| root.join(format!("capi/src/{file}.rs")));
        let (constants, items) = items::of(root, paths)?
            .into_iter()
            .partition(|item| files == ["constants"] && item.kind() == Kind::Constant);
        Ok(Section { title, constants, items })
    });
    let mut library = library.collect::<Result<Vec<_>, _>>()?;
    for (at, (.., names)) in LIBRARY.iter().enumerate() {
        for name in *names {
            let item = library.iter_mut().find_map(|section| section.take(name));
            library[at].items.push(item.ok_or_else(|| format!("no function {name}"))?);
        }
    }
    let wiki = items::of(root, [root.join("capi/wiki/src/lib.rs")].into_iter())?;
    let (functions, tables) = wiki.into_iter().partition(|item| item.kind() == Kind::Function);
    let part = |title, items| Section { title, constants: Vec::new(), items };
    let wiki = vec![part("Functions", functions), part("Tables", tables)];
    Ok([library, wiki])
}

impl Section {
    /// Removes the function of this name, without chess_distance_.
    fn take(&mut self, name: &str) -> Option<Item> {
        let is_it = |item: &Item| item.name().strip_prefix("chess_distance_") == Some(name);
        let at = self.items.iter().position(is_it)?;
        Some(self.items.remove(at))
    }

    /// The names, without the prefixes that all of them have.
    fn names(&self) -> Vec<&str> {
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

/// The path of each file from the root of the workspace, and its text.
fn files() -> Result<Vec<(&'static str, String)>, Box<dyn Error>> {
    let [library, wiki] = sections(root())?;
    let [main, short] = [
        include_str!("../templates/chess_distance.h"),
        include_str!("../templates/chess_distance_wiki.h"),
    ];
    Ok(vec![
        ("include/chess_distance.h", header(main, &library, part)),
        ("include/chess_distance_wiki.h", header(short, &wiki, |one| lines(&one.items))),
        ("include/chess_distance_inline.h", inline::header(&library, &wiki)?),
        ("include/chess_distance_tables.h", inline::small_header(&library)?),
        ("c-tests/symbols.txt", symbols(library.iter().chain(&wiki))),
    ])
}

/// One of the two headers of the library.
fn header(template: &str, sections: &[Section], part: impl Fn(&Section) -> String) -> String {
    let part = |one: &Section| format!("{}\n{}\n", heading(one.title), part(one));
    let declarations: String = sections.iter().map(part).collect();
    let contents = contents(sections.iter().map(|one| (one.title, one.names())));
    filled_in(template, &[("CONTENTS", &contents), ("DECLARATIONS", &declarations)])
}

/// The declarations of a part. Those that another header may have defined stand under its guard.
fn part(section: &Section) -> String {
    let mut text = constants(&section.constants);
    if section.items[0].kind() == Kind::Table {
        text = shared("DLL") + "\n";
    }
    let texts = section
        .items
        .chunk_by(|one, other| {
            [one, other].iter().all(|item| item.kind() != Kind::Type)
                && inline::guard(one) == inline::guard(other)
        })
        .map(|items| match inline::guard(&items[0]) {
            _ if items[0].kind() == Kind::Type => guarded_type(&items[0]),
            Some(guard) => format!("#ifndef {guard}\n{}#endif\n", lines(items)),
            None => lines(items),
        });
    text += &texts.collect::<Vec<_>>().join("\n");
    text
}

/// Declarations with a blank line between them, data with the prefix for Windows.
fn lines(items: &[Item]) -> String {
    let prefix = |item: &Item| match item.kind() {
        Kind::Table => "CHESS_DISTANCE_DATA ",
        _ => "",
    };
    let texts: Vec<_> = items
        .iter()
        .map(|item| format!("{}{}{}", item.comment, prefix(item), item.declaration))
        .collect();
    texts.join("\n")
}

/// The names that programs may link, one in each line.
fn symbols<'a>(sections: impl Iterator<Item = &'a Section>) -> String {
    let kinds = [Kind::Function, Kind::Table];
    let items = sections.flat_map(|one| &one.items).filter(|item| kinds.contains(&item.kind()));
    let mut names: Vec<_> = items.map(Item::name).collect();
    names.sort_unstable();
    names.join("\n") + "\n"
}

#[test]
fn the_committed_files_are_in_step_with_the_sources() {
    for (path, text) in files().unwrap() {
        let committed = fs::read_to_string(root().join(path)).unwrap_or_default();
        assert!(committed == text, "{path} is out of date: make headers");
    }
}

/// c-tests/programs/abi.c holds what a release may not change. Structures of pointers differ
/// between machines.
#[test]
fn the_list_of_constants_and_layouts_is_complete() {
    let list = fs::read_to_string(root().join("c-tests/programs/abi.c")).unwrap();
    let mut entries = Vec::new();
    let [library, _] = sections(root()).unwrap();
    for section in library {
        for item in section.constants {
            entries.push(format!("CONSTANT({}, {})", item.name(), item.value()));
        }
        for item in section.items.iter().filter(|one| one.kind() == Kind::Type) {
            let fields = item.fields().filter(|field| !field.text.contains('*'));
            entries.extend(fields.map(|field| format!("OFFSET({}, {}, ", item.name(), field.name)));
        }
    }
    let missing = entries.iter().filter(|entry| !list.contains(*entry));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
}
