#!/usr/bin/env bash
# archives.sh: unpacks every archive of `make dist-all` in a directory of its own and uses it as
# users would, on its machine (or under wine, qemu and node), with cargo hidden. It runs the
# programs of c-tests. (c-tests/install has pkg-config, CMake and meson for the same tree.)
set -euo pipefail
cd "$(dirname "$0")/../.."
source=$PWD
rm -rf build/archives
mkdir -p build/archives/no-rust
make -s dist-all >build/dist.log 2>&1 || {
    cat build/dist.log >&2
    exit 1
}
(cd build/dist && sha256sum --quiet -c SHA256SUMS)
cd build/archives
for name in cargo rustc; do
    printf '#!/bin/sh\necho "$0 $*" >>"%s/called"\nexit 1\n' "$PWD" >no-rust/$name
    chmod +x no-rust/$name
done
outside=$PATH
# Outside of the tree: wine's prefix has a link to /, and cargo reads this tree for its packages.
WINEPREFIX=$(mktemp -d)
trap 'wineserver -k 2>/dev/null || true; rm -rf "$WINEPREFIX"' EXIT
export PATH="$PWD/no-rust:/usr/local/bin:/usr/bin:/bin" WINEPREFIX WINEDEBUG=-all
unset CARGO RUSTC
failed=0

# Programs whose exit status says whether every answer is right. The checksums of answers.c are compared.
checked='abi bad_input fens grid_limits tables wiki'

# unpack TARGET: into a directory of that name, which becomes the prefix. It differs from the prefix
# of the build.
unpack() {
    mkdir "$1"
    tar -xzf "$source"/build/dist/chess-distance-*-"$1".tar.gz -C "$1" --strip-components=1
    cd "$1"
}

# have WHAT TOOL...: whether all tools exist; prints what is left out otherwise.
have() {
    local what=$1 tool
    shift
    for tool; do
        command -v "$tool" >/dev/null || {
            echo "$what: left out, since $tool is not installed"
            return 1
        }
    done
}

# run_programs NAME "COMPILER FLAGS" "LIBRARY" RUN...: each program, built and run by RUN.
run_programs() {
    if CC=$2 OPTIMIZE=-O2 LIBRARY=$3 RUN="${*:4}" PROGRAMS="$checked answers" "$source/tools/test-programs.sh"; then
        echo "$1: the right answers"
    else
        echo "$1: FAILED"
        failed=1
    fi
}

# engine NAME COMMAND...: runs an engine of c-tests/consumers, which fails if an answer is wrong.
engine() {
    local name=$1
    shift
    if "$@" >/dev/null 2>&1; then
        echo "$name: the right answer"
    else
        echo "$name: FAILED"
        failed=1
    fi
}

linux() (
    unpack x86_64-unknown-linux-gnu
    run_programs 'cc, archive' cc lib/libchess_distance.a
    run_programs 'cc, shared library' cc "-Llib -lchess_distance -Wl,-rpath,$PWD/lib"
    exit $failed
)

musl() (
    have musl musl-gcc || exit 0
    unpack x86_64-unknown-linux-musl
    run_programs 'musl, static' 'musl-gcc -static' lib/libchess_distance.a
    exit $failed
)

aarch64() (
    have aarch64 aarch64-linux-gnu-gcc qemu-aarch64 || exit 0
    unpack aarch64-unknown-linux-gnu
    run_programs 'aarch64, archive' 'aarch64-linux-gnu-gcc -static' lib/libchess_distance.a qemu-aarch64
    run_programs 'aarch64, shared library' aarch64-linux-gnu-gcc '-Llib -lchess_distance' \
        qemu-aarch64 -L /usr/aarch64-linux-gnu -E "LD_LIBRARY_PATH=$PWD/lib"
    exit $failed
)

windows() (
    have Windows x86_64-w64-mingw32-gcc wine || exit 0
    unpack x86_64-pc-windows-gnu
    run_programs 'Windows, archive' x86_64-w64-mingw32-gcc lib/libchess_distance.a wine
    cp bin/chess_distance.dll build/test/
    cp bin/chess_distance.dll . # for the program below
    run_programs 'Windows, DLL' 'x86_64-w64-mingw32-gcc -DCHESS_DISTANCE_DLL' '-Llib -lchess_distance' wine
    # Linked as by Visual C++, without a C library. Its stack probe may do nothing in so small a
    # program.
    if have 'Visual C++' clang lld-link; then
        cat >msvc.c <<'END'
#include <chess_distance.h>
static uint8_t moves[64][64];
void __chkstk(void) {}
int start(void) {
  ChessDistanceBoard walls = {0};
  walls.own = 0x3f00fc0000;
  chess_distance_matrix(CHESS_DISTANCE_KING, &walls, moves);
  return chess_distance_king(4, 60) * 10 + chess_distance_knight_table[0][63] + moves[0][63];
}
END
        for way in dll.lib lib; do
            define=
            [ $way = lib ] || define=-DCHESS_DISTANCE_DLL
            clang --target=x86_64-pc-windows-msvc -ffreestanding -O2 $define -Iinclude -c msvc.c -o msvc.obj
            lld-link /nodefaultlib /entry:start /subsystem:console /out:msvc.exe msvc.obj lib/chess_distance.$way
            status=0
            wine msvc.exe || status=$?
            if ((status == 86)); then
                echo "Visual C++, chess_distance.$way: the right answer"
            else
                echo "Visual C++, chess_distance.$way: FAILED"
                failed=1
            fi
        done
    fi
    if have 'CMake for Windows' cmake; then
        cp -R "$source/c-tests/consumers" consumers
        cmake -S consumers/cmake -B by-cmake -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc \
            -DCMAKE_PREFIX_PATH="$PWD" >/dev/null
        cmake --build by-cmake >/dev/null
        cp bin/chess_distance.dll by-cmake/
        for way in shared static inline; do engine "CMake for Windows, $way" wine "by-cmake/engine_$way.exe"; done
        # The files that CMake chooses for Visual C++, without running that compiler.
        mkdir choice
        cat >choice/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.14)
project(choice NONE)
set(MSVC 1)
find_package(chess_distance REQUIRED CONFIG)
get_target_property(archive chess_distance::static IMPORTED_LOCATION)
get_target_property(import chess_distance::shared IMPORTED_IMPLIB)
if(NOT "${archive} ${import}" MATCHES "/lib/chess_distance.lib .*/lib/chess_distance.dll.lib$")
  message(FATAL_ERROR "${archive} ${import}")
endif()
END
        if cmake -S choice -B by-choice -DCMAKE_PREFIX_PATH="$PWD" >/dev/null; then
            echo 'CMake for Visual C++: its files'
        else
            echo 'CMake for Visual C++: FAILED'
            failed=1
        fi
    fi
    exit $failed
)

# C programs with WASI's C library. The tests of the npm package load the module alone.
wasm() (
    unpack wasm32-unknown-unknown
    if have 'WebAssembly' clang wasm-ld node && [ -d /usr/include/wasm32-wasi ]; then
        run_programs 'WebAssembly, node' 'clang --target=wasm32-wasi' lib/libchess_distance.a node --no-warnings "$source/tools/proof/wasi.mjs"
    elif [ ! -d /usr/include/wasm32-wasi ]; then
        echo 'WebAssembly: left out, since wasi-libc is not installed'
    fi
    exit $failed
)

# Built again in another directory, later: the same bytes. Only committed files exist there.
again() (
    if [ -n "$(git -C "$source" status --porcelain --untracked-files=no)" ]; then
        echo 'the same bytes: left out, since changes are not committed'
        exit 0
    fi
    git clone -q "$source" again
    PATH=$outside make -s -C again dist-all >again.log 2>&1 || {
        cat again.log >&2
        exit 1
    }
    if diff "$source/build/dist/SHA256SUMS" again/build/dist/SHA256SUMS; then
        echo "the same bytes: $(wc -l <again/build/dist/SHA256SUMS) files of another build"
    else
        echo 'the same bytes: FAILED'
        exit 1
    fi
    rm -rf again
)

for machine in linux musl aarch64 windows wasm again; do "$machine" || failed=1; done
if [ -e called ]; then
    sort called | uniq -c
    echo 'cargo or rustc was called: FAILED'
    failed=1
fi
exit $failed
