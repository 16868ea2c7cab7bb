//! `make headers`: writes the committed headers from the sources, all with one command. An
//! argument names another directory for them, to be compared with the committed ones.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

mod bindings;
mod inline;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("no workspace")?;
    let main = bindings::main_header(root)?;
    let wiki = bindings::wiki_header(root, &inline::constants(&main)?)?;
    let headers = [
        (
            "chess_distance_inline.h",
            inline::inline_header(&main, &wiki)?,
        ),
        ("chess_distance.h", main),
        ("chess_distance_wiki.h", wiki),
    ];
    let directory = env::args_os()
        .nth(1)
        .map_or_else(|| root.join("include"), PathBuf::from);
    for (name, text) in headers {
        fs::write(directory.join(name), text)?;
    }
    Ok(())
}
