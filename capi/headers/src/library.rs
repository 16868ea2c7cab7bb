//! The two headers of the library. Prose and outline are in `templates/`, the declarations come
//! from the crates capi and wiki.

use crate::inline;
use crate::items::{Item, Kind};
use crate::parts::Section;
use crate::text::{constants, contents, filled_in, guarded_type, heading, shared};

/// `chess_distance.h`.
pub fn main_header(sections: &[Section]) -> String {
    header(include_str!("../templates/chess_distance.h"), sections, part)
}

/// `chess_distance_wiki.h`.
pub fn wiki_header(sections: &[Section]) -> String {
    header(include_str!("../templates/chess_distance_wiki.h"), sections, |one| lines(&one.items))
}

fn header(template: &str, sections: &[Section], part: impl Fn(&Section) -> String) -> String {
    let part = |one: &Section| format!("{}\n{}\n", heading(one.title), part(one));
    let declarations: String = sections.iter().map(part).collect();
    let contents = contents(sections.iter().map(|one| (one.title, one.names())));
    filled_in(template, &[("CONTENTS", &contents), ("DECLARATIONS", &declarations)])
}

/// The declarations of a part. Those that another header may have defined stand under its guard.
fn part(section: &Section) -> String {
    let mut text = constants(&section.constants);
    if section.items[0].kind() == Kind::Table {
        text = shared("DLL") + "\n";
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
