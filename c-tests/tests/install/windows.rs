//! The headers with MinGW's compilers, which only compile here: there is no Windows to run on.

use libtest_mimic::{Failed, Trial};

use crate::{empty, shell};

/// The tests, each with the tools that it takes.
pub fn trials() -> [(&'static [&'static str], Trial); 2] {
    [
        (
            &["x86_64-w64-mingw32-gcc"],
            Trial::test("headers for Windows, C", || {
                import_macro("x86_64-w64-mingw32-gcc -std=c99")
            }),
        ),
        (
            &["x86_64-w64-mingw32-g++"],
            Trial::test("headers for Windows, C++", || {
                import_macro("x86_64-w64-mingw32-g++ -std=c++11 -x c++")
            }),
        ),
    ]
}

/// The tables of a DLL are imported exactly with `CHESS_DISTANCE_DLL`.
fn import_macro(compiler: &str) -> Result<(), Failed> {
    let directory = empty(compiler);
    let compile = |flags: &str| {
        shell(
            &directory,
            &format!(
                "{compiler} {flags} -Wall -Wextra -Wpedantic -Wconversion -Werror \
                 -I$PREFIX/include -c $SOURCE/c-tests/consumers/module.c -o module.o
                x86_64-w64-mingw32-nm module.o"
            ),
        )
    };
    let table = "__imp_chess_distance_king_table";
    if compile("")?.contains(table) {
        return Err("a static table is imported".into());
    }
    if !compile("-DCHESS_DISTANCE_DLL")?.contains(table) {
        return Err("a table of the DLL is not imported".into());
    }
    compile("-DCHESS_DISTANCE_DLL -include chess_distance_inline.h")?;
    Ok(())
}
