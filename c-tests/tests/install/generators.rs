//! Programs that read the installed header and write bindings for other languages.

use libtest_mimic::{Failed, Trial};

use crate::ways::Way;
use crate::{empty, shell};

/// A generator, and the commands that fail if this machine lacks it.
const GENERATORS: &[(&str, Way)] = &[
    (
        "python3 -m venv venv
        venv/bin/pip install --quiet cffi",
        Way {
            name: "cffi",
            tools: &["python3"],
            build: "python3 -m venv venv
                venv/bin/pip install --quiet cffi",
            run: "LD_LIBRARY_PATH=$PREFIX/lib venv/bin/python engine_cffi.py \
                    $PREFIX/include/chess_distance.h",
            engine: "engine_cffi.py",
            loads: true,
        },
    ),
    (
        "bindgen --version",
        Way {
            name: "bindgen",
            tools: &["bindgen", "rustc"],
            build: "bindgen $PREFIX/include/chess_distance.h -o chess_distance.rs
                rustc --edition 2021 -L $PREFIX/lib -l chess_distance engine_bindgen.rs -o engine",
            run: "LD_LIBRARY_PATH=$PREFIX/lib ./engine",
            engine: "engine",
            loads: true,
        },
    ),
    (
        "test -f $(python3 -c 'import sysconfig; print(sysconfig.get_path(\"include\"))')/Python.h",
        Way {
            name: "SWIG",
            tools: &["swig", "python3"],
            build: "swig -Wall -Werror -DSWIGWORDSIZE64 -python -I$PREFIX/include chess_distance.i
                cc -shared -fPIC -I$PREFIX/include \
                    -I$(python3 -c 'import sysconfig; print(sysconfig.get_path(\"include\"))') \
                    chess_distance_wrap.c -L$PREFIX/lib -lchess_distance -o _chess_distance.so",
            run: "LD_LIBRARY_PATH=$PREFIX/lib python3 engine_swig.py",
            engine: "_chess_distance.so",
            loads: true,
        },
    ),
];

/// One test for each generator. Without its tools it prints a message and passes.
pub fn trials() -> impl Iterator<Item = (&'static [&'static str], Trial)> {
    let trial = |(needed, way): &'static (&str, Way)| -> (&[&str], Trial) {
        let test = move || -> Result<(), Failed> {
            if let Err(report) = shell(&empty(&format!("{} at hand", way.name)), needed) {
                eprintln!("left out: {}: {report}", way.name);
                return Ok(());
            }
            way.test()
        };
        (way.tools, Trial::test(way.name, test))
    };
    GENERATORS.iter().map(trial)
}
