use std::process::Command;

use super::*;

#[test]
fn the_committed_files_are_in_step_with_the_sources() {
    for (path, text) in files().unwrap() {
        let committed = fs::read_to_string(root().join(path)).unwrap_or_default();
        assert!(committed == text, "{path} is out of date: make headers");
    }
}

/// The items in the places of an outline.
fn items_of(outline: &str) -> Vec<Item> {
    let mut items = Vec::new();
    let copy =
        |item: &Item| Item { comment: item.comment.clone(), declaration: item.declaration.clone() };
    filled_in(outline, |item| {
        items.push(copy(item));
        Ok(String::new())
    })
    .unwrap();
    items
}

const LIBRARY: &str = include_str!("../templates/chess_distance.h");
const INLINE: &str = include_str!("../templates/chess_distance_inline.h");

/// The outline of the inline header with its files of C.
fn inline_c() -> String {
    INLINE.lines().map(|line| outline::copied(line).unwrap()).collect()
}

/// Text with single spaces and none beside punctuation.
fn squeezed(text: &str) -> String {
    let mut squeezed = String::new();
    for word in text.split_whitespace() {
        let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        if is_word(squeezed.chars().next_back()) && is_word(word.chars().next()) {
            squeezed.push(' ');
        }
        squeezed += word;
    }
    squeezed
}

/// The next test compares the types; this one compares the names of parameters too.
#[test]
fn functions_of_the_inline_header_have_the_prototypes_of_the_library() {
    let c = inline_c();
    let bodies = squeezed(&c);
    let mut compared = 0;
    for item in items_of(INLINE) {
        if item.kind() == Kind::Function && copied::specifier(&c, item.name()).is_some() {
            let head = item.declaration.trim_end().trim_end_matches(';');
            assert!(bodies.contains(&squeezed(&format!("{head}{{"))), "capi/inline: not {head}");
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared} functions");
}

/// With the prototypes of `chess_distance.h`, so that a function whose types differ is an error.
#[test]
fn each_file_of_c_compiles_alone() {
    for file in fs::read_dir(root().join("capi/inline")).unwrap() {
        let file = file.unwrap().path();
        for command in ["cc -std=c99", "c++ -std=c++11 -x c++"] {
            let mut words = command.split(' ');
            let mut run = Command::new(words.next().unwrap());
            run.args(words).args(["-Wall", "-Wextra", "-Werror", "-fsyntax-only"]);
            match run.arg(&file).output() {
                Ok(run) => assert!(run.status.success(), "{command} {file:?}: {run:?}"),
                Err(missing) => eprintln!("left out: {command}: {missing}"),
            }
        }
    }
}

/// Each function that C++ has for squares of any type calls the function of its name with its own
/// parameters in their order.
#[test]
fn functions_for_square_types_pass_their_parameters_on() {
    let text = squeezed(&outline::copied("#include \"square_types.h\"").unwrap());
    let c = inline_c();
    for item in items_of(INLINE) {
        let name = item.name();
        if item.kind() != Kind::Function || !name.starts_with("chess_distance") {
            continue;
        }
        let Some(specifier) = copied::specifier(&c, name) else { continue };
        let (result, list) = item.declaration.trim_end().split_once(name).unwrap();
        let list = list.trim_start_matches('(').trim_end_matches(");");
        let short = name.trim_start_matches("chess_").trim_start_matches("distance_");
        let head = squeezed(&format!("{specifier} {result}({short})("));
        let (before, rest) = text.split_once(&head).unwrap_or_else(|| panic!("{head} is missing"));
        let (taken, rest) = rest.split_once("){").unwrap();
        let mut passed = Vec::new();
        for (parameter, taken) in list.split(',').zip(taken.split(',')) {
            let parameter = squeezed(parameter);
            let number = parameter.strip_prefix("int ");
            passed.push(match (number, taken.split_once(' ')) {
                (Some(name), Some(("bool", same))) if same == name => format!("{name}?1:0"),
                (Some(name), Some((square, same))) if same == name && square.ends_with('_') => {
                    let templates = before.rsplit("template<").next().unwrap();
                    assert!(templates.contains(&format!("class {square}")), "{short}: {square}");
                    format!("square_number({name})")
                }
                _ => {
                    assert_eq!(taken, parameter, "{short}");
                    let declared = parameter.split('[').next().unwrap();
                    declared.rsplit([' ', '*']).next().unwrap().to_owned()
                }
            });
        }
        let body = format!("return {name}({});}}", passed.join(","));
        assert!(rest.starts_with(&body), "{short}: not {body}");
    }
}

/// The fields of a structure, as in `uint64_t words[4]`.
fn fields(declaration: &str) -> impl Iterator<Item = &str> {
    let lines = declaration.lines().filter(|line| line.starts_with("  "));
    let lines = lines.map(str::trim).filter(|line| !line.starts_with(['/', '*']));
    lines.filter_map(|line| line.strip_suffix(';'))
}

/// c-tests/programs/abi.c holds what a release may not change. Structures of pointers differ
/// between machines.
#[test]
fn the_list_of_constants_and_layouts_is_complete() {
    let list = fs::read_to_string(root().join("c-tests/programs/abi.c")).unwrap();
    let mut entries = Vec::new();
    for item in items_of(LIBRARY) {
        let name = item.name();
        if item.kind() == Kind::Constant {
            let value = item.declaration.trim().rsplit(' ').next().unwrap();
            entries.push(format!("CONSTANT({name}, {value})"));
        }
        if item.kind() == Kind::Type {
            for field in fields(&item.declaration).filter(|field| !field.contains('*')) {
                let declared = field.split('[').next().unwrap();
                let field = declared.rsplit(' ').next().unwrap();
                entries.push(format!("OFFSET({name}, {field}, "));
            }
        }
    }
    assert!(entries.len() > 50, "{} entries", entries.len());
    let missing = entries.iter().filter(|entry| !list.contains(*entry));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn fields_stand_between_comments() {
    let grid = "typedef struct ChessDistanceGrid {\n  /** Files; 1..16. */\n  int files;\n  \
                uint64_t words[4];\n  const uint64_t *own;\n} ChessDistanceGrid;\n";
    let expected = ["int files", "uint64_t words[4]", "const uint64_t *own"];
    assert_eq!(fields(grid).collect::<Vec<_>>(), expected);
}
