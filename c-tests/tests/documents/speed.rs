//! The table and the picture of docs/speed.md are those of benches/speed.json.

use std::process::Command;

use c_tests::library::{root, scratch};
use c_tests::process::run;

pub fn is_as_measured() -> Result<(), String> {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("docs/speed.md is not compared with its figures: python3 is missing");
        return Ok(());
    }
    let log = scratch("documents").join("speed.log");
    let mut check = Command::new("python3");
    check
        .args(["tools/speed.py", "--check"])
        .current_dir(root());
    run(&mut check, &log).map(drop)
}
