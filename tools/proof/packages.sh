#!/usr/bin/env bash
# packages.sh cargo_c|publish|conan|debian...: the packages of other tools.
#
# cargo_c: the tree of `cargo cinstall` is that of `make install`. Files, links and exported names must be
# equal; headers, CMake files and licenses must have the same bytes.
#
# publish: builds the packages for the registry from their packed files, with the oldest Rust that
# Cargo.toml allows. Uploads nothing. Needs the registry's index, and cargo 1.90 or later, which
# publishes workspaces.
#
# conan, debian: makes packages by the recipes in packaging/ and uses them. (c-tests/install tests
# the meson wrap with every change.)
set -euo pipefail
cd "$(dirname "$0")/../.."
source=$PWD
out=$PWD/build/packages
mkdir -p "$out"
cargo=${CARGO:-cargo}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

try_cargo_c() {
    if ! "$cargo" cinstall --version >/dev/null 2>&1; then
        echo "left out: cargo-c is not installed (cargo install cargo-c@0.10.24 --locked, 6 minutes)"
        return
    fi
    {
        make -s install PREFIX=/usr/local DESTDIR="$work/ours"
        "$cargo" cinstall -p chess-distance-capi --prefix /usr/local --libdir /usr/local/lib \
            --destdir "$work/theirs" --target-dir target/cargo-c
    } >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        return 1
    }
    (describe "$work/ours") >"$work/ours.txt"
    (describe "$work/theirs") >"$work/theirs.txt"
    diff "$work/ours.txt" "$work/theirs.txt"
    echo "cargo cinstall gives the tree of make install ($(wc -l <"$work/ours.txt") lines compared)"
}

# The files and names that users of a tree see; $1 is the tree.
describe() {
    cd "$1/usr/local"
    find . ! -type d | LC_ALL=C sort
    find . -type l -exec sh -c 'echo "$1 -> $(readlink "$1")"' - {} \; | LC_ALL=C sort
    cat include/*.h share/cmake/*/* share/doc/*/* | cksum
    readelf -d lib/libchess_distance.so | grep -o -e 'SONAME.*' -e 'NEEDED.*' || true
    nm -D --defined-only lib/libchess_distance.so | cut -d ' ' -f 2- | LC_ALL=C sort
    nm --defined-only lib/libchess_distance.a 2>/dev/null |
        sed -n 's/^[0-9a-f]* [TR] \([a-zA-Z][A-Za-z0-9_]*\)$/\1/p' | LC_ALL=C sort
    export PKG_CONFIG_PATH="$PWD/lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR=
    pkg-config --modversion chess_distance
    pkg-config --define-variable=prefix=/usr/local --static --cflags --libs chess_distance
}

try_publish() {
    local packages="chess-distance chess-distance-wiki chess-distance-capi" promised uploaded
    promised=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! rustup run "$promised" rustc --version >/dev/null 2>&1; then
        echo "left out: Rust $promised is not installed (rustup toolchain install $promised)"
        return
    fi
    RUSTC=$(rustup which --toolchain "$promised" rustc) "$cargo" publish --dry-run --workspace --allow-dirty \
        --target-dir target/publish >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        return 1
    }
    uploaded=$(sed -n 's/^ *Uploading \([^ ]*\) .*/\1/p' "$work/log" | tr '\n' ' ')
    if [ "$uploaded" != "$packages " ]; then
        echo "ready for the registry: $uploaded- not ready: $packages" >&2
        return 1
    fi
    echo "$packages: packed, and built with Rust $promised"
}

try_conan() (
    local conan shared
    conan=$(command -v conan || echo "$out/conan/bin/conan")
    if [ ! -x "$conan" ] && ! { python3 -m venv "$out/conan" && "$out/conan/bin/pip" -q install conan; } 2>"$out/pip.log"; then
        echo 'conan: left out, since pip cannot install it'
        return
    fi
    rm -rf "$out/conan-home" "$out/conan-engine"
    export CONAN_HOME=$out/conan-home
    mkdir -p "$out/conan-engine"
    cd "$out/conan-engine"
    cp "$source/c-tests/consumers/engine.c" .
    cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.15)
project(engine C)
find_package(chess_distance REQUIRED CONFIG)
add_executable(engine engine.c)
target_link_libraries(engine PRIVATE chess_distance::chess_distance)
END
    "$conan" profile detect >log 2>&1
    for shared in False True; do
        {
            "$conan" create "$source/packaging" -o "chess_distance/*:shared=$shared"
            "$conan" install --requires='chess_distance/[*]' -o "chess_distance/*:shared=$shared" -of "with-$shared" \
                -g CMakeToolchain -g CMakeDeps -g PkgConfigDeps
            cmake -S . -B "by-cmake-$shared" -DCMAKE_TOOLCHAIN_FILE="with-$shared/conan_toolchain.cmake" \
                -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS="$shared"
            cmake --build "by-cmake-$shared"
            # Flags are words.
            # shellcheck disable=SC2046
            cc engine.c $(PKG_CONFIG_PATH=with-$shared pkg-config --cflags --libs chess_distance) \
                -Wl,-rpath,"$(PKG_CONFIG_PATH=with-$shared pkg-config --variable=libdir chess_distance)" -o "by-pkg-config-$shared"
        } >>log 2>&1 || {
            cat log >&2
            return 1
        }
        "by-cmake-$shared/engine"
        "./by-pkg-config-$shared"
        echo "conan, shared=$shared: created, and used through CMake and pkg-config"
    done
)

# The packages, lintian, and the packages' own tests in a system with nothing else.
try_debian() (
    local tool
    for tool in dpkg-buildpackage dh lintian autopkgtest mmdebstrap /usr/bin/cargo; do
        command -v "$tool" >/dev/null || {
            echo "debian: left out, since $tool is not installed"
            return
        }
    done
    packaging/debian.sh >"$out/debian.log" 2>&1 || {
        cat "$out/debian.log" >&2
        return 1
    }
    cd build/debian
    lintian --fail-on error -- *.changes
    echo 'debian: built with Debian'"'"'s Rust, and lintian finds no error'
    if ((EUID != 0)) || ! { [ -e "$out/system.tar" ] || mmdebstrap --variant=apt --include=apt-utils,build-essential,pkg-config,cmake \
        "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$out/system.tar" >"$out/system.log" 2>&1; }; then
        echo 'debian, autopkgtest: left out, since mmdebstrap cannot make a system for it'
        return
    fi
    rm -rf "$out/autopkgtest"
    # Outside of the tree: cargo reads this tree for its packages, and would read the system's /dev
    # too.
    local system
    system=$(mktemp -d)
    # Expanded now: the name is gone when the trap runs.
    # shellcheck disable=SC2064
    trap "rm -rf --one-file-system '$system'" EXIT
    tar -xf "$out/system.tar" -C "$system"
    autopkgtest --output-dir "$out/autopkgtest" *.deb *.dsc -- chroot "$system" >"$out/autopkgtest.log" 2>&1 ||
        {
            tail -n 40 "$out/autopkgtest.log" >&2
            return 1
        }
    sed 's/^/debian, autopkgtest: /' "$out/autopkgtest/summary"
)

for part; do "try_$part"; done
