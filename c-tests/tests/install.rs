//! `make install`, and every way to use the installed files: one test for each script of
//! `c-tests/install`, most of them the commands that a user types.
//!
//! A script runs in a copy of `c-tests/consumers`, with `$PREFIX` for where the library is installed
//! and `$SOURCE` for the repository. All commands must succeed. A script that ends with 77, or that
//! `# needs:` a program which is not there, is left out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use c_tests::library::make_in;
use c_tests::process::{file_stem, from_outside, is_installed, root, run, scratch};
use libtest_mimic::{Arguments, Failed, Trial};

/// An empty directory.
fn empty(name: &str) -> PathBuf {
    let directory = scratch("install").join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("target/ is writable");
    directory
}

/// Installs the library for all scripts, without the settings of an earlier `make` by hand.
fn install() -> PathBuf {
    let prefix = empty("prefix");
    let to = format!("PREFIX={}", prefix.display());
    make_in(root(), &["install", &to, "WIKI=1", "REEXPORT=0", "TARGET="])
        .unwrap_or_else(|report| panic!("{report}"));
    prefix
}

fn test(script: &Path, name: &str, prefix: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(script)?;
    let needs = text.lines().filter_map(|line| line.strip_prefix("# needs: "));
    if let Some(tool) = needs.flat_map(str::split_whitespace).find(|tool| !is_installed(tool)) {
        eprintln!("left out: {name}: {tool} is not installed");
        return Ok(());
    }
    let directory = empty(&file_stem(name));
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = from_outside(Command::new("sh"));
    command
        .args(["-e", "-u", "-c", "cp -R $SOURCE/c-tests/consumers/* . && . \"$0\""])
        .arg(script)
        .current_dir(&directory)
        .env("PREFIX", prefix)
        .env("SOURCE", root())
        .env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"))
        .env("CARGO", cargo)
        // What cargo has compiled once for these sources serves every script.
        .env("CARGO_BUILD_BUILD_DIR", root().join("target"));
    match run(&mut command, &scratch("install-logs").join(name)) {
        Err(report) if report.starts_with("exit status: 77:") => {
            eprintln!("left out: {name}: {report}");
            Ok(())
        }
        outcome => Ok(outcome.map(drop)?),
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let prefix = install();
    let mut trials = Vec::new();
    for entry in fs::read_dir(root().join("c-tests/install")).expect("it is there") {
        let (script, prefix) = (entry.expect("a file").path(), prefix.clone());
        if script.extension().is_none_or(|ending| ending != "sh") {
            continue; // settings of shellcheck, copies of an editor
        }
        let name = script.file_stem().unwrap_or_default().to_string_lossy().replace('-', " ");
        trials.push(Trial::test(name.clone(), move || test(&script, &name, &prefix)));
    }
    trials.sort_by(|one, other| one.name().cmp(other.name()));
    libtest_mimic::run(&arguments, trials).exit_code()
}
