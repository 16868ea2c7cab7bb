# shellcheck shell=sh
# For the scripts of c-tests/install, which run beside this file.

version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$SOURCE/Cargo.toml" | head -n 1)

# `! command` would never stop a script, whatever the command returns.
fails() { if "$@"; then exit 1; fi; }

# How a program is linked: with the name of the shared library in it, or not.
shared() { grep -q libchess_distance.so.0 "$1"; }
inside() { fails grep -q libchess_distance.so.0 "$1"; }

# expected LIB: every installed file, with the libraries in this folder.
expected() {
    {
        for header in "$SOURCE"/include/*; do echo "./include/${header##*/}"; done
        echo ./share/cmake/chess_distance/chess_distance-config.cmake
        echo ./share/cmake/chess_distance/chess_distance-config-version.cmake
        for license in MIT APACHE; do echo "./share/doc/chess_distance/LICENSE-$license"; done
        for ending in a so so.0 "so.$version"; do echo "./$1/libchess_distance.$ending"; done
        echo "./$1/pkgconfig/chess_distance.pc"
    } | LC_ALL=C sort
}
files() { (cd "$1" && find . ! -type d | LC_ALL=C sort); }

# The library as a subproject of the meson project in this directory.
subproject() {
    mkdir "$1/subprojects"
    cp "$SOURCE/packaging/chess_distance.wrap" "$1/subprojects/"
    ln -s "$SOURCE" "$1/subprojects/chess-distance"
    printf '%s\n' '[binaries]' "cargo = 'no-such-cargo'" >no-cargo
}

# The library's headers for another system, then the one that needs no library. CC is words.
compile() {
    # shellcheck disable=SC2086
    $CC "$@" -Wall -Wextra -Wpedantic -Wconversion -Werror "-I$PREFIX/include" -c module.c -o module.o
}
both_headers() {
    compile
    compile -include chess_distance_inline.h
}

# On Windows tables are imported from the DLL only.
imports() { nm module.o | grep -q __imp_chess_distance_king_table; }
windows() {
    both_headers
    compile
    fails imports
    compile -DCHESS_DISTANCE_DLL
    imports
}

exported() { nm -D --defined-only module.so | cut -d ' ' -f 3; }
