//! Every code block of the README and of docs/ is compiled and run, one test each. Every link is
//! checked.
//!
//! - A `c` or `cpp` block with a `main` is a whole program. A `text` block behind it is its
//!   expected output.
//! - Any other `c` or `cpp` block is a fragment. Both sides of a `diff` block are fragments of C,
//!   those of `diff cpp` of C++. A comment before it, invisible on the page, adds what it needs:
//!   `<!-- given: ... -->` goes in front of it, `<!-- check: ... -->` to the end of `main`. A
//!   fragment stands before `main`, with its `given`, if it has a check or begins with a
//!   preprocessor line, static, extern, typedef, constexpr, inline or template. Any other stands
//!   inside `main`.
//! - The commands of a `sh` block are run. Those of cargo and make run in the project. Others run
//!   in an engine's directory: there chess-distance is the project, and engine.c the C program
//!   above them on the page. `make` only prints its commands, and `git clone` must name the
//!   repository.
//! - `rust` blocks are documentation tests of the crate (src/lib.rs includes the pages), and `python`
//!   sessions tests of the Python package (bindings/python/tests/test_documentation.py). Any other
//!   `python` block is a program, which is run; a `text` block behind it is its expected output.
//! - The examples in the headers' comments are run too.
//! - `<!-- tested by: PATH -->` names the file or directory of the test that runs the block: it
//!   must contain each line of the block. `<!-- not run: ... -->` gives the reason why a block is
//!   not run.

mod blocks;
mod headers;
mod pages;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use blocks::Block;
use c_tests::compiler::has_cxx;
use c_tests::process::root;
use libtest_mimic::{Arguments, Trial};

/// A file of the project.
fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// A fault a line.
fn verdict(faults: &[String]) -> Result<(), String> {
    match faults {
        [] => Ok(()),
        _ => Err(faults.join("\n")),
    }
}

/// README.md, all pages under docs/ in order, and how it works inside.
fn pages() -> Vec<PathBuf> {
    let mut pages: Vec<PathBuf> = fs::read_dir(root().join("docs"))
        .expect("docs/ is there")
        .map(|entry| entry.expect("docs/ can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .collect();
    pages.sort();
    pages.insert(0, root().join("README.md"));
    pages.push(root().join("src/README.md"));
    pages
}

/// Pages without code, or with code that other tests run.
fn further_pages() -> impl Iterator<Item = PathBuf> {
    let pages = [
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        ".github/SECURITY.md",
        "apps/page/README.md",
        "c-tests/README.md",
        "packaging/platforms.md",
        "benches/README.md",
        "bindings/python/README.md",
        "bindings/python/docs/frames.md",
        "bindings/python/docs/grids.md",
        "bindings/python/docs/libraries.md",
        "bindings/python/docs/numpy.md",
        "bindings/python/docs/python-chess.md",
        "bindings/python/docs/recipes.md",
        "bindings/python/docs/spark.md",
        "bindings/python/docs/ways.md",
        "bindings/web/README.md",
        "tools/proof/RESULTS.md",
    ];
    pages.into_iter().map(|page| root().join(page))
}

fn test(block: &Block) -> Result<(), String> {
    if let Some(place) = &block.tested_by {
        return blocks::contained_in(place, block);
    }
    if let Some(reason) = &block.not_run {
        eprintln!("{}:{} is not run: {reason}", block.page, block.line);
        return Ok(());
    }
    match block.language.as_str() {
        "c" | "cpp" => blocks::source(block),
        "diff" | "diff cpp" => blocks::both_sides(block),
        "sh" => blocks::shell(block),
        "rust" => blocks::documentation_test(block),
        "python" => blocks::python(block),
        "text" => Ok(()),
        other => Err(format!("no test runs a block of {other:?}")),
    }
}

/// Tests that read several pages.
type Whole = (&'static str, fn() -> Result<(), String>);
const WHOLE: &[Whole] = &[
    ("links reach every page", pages::links_reach_every_page),
    ("every function is listed", headers::listed),
    ("every function is tested", headers::tested),
    ("every name of an engine is compared", headers::compared),
    ("numbers behind names are those of the header", headers::numbered),
    ("the version is the same everywhere", pages::version_is_the_same_everywhere),
    ("every new name is in the changelog", pages::changes_have_new_names),
    ("no place lacks a function", pages::no_place_lacks_a_function),
    ("packages have the licenses", pages::packages_have_the_licenses),
    ("a clone for Windows works", pages::a_clone_for_windows_works),
    ("figures are as measured", pages::figures_are_as_measured),
    ("README.md and .ci/run have their tests", pages::readme_and_gate_have_their_tests),
    ("what is not published can be had", pages::what_is_not_published_can_be_had),
];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).expect("pages are text");
        let name = page.strip_prefix(root()).unwrap_or(&page).display().to_string();
        for block in blocks::blocks(&name, &text) {
            let title = format!("{}:{} {}", block.page, block.line, block.language);
            if block.language.ends_with("cpp") && !has_cxx(&title) {
                continue;
            }
            trials.push(Trial::test(title, move || Ok(test(&block)?)));
        }
    }
    for page in pages().into_iter().chain(further_pages()) {
        let name = page.strip_prefix(root()).unwrap_or(&page).display();
        trials.push(Trial::test(format!("{name} links, tables"), move || {
            pages::links_lead_somewhere(&page)?;
            pages::tables_are_whole(&page)?;
            Ok(pages::name_files_that_exist(&page)?)
        }));
    }
    for (header, figures) in [
        ("chess_distance.h", 10),
        ("chess_distance_inline.h", 11),
        ("chess_distance_tables.h", 2),
        ("chess_distance_wiki.h", 1),
    ] {
        trials.push(Trial::test(format!("{header} examples"), move || {
            Ok(headers::examples_of(header, figures)?)
        }));
    }
    for &(name, test) in WHOLE {
        trials.push(Trial::test(name, move || Ok(test()?)));
    }
    assert!(trials.len() > 10, "the pages have more blocks than that");
    libtest_mimic::run(&arguments, trials).exit_code()
}
