//! The two headers of the library. Prose and outline are in `templates/`, the declarations come
//! from the crates capi and wiki.

use crate::constants;
use crate::items::{Item, Kind};
use crate::parts::Section;

/// The condition under which the main header leaves a declaration to the inline one.
const GUARD: &str = "CHESS_DISTANCE_INLINE_H";
/// The same for the wiki's names.
const WIKI_GUARD: &str = "CHESS_DISTANCE_INLINE_WIKI_NAMES";

/// The prefix of data, which Windows needs.
pub const DATA: &str = include_str!("../templates/data.h");

/// The meaning of results, and the order of errors.
pub const RESULTS: &str = include_str!("../templates/results.h");

/// `chess_distance.h`.
pub fn main_header(
    constants: &[Item],
    functions: &[Section],
    tables: &Section,
    is_inline: impl Fn(&Item) -> bool,
) -> String {
    let contents = contents(functions.iter().chain([tables]));
    let functions: String = functions
        .iter()
        .map(|section| format!("{}\n{}\n", section.heading(), part(section, &is_inline)))
        .collect();
    include_str!("../templates/chess_distance.h")
        .replace("@RESULTS@\n", RESULTS)
        .replace("@CONTENTS@\n", &contents)
        .replace("@CONSTANTS@\n", &constants::block(constants))
        .replace("@FUNCTIONS@\n", &functions)
        .replace("@DATA@\n", DATA)
        .replace("@TABLES@\n", &(part(tables, &is_inline) + "\n"))
}

/// A line for each part, in the first comment of a header.
fn contents<'a>(sections: impl Iterator<Item = &'a Section>) -> String {
    sections
        .map(|section| format!(" *     {}\n", section.title))
        .collect()
}

/// `chess_distance_wiki.h`. The inline header has all of its names or none.
pub fn wiki_header(sections: &[Section]) -> String {
    let declarations: String = sections
        .iter()
        .map(|section| format!("{}\n{}\n", section.heading(), lines(&section.items)))
        .collect();
    include_str!("../templates/chess_distance_wiki.h")
        .replace("@GUARD@", WIKI_GUARD)
        .replace("@DECLARATIONS@\n", &declarations)
}

/// The declarations of a part. Those of the inline header stand under its guard.
fn part(section: &Section, is_inline: &impl Fn(&Item) -> bool) -> String {
    let texts: Vec<_> = section
        .items
        .chunk_by(|above, below| {
            [above, below].iter().all(|item| item.kind() != Kind::Type)
                && is_inline(above) == is_inline(below)
        })
        .map(|items| match &items[0] {
            item if item.kind() == Kind::Type => guarded_type(item),
            item if is_inline(item) => format!("#ifndef {GUARD}\n{}#endif\n", lines(items)),
            _ => lines(items),
        })
        .collect();
    texts.join("\n")
}

/// A type, guarded so that several headers in one file define it once.
pub fn guarded_type(item: &Item) -> String {
    let words = item.name().chars().flat_map(|c| {
        let space = c.is_ascii_uppercase().then_some('_');
        space.into_iter().chain([c.to_ascii_uppercase()])
    });
    let guard: String = words.skip(1).collect();
    // Some engines have macros for their colors.
    let macros = ["white", "black"].map(|name| {
        let field = item.declaration.contains(&format!(" {name};"));
        let (hide, show) = (
            format!("#pragma push_macro(\"{name}\")\n#undef {name}\n"),
            format!("#pragma pop_macro(\"{name}\")\n"),
        );
        if field {
            (hide, show)
        } else {
            Default::default()
        }
    });
    let [(hide_white, show_white), (hide_black, show_black)] = macros;
    format!(
        "#ifndef {guard}_DEFINED\n#define {guard}_DEFINED\n{hide_white}{hide_black}{}{show_black}{show_white}#endif\n",
        item.text()
    )
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
