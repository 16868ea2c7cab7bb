//! The code blocks of pages, and how they run: C and C++ are compiled, commands go to a shell, and for
//! other blocks the test elsewhere is looked for.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use c_tests::compiler::{CLANG, GCC, Language};
use c_tests::library::directory as library;
use c_tests::process::{from_outside, is_installed, root, run as run_command, scratch};
use c_tests::program::{Linking, build, run_program};

/// One fenced code block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The page.
    pub page: String,
    /// The line of its fence.
    pub line: usize,
    /// The word after the fence.
    pub language: String,
    /// Its text.
    pub text: String,
    /// The comment `given` before it.
    pub given: String,
    /// The comment `check` before it.
    pub check: String,
    /// The comment `tested by` before it: a file or a directory.
    pub tested_by: Option<String>,
    /// The reason in the comment `not run` before it.
    pub not_run: Option<String>,
    /// The `text` block after it: the expected output.
    pub output: Option<String>,
    /// The last C program of the page before it.
    pub program: String,
}

/// All code blocks of a page.
pub fn blocks(page: &str, text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut program = String::new();
    // The comments before a block belong to it.
    let mut next: Option<Block> = None;
    let mut lines = (1..).zip(text.lines());
    while let Some((line, content)) = lines.next() {
        if let Some(comment) = content.strip_prefix("<!-- ") {
            let mut comment = comment.to_owned();
            while !comment.contains("-->") {
                let (_, more) = lines.next().expect("a comment ends");
                comment = comment + "\n" + more;
            }
            next.get_or_insert_default().annotate(&comment);
        } else if let Some(language) = content.strip_prefix("```") {
            let mut block = next.take().unwrap_or_default();
            (block.page, block.line, block.language) = (page.into(), line, language.into());
            block.program.clone_from(&program);
            loop {
                let (_, inside) = lines.next().expect("a fence is closed");
                if inside == "```" {
                    break;
                }
                block.text += &format!("{inside}\n");
            }
            if block.language == "text"
                && let Some(before) = blocks.last_mut()
                && (before.has_main() || before.language == "python" || before.runs_program())
            {
                before.output = Some(block.text.clone());
            }
            if block.language == "c" && block.has_main() {
                program.clone_from(&block.text);
            }
            blocks.push(block);
        } else {
            assert!(
                content.is_empty() || next.is_none(),
                "{page}:{line}: no block follows the comment"
            );
        }
    }
    blocks
}

impl Block {
    /// Reads one of the comments about a block.
    fn annotate(&mut self, comment: &str) {
        let comment = comment.replace("-->", "");
        let Some((kind, content)) = comment.split_once(':') else {
            panic!("unknown comment {comment:?}");
        };
        let trimmed = content.trim().to_owned();
        match kind {
            "given" => self.given = content.into(),
            "check" => self.check = content.into(),
            "tested by" => self.tested_by = Some(trimmed),
            "not run" => self.not_run = Some(trimmed),
            _ => panic!("unknown comment {comment:?}"),
        }
    }

    /// Whether it is a whole program.
    pub fn has_main(&self) -> bool {
        self.text.contains("int main(")
    }

    /// Whether its last command runs a program that was built before.
    pub fn runs_program(&self) -> bool {
        self.language == "sh" && self.text.lines().last().is_some_and(|line| line.starts_with("./"))
    }

    /// A name for its files.
    pub fn stem(&self, side: &str) -> String {
        let page = self.page.replace(['/', '.'], "-");
        format!("{page}-{}{side}", self.line)
    }
}

/// A block of C or C++.
pub fn source(block: &Block) -> Result<(), String> {
    let output = if block.has_main() {
        build_and_run(block, "", &block.text, &[])?
    } else {
        build_and_run(block, "", &around(block, &block.text), FRAGMENT)?
    };
    prints(block, &output)
}

/// Whether a program has printed the expected output, if there is one.
fn prints(block: &Block, output: &str) -> Result<(), String> {
    match &block.output {
        Some(expected) if output != expected => {
            Err(format!("it prints:\n{output}\nand not:\n{expected}"))
        }
        _ => Ok(()),
    }
}

/// A change: both sides are fragments of C, under the same checks.
pub fn both_sides(block: &Block) -> Result<(), String> {
    for (side, other) in [('-', '+'), ('+', '-')] {
        let lines = block.text.lines().filter(|line| !line.starts_with(other));
        let lines: Vec<_> = lines.map(|line| line.get(1..).unwrap_or("")).collect();
        let name = if side == '-' { "-before" } else { "-after" };
        let text = lines.join("\n") + "\n";
        build_and_run(block, name, &around(block, &text), FRAGMENT)
            .map_err(|report| format!("side {side}: {report}"))?;
    }
    Ok(())
}

/// A fragment may define more than it uses.
const FRAGMENT: &[&str] = &["-Wno-unused"];

/// The first words of what cannot stand inside `main`.
const FILE_SCOPE: &str = "# static extern typedef constexpr inline template";

/// A program around a fragment, with names of squares and of sets of one square.
fn around(block: &Block, text: &str) -> String {
    let headers = "assert stdint stdio stdlib string chess_distance".split(' ');
    let mut program: String = headers.map(|header| format!("#include <{header}.h>\n")).collect();
    let squares = ('1'..='8').flat_map(|rank| ('A'..='H').map(move |file| format!("{file}{rank}")));
    let squares = squares.collect::<Vec<_>>().join(", ");
    program += &format!("#define BIT(square) ((uint64_t)1 << (square))\nenum {{ {squares} }};\n");
    let first = text.lines().find(|line| !line.is_empty()).unwrap_or("");
    let (given, check) = (&block.given, &block.check);
    if !check.is_empty() || FILE_SCOPE.split(' ').any(|word| first.starts_with(word)) {
        program + &format!("{given}\n{text}\nint main(void)\n{{\n{check}\nreturn 0;\n}}\n")
    } else {
        program + &format!("int main(void)\n{{\n{given}\n{text}\nreturn 0;\n}}\n")
    }
}

/// A whole program; returns what it prints.
pub fn build_and_run(
    block: &Block,
    side: &str,
    text: &str,
    flags: &[&str],
) -> Result<String, String> {
    let (ending, language) = match block.language.as_str() {
        "cpp" | "diff cpp" => ("cpp", Language::Cxx("c++17")),
        _ => ("c", Language::C("c99")),
    };
    let program = scratch("documents").join(block.stem(side));
    let source = program.with_extension(ending);
    fs::write(&source, text).map_err(|error| error.to_string())?;
    let command = |language| {
        let command = GCC.command(language, flags);
        command.or_else(|_| CLANG.command(language, flags))
    };
    // Examples must also compile as C++.
    if ending == "c"
        && let Ok(mut as_cxx) = command(Language::Cxx("c++17"))
    {
        as_cxx.arg("-fsyntax-only");
        build(as_cxx, &source, Linking::HeaderOnly, &program)?;
    }
    build(command(language)?, &source, Linking::Archive, &program)?;
    run_program(&GCC, &[], &program)
}

/// Runs the commands in order, until one fails.
pub fn shell(block: &Block) -> Result<(), String> {
    let stem = block.stem("");
    let place = scratch("documents").join(&stem);
    let failed = |error: std::io::Error| error.to_string();
    if place.exists() {
        fs::remove_dir_all(&place).map_err(failed)?;
    }
    fs::create_dir(&place).map_err(failed)?;
    // The path of the library within an engine.
    symlink(root(), place.join("chess-distance")).map_err(failed)?;
    let _ = library();
    fs::write(place.join("engine.c"), &block.program).map_err(failed)?;
    let log = place.with_extension("log");
    let mut printed = String::new();
    for command in block.text.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = command.split_whitespace().collect();
        let (command, directory): (_, &Path) = match words[..] {
            // This directory replaces the clone.
            ["git", "clone", env!("CARGO_PKG_REPOSITORY")] => continue,
            ["git", "clone", address] => return Err(format!("Cargo.toml does not have {address}")),
            // As long as nothing is published, the file itself replaces the download.
            ["curl", "-fsSO", address] => {
                let raw = env!("CARGO_PKG_REPOSITORY").replace("github", "raw.githubusercontent");
                let file = address.strip_prefix(&format!("{raw}/main/"));
                let file = root().join(file.ok_or(format!("Cargo.toml does not have {address}"))?);
                let name = file.file_name().ok_or("no file")?;
                fs::copy(&file, place.join(name)).map_err(failed)?;
                continue;
            }
            ["make", "-C", ..] => (command.replacen("make", "make -n", 1), &place),
            ["make", ..] => (command.replacen("make", "make -n", 1), root()),
            ["sudo", "make", ..] => (command.replacen("sudo make", "make -n", 1), root()),
            ["cargo", ..] => (command.into(), root()),
            _ => (command.into(), &place),
        };
        let mut shell = from_outside(Command::new("sh"));
        shell.arg("-c").arg(&command).current_dir(directory);
        printed = run_command(&mut shell, &log)?;
    }
    prints(block, &printed)
}

/// The text of a file, or of all files in a directory.
pub fn texts(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        return entries.map(|entry| texts(&entry.path())).collect();
    }
    fs::read_to_string(path).unwrap_or_default()
}

/// Whether the place contains every line of the block, up to a comment.
pub fn contained_in(place: &str, block: &Block) -> Result<(), String> {
    let there = texts(&root().join(place));
    for line in block.text.lines() {
        let code = line.split(" #").next().unwrap_or(line).trim();
        if !there.contains(code) {
            return Err(format!("{place} does not have the line: {code}"));
        }
    }
    Ok(())
}

/// Whether the crate's documentation tests include the page.
pub fn documentation_test(block: &Block) -> Result<(), String> {
    let include = format!("#[doc = include_str!(\"../{}\")]", block.page);
    if texts(&root().join("src/lib.rs")).contains(&include) {
        Ok(())
    } else {
        Err(format!("src/lib.rs does not have: {include}"))
    }
}

/// A program that loads the library; or a session, which the tests of the Python package must have.
pub fn python(block: &Block) -> Result<(), String> {
    let tests = "bindings/python/tests/test_documentation.py";
    if block.text.starts_with(">>> ") {
        let is_there = texts(&root().join(tests)).contains(&format!("\"{}\"", block.page));
        return is_there.then_some(()).ok_or(format!("{tests} does not have {}", block.page));
    }
    if !is_installed("python3") {
        eprintln!("left out: {}:{}: python3 is not installed", block.page, block.line);
        return Ok(());
    }
    let mut program = from_outside(Command::new("python3"));
    program.args(["-c", &block.text]).env("LD_LIBRARY_PATH", library());
    let log = scratch("documents").join(block.stem("")).with_extension("log");
    prints(block, &run_command(&mut program, &log)?)
}
