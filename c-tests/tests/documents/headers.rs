//! The headers and the pages: docs/functions.md lists each name once, programs test them and the
//! expressions of docs/replace.md; and the examples in the comments compile, with the right figures.
//!
//! An example is indented by five blanks. A remark is in parentheses, on lines of its own or three
//! blanks behind the code. A figure is `out[63] is 4` in a remark, or `d is 12` in the prose below
//! the example. `7 moves` is the value of the int that was declared last.

use std::fs;

use c_tests::compiler::has_cxx;
use c_tests::library::{declarations, include};

use crate::blocks::{self, Block};
use crate::{pages, read, verdict};

/// The rows about functions: the name, those of the arguments, and whether the section says that it
/// is inline.
fn rows(page: &str) -> Vec<(&str, Vec<&str>, bool)> {
    page.split("\n## ").flat_map(rows_of_section).collect()
}

fn rows_of_section(section: &str) -> impl Iterator<Item = (&str, Vec<&str>, bool)> {
    // "The inline header has all of these functions except `this` and `that`."
    let text = section.replace('\n', " ");
    let sentence = text.split("inline header has all of these functions").nth(1);
    let exceptions = sentence.and_then(|rest| rest.split('.').next()).map(str::to_owned);
    section.lines().filter_map(move |line| {
        let call = line.strip_prefix("| `")?.split('`').next()?;
        let (name, _) = call.split_once('(')?;
        let is_inline =
            exceptions.as_ref().is_some_and(|text| !text.contains(&format!("`{name}`")));
        Some((name, arguments(call), is_inline))
    })
}

/// The names of the arguments of a call or a declaration: in each the last word before an array's
/// size.
fn arguments(call: &str) -> Vec<&str> {
    let inside = call.split_once('(').map_or("", |(_, inside)| inside);
    let inside = inside.rsplit_once(')').map_or(inside, |(inside, _)| inside);
    let names = inside.split(',').filter_map(|argument| {
        let argument = argument.split('[').next()?;
        let mut words = argument.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.rfind(|word| !word.is_empty())
    });
    names.filter(|&name| name != "void").collect()
}

pub fn listed() -> Result<(), String> {
    let page = read("docs/functions.md")?;
    let inline = read("include/chess_distance_inline.h")?;
    let mut rows = rows(&page);
    for declaration in declarations("chess_distance.h") {
        let name = declaration.name.as_str();
        if !declaration.is_function {
            // The tables by offset share the rows of those by 0x88 difference.
            let shared = name.strip_suffix("_offset");
            let shown = shared.map_or(name.to_owned(), |name| format!("{name}_x88"));
            if !page.contains(&format!("`{shown}`")) {
                return Err(format!("docs/functions.md has no table {name}"));
            }
            continue;
        }
        let here = rows.iter().position(|row| row.0 == name);
        let here = here.ok_or_else(|| format!("docs/functions.md has no row for {name}"))?;
        let (_, shown, says_inline) = rows.remove(here);
        let is_inline = inline.contains(&format!(" {name}("));
        if shown != arguments(&declaration.text) {
            return Err(format!("{name} has other arguments than {shown:?}"));
        }
        if says_inline != is_inline {
            return Err(format!("{name}: is it in the inline header? {is_inline}"));
        }
    }
    let surplus = rows.iter().map(|row| format!("the header has no {}", row.0));
    verdict(&surplus.collect::<Vec<_>>())
}

/// The lines of `functions.h` have every function, apart from those with tests of their own.
pub fn tested() -> Result<(), String> {
    let printed = read("c-tests/answers.txt")?;
    let tested = |name: &str| printed.contains(&format!("{name} ")) || APART.contains(&name);
    let functions = declarations("chess_distance.h").into_iter();
    let missing = functions.filter(|one| one.is_function && !tested(&one.name));
    let missing: Vec<String> = missing.map(|function| function.name).collect();
    verdict(&missing).map_err(|names| format!("c-tests/programs/functions.h has no {names}"))
}

/// Arguments that do not fit into a line, and none to speak of: in pawn_memory.c, pawn_positions.c, fens.c, abi.c.
const APART: &[&str] = &[
    "chess_distance_pawn_ending",
    "chess_distance_pawn_position",
    "chess_distance_pawn_way",
    "chess_distance_pawn_options",
    "chess_distance_pawn_position_fault",
    "chess_distance_position_fault",
    "chess_distance_read_fens",
    "chess_distance_version",
    "chess_distance_error",
    "chess_distance_fen_error",
];

/// The numbers behind names, as in `CHESS_DISTANCE_OVERLAP (-7)`, are those of the header.
pub fn numbered() -> Result<(), String> {
    let header = read("include/chess_distance.h")?;
    let value = |name: &str| {
        let line = header.lines().find_map(|line| line.strip_prefix(&format!("#define {name} ")));
        line.and_then(|rest| rest.split_whitespace().next())
            .map(|value| value.replace(['(', ')'], ""))
    };
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for page in [include().join("chess_distance.h"), include().join("chess_distance_inline.h")]
        .into_iter()
        .chain(pages())
    {
        let text = fs::read_to_string(&page).map_err(|error| error.to_string())?;
        for rest in text.split("CHESS_DISTANCE_").skip(1) {
            let end = rest.find(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
            let (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
            let rest = rest.trim_start_matches(['`', ' ', '\n', '*']);
            let number = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
            let Some((number, _)) = number.filter(|(number, _)| number.parse::<i32>().is_ok())
            else {
                continue;
            };
            let name = format!("CHESS_DISTANCE_{name}");
            if value(&name).as_deref() != Some(number) {
                wrong.push(format!("{}: {name} is not {number}", page.display()));
            }
            compared += 1;
        }
    }
    assert!(compared > 300, "only {compared} numbers stand behind names");
    verdict(&wrong)
}

/// The pieces of code in the last column of the page's tables that use the library, without the calls
/// in place of loops: a program of the page compares them.
fn expressions(page: &str) -> Vec<&str> {
    let sections = page.split("\n## ").filter(|section| !section.starts_with("Loops\n"));
    let rows = sections.flat_map(str::lines).filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.split(" | ").nth(1));
    let code = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    code.filter(|code| code.contains("chess_distance_") && !code.ends_with(".h")).collect()
}

pub fn compared() -> Result<(), String> {
    let page = read("docs/replace.md")?;
    let program = read("c-tests/programs/tables.c")?;
    let expressions = expressions(&page);
    if expressions.len() < 20 {
        return Err(format!("docs/replace.md has only {expressions:?}"));
    }
    for expression in expressions {
        let check = format!("CHECK({expression}");
        if !program.contains(&check) {
            return Err(format!("tables.c has no {check}"));
        }
    }
    Ok(())
}

/// A program around the examples, with the includes that they leave out.
const CONTEXT: &str = "
#include <assert.h>
#include <stdint.h>
#include <string.h>
enum { N = 3 };
static const uint64_t prey = UINT64_MAX;
static uint64_t own[N], enemy[N];
";
/// The same for those of a header that knows obstacles.
const BOARD: &str = "static ChessDistanceBoard board;";
/// The same for those in C++.
const CXX_CONTEXT: &str = "
enum class Square : int { E1 = 4, E8 = 60 };
static const int from = 0, to = 119;
";

/// One example, as lines of C with its checks.
#[derive(Default)]
struct Example {
    code: String,
    /// Its ints, in the order of their declarations.
    ints: Vec<String>,
    checks: usize,
    /// A remark that is still open.
    remark: String,
    /// The prose below it in the comment.
    prose: String,
}

impl Example {
    fn add(&mut self, line: &str) {
        if line.starts_with('#') || line.starts_with("cc ") {
            return;
        }
        let is_remark = !self.remark.is_empty() || line.trim_start().starts_with('(');
        let end = if is_remark { Some(0) } else { line.find("   (") };
        let (code, remark) = line.split_at(end.unwrap_or(line.len()));
        self.code += &format!("{code}\n");
        if let Some((_, declared)) = code.split_once("int ")
            && let Some((name, _)) = declared.split_once(" =")
        {
            self.ints.push(name.to_owned());
        }
        self.remark += &format!(" {}", remark.trim());
        self.remark = self.remark.trim().to_owned();
        if self.remark.ends_with(')') {
            let remark = std::mem::take(&mut self.remark);
            self.check(&remark);
        }
    }

    /// Adds the checks of a remark.
    fn check(&mut self, remark: &str) {
        let words: Vec<&str> = remark.split_whitespace().collect();
        for pair in words.windows(2) {
            if pair[1].starts_with("moves")
                && let Ok(number) = pair[0].parse::<i32>()
                && let Some(name) = self.ints.last()
            {
                self.code += &format!("assert({name} == {number});\n");
                self.checks += 1;
                break;
            }
        }
        for (at, _) in words.iter().enumerate().filter(|(_, word)| **word == "is") {
            let subject = words[..at].iter().rev().take(2);
            let mut subject = subject.map(|word| word.trim_matches(['(', ',', ';']));
            let subject =
                subject.find(|word| word.ends_with(']') || self.ints.iter().any(|i| i == word));
            let number = words.get(at + 1).map(|word| word.trim_matches([',', ';', '.', ')']));
            if let Some(subject) = subject
                && let Some(Ok(number)) = number.map(str::parse::<i32>)
            {
                self.code += &format!("assert({subject} == {number});\n");
                self.checks += 1;
            }
        }
    }
}

/// The examples of a comment.
fn examples(comment: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut inside = false;
    for line in comment.lines() {
        if let Some(line) = line.strip_prefix(" *     ") {
            if !inside {
                examples.push(Example::default());
            }
            inside = true;
            examples.last_mut().expect("one is begun").add(line);
        } else if line != " *" {
            inside = false;
            if let Some(example) = examples.last_mut() {
                example.prose += line.trim_start_matches([' ', '*']);
                example.prose += " ";
            }
        }
    }
    for example in &mut examples {
        // The first sentence with a result: a later one is about another case.
        for sentence in std::mem::take(&mut example.prose).split([';', '.']) {
            if example.checks == 0 {
                example.check(sentence);
            }
        }
    }
    examples.retain(|example| example.code.contains(';'));
    examples
}

/// Compiles and runs the examples of a header, which must contain at least `figures` figures.
pub fn examples_of(header: &str, figures: usize) -> Result<(), String> {
    let text = fs::read_to_string(include().join(header)).map_err(|error| error.to_string())?;
    let comments = text.split("/*").skip(1);
    let comments = comments.map(|text| text.split("*/").next().unwrap_or(text));
    let examples: Vec<_> = comments.flat_map(examples).collect();
    let checks: usize = examples.iter().map(|example| example.checks).sum();
    if checks < figures {
        return Err(format!("only {checks} figures of {figures} are read"));
    }
    let is_cxx = |example: &&Example| example.code.contains("::");
    let board = match header {
        "chess_distance_tables.h" => "",
        _ => BOARD,
    };
    let (cxx, c): (Vec<_>, Vec<_>) = examples.iter().partition(is_cxx);
    for (language, context, examples) in [("c", "", c), ("cpp", CXX_CONTEXT, cxx)] {
        if language == "cpp" && !has_cxx(&format!("examples of C++ in {header}")) {
            continue;
        }
        let body: String =
            examples.iter().map(|example| format!("{{\n{}}}\n", example.code)).collect();
        let text = format!(
            "#include <{header}>\n{CONTEXT}{board}{context}\nint main(void)\n{{\n{body}return 0;\n}}\n"
        );
        let block = Block { page: header.into(), language: language.into(), ..Block::default() };
        blocks::build_and_run(&block, "", &text, &["-Wno-unused", "-Wno-shadow"])?;
    }
    Ok(())
}
