//! The installed headers for other systems: they compile, and on Windows tables are imported from
//! the DLL only. An engine's own shared object with the archive inside: the names that it exports.

use std::path::Path;

use libtest_mimic::{Failed, Trial};

use crate::{empty, shell, trial};

/// The compiler, the programs that it needs, and whether the system is Windows.
struct Target(&'static str, &'static str, &'static str, bool);

const TARGETS: &[Target] = &[
    Target("Windows, MinGW, C", "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-gcc -std=c99", true),
    Target(
        "Windows, MinGW, C++",
        "x86_64-w64-mingw32-g++",
        "x86_64-w64-mingw32-g++ -std=c++11 -x c++",
        true,
    ),
    Target(
        "Windows, as Visual C++",
        "clang",
        "clang --target=x86_64-pc-windows-msvc -ffreestanding -std=c99",
        true,
    ),
    Target("macOS", "clang", "clang --target=arm64-apple-macos11 -ffreestanding -std=c99", false),
    Target(
        "Android",
        "clang",
        "clang --target=aarch64-linux-android24 -ffreestanding -std=c99",
        false,
    ),
    Target("wasm", "clang", "clang --target=wasm32 -ffreestanding -std=c99", false),
];

impl Target {
    fn test(&self) -> Result<(), Failed> {
        // The library's headers, then the one that needs no library.
        let library = self.compile("")?;
        self.compile("-include chess_distance_inline.h")?;
        if !self.3 {
            return Ok(());
        }
        if self.2.contains("mingw") {
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
        let Self(name, _, compiler, is_windows) = self;
        let symbols = if *is_windows { "nm module.o" } else { "" };
        shell(
            &empty(name),
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

pub fn trials() -> Vec<Trial> {
    let headers = TARGETS
        .iter()
        .map(|target| trial(&format!("headers for {}", target.0), target.1, || target.test()));
    let modules = MODULES.iter().map(|&(name, build, exports)| {
        trial(name, "", move || module(&empty(name), build, exports))
    });
    headers.chain(modules).flatten().collect()
}

fn module(directory: &Path, build: &str, exports: bool) -> Result<(), Failed> {
    shell(directory, VISIBLE)?;
    shell(directory, build)?;
    let symbols = shell(directory, "nm -D --defined-only module.so")?;
    let mut names: Vec<&str> = symbols.lines().filter_map(|line| line.split(' ').nth(2)).collect();
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
