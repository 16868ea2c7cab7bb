//! The functions and tables that a committed header declares.

use std::fs;

use crate::library::include;

/// One function or table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// Its name.
    pub name: String,
    /// As it stands in the header, without the semicolon.
    pub text: String,
}

/// Every function and table that a header declares, in its order.
///
/// # Panics
/// If the header cannot be read, or holds something that is neither of these nor a type.
#[must_use]
pub fn of_header(header: &str) -> Vec<Declaration> {
    let text = fs::read_to_string(include().join(header)).expect("the header is committed");
    let declarations: Vec<_> = without_bodies(&without_comments_and_directives(&text))
        .split(';')
        .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|text| !text.is_empty() && !text.starts_with("typedef "))
        .map(|text| Declaration { name: name_of(&text).to_owned(), text })
        .collect();
    assert!(declarations.len() > 10, "{header} declares something");
    declarations
}

/// Every function and table of both headers of the library.
#[must_use]
pub fn of_library() -> Vec<Declaration> {
    let mut all = of_header("chess_distance.h");
    all.extend(of_header("chess_distance_wiki.h"));
    all
}

/// The identifier before the parameters or before the dimensions.
fn name_of(declaration: &str) -> &str {
    let end = declaration.find(['(', '[']).expect(declaration);
    let start = declaration[..end]
        .rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .expect(declaration);
    &declaration[start + 1..end]
}

fn without_comments_and_directives(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain += before;
        rest = comment.split_once("*/").expect("a comment ends").1;
    }
    plain += rest;
    let mut continued = false;
    plain
        .lines()
        .filter(|line| {
            let directive = continued || line.starts_with('#');
            continued = directive && line.ends_with('\\');
            !directive
        })
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Without the members of structures, and without the braces of `extern "C"`.
fn without_bodies(text: &str) -> String {
    let text = text.replace("extern \"C\" {", "");
    let mut depth = 0;
    let mut plain = String::new();
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            '}' => {}
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain
}
