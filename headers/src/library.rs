//! The two headers of the library. Prose and outline are in `templates/`, the declarations come
//! from the crates capi and wiki.

use crate::inline;
use crate::items::{Item, Kind};
use crate::parts::{Section, contents, heading};

/// Under which macro the inline header has the wiki's names: all of them or none.
const WIKI_GUARD: &str = "CHESS_DISTANCE_INLINE_WIKI_NAMES";

/// The prefix of data, which Windows needs.
pub const DLL: &str = include_str!("../templates/dll.h");

/// The meaning of results, and the order of errors.
pub const RESULTS: &str = include_str!("../templates/results.h");

/// `chess_distance.h`.
pub fn main_header(sections: &[Section]) -> String {
    let declarations: String = sections
        .iter()
        .map(|section| format!("{}\n{}\n", heading(section.title), part(section)))
        .collect();
    include_str!("../templates/chess_distance.h")
        .replace("@RESULTS@\n", RESULTS)
        .replace("@CONTENTS@\n", &of_sections(sections))
        .replace("@DECLARATIONS@\n", &declarations)
}

/// `chess_distance_wiki.h`.
pub fn wiki_header(sections: &[Section]) -> String {
    let declarations: String = sections
        .iter()
        .map(|section| format!("{}\n{}\n", heading(section.title), lines(&section.items)))
        .collect();
    include_str!("../templates/chess_distance_wiki.h")
        .replace("@GUARD@", WIKI_GUARD)
        .replace("@CONTENTS@\n", &of_sections(sections))
        .replace("@DECLARATIONS@\n", &declarations)
}

fn of_sections(sections: &[Section]) -> String {
    contents(sections.iter().map(|one| (one.title, one.names())))
}

/// The declarations of a part. Those that another header may have defined stand under its guard.
fn part(section: &Section) -> String {
    let mut text = constants(&section.constants);
    if section.items[0].kind() == Kind::Table {
        text = format!("{DLL}\n");
    }
    let texts = section
        .items
        .chunk_by(|one, other| {
            [one, other].iter().all(|item| item.kind() != Kind::Type)
                && inline::guard(one) == inline::guard(other)
        })
        .map(|items| match inline::guard(&items[0]) {
            _ if items[0].kind() == Kind::Type => guarded_type(&items[0]),
            Some(guard) => format!("#ifndef {guard}\n{}#endif\n", lines(items)),
            None => lines(items),
        });
    text += &texts.collect::<Vec<_>>().join("\n");
    text
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

/// Declarations with a blank line between them, data with the prefix for Windows.
fn lines(items: &[Item]) -> String {
    let prefix = |item: &Item| match item.kind() {
        Kind::Table => "CHESS_DISTANCE_DATA ",
        _ => "",
    };
    let texts: Vec<_> = items
        .iter()
        .map(|item| format!("{}{}{}", item.comment, prefix(item), item.declaration))
        .collect();
    texts.join("\n")
}

/// Versions, pieces, results and the leapers, in the part that has them.
pub fn constants(items: &[Item]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let rows: String = items.iter().map(constant).collect();
    let leaper = include_str!("../templates/leaper.h");
    format!("{}\n{rows}\n{leaper}\n", version())
}

/// From Cargo.toml, so that no version is typed twice.
fn version() -> String {
    let parts = [
        ("MAJOR", env!("CARGO_PKG_VERSION_MAJOR")),
        ("MINOR", env!("CARGO_PKG_VERSION_MINOR")),
        ("PATCH", env!("CARGO_PKG_VERSION_PATCH")),
    ];
    let mut number = 0;
    let mut text = String::new();
    for (part, value) in parts {
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
