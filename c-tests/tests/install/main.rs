//! `make install`, and every way to use the installed files: one test each.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

use c_tests::library::{file_stem, from_outside, make_in, root, scratch};
use c_tests::process::{is_installed, run};
use libtest_mimic::{Arguments, Failed, Trial};

mod projects;
mod targets;
mod tree;
mod ways;

/// The prefix of these tests.
fn prefix() -> &'static Path {
    static INSTALLED: OnceLock<PathBuf> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        let prefix = empty("prefix");
        let to = format!("PREFIX={}", prefix.display());
        // Without the settings of an earlier `make` by hand.
        let usual = ["WIKI=1", "REEXPORT=0", "TARGET="];
        let arguments = [&["install", &to][..], &usual].concat();
        make_in(root(), &arguments).unwrap_or_else(|report| panic!("{report}"));
        prefix
    })
}

/// Runs `make` in one test at a time, so that no test finds the library half built.
fn make(arguments: &[&str]) -> Result<String, String> {
    prefix();
    make_in(root(), arguments)
}

/// An empty directory for one test.
fn empty(name: &str) -> PathBuf {
    let directory = scratch("install").join(file_stem(name));
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("target/ is writable");
    directory
}

/// Runs shell commands, which must all succeed, and returns their output.
fn shell(directory: &Path, commands: &str) -> Result<String, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = from_outside(Command::new("sh"));
    command
        .args(["-e", "-u", "-c", commands])
        .current_dir(directory)
        .env("PREFIX", prefix())
        .env("SOURCE", root())
        .env("PKG_CONFIG_PATH", prefix().join("lib/pkgconfig"))
        .env("CARGO", cargo);
    let name = directory.file_name().unwrap_or_default();
    run(&mut command, &scratch("install-logs").join(name))
}

/// A test that needs these programs. Without one it prints a message instead.
fn trial(
    name: &str,
    needs: &str,
    test: impl FnOnce() -> Result<(), Failed> + Send + 'static,
) -> Option<Trial> {
    if let Some(tool) = needs.split_whitespace().find(|tool| !is_installed(tool)) {
        eprintln!("left out: {name}: {tool} is not installed");
        return None;
    }
    Some(Trial::test(name, test))
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let rooms = [ways::trials(), targets::trials(), projects::trials(), tree::trials()];
    libtest_mimic::run(&arguments, rooms.into_iter().flatten().collect()).exit_code()
}
