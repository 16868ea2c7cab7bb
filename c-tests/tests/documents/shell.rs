//! Runs the commands of shell blocks.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use c_tests::library::{directory as library, root, scratch};
use c_tests::process::run as run_command;

use crate::block::Block;

/// Whether Cargo.toml names the address.
fn is_the_repository(address: &str) -> Result<(), String> {
    let manifest = root().join("Cargo.toml");
    let manifest = fs::read_to_string(manifest).map_err(|error| error.to_string())?;
    if manifest.contains(&format!("repository = \"{address}\"")) {
        Ok(())
    } else {
        Err(format!("Cargo.toml has another repository than {address}"))
    }
}

/// Runs the commands in order, until one fails.
pub fn run(block: &Block) -> Result<(), String> {
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
    for command in block.text.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = command.split_whitespace().collect();
        let (command, directory): (_, &Path) = match words[..] {
            // This directory replaces the clone.
            ["git", "clone", address] => {
                is_the_repository(address)?;
                continue;
            }
            ["make", "-C", ..] => (command.replacen("make", "make -n", 1), &place),
            ["make", ..] => (command.replacen("make", "make -n", 1), root()),
            ["sudo", "make", ..] => (command.replacen("sudo make", "make -n", 1), root()),
            ["cargo", ..] => (command.into(), root()),
            _ => (command.into(), &place),
        };
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(&command).current_dir(directory);
        for variable in ["MAKEFLAGS", "MFLAGS", "MAKELEVEL"] {
            shell.env_remove(variable);
        }
        run_command(&mut shell, &log)?;
    }
    Ok(())
}
