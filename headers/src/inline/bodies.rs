//! The bodies of the functions, in C.

/// The files with bodies that need no table, in the order of the header. A body calls functions
/// above it, or functions with a prototype.
pub const WITHOUT_TABLES: &[&str] = &[
    include_str!("../../templates/inline/pieces.h"),
    include_str!("../../templates/inline/moves.h"),
    include_str!("../../templates/inline/searches.h"),
    include_str!("../../templates/inline/maps.h"),
    include_str!("../../templates/inline/graphs.h"),
    include_str!("../../templates/inline/pawns.h"),
    include_str!("../../templates/inline/trajectories.h"),
    include_str!("../../templates/inline/ways.h"),
    include_str!("../../templates/inline/costs.h"),
    include_str!("../../templates/inline/territory.h"),
    include_str!("../../templates/inline/endings.h"),
];

/// The bodies that read tables. C++ wants the definition of a constant table before its first use.
pub const WITH_TABLES: &[&str] = &[include_str!("../../templates/inline/functions.h")];

/// The first word of a function's body, as in `CHESS_DISTANCE_INLINE_FUNCTION`; `None` without a
/// body.
pub fn specifier(name: &str) -> Option<&'static str> {
    let mut templates = WITHOUT_TABLES.iter().chain(WITH_TABLES);
    templates.find_map(|template| specifier_in(template, name))
}

/// The same in one file. A definition follows a blank line. A prototype need not repeat
/// `CHESS_DISTANCE_INLINE_ALWAYS`.
pub fn specifier_in(template: &'static str, name: &str) -> Option<&'static str> {
    let mut blocks = template.split("\n\n");
    blocks.find_map(|block| {
        let code = match block.strip_prefix("/*") {
            Some(comment) => comment.split_once("*/\n")?.1,
            None => block.trim_start(),
        };
        let (head, _) = code.split_once('(')?;
        let mut words = head.split([' ', '\n', '*']);
        let specifier = words.find(|word| *word != "CHESS_DISTANCE_INLINE_ALWAYS")?;
        (specifier.starts_with("CHESS_DISTANCE_INLINE_") && words.next_back() == Some(name))
            .then_some(specifier)
    })
}
