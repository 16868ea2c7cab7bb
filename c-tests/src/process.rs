//! Running a command to its end, or to its deadline.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// No program of the tests takes nearly as long; one that hangs must not hang the tests.
const DEADLINE: Duration = Duration::from_secs(300);

/// Runs a command and returns what it wrote to standard output and standard error. Both go
/// through the file at `log`, where they remain.
///
/// # Errors
/// The command and its output, if it cannot start, fails, or is not done at the deadline.
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
