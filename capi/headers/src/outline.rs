//! Outlines of headers. Most of an outline is the text of the header. The rest is lines as
//!
//! - `#include "maps.h"`: the file of `capi/inline`, without its guard and its own includes
//! - `@license.txt@`: the file beside the outline
//! - `@src/maps.rs@`: the declarations of that file of `capi/`, or of several files
//! - `@src/maps.rs weighted_map@`: some of them, which are then left out elsewhere
//! - `@:LEAPER@`: names for the list of contents, of what the outline itself declares
//! - `@CONTENTS@`: that list, by heading

use std::fs;

use crate::items::{self, Item};
use crate::{Result, root};

/// A header, in which an item is what `print` makes of it; nothing leaves the item out.
pub fn filled_in(outline: &str, mut print: impl FnMut(&Item) -> Result<String>) -> Result<String> {
    let mut text = String::new();
    let mut contents: Vec<(&str, Vec<String>)> = vec![("", Vec::new())];
    for line in outline.lines() {
        if let Some(heading) = line.strip_prefix("/* ---- ") {
            contents.push((heading.trim_end_matches(" ---- */"), Vec::new()));
        }
        let names = &mut contents.last_mut().ok_or("never empty")?.1;
        match place(line) {
            None => text += &copied(line)?,
            Some(place) if place.starts_with(':') => {
                names.extend(place[1..].split(", ").map(str::to_owned));
            }
            Some(place) => {
                for item in declared(outline, place)? {
                    let printed = print(&item)?;
                    if !printed.is_empty() {
                        // Constants of one line stand together.
                        let is_apart = printed.starts_with("#define") || text.ends_with("\n\n");
                        text += if is_apart { "" } else { "\n" };
                        text += &printed;
                        names.push(item.short().to_owned());
                    }
                }
            }
        }
    }
    contents.retain(|(title, names)| !title.is_empty() && !names.is_empty());
    let list: String = contents.iter().map(|(title, names)| entry(title, names)).collect();
    with_version(&text.replace("@CONTENTS@\n", &list))
}

/// What a line has between two @, if it is about declarations.
fn place(line: &str) -> Option<&str> {
    let place = line.strip_prefix('@')?.strip_suffix('@')?;
    (place.starts_with(':') || place.contains(".rs")).then_some(place)
}

/// The declarations of a place.
fn declared(outline: &str, place: &str) -> Result<Vec<Item>> {
    let (files, only): (Vec<_>, Vec<_>) = place.split(' ').partition(|word| word.ends_with(".rs"));
    let placed = outline.lines().filter_map(self::place).flat_map(|place| place.split(' '));
    let mut items = items::of(&files)?;
    items.retain(|item| match only.is_empty() {
        true => placed.clone().all(|name| name != item.short()),
        false => only.contains(&item.short()),
    });
    match items.len() < only.len().max(1) {
        true => Err(format!("{place}: not declared"))?,
        false => Ok(items),
    }
}

/// The text of any other line.
pub fn copied(line: &str) -> Result<String> {
    let between = |start, end| line.strip_prefix::<&str>(start)?.strip_suffix::<&str>(end);
    if let Some(file) = between("@", ".txt@") {
        return Ok(fs::read_to_string(root().join(format!("capi/headers/templates/{file}.txt")))?);
    }
    let c = between("#include \"", "\"").map(|file| root().join("capi/inline").join(file));
    let Some(c) = c.filter(|file| file.exists()) else { return Ok(format!("{line}\n")) };
    // Without the two lines of the guard at the top and the one at the end.
    let c = fs::read_to_string(c)?;
    let lines: Vec<_> = c.lines().filter(|line| !line.starts_with("#include \"")).collect();
    Ok(lines[2..lines.len() - 1].join("\n").trim().to_owned() + "\n")
}

/// A title in the list of contents, with the names below it in lines of at most 100 characters.
fn entry(title: &str, names: &[String]) -> String {
    let (mut text, mut width) = (format!(" *     {title}"), 100);
    for name in names.iter().filter(|name| !name.is_empty()) {
        width += name.len() + 2;
        if width > 100 {
            text += "\n *        ";
            width = 10 + name.len() + 2;
        }
        text += &format!(" {name},");
    }
    text.trim_end_matches(',').to_owned() + "\n"
}

/// The version of Cargo.toml, so that no version is typed twice.
fn with_version(text: &str) -> Result<String> {
    let (mut text, mut number) = (text.replace("@VERSION@", env!("CARGO_PKG_VERSION")), 0);
    for (at, digits) in env!("CARGO_PKG_VERSION").split(['.', '-']).take(3).enumerate() {
        number = 100 * number + digits.parse::<u32>()?;
        text = text.replace(["@MAJOR@", "@MINOR@", "@PATCH@"][at], digits);
    }
    let text = text.replace("@NUMBER@", &number.to_string());
    Ok(text.replace("@REPOSITORY@", env!("CARGO_PKG_REPOSITORY")))
}
