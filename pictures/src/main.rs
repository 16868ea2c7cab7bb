//! Writes the pictures of the documentation into the directory given, docs/pictures by default.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let directory = env::args_os()
        .nth(1)
        .map_or_else(|| PathBuf::from("docs/pictures"), PathBuf::from);
    fs::create_dir_all(&directory)?;
    for picture in chess_distance_pictures::gallery::pictures() {
        let file = directory.join(picture.name).with_extension("svg");
        fs::write(file, picture.svg)?;
    }
    Ok(())
}
