//! Pages as a whole: links lead somewhere, versions are those of Cargo.toml, the README is short,
//! and what is not published can be had from a clone.

use std::fs;
use std::path::Path;
use std::process::Command;

use c_tests::process::{root, run, scratch};

use crate::blocks::texts;
use crate::{read, verdict};

/// The targets of all links and pictures, without code blocks.
fn targets(text: &str) -> Vec<&str> {
    let mut targets = Vec::new();
    let mut in_code = false;
    for line in text.lines() {
        if line.starts_with("```") {
            in_code = !in_code;
        }
        if !in_code {
            let links = line.split("](").skip(1);
            targets.extend(links.filter_map(|rest| rest.split(')').next()));
        }
    }
    targets
}

/// A heading as a link target: lower case, hyphens for blanks, no punctuation.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().replace(' ', "-")
}

/// Whether the book's table of contents and the README link to every page under docs/.
pub fn links_reach_every_page() -> Result<(), String> {
    let (summary, readme) = (read("docs/SUMMARY.md")?, read("README.md")?);
    for entry in fs::read_dir(root().join("docs")).map_err(|e| e.to_string())? {
        let name = entry.map_err(|e| e.to_string())?.file_name();
        let name = name.to_string_lossy();
        if !name.ends_with(".md") || name == "SUMMARY.md" {
            continue;
        }
        if !summary.contains(&format!("]({name})")) {
            return Err(format!("docs/SUMMARY.md has no link to {name}"));
        }
        if !readme.contains(&format!("](docs/{name})")) {
            return Err(format!("README.md has no link to docs/{name}"));
        }
    }
    Ok(())
}

/// Whether the rows of each table have as many cells as its head, and lie behind one another.
pub fn tables_are_whole(page: &Path) -> Result<(), String> {
    let text = fs::read_to_string(page).map_err(|error| error.to_string())?;
    let cells = |line: &str| line.replace("\\|", "").matches('|').count();
    let (mut width, mut in_code) = (None, false);
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        in_code ^= line.starts_with("```");
        if in_code || !line.ends_with('|') {
            width = None;
            continue;
        }
        if !line.starts_with('|') || cells(line) != *width.get_or_insert(cells(line)) {
            return Err(format!("line {}: not a row like those above: {line}", at + 1));
        }
    }
    Ok(())
}

/// The project's files that a page names in its prose: words that begin with a top-level directory.
/// Directories that `make` creates do not count.
fn files_named(text: &str) -> impl Iterator<Item = &str> {
    let in_path = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
    let words = text.split(move |c| !in_path(c));
    words
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| {
            let top = word.split_once('/').map_or("", |(top, _)| top);
            !["", "build", "target"].contains(&top) && !top.starts_with('.')
        })
        .filter(|word| root().join(word.split('/').next().unwrap_or("")).is_dir())
}

/// Whether each of them exists, in the project or next to the page.
pub fn name_files_that_exist(page: &Path) -> Result<(), String> {
    let text = fs::read_to_string(page).map_err(|error| error.to_string())?;
    let directory = page.parent().ok_or("a page lies in a directory")?;
    for word in files_named(&text) {
        if !root().join(word).exists() && !directory.join(word).exists() {
            return Err(format!("{word}: there is no such file"));
        }
    }
    Ok(())
}

pub fn links_lead_somewhere(page: &Path) -> Result<(), String> {
    let read_page = |path: &Path| fs::read_to_string(path).map_err(|error| error.to_string());
    let directory = page.parent().ok_or("a page lies in a directory")?;
    for target in targets(&read_page(page)?) {
        if target.contains("://") {
            continue;
        }
        let (file, heading) = target.split_once('#').unwrap_or((target, ""));
        let file = match file {
            "" => page.to_owned(),
            _ => directory.join(file),
        };
        if !file.exists() {
            return Err(format!("{target}: there is no such file"));
        }
        if !heading.is_empty() {
            let text = read_page(&file)?;
            let mut headings = text.lines().filter(|line| line.starts_with('#'));
            if !headings.any(|line| anchor(line.trim_start_matches(['#', ' '])) == heading) {
                return Err(format!("{target}: there is no such heading"));
            }
        }
    }
    Ok(())
}

/// The README's test command is the short one, and .ci/run makes it and then all others.
pub fn readme_and_gate_have_their_tests() -> Result<(), String> {
    let made = |text: &str, command: &str| {
        let lines = text.lines().filter_map(|line| line.strip_prefix(command));
        let words =
            lines.map(|line| line.split_whitespace().take_while(|word| !word.contains('>')));
        words.filter_map(Iterator::last).map(str::to_owned).collect()
    };
    let goals: Vec<String> = made(&read("README.md")?, "make -C chess-distance ");
    let gate: Vec<String> = made(&read(".ci/run")?, "make ");
    match goals == ["demo", "test"] && gate == ["test", "test-all"] {
        true => Ok(()),
        false => Err(format!("README.md makes {goals:?}, and .ci/run {gate:?}")),
    }
}

/// Things that may not be published yet, and the way to get them from a clone: a page that names
/// the first must name the second.
const FROM_A_CLONE: &[(&str, &str)] = &[
    ("curl -fsSO http", "a clone has it in `include/`"),
    ("/releases)", "`make dist`"),
    ("\npip install chess-distance\n", "`pip install ./bindings/python`"),
    ("[chess_distance.wrap]", "a clone of"),
];

pub fn what_is_not_published_can_be_had() -> Result<(), String> {
    let pages =
        ["README.md", "docs/installing.md", "bindings/python/README.md", "packaging/README.md"];
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

/// Each package has the licenses in its own folder, and a link would be no license in a clone on
/// Windows.
pub fn packages_have_the_licenses() -> Result<(), String> {
    let mut faults = Vec::new();
    for package in ["bindings/python", "capi", "capi/wiki"] {
        for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let place = root().join(package).join(license);
            let is_link = fs::symlink_metadata(&place).is_ok_and(|file| file.is_symlink());
            if is_link || fs::read(&place).ok() != fs::read(root().join(license)).ok() {
                faults.push(format!("{package}/{license} is no copy of {license}"));
            }
        }
    }
    verdict(&faults)
}

/// Every place that must name a function does, and the list of what is missing is no silent one.
pub fn no_place_lacks_a_function() -> Result<(), String> {
    let missing = |name: &[&str]| {
        let output = Command::new("tools/missing.sh").args(name).current_dir(root()).output();
        let output = output.map_err(|error| error.to_string())?;
        Ok::<_, String>(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let none = missing(&["chess_distance_of_none"])?;
    match (missing(&[])?.as_str(), none.lines().count()) {
        ("", 8..) => Ok(()),
        (places, count) => Err(format!("{places}{count} places lack a name that there is not")),
    }
}

/// A clone for Windows, which wants `\r\n` in its files, runs the scripts too.
pub fn a_clone_for_windows_works() -> Result<(), String> {
    let place = scratch("documents").join("clone");
    if !root().join(".git").exists() {
        eprintln!("no clone is tried: this is no clone either");
        return Ok(());
    }
    let log = place.with_extension("log");
    let _ = fs::remove_dir_all(&place);
    let mut clone = Command::new("git");
    clone.args(["clone", "--quiet", "--shared", "-c", "core.autocrlf=true"]);
    run(clone.arg(root()).arg(&place), &log)?;
    let mut script = Command::new("sh");
    run(script.args(["tools/check-rust.sh", "cargo"]).current_dir(&place), &log)?;
    let ends = run(Command::new("git").args(["ls-files", "--eol"]).current_dir(&place), &log)?;
    let wrong = ends.lines().filter(|line| line.contains("w/crlf")).map(str::to_owned);
    verdict(&wrong.collect::<Vec<_>>()).map_err(|files| format!("other line ends: {files}"))
}

/// Each place, and its text with `@` for the version; and the least version of Rust. The headers take
/// theirs from Cargo.
const PLACES: &[(&str, &str)] = &[
    ("Cargo.toml", "version = \"@\"\nedition"),
    ("Cargo.toml", "chess-distance = { path = \".\", version = \"@\" }"),
    ("Cargo.toml", "chess-distance-wiki = { path = \"capi/wiki\", version = \"@\" }"),
    ("meson.build", "version: '@'"),
    ("packaging/chess_distance.wrap", "revision = v@\n"),
    ("bindings/web/package.json", "\"version\": \"@\","),
    ("bindings/web/package-lock.json", "\n  \"version\": \"@\","),
    ("bindings/web/package-lock.json", "\n      \"version\": \"@\","),
    ("apps/page/package-lock.json", "\n      \"version\": \"@\","),
    ("bindings/web/README.md", "/chess-distance-@.tgz"),
    ("docs/installing.md", "/chess-distance-@-x86_64"),
    ("CITATION.cff", "version: @\n"),
    ("CHANGELOG.md", "\n## @, "),
    ("README.md", concat!("Rust ", env!("CARGO_PKG_RUST_VERSION"))),
];

pub fn version_is_the_same_everywhere() -> Result<(), String> {
    let version = env!("CARGO_PKG_VERSION");
    let mut faults = Vec::new();
    for (place, text) in PLACES {
        let found = read(place)?;
        let text = text.replace('@', version);
        if !found.contains(&text) {
            faults.push(format!("{place} has no {text:?}"));
        }
    }
    verdict(&faults)
}

/// The changes of this version have each name that the last release lacks: in full, or with those that
/// start alike, as in `chess_distance_grid_...`.
pub fn changes_have_new_names() -> Result<(), String> {
    let symbols = read("c-tests/symbols.txt")?;
    let release = texts(&root().join("c-tests/abi"));
    let changes = read("CHANGELOG.md")?;
    let (_, changes) = changes
        .split_once(concat!("\n## ", env!("CARGO_PKG_VERSION"), ", "))
        .ok_or("CHANGELOG.md does not have this version")?;
    let changes = changes.split("\n## ").next().unwrap_or(changes);
    let names: Vec<&str> = changes.split('`').skip(1).step_by(2).collect();
    let is_there = |new: &str| {
        names.iter().any(|name| match name.strip_suffix("...") {
            Some(start) => new.starts_with(start),
            None => *name == new,
        })
    };
    let is_new = |name: &&str| !release.contains(&format!("<elf-symbol name='{name}' "));
    let missing = symbols.lines().filter(is_new).filter(|name| !is_there(name));
    let missing: Vec<String> = missing.map(str::to_owned).collect();
    verdict(&missing).map_err(|names| format!("CHANGELOG.md does not name {names}"))
}

/// Each figure of speed and size in a page is that of a file that a command wrote, and has its line in
/// benches/figures.txt.
pub fn figures_are_as_measured() -> Result<(), String> {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("figures are not compared with what was measured: python3 is missing");
        return Ok(());
    }
    let log = scratch("documents").join("speed.log");
    let mut check = Command::new("python3");
    check.args(["tools/speed.py", "--check"]).current_dir(root());
    run(&mut check, &log).map(drop)
}
