//! `make install`, and every way to use the installed files: one test each, most of them a script of
//! the commands that a user types.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

use c_tests::library::make_in;
use c_tests::process::{file_stem, from_outside, is_installed, root, run, scratch};
use libtest_mimic::{Arguments, Failed, Trial};

mod projects;
mod tree;
mod ways;

/// The name of a test, the programs that it needs, and its commands. They run in a copy of
/// `c-tests/consumers`, with `$PREFIX` for where the library is installed and `$SOURCE` for the
/// repository. All must succeed. A script that ends with 77 is left out.
struct Script(&'static str, &'static str, &'static str);

/// What the scripts share. (`! command` would never stop a script, whatever the command returns.)
const SHARED: &str = r#"
fails() { if "$@"; then exit 1; fi; }
answers() { "$@" | cmp - answer.txt; }
# How a program is linked: with the name of the shared library in it, or not.
shared() { grep -q libchess_distance.so.0 $1; }
inside() { fails grep -q libchess_distance.so.0 $1; }
# The library as a subproject of the meson project in this directory.
subproject() {
    mkdir $1/subprojects
    cp $SOURCE/packaging/chess_distance.wrap $1/subprojects/
    ln -s $SOURCE $1/subprojects/chess-distance
    printf '%s\n' '[binaries]' "cargo = 'no-such-cargo'" >no-cargo
}
# The library's headers for another system, then the one that needs no library.
compile() {
    $CC "$@" -Wall -Wextra -Wpedantic -Wconversion -Werror -I$PREFIX/include -c module.c -o module.o
}
both_headers() { compile; compile -include chess_distance_inline.h; }
# On Windows tables are imported from the DLL only.
imports() { nm module.o | grep -q __imp_chess_distance_king_table; }
windows() { both_headers; compile; fails imports; compile -DCHESS_DISTANCE_DLL; imports; }
exported() { nm -D --defined-only module.so | cut -d ' ' -f 3; }
"#;

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
        .args(["-e", "-u", "-c", &format!("{SHARED}{commands}")])
        .current_dir(directory)
        .env("PREFIX", prefix())
        .env("SOURCE", root())
        .env("PKG_CONFIG_PATH", prefix().join("lib/pkgconfig"))
        .env("CARGO", cargo);
    let name = directory.file_name().unwrap_or_default();
    run(&mut command, &scratch("install-logs").join(name))
}

impl Script {
    fn test(&self) -> Result<(), Failed> {
        let Self(name, needs, commands) = self;
        let missing = needs.split_whitespace().find(|tool| !is_installed(tool));
        if let Some(tool) = missing {
            eprintln!("left out: {name}: {tool} is not installed");
            return Ok(());
        }
        match shell(&empty(name), &format!("cp -R $SOURCE/c-tests/consumers/* .\n{commands}")) {
            Err(report) if report.starts_with("exit status: 77:") => {
                eprintln!("left out: {name}: {report}");
                Ok(())
            }
            outcome => Ok(outcome.map(drop)?),
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let scripts = ways::WAYS.iter().chain(projects::PROJECTS);
    let scripts = scripts.map(|script| Trial::test(script.0, || script.test()));
    let trials = scripts.chain(tree::trials()).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}
