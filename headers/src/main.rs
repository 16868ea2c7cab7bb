//! `make headers`: writes the committed headers from the sources, all with one command.

use std::error::Error;
use std::fs;
use std::path::Path;

mod bindings;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("no workspace")?;
    let headers = [
        ("chess_distance.h", bindings::main_header(root)?),
        ("chess_distance_wiki.h", bindings::wiki_header(root)?),
    ];
    for (name, text) in headers {
        fs::write(root.join("include").join(name), text)?;
    }
    Ok(())
}
