//! `make headers`: writes the committed headers from the sources, all with one command. An
//! argument names another directory for them, to be compared with the committed ones.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

mod bindings;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("no workspace")?;
    let headers = [
        ("chess_distance.h", bindings::main_header(root)?),
        ("chess_distance_wiki.h", bindings::wiki_header(root)?),
    ];
    let directory = env::args_os()
        .nth(1)
        .map_or_else(|| root.join("include"), PathBuf::from);
    for (name, text) in headers {
        fs::write(directory.join(name), text)?;
    }
    Ok(())
}
