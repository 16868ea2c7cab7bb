//! The README's length, versions and instructions.

use std::fs;

use c_tests::library::root;

fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

pub fn is_short() -> Result<(), String> {
    match read("README.md")?.lines().count() {
        0..=130 => Ok(()),
        lines => Err(format!("{lines} lines: move some to a page under docs/")),
    }
}

/// Things that may not be published yet, and the way to get them from a clone: a page that names
/// the first must name the second.
const FROM_A_CLONE: &[(&str, &str)] = &[
    ("git clone http", "your copy of it"),
    ("/releases)", "`make dist`"),
    (
        "\npip install chess-distance\n",
        "`pip install ./bindings/python`",
    ),
    ("[chess_distance.wrap]", "a clone of"),
];

pub fn what_is_not_published_can_be_had() -> Result<(), String> {
    let pages = [
        "README.md",
        "docs/installing.md",
        "bindings/python/README.md",
    ];
    let mut named = 0;
    for page in pages {
        let text = read(page)?;
        for (published, from_a_clone) in FROM_A_CLONE {
            if !text.contains(published) {
                continue;
            }
            named += 1;
            if !text.contains(from_a_clone) {
                return Err(format!("{page} has {published:?} without {from_a_clone:?}"));
            }
        }
    }
    if named < 3 {
        return Err(format!("only {named} of these phrases are found"));
    }
    Ok(())
}

/// The commands of make with which the README begins are goals of the Makefile, and its test command
/// is the one of .ci/run.
pub fn has_the_command_of_all_tests() -> Result<(), String> {
    let readme = read("README.md")?;
    let block = readme
        .split("```")
        .filter_map(|block| block.strip_prefix("sh\n"))
        .find(|block| block.contains("make -C"));
    let block = block.ok_or("README.md has no shell block with make")?;
    let goal = |line: &str| line.split_whitespace().last().map(str::to_owned);
    let goals: Vec<_> = block
        .lines()
        .filter(|line| line.starts_with("make -C chess-distance "))
        .filter_map(goal)
        .collect();
    if goals != ["demo", "test"] {
        return Err(format!("README.md's first commands make {goals:?}"));
    }
    let gate = read(".ci/run")?;
    let made: Vec<_> = gate
        .lines()
        .filter(|line| line.starts_with("make "))
        .filter_map(|line| {
            goal(
                line.split(['|', '>'])
                    .next()
                    .unwrap_or(line)
                    .trim_end_matches(" 2"),
            )
        })
        .collect();
    if made == ["test"] {
        Ok(())
    } else {
        Err(format!(".ci/run makes {made:?}, not the README's test"))
    }
}

/// The README has the least version of Rust of Cargo.toml.
pub fn names_the_least_rust() -> Result<(), String> {
    let manifest = read("Cargo.toml")?;
    let version = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "))
        .ok_or("Cargo.toml has no rust-version")?;
    let sentence = format!("Rust {}", version.trim_matches('"'));
    if read("README.md")?.contains(&sentence) {
        Ok(())
    } else {
        Err(format!("README.md does not say {sentence}"))
    }
}
