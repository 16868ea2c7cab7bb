#!/usr/bin/env bash
# recipes.sh [conan] [debian]: makes packages by the recipes in packaging/ and uses them.
# (c-tests/tests/install tests the meson wrap with every change.)
set -euo pipefail
cd "$(dirname "$0")/../.."
source=$PWD
out=$PWD/build/recipes
mkdir -p "$out"

conan_packages() (
    local conan
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
    local shared
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
        } >>log 2>&1 || { cat log >&2; return 1; }
        "by-cmake-$shared/engine" | cmp - "$source/c-tests/consumers/answer.txt"
        "./by-pkg-config-$shared" | cmp - "$source/c-tests/consumers/answer.txt"
        echo "conan, shared=$shared: created, and used through CMake and pkg-config"
    done
)

# The packages, lintian, and the packages' own tests in a system with nothing else.
debian_packages() (
    local tool
    for tool in dpkg-buildpackage dh lintian autopkgtest mmdebstrap /usr/bin/cargo; do
        command -v "$tool" >/dev/null || { echo "debian: left out, since $tool is not installed"; return; }
    done
    packaging/debian.sh >"$out/debian.log" 2>&1 || { cat "$out/debian.log" >&2; return 1; }
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
        { tail -n 40 "$out/autopkgtest.log" >&2; return 1; }
    sed 's/^/debian, autopkgtest: /' "$out/autopkgtest/summary"
)

[ $# -gt 0 ] || set -- conan debian
for recipe; do "${recipe}_packages"; done
