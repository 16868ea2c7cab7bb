#!/usr/bin/env bash
# recipes.sh [conan] [debian]: the recipes in packaging/, each made into packages that are then used.
# (The meson wrap is tested with every change: c-tests/tests/install.)
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

# The packages, lintian, and their own tests in a system that has nothing but them.
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
        echo 'debian, autopkgtest: left out, since a system for it cannot be made'
        return
    fi
    rm -rf "$out/autopkgtest"
    # Elsewhere: cargo goes through this tree for the files of a package, and would through its /dev too.
    local system
    system=$(mktemp -d)
    # Now: where it runs, the name is gone.
    # shellcheck disable=SC2064
    trap "rm -rf --one-file-system '$system'" EXIT
    tar -xf "$out/system.tar" -C "$system"
    autopkgtest --output-dir "$out/autopkgtest" *.deb *.dsc -- chroot "$system" >"$out/autopkgtest.log" 2>&1 ||
        { tail -n 40 "$out/autopkgtest.log" >&2; return 1; }
    sed 's/^/debian, autopkgtest: /' "$out/autopkgtest/summary"
)

[ $# -gt 0 ] || set -- conan debian
for recipe; do "${recipe}_packages"; done
