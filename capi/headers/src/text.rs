//! What several headers have: pieces of text, headings, lists of contents, constants and types.

use crate::items::Item;

/// The pieces of `templates/shared.h`, by name. Each begins with a line of its name, as in `@DLL@`.
fn shared_pieces() -> impl Iterator<Item = (&'static str, &'static str)> {
    let file = include_str!("../templates/shared.h");
    file.trim_start_matches('@').split("\n@").filter_map(|piece| piece.split_once("@\n"))
}

/// A piece of `templates/shared.h`, with a line break behind it.
pub fn shared(name: &str) -> String {
    let mut pieces = shared_pieces();
    let (_, text) = pieces.find(|piece| piece.0 == name).expect("a piece of shared.h");
    text.trim_end().to_owned() + "\n"
}

/// A template with texts in their places, which are lines as in `@NAME@`: these, the shared pieces
/// and the version.
pub fn filled_in(template: &str, texts: &[(&str, &str)]) -> String {
    let given =
        |text: String, &(name, part): &(&str, &str)| text.replace(&format!("@{name}@\n"), part);
    shared_pieces()
        .fold(texts.iter().fold(template.to_owned(), given), |text, (name, _)| {
            text.replace(&format!("@{name}@\n"), &shared(name))
        })
        .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
        .replace("@REPOSITORY@", env!("CARGO_PKG_REPOSITORY"))
}

/// A line of comment.
pub fn heading(title: &str) -> String {
    format!("/* ---- {title} ---- */\n")
}

/// The title in such a line.
pub fn title(line: &str) -> Option<&str> {
    line.strip_prefix("/* ---- ")?.strip_suffix(" ---- */")
}

/// For the first comment of a header: each title, with the names below it, without chess_distance_.
pub fn contents<'a>(sections: impl IntoIterator<Item = (&'a str, Vec<&'a str>)>) -> String {
    let mut text = String::new();
    for (title, names) in sections {
        text += &format!(" *     {title}\n");
        if !names.is_empty() {
            let indent = " *         ";
            text += &(filled(indent, indent, &names, "") + "\n");
        }
    }
    text
}

/// A list in lines of at most 100 characters.
pub fn filled(opening: &str, indent: &str, list: &[impl AsRef<str>], closing: &str) -> String {
    let (mut text, mut line) = (String::new(), opening.to_owned());
    for (number, item) in list.iter().enumerate() {
        let is_last = number + 1 == list.len();
        let word = format!("{}{}", item.as_ref(), if is_last { closing } else { "," });
        if number > 0 && line.len() + 1 + word.len() > 100 {
            text += &(line + "\n");
            line = indent.to_owned();
        } else if number > 0 {
            line.push(' ');
        }
        line += &word;
    }
    text + &line
}

/// A type, guarded so that several headers in one file define it once.
pub fn guarded_type(item: &Item) -> String {
    let words = item.name().chars().flat_map(|c| {
        let space = c.is_ascii_uppercase().then_some('_');
        space.into_iter().chain([c.to_ascii_uppercase()])
    });
    let guard: String = words.skip(1).collect();
    let mut text = item.text();
    // Some engines have macros for their colors.
    for name in ["black", "white"] {
        let fields = [format!(" {name};"), format!("*{name};")];
        if fields.iter().any(|field| item.declaration.contains(field)) {
            text = format!(
                "#pragma push_macro(\"{name}\")\n#undef {name}\n{text}#pragma pop_macro(\"{name}\")\n"
            );
        }
    }
    format!("#ifndef {guard}_DEFINED\n#define {guard}_DEFINED\n{text}#endif\n")
}

/// Versions, pieces, results and the leapers, in the part that has them.
pub fn constants(items: &[Item]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let rows: String = items.iter().map(constant).collect();
    format!("{}\n{rows}\n{}\n", version(), shared("LEAPER"))
}

/// From Cargo.toml, so that no version is typed twice.
fn version() -> String {
    let (mut number, mut text) = (0, String::new());
    let values = env!("CARGO_PKG_VERSION").split(['.', '-']);
    for (part, value) in ["MAJOR", "MINOR", "PATCH"].iter().zip(values) {
        number = 100 * number + value.parse::<u32>().expect("cargo checks it");
        text += &format!("#define CHESS_DISTANCE_VERSION_{part} {value}\n");
    }
    let meaning = "/* 10000 * major + 100 * minor + patch */";
    text + &format!("#define CHESS_DISTANCE_VERSION_NUMBER {number} {meaning}\n")
}

/// One line. Negative values get parentheses, so that `1 - NAME` works. Others get none: some tools
/// that read headers accept bare numbers only.
pub fn constant(item: &Item) -> String {
    let (name, value) = (item.name(), item.value());
    let definition = match value.strip_prefix('-') {
        Some(_) => format!("#define {name} ({value})"),
        None => format!("#define {name} {value}"),
    };
    let meaning = item.comment.trim().replace("/**", "/*");
    format!("{definition:<42} {meaning}\n")
}
