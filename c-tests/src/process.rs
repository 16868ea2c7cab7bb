//! Commands that the tests run, with a deadline, and the directories for what they write.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The root of the workspace.
#[must_use]
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("c-tests lies in the workspace")
}

/// A directory for the files of the tests.
///
/// # Panics
/// If it cannot be created.
#[must_use]
pub fn scratch(name: &str) -> PathBuf {
    let directory = root().join("target/c-tests").join(name);
    fs::create_dir_all(&directory).expect("target/ is writable");
    directory
}

/// A file name from the words that describe its contents.
#[must_use]
pub fn file_stem(words: &str) -> String {
    words.replace(['/', ' ', '=', ','], "-")
}

/// A command as a user would start it in the workspace, without the variables of a surrounding
/// `make`, `cargo test` or coverage run.
#[must_use]
pub fn from_outside(mut command: Command) -> Command {
    command.current_dir(root());
    for name in [
        "MAKEFLAGS",
        "MFLAGS",
        "MAKELEVEL",
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_BUILD_TARGET",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
    ] {
        command.env_remove(name);
    }
    command
}

/// The file that keeps the output of a command with this result.
#[must_use]
pub fn log_of(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".log");
    name.into()
}

/// Far more than any test or build needs; a program that hangs is stopped.
const DEADLINE: Duration = Duration::from_secs(900);

/// Runs a command and returns its standard output and standard error. Both are kept in the file at
/// `log`.
///
/// # Errors
/// The command and its output, if it cannot start, fails, or misses the deadline.
pub fn run(command: &mut Command, log: &Path) -> Result<String, String> {
    let file = File::create(log).map_err(|error| format!("{}: {error}", log.display()))?;
    let copy = file.try_clone().map_err(|error| error.to_string())?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(copy)
        .spawn()
        .map_err(|error| format!("{command:?}: {error}"))?;
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    let end = loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            if status.success() {
                break None;
            }
            break Some(status.to_string());
        }
        if start.elapsed() > DEADLINE {
            child.kill().map_err(|error| error.to_string())?;
            child.wait().map_err(|error| error.to_string())?;
            break Some(format!("still running after {DEADLINE:?}"));
        }
        sleep(pause);
        pause = (2 * pause).min(Duration::from_millis(50));
    };
    let output = String::from_utf8_lossy(&fs::read(log).unwrap_or_default()).into_owned();
    match end {
        None => Ok(output),
        Some(end) => Err(format!("{end}: {command:?}\n{output}")),
    }
}

/// Whether a program of this name is on the search path.
#[must_use]
pub fn is_installed(name: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(name).is_file()))
}
