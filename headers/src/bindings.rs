//! The headers that cbindgen makes of the crates capi and wiki.

use std::error::Error;
use std::path::Path;

use cbindgen::{Builder, Config, DocumentationStyle, Language};

use crate::inline;

/// `chess_distance.h`.
pub fn main_header(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut config = Config::from_file(root.join("cbindgen.toml"))?;
    config.after_includes = Some(format!("\n{}\n\n{LEAPER_MACRO}", version_macros()));
    config
        .defines
        .insert("inline_header".into(), inline::GUARD.into());
    titled(generate(root, config, "capi")?)
}

/// `chess_distance_wiki.h`, with the constants that are the same in all headers.
pub fn wiki_header(root: &Path, constants: &str) -> Result<String, Box<dyn Error>> {
    let mut config = Config::from_file(root.join("cbindgen-wiki.toml"))?;
    config.after_includes = Some(format!("\n{constants}"));
    config
        .defines
        .insert("inline_wiki_names".into(), inline::WIKI_GUARD.into());
    generate(root, config, "wiki")
}

fn generate(root: &Path, mut config: Config, package: &str) -> Result<String, Box<dyn Error>> {
    config.language = Language::C;
    config.cpp_compat = true;
    config.documentation_style = DocumentationStyle::Doxy;
    config.usize_is_size_t = true;
    config.no_includes = true;
    config.sys_includes = vec!["stddef.h".into(), "stdint.h".into()];
    let macros = config.after_includes.unwrap_or_default();
    config.after_includes = Some(format!("{macros}\n{DATA_MACRO}"));
    let mut text = Vec::new();
    Builder::new()
        .with_src(root.join(package).join("src/lib.rs"))
        .with_config(config)
        .generate()?
        .write(&mut text);
    Ok(tidied(&String::from_utf8(text)?))
}

/// A function-like macro, which cbindgen cannot make. The conditions are written so that no
/// compiler warns, whatever integer type the arguments have. The sum takes bits instead of a cast:
/// the preprocessor knows no `int`, and the result must be one for unsigned arguments too.
const LEAPER_MACRO: &str = "\
/** The (m,n)-leaper, for 0 <= m, n <= 15: it jumps m squares along one axis and n along the other.
 * (m,n) and (n,m) are the same piece, (0,1) is the wazir, (1,2) the knight; (0,0) is no piece.
 * Outside the range: -1, which is no piece. A constant int expression, in #if too; it reads m and n
 * more than once. */
#define CHESS_DISTANCE_LEAPER(m, n) \\
  ((((m) | 15) == 15 && ((n) | 15) == 15) \\
   ? 256 + ((m) & 8 ? 128 : 0) + ((m) & 4 ? 64 : 0) + ((m) & 2 ? 32 : 0) + ((m) & 1 ? 16 : 0) \\
     + ((n) & 8 ? 8 : 0) + ((n) & 4 ? 4 : 0) + ((n) & 2 ? 2 : 0) + ((n) & 1 ? 1 : 0) \\
   : -1)
";

/// cbindgen has no prefix for data; `tidied` puts this one in front.
const DATA_MACRO: &str = "\
/* On Windows, a program that links the DLL defines CHESS_DISTANCE_DLL before the include. */
#ifndef CHESS_DISTANCE_DATA
#if defined(_WIN32) && defined(CHESS_DISTANCE_DLL)
#define CHESS_DISTANCE_DATA __declspec(dllimport)
#else
#define CHESS_DISTANCE_DATA
#endif
#endif";

/// From Cargo.toml, so that no version is typed twice.
fn version_macros() -> String {
    let parts = [
        ("MAJOR", env!("CARGO_PKG_VERSION_MAJOR")),
        ("MINOR", env!("CARGO_PKG_VERSION_MINOR")),
        ("PATCH", env!("CARGO_PKG_VERSION_PATCH")),
    ];
    parts
        .map(|(part, value)| format!("#define CHESS_DISTANCE_VERSION_{part} ({value})"))
        .join("\n")
}

/// The parts of the main header: the first name of each, and its title.
const PARTS: [(&str, &str); 7] = [
    (
        "chess_distance_king_table[",
        "Tables: the unchecked fast path",
    ),
    ("chess_distance_error(", "Results and version"),
    ("chess_distance_king(", "Distances on the empty board"),
    ("chess_distance_moves(", "Distances among obstacles"),
    ("chess_distance_trajectories(", "Trajectories"),
    ("chess_distance_territory(", "Territory, races, endings"),
    ("chess_distance_batch(", "Many pairs, other boards"),
];

/// The header with a title in front of each part.
fn titled(mut text: String) -> Result<String, Box<dyn Error>> {
    for (first, title) in PARTS {
        let declaration = text
            .match_indices(first)
            .map(|(at, _)| at)
            .find(|&at| {
                let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
                !text[line..].starts_with(" *") && !text[line..].starts_with("/*")
            })
            .ok_or_else(|| format!("the header does not declare {first}"))?;
        let comment = text[..declaration].rfind("/**").unwrap_or(declaration);
        text.insert_str(comment, &format!("/* ---- {title} ---- */\n\n"));
    }
    Ok(text)
}

/// What cbindgen has no setting for, line by line.
fn tidied(text: &str) -> String {
    let text = one_line_comments(&without_safety_sections(text));
    let text = text.replace("\nextern const ", "\nCHESS_DISTANCE_DATA extern const ");
    // Neighbors under the same condition share it.
    [inline::GUARD, inline::WIKI_GUARD]
        .iter()
        .fold(text, |text, guard| {
            text.replace(&format!("#endif\n\n#if !defined({guard})\n"), "\n")
        })
}

/// Comments without the sections that Rust asks for: what a pointer must point at is said once,
/// at the top of the header.
fn without_safety_sections(text: &str) -> String {
    let mut kept = String::new();
    let mut in_section = false;
    for line in text.lines() {
        in_section = (in_section || line == " * # Safety") && line != " */";
        if !in_section {
            kept += line;
            kept += "\n";
        }
    }
    // The blank lines before a section, and before what cbindgen takes out of a comment.
    while kept.contains(" *\n */") {
        kept = kept.replace(" *\n */", " */");
    }
    kept
}

/// A comment of one line takes one line, and so does a constant with its comment; the value
/// stands in parentheses.
fn one_line_comments(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut tidy = String::new();
    let mut at = 0;
    while at < lines.len() {
        let Some((indent, comment)) = one_line_comment(&lines[at..]) else {
            tidy += lines[at];
            tidy += "\n";
            at += 1;
            continue;
        };
        let constant = lines
            .get(at + 3)
            .and_then(|line| line.strip_prefix("#define "));
        if let Some((name, value)) = constant.and_then(|constant| constant.split_once(' ')) {
            let definition = format!("#define {name} ({value})");
            tidy += &format!("{definition:<42} /* {comment} */\n");
            // The blank line behind it too, so that a group of constants is one block.
            let more = lines
                .get(at + 8)
                .is_some_and(|line| line.starts_with("#define "));
            at += 4 + usize::from(more);
        } else {
            tidy += &format!("{indent}/** {comment} */\n");
            at += 3;
        }
    }
    tidy
}

/// The indentation and the text of the comment that the lines begin with, if it is one line long.
fn one_line_comment<'a>(lines: &[&'a str]) -> Option<(&'a str, &'a str)> {
    let &[opening, text, closing, ..] = lines else {
        return None;
    };
    let indent = opening.strip_suffix("/**")?;
    if closing.trim_start() != "*/" {
        return None;
    }
    Some((indent, text.strip_prefix(indent)?.strip_prefix(" * ")?))
}
