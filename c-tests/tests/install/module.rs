//! An engine's own shared object with the archive inside: the names that it exports.

use std::path::Path;

use libtest_mimic::{Failed, Trial};

use crate::{empty, shell};

/// The command for the shared object, and whether it exports the library's names.
const MODULES: &[(&str, &str, bool)] = &[
    (
        "shared object with the archive inside",
        "cc -shared -fPIC module.c -I$PREFIX/include $PREFIX/lib/libchess_distance.a -o module.so",
        false,
    ),
    (
        "shared object with the archive of REEXPORT=1 inside",
        "cc -shared -fPIC module.c -I$PREFIX/include visible.a -o module.so",
        true,
    ),
    (
        "shared object with the archive of REEXPORT=1 inside, --exclude-libs",
        "cc -shared -fPIC module.c -I$PREFIX/include visible.a -Wl,--exclude-libs,ALL -o module.so",
        false,
    ),
];

/// The archive of `make REEXPORT=1`, built here so that build/ stays unchanged.
const VISIBLE: &str = "cp -R $SOURCE/c-tests/consumers/* .
    REEXPORT=1 sh $SOURCE/tools/thin-archive.sh $SOURCE/target/release/libchess_distance.a visible.a";

pub fn trials() -> Vec<Trial> {
    let trial = |&(name, build, exports): &(&'static str, &'static str, bool)| {
        Trial::test(name, move || module(&empty(name), build, exports))
    };
    MODULES.iter().map(trial).collect()
}

fn module(directory: &Path, build: &str, exports: bool) -> Result<(), Failed> {
    shell(directory, VISIBLE)?;
    shell(directory, build)?;
    let symbols = shell(directory, "nm -D --defined-only module.so")?;
    let mut names: Vec<&str> = symbols
        .lines()
        .filter_map(|line| line.split(' ').nth(2))
        .collect();
    names.sort_unstable();
    let own = names == ["module_evaluate"];
    let all = ["chess_distance_king", "distance", "module_evaluate"]
        .iter()
        .all(|name| names.contains(name));
    if if exports { all } else { own } {
        Ok(())
    } else {
        Err(format!("it exports {names:?}").into())
    }
}
