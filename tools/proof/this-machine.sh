#!/usr/bin/env bash
# this-machine.sh: the library on this machine: its own tests, and all answers of the header, the
# archive and the shared library. Needs cargo and a C compiler; on Windows clang, in the bash of Git
# or MSYS.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=build/this-machine
mkdir -p "$out"
cargo test --quiet -p chess-distance --lib

include=(-Iinclude -Ic-tests/programs) shared=() beside=()
case $(uname -s) in
MINGW* | MSYS* | CYGWIN*)
    cc=${CC:-clang}
    cargo build --quiet --release -p chess-distance-capi
    if [ -e target/release/chess_distance.lib ]; then
        archive=target/release/chess_distance.lib imports=target/release/chess_distance.dll.lib
    else
        archive=target/release/libchess_distance.a imports=target/release/libchess_distance.dll.a
    fi
    shared=(-DCHESS_DISTANCE_DLL "$imports")
    beside=(target/release/chess_distance.dll)
    ;;
*)
    cc=${CC:-cc}
    make -s all
    archive=build/libchess_distance.a
    shared=(-Lbuild -lchess_distance "-Wl,-rpath,$PWD/build")
    ;;
esac
for file in ${beside[@]+"${beside[@]}"}; do cp "$file" "$out/"; done

# same NAME EXPECTED FLAGS...: compares the output of answers.c with these flags.
same() {
    local name=$1 expected=$2
    shift 2
    "$cc" -O2 "${include[@]}" c-tests/programs/answers.c "$@" -o "$out/$name.exe"
    "$out/$name.exe" | tr -d '\r' >"$out/$name.txt"
    # Git may have checked the expected lines out with Windows line ends.
    tr -d '\r' <"$expected" | diff - "$out/$name.txt"
    echo "$name: $(wc -l <"$out/$name.txt") checksums equal"
}

# The part of the committed answers that the inline header has.
sed '/^chess_distance_matrix /,$d' c-tests/answers.txt >"$out/expected.txt"
same inline "$out/expected.txt" -DINLINE_ONLY
same archive c-tests/answers.txt "$archive"
same shared c-tests/answers.txt "${shared[@]}"
