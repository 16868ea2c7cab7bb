//! The links of a page: the files and headings exist.

use std::fs;
use std::path::Path;

use c_tests::library::root;

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
    let kept = kept
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().replace(' ', "-")
}

/// Whether the book's table of contents and the README link to every page under docs/.
pub fn reach_every_page() -> Result<(), String> {
    let read = |path: &str| fs::read_to_string(root().join(path)).map_err(|e| e.to_string());
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

pub fn lead_somewhere(page: &Path) -> Result<(), String> {
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| error.to_string());
    let directory = page.parent().ok_or("a page lies in a directory")?;
    for target in targets(&read(page)?) {
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
            let text = read(&file)?;
            let mut headings = text.lines().filter(|line| line.starts_with('#'));
            if !headings.any(|line| anchor(line.trim_start_matches(['#', ' '])) == heading) {
                return Err(format!("{target}: there is no such heading"));
            }
        }
    }
    Ok(())
}
