//! The subproject of meson, with the library installed and without cargo.

use c_tests::process::is_installed;
use libtest_mimic::{Failed, Trial};

use crate::{empty, shell};

pub fn trials() -> Vec<Trial> {
    if !is_installed("meson") || !is_installed("ninja") {
        eprintln!("left out: meson's subproject: meson or ninja is not installed");
        return Vec::new();
    }
    vec![
        Trial::test(
            "meson subproject, header asked for first",
            installed_is_taken,
        ),
        Trial::test("meson subproject, library without cargo", cargo_is_missed),
    ]
}

/// A project with the subproject that requests its dependencies in this order.
fn project(name: &str, dependencies: &[&str], setup: &str) -> Result<String, String> {
    let directory = empty(name);
    let mut asked = String::new();
    for (number, dependency) in dependencies.iter().enumerate() {
        asked += &format!("d{number} = dependency('{dependency}')\n");
    }
    let last = dependencies.len() - 1;
    let script = format!(
        "cp -R $SOURCE/c-tests/consumers/* .
        cat >meson.build <<'end'
project('engine', 'c')
{asked}executable('engine', 'engine.c', dependencies: d{last})
end
        mkdir subprojects
        cp $SOURCE/packaging/chess_distance.wrap subprojects/
        ln -s $SOURCE subprojects/chess-distance
        {setup}"
    );
    shell(&directory, &script)
}

fn installed_is_taken() -> Result<(), Failed> {
    project(
        "meson, header first",
        &["chess_distance_inline", "chess_distance"],
        "meson setup build
        meson compile -C build
        LD_LIBRARY_PATH=$PREFIX/lib build/engine | cmp - answer.txt
        readelf -d build/engine | grep -q libchess_distance.so.0",
    )?;
    Ok(())
}

fn cargo_is_missed() -> Result<(), Failed> {
    project(
        "meson, no cargo",
        &["chess_distance"],
        "printf '%s\\n' '[binaries]' \"cargo = 'no-such-cargo'\" >no-cargo
        if meson setup build --native-file no-cargo --wrap-mode=forcefallback >log 2>&1; then exit 1; fi
        grep -q 'cargo is missing' log",
    )?;
    Ok(())
}
