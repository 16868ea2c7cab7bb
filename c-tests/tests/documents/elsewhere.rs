//! Blocks that are run by another test.

use std::fs;
use std::path::Path;

use c_tests::library::root;

use crate::block::Block;

/// The text of a file, or of all files in a directory.
fn texts(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        return entries.map(|entry| texts(&entry.path())).collect();
    }
    fs::read_to_string(path).unwrap_or_default()
}

/// Whether the place contains every line of the block, up to a comment.
pub fn contains(place: &str, block: &Block) -> Result<(), String> {
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
pub fn is_a_documentation_test(block: &Block) -> Result<(), String> {
    let include = format!("#[doc = include_str!(\"../{}\")]", block.page);
    if texts(&root().join("src/lib.rs")).contains(&include) {
        Ok(())
    } else {
        Err(format!("src/lib.rs does not have: {include}"))
    }
}

/// Whether the tests of the Python package run the page, as a session with its results.
pub fn is_a_test_of_python(block: &Block) -> Result<(), String> {
    let tests = "bindings/python/tests/test_documentation.py";
    if !texts(&root().join(tests)).contains(&format!("\"{}\"", block.page)) {
        Err(format!("{tests} does not have {}", block.page))
    } else if !block.text.starts_with(">>> ") {
        Err("it does not begin with >>>, so no test runs it".into())
    } else {
        Ok(())
    }
}
