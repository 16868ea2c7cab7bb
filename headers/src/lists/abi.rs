//! What no release of a major version may change (docs/abi.md): sizes, offsets, constants and
//! types. The list is a C program that compiles only while they stay the same. It only grows.

use std::error::Error;

use super::{Everything, notice};
use crate::items::{Item, Kind};
use crate::signature::{Shape, Variable, fields};

/// The committed list with additions. An error if an entry of the committed list has gone.
pub fn header(of: &Everything, committed: &str) -> Result<String, Box<dyn Error>> {
    let constants: Vec<_> = of.constants.iter().map(constant).collect();
    let mut structures = Vec::new();
    for item in of.of_kind(Kind::Type) {
        structures.extend(structure(item, of)?);
    }
    let tables: Vec<_> = of.of_kind(Kind::Table).filter_map(table).collect();
    let functions: Vec<_> = of.of_kind(Kind::Function).map(function).collect();
    for line in committed.lines().filter(|line| line.starts_with("    ")) {
        let line = line.trim().trim_end_matches(" \\");
        let mut all = [&constants, &structures, &tables, &functions]
            .into_iter()
            .flatten();
        if !all.any(|new| new == line) {
            return Err(format!(
                "the interface no longer has {line}\nPrograms rely on it (docs/abi.md). If no release \
                 has it, delete that line of c-tests/programs/generated/abi.h and run this again."
            )
            .into());
        }
    }
    Ok(format!(
        "/* {}\n * It only grows: entries of a release never change. */\n{}{}{}{}",
        notice("capi/src and headers/src/lists/abi.rs"),
        list("CONSTANTS", &constants),
        list("STRUCTURES", &structures),
        list("TABLES", &tables),
        list("FUNCTIONS", &functions)
    ))
}

fn list(name: &str, lines: &[String]) -> String {
    let lines: String = lines
        .iter()
        .map(|line| format!(" \\\n    {line}"))
        .collect();
    format!("\n#define {name}{lines}\n")
}

fn constant(item: &Item) -> String {
    let name = item.name();
    let value = item.value();
    format!("CONSTANT({name}, {value})")
}

fn table(item: &Item) -> Option<String> {
    let (element, dimensions) = item.element_and_dimensions()?;
    Some(format!("TABLE({}, {element}, {dimensions})", item.name()))
}

/// Result and parameters without names.
fn function(item: &Item) -> String {
    let name = item.name();
    let words: Vec<&str> = item.declaration.split_whitespace().collect();
    let text = words.join(" ");
    let (result, rest) = text.split_once(name).unwrap_or_default();
    let list = rest.trim_start_matches('(').trim_end_matches(");");
    let types: Vec<String> = list.split(", ").map(without_name).collect();
    format!(
        "FUNCTION({name}, {}, {})",
        result.trim_end(),
        types.join(", ")
    )
}

/// As in `uint8_t (*)[64]` for `uint8_t (*out)[64]`.
fn without_name(parameter: &str) -> String {
    let is_part_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let end = parameter.find([')', '[']).unwrap_or(parameter.len());
    let start = parameter[..end].rfind(|c| !is_part_of_name(c));
    match start {
        Some(start) => format!("{}{}", parameter[..=start].trim_end(), &parameter[end..]),
        None => parameter.to_owned(),
    }
}

/// The size and the offset of each field; empty if they differ between machines.
fn structure(item: &Item, of: &Everything) -> Result<Vec<String>, Box<dyn Error>> {
    let name = item.name();
    let mut lines = Vec::new();
    let Some((size, _, offsets)) = layout(item, of)? else {
        return Ok(lines);
    };
    lines.push(format!("SIZE({name}, {size})"));
    lines.extend(
        offsets
            .iter()
            .map(|(field, offset)| format!("OFFSET({name}, {field}, {offset})")),
    );
    Ok(lines)
}

type Layout = (usize, usize, Vec<(String, usize)>);

/// Size, alignment, offsets.
fn layout(item: &Item, of: &Everything) -> Result<Option<Layout>, Box<dyn Error>> {
    let (mut size, mut largest, mut offsets) = (0usize, 1, Vec::new());
    for field in fields(item)? {
        let Some((bytes, align)) = bytes(&field, of)? else {
            return Ok(None);
        };
        size = size.next_multiple_of(align);
        offsets.push((field.name, size));
        (size, largest) = (size + bytes, largest.max(align));
    }
    Ok(Some((size.next_multiple_of(largest), largest, offsets)))
}

/// Size and alignment of a field.
fn bytes(field: &Variable, of: &Everything) -> Result<Option<(usize, usize)>, Box<dyn Error>> {
    let count = match &field.shape {
        Shape::Value(_) => 1,
        Shape::Several { open: true, .. } => return Ok(None),
        Shape::Several { dimensions, .. } => dimensions.iter().product(),
    };
    let (size, align) = match field.element() {
        "uint8_t" => (1, 1),
        "int" => (4, 4),
        "uint64_t" => (8, 8),
        name => {
            let item = of.of_kind(Kind::Type).find(|item| item.name() == name);
            let item = item.ok_or_else(|| format!("the size of {name} is unknown"))?;
            match layout(item, of)? {
                Some((size, align, _)) => (size, align),
                None => return Ok(None),
            }
        }
    };
    Ok(Some((count * size, align)))
}
