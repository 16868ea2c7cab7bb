//! The exported names, for the test of the library files and for Debian.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;

use super::Everything;
use crate::items::{Item, Kind};

fn names<'a>(of: &Everything<'a>) -> BTreeSet<&'a str> {
    let items = of.of_kind(Kind::Function).chain(of.of_kind(Kind::Table));
    items.map(Item::name).collect()
}

/// One name in each line.
pub fn list(of: &Everything) -> String {
    let names = names(of);
    names.iter().map(|name| format!("{name}\n")).collect()
}

/// The same, each with the release that introduced it: the oldest whose interface has the name, or
/// the version of the sources. `releases` are the numbers and texts of c-tests/abi, oldest first.
pub fn debian(of: &Everything, committed: &str, releases: &[(String, String)]) -> String {
    let is_symbol = |line: &&str| line.contains("@Base ");
    let mut text: String = committed
        .lines()
        .filter(|line| !is_symbol(line))
        .map(|line| format!("{line}\n"))
        .collect();
    for name in names(of) {
        let symbol = format!("<elf-symbol name='{name}' ");
        let oldest = releases.iter().find(|(_, abi)| abi.contains(&symbol));
        let release = oldest.map_or(env!("CARGO_PKG_VERSION"), |(number, _)| number);
        text += &format!(" {name}@Base {release}\n");
    }
    text
}

/// The numbers and texts of c-tests/abi, oldest first.
pub fn releases(root: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let mut releases = Vec::new();
    for entry in fs::read_dir(root.join("c-tests/abi"))? {
        let path = entry?.path();
        let number = path.file_stem().ok_or("a file without a name")?;
        let number = number.to_string_lossy().into_owned();
        releases.push((number, fs::read_to_string(&path)?));
    }
    let parts = |number: &str| -> Vec<u32> { number.split('.').flat_map(str::parse).collect() };
    releases.sort_by_key(|(number, _)| parts(number));
    Ok(releases)
}
