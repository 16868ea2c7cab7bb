//! Runs a command until it ends or reaches the deadline.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Far more than any test needs; a program that hangs is stopped.
const DEADLINE: Duration = Duration::from_secs(300);

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
        Some(end) => {
            let mut report = format!("{end}: {command:?}\n");
            let _ = write!(report, "{output}");
            Err(report)
        }
    }
}

/// Whether a program of this name is on the search path.
#[must_use]
pub fn is_installed(name: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(name).is_file()))
}
