//! The installed headers for other systems: they compile, and on Windows tables are imported from
//! the DLL only. An engine's own shared object with the archive inside: the names that it exports.

use std::path::Path;

use libtest_mimic::{Failed, Trial};

use crate::{empty, shell};

struct Target {
    name: &'static str,
    tools: &'static [&'static str],
    compiler: &'static str,
    windows: bool,
}

const TARGETS: &[Target] = &[
    Target {
        name: "headers for Windows, MinGW, C",
        tools: &["x86_64-w64-mingw32-gcc"],
        compiler: "x86_64-w64-mingw32-gcc -std=c99",
        windows: true,
    },
    Target {
        name: "headers for Windows, MinGW, C++",
        tools: &["x86_64-w64-mingw32-g++"],
        compiler: "x86_64-w64-mingw32-g++ -std=c++11 -x c++",
        windows: true,
    },
    Target {
        name: "headers for Windows, as Visual C++",
        tools: &["clang"],
        compiler: "clang --target=x86_64-pc-windows-msvc -ffreestanding -std=c99",
        windows: true,
    },
    Target {
        name: "headers for macOS",
        tools: &["clang"],
        compiler: "clang --target=arm64-apple-macos11 -ffreestanding -std=c99",
        windows: false,
    },
    Target {
        name: "headers for Android",
        tools: &["clang"],
        compiler: "clang --target=aarch64-linux-android24 -ffreestanding -std=c99",
        windows: false,
    },
    Target {
        name: "headers for wasm",
        tools: &["clang"],
        compiler: "clang --target=wasm32 -ffreestanding -std=c99",
        windows: false,
    },
];

/// The tests, each with its required tools.
pub fn trials() -> impl Iterator<Item = (&'static [&'static str], Trial)> {
    TARGETS
        .iter()
        .map(|target| (target.tools, Trial::test(target.name, || target.test())))
}

impl Target {
    fn test(&self) -> Result<(), Failed> {
        // The library's headers, then the one that needs no library.
        let library = self.compile("")?;
        self.compile("-include chess_distance_inline.h")?;
        if !self.windows {
            return Ok(());
        }
        if self.compiler.contains("mingw") {
            // Its macros, such as near, come before the header.
            self.compile("-include windows.h -include chess_distance_inline.h")?;
        }
        let imported = "__imp_chess_distance_king_table";
        if library.contains(imported) {
            return Err("a static table is imported".into());
        }
        if !self.compile("-DCHESS_DISTANCE_DLL")?.contains(imported) {
            return Err("a table of the DLL is not imported".into());
        }
        Ok(())
    }

    /// The symbols of a module of an engine.
    fn compile(&self, flags: &str) -> Result<String, String> {
        let symbols = if self.windows { "nm module.o" } else { "" };
        let compiler = self.compiler;
        shell(
            &empty(self.name),
            &format!(
                "{compiler} {flags} -Wall -Wextra -Wpedantic -Wconversion -Werror \
                 -I$PREFIX/include -c $SOURCE/c-tests/consumers/module.c -o module.o
                {symbols}"
            ),
        )
    }
}

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

pub fn modules() -> Vec<Trial> {
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
