//! The exported names, for the test of the library files and for Debian.

use std::collections::BTreeSet;

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

/// The same, each with the release that introduced it. Older names keep the release of the
/// committed file.
pub fn debian(of: &Everything, committed: &str) -> String {
    let is_symbol = |line: &&str| line.contains("@Base ");
    let mut text: String = committed
        .lines()
        .filter(|line| !is_symbol(line))
        .map(|line| format!("{line}\n"))
        .collect();
    for name in names(of) {
        let start = format!(" {name}@Base ");
        let known = committed.lines().find(|line| line.starts_with(&start));
        match known {
            Some(line) => text += line,
            None => text += &format!("{start}{}", env!("CARGO_PKG_VERSION")),
        }
        text += "\n";
    }
    text
}
