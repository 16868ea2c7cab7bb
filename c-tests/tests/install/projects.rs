//! The library in an engine's project of CMake or meson: where it is installed, as a subdirectory with
//! and without cargo, built twice, and for another machine.

use crate::Script;

pub const PROJECTS: &[Script] = &[
    // chess_distance::chess_distance is the archive, or the shared library with BUILD_SHARED_LIBS.
    Script(
        "CMake find_package",
        "cmake",
        "for linked in inside shared; do
            test $linked = shared && libraries=ON || libraries=OFF
            cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX -DBUILD_SHARED_LIBS=$libraries
            cmake --build build --target engine_static
            cmake --build build
            for way in shared inline static chess_distance; do build/engine_$way; done
            shared build/engine_shared
            inside build/engine_inline
            inside build/engine_static
            $linked build/engine_chess_distance
        done",
    ),
    // Ranges of versions, and a place where the library is not.
    Script(
        "CMake find_package, what it refuses",
        "cmake",
        "printf '%s\n' 'cmake_minimum_required(VERSION 3.19)' 'project(engine LANGUAGES C)' \
            'find_package(chess_distance ${RANGE} REQUIRED CONFIG)' >CMakeLists.txt
        version=$(grep -m 1 '^version' $SOURCE/Cargo.toml | cut -d '\"' -f 2)
        for range in 0.1 0.1...0.99 0.1...$version $version; do
            cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX -DRANGE=$range
        done
        for range in 0.1...0.2 '0.1...<'$version 0.99 1; do
            fails cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX \"-DRANGE=$range\"
        done
        mkdir -p elsewhere/lib elsewhere/lib32
        cp -a $PREFIX/include $PREFIX/share elsewhere/
        fails cmake -B build -DCMAKE_PREFIX_PATH=$PWD/elsewhere -DRANGE=0.1 >log 2>&1
        grep -q 'no library in lib' log
        cp -a $PREFIX/lib/libchess_distance.a elsewhere/lib32/
        cmake -B build -DCMAKE_PREFIX_PATH=$PWD/elsewhere -DRANGE=0.1",
    ),
    // By the port with stand-ins for vcpkg's functions: either linkage, and no other machine.
    Script(
        "CMake find_package, as vcpkg installs it",
        "cmake make",
        "port() {
            cmake -DCURRENT_PACKAGES_DIR=$PWD/$1 -DVCPKG_LIBRARY_LINKAGE=$2 \
                -DVCPKG_TARGET_ARCHITECTURE=${1%%-*} -DVCPKG_CMAKE_SYSTEM_NAME=Linux \
                -DHOST_TRIPLET=x64-linux -DVCPKG_CROSSCOMPILING=$3 -P vcpkg.cmake
        }
        port x64-linux static 0
        port x64-linux-dynamic dynamic 1
        fails port arm64-linux static 1
        printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(engine LANGUAGES C)' \
            'find_package(chess_distance 0.1 REQUIRED CONFIG)' 'add_executable(engine engine.c)' \
            'target_link_libraries(engine chess_distance::chess_distance)' >CMakeLists.txt
        for triplet in x64-linux x64-linux-dynamic; do
            cmake -B build-$triplet -DCMAKE_PREFIX_PATH=$PWD/$triplet
            cmake --build build-$triplet
            build-$triplet/engine
        done
        inside build-x64-linux/engine
        shared build-x64-linux-dynamic/engine",
    ),
    // Cargo's variable for another machine does not decide where the libraries are.
    Script(
        "CMake add_subdirectory",
        "cmake",
        "export CARGO_BUILD_TARGET=$(rustc -vV | sed -n 's/^host: //p')
        cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE
        cmake --build build
        for way in static inline shared; do build/engine_$way; done
        shared build/engine_shared",
    ),
    // Programs are hidden but for these, so that cargo is not found. The header can be linked, and
    // only a target of the library fails.
    Script(
        "CMake add_subdirectory and FetchContent, no cargo",
        "cmake",
        "mkdir bin
        for tool in cat cmake cmp cp grep make cc as sh ar nm ld objcopy ranlib; do
            ln -s $(command -v $tool) bin/$tool
        done
        export PATH=$PWD/bin HOME=$PWD CMAKE_GENERATOR='Unix Makefiles'
        for fetch in OFF ON; do
            cmake -S cmake -B build-$fetch -DCHESS_DISTANCE_SOURCE=$SOURCE -DFETCH=$fetch \
                -DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF
            cmake --build build-$fetch --target engine_inline
            build-$fetch/engine_inline
            fails cmake --build build-$fetch --target engine_static >log 2>&1
            grep -q 'cargo is missing' log
        done",
    ),
    // Without a change nothing is built or linked again, with either generator. The second uses
    // cargo's files from the first.
    Script(
        "CMake FetchContent, built twice",
        "cmake",
        "built_twice() {
            cmake -G \"$1\" -S cmake -B $2 -DCHESS_DISTANCE_SOURCE=$SOURCE -DFETCH=ON
            cmake --build $2
            for way in static shared chess_distance; do $2/engine_$way; done
            stat -c '%n %y' $2/engine_* >before
            cmake --build $2
            stat -c '%n %y' $2/engine_* | cmp - before
        }
        built_twice 'Unix Makefiles' make
        if command -v ninja; then
            mkdir -p ninja/_deps/chess_distance-build
            cp -a make/_deps/chess_distance-build/target ninja/_deps/chess_distance-build/
            built_twice Ninja ninja
        fi",
    ),
    // Cargo gets CMake's machine and linker. For an unknown machine there is an error message.
    Script(
        "CMake for another machine",
        "cmake",
        "printf '#!/bin/sh\\necho \"$@\" $CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER >>$PWD/seen\\nexit 1\\n' >cargo
        sed -i \"s,.PWD,$PWD,\" cargo
        chmod +x cargo
        ask() {
            cmake -S cmake -B build-$1 -DCHESS_DISTANCE_SOURCE=$SOURCE -DCHESS_DISTANCE_CARGO=$PWD/cargo \
                -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=$1 $2
            fails cmake --build build-$1 --target engine_static >log 2>&1
        }
        ask aarch64 ''
        grep -q -e '--target aarch64-unknown-linux-gnu .*/cc$' seen
        ask vax ''
        grep -q 'set CHESS_DISTANCE_TARGET' log
        test $(wc -l <seen) = 1
        ask mips '-DCHESS_DISTANCE_TARGET=mips-unknown-linux-gnu -DCHESS_DISTANCE_CARGO_ARGUMENTS=-Zbuild-std=core'
        grep -q -e '--target mips-unknown-linux-gnu -Zbuild-std=core' seen",
    ),
    // Cargo's own configuration may name a target. Then its files are elsewhere, and those of an
    // earlier build are not taken.
    Script(
        "make and CMake, where cargo makes files elsewhere",
        "cmake",
        "mkdir -p elsewhere build/chess_distance/target/release
        cp $SOURCE/target/release/libchess_distance.* elsewhere/
        echo >>elsewhere/libchess_distance.so
        touch build/chess_distance/target/release/libchess_distance.a
        printf '#!/bin/sh\\necho cargo 1.99.0\\necho \\\\\"%s\\\\\"\\n' $PWD/elsewhere/libchess_distance.a >cargo
        chmod +x cargo
        make -C $SOURCE all CARGO=$PWD/cargo OUT=$PWD/made
        cmp made/libchess_distance.so elsewhere/libchess_distance.so
        cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE -DCHESS_DISTANCE_CARGO=$PWD/cargo
        cmake --build build --target engine_static
        build/engine_static",
    ),
    // A compiler for 32 bits alone names its machine. With -m32 the user has to.
    Script(
        "CMake with a compiler for 32 bits",
        "cmake i686-linux-gnu-gcc",
        "ask() {
            CC=\"$1\" cmake -S cmake -B \"build-$1\" -DCHESS_DISTANCE_SOURCE=$SOURCE
            grep -q CHESS_DISTANCE_TARGET:STRING=$2 \"build-$1/CMakeCache.txt\"
        }
        ask i686-linux-gnu-gcc i686-unknown-linux-gnu
        ask 'i686-linux-gnu-gcc -m32' unknown",
    ),
    // Without a library there is no chess_distance.h either: its functions would be missing at the
    // link.
    Script(
        "CMake inline, header alone",
        "cmake",
        "printf '#include <%s>\nint main(void) { return 0; }\n' chess_distance.h >library.c
        printf '#include <%s>\nint main(void) { return 0; }\n' chess_distance_inline.h >inline.c
        ask() {
            printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(engine LANGUAGES C)' \
                \"$2\" 'link_libraries(chess_distance::inline)' \
                'add_executable(library library.c)' 'add_executable(inline inline.c)' >CMakeLists.txt
            cmake -B $1 -DCMAKE_PREFIX_PATH=$PREFIX
            cmake --build $1 --target inline
            fails cmake --build $1 --target library >log 2>&1
            grep -q \"fatal error: .*chess_distance.h\" log
        }
        ask installed 'find_package(chess_distance REQUIRED CONFIG)'
        ask clone \"add_subdirectory($SOURCE chess_distance)\"",
    ),
    Script(
        "meson, installed",
        "meson ninja pkg-config",
        "meson setup build meson
        meson compile -C build
        build/engine_inline
        LD_LIBRARY_PATH=$PREFIX/lib build/engine_library
        shared build/engine_library",
    ),
    Script(
        "meson subproject",
        "meson ninja",
        "subproject meson
        meson setup build meson --wrap-mode=forcefallback
        meson compile -C build
        build/engine_inline
        build/engine_library
        inside build/engine_library
        fails meson setup again meson --native-file no-cargo --wrap-mode=forcefallback >log 2>&1
        grep -q 'cargo is missing' log",
    ),
    Script(
        "meson subproject, header alone, no cargo",
        "meson ninja",
        "printf '%s\n' \"project('engine', 'c')\" \
            \"executable('engine', 'engine.c', c_args: '-DINLINE_ONLY',\" \
            \"  dependencies: dependency('chess_distance_inline'))\" >meson.build
        subproject .
        meson setup build --native-file no-cargo
        meson compile -C build
        build/engine",
    ),
    // The header is asked for first, and comes from the subproject or the installed files.
    Script(
        "meson, header and library",
        "meson ninja",
        "printf '%s\n' \"project('engine', 'c')\" \"header = dependency('chess_distance_inline')\" \
            \"executable('engine', 'engine.c', dependencies: dependency('chess_distance'))\" >meson.build
        subproject .
        meson setup build
        meson compile -C build
        LD_LIBRARY_PATH=$PREFIX/lib build/engine
        shared build/engine",
    ),
];
