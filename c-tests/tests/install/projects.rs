//! The library in an engine's project of CMake or meson: as a subdirectory with and without cargo,
//! built twice, for another machine, and where it is installed.

use std::path::Path;

use c_tests::process::is_installed;
use libtest_mimic::{Failed, Trial};

use crate::{empty, shell, trial};

/// The name of each test, the programs that it needs, and what it does in an empty directory.
type Project = (&'static str, &'static str, fn(&Path) -> Result<(), Failed>);
const PROJECTS: &[Project] = &[
    ("CMake add_subdirectory, no cargo", "cmake", |place| without_cargo(place, "")),
    ("CMake FetchContent, no cargo", "cmake", |place| without_cargo(place, "-DFETCH=ON")),
    ("CMake FetchContent, built twice", "cmake", built_twice),
    ("CMake for another machine", "cmake", another_machine),
    ("CMake alias", "cmake", alias),
    ("CMake inline, header alone", "cmake", header_alone),
    ("meson subproject, header asked for first", "meson ninja", installed_is_taken),
    ("meson subproject, library without cargo", "meson ninja", cargo_is_missed),
];

pub fn trials() -> Vec<Trial> {
    let trial = |&(name, needs, test): &Project| trial(name, needs, move || test(&empty(name)));
    PROJECTS.iter().filter_map(trial).collect()
}

/// Commands that hide every program but these, so that cargo is not found.
const NO_CARGO: &str = "cp -R $SOURCE/c-tests/consumers/* .
    mkdir bin
    for tool in cmake make cc as sh ar nm ld objcopy ranlib; do ln -s $(command -v $tool) bin/$tool; done
    export PATH=$PWD/bin HOME=$PWD CMAKE_GENERATOR='Unix Makefiles'
    nowhere='-DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF'";

/// Without cargo the header can be linked, and only a target of the library fails.
fn without_cargo(place: &Path, way: &str) -> Result<(), Failed> {
    shell(
        place,
        &format!(
            "{NO_CARGO}
            cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE $nowhere {way}
            cmake --build build --target engine_inline
            build/engine_inline >answer
            if cmake --build build --target engine_static >log 2>&1; then exit 1; fi"
        ),
    )?;
    shell(place, "cmp answer answer.txt; grep -q 'cargo is missing' log")?;
    Ok(())
}

/// Without a change nothing is built or linked again, with either generator.
fn built_twice(place: &Path) -> Result<(), Failed> {
    // The second generator uses cargo's files from the first.
    let script = |generator: &str, build: &str| {
        format!(
            "cmake -G '{generator}' -S cmake -B {build} -DCHESS_DISTANCE_SOURCE=$SOURCE -DFETCH=ON
            cmake --build {build}
            for way in static shared chess_distance; do {build}/engine_$way | cmp - answer.txt; done
            stat -c '%n %y' {build}/engine_* >before
            cmake --build {build}
            stat -c '%n %y' {build}/engine_* | cmp - before"
        )
    };
    shell(place, "cp -R $SOURCE/c-tests/consumers/* .")?;
    shell(place, &script("Unix Makefiles", "make"))?;
    if is_installed("ninja") {
        let again = "mkdir -p ninja/_deps/chess_distance-build
            cp -a make/_deps/chess_distance-build/target ninja/_deps/chess_distance-build/";
        shell(place, again)?;
        shell(place, &script("Ninja", "ninja"))?;
    }
    Ok(())
}

/// Cargo gets CMake's machine and linker. For an unknown machine there is an error message.
fn another_machine(place: &Path) -> Result<(), Failed> {
    shell(
        place,
        "cp -R $SOURCE/c-tests/consumers/* .
        printf '#!/bin/sh\\necho \"$@\" $CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER >>$PWD/seen\\nexit 1\\n' >cargo
        sed -i \"s,.PWD,$PWD,\" cargo
        chmod +x cargo
        ask() {
            cmake -S cmake -B build-$1 -DCHESS_DISTANCE_SOURCE=$SOURCE -DCHESS_DISTANCE_CARGO=$PWD/cargo \\
                -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=$1 $2
            ! cmake --build build-$1 --target engine_static >log 2>&1
        }
        ask aarch64 ''
        grep -q -e '--target aarch64-unknown-linux-gnu .*/cc$' seen
        ask vax ''
        grep -q 'set CHESS_DISTANCE_TARGET' log
        test $(wc -l <seen) = 1
        ask mips '-DCHESS_DISTANCE_TARGET=mips-unknown-linux-gnu -DCHESS_DISTANCE_CARGO_ARGUMENTS=-Zbuild-std=core'
        grep -q -e '--target mips-unknown-linux-gnu -Zbuild-std=core' seen",
    )?;
    Ok(())
}

/// Without a library there is no `chess_distance.h` either: its functions would be missing at the
/// link.
fn header_alone(place: &Path) -> Result<(), Failed> {
    shell(
        place,
        "printf '#include <%s>\nint main(void) { return 0; }\n' chess_distance.h >library.c
        printf '#include <%s>\nint main(void) { return 0; }\n' chess_distance_inline.h >inline.c
        ask() {
            printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(engine LANGUAGES C)' \
                \"$2\" 'link_libraries(chess_distance::inline)' \
                'add_executable(library library.c)' 'add_executable(inline inline.c)' >CMakeLists.txt
            cmake -B $1 -DCMAKE_PREFIX_PATH=$PREFIX
            cmake --build $1 --target inline
            if cmake --build $1 --target library >log 2>&1; then exit 1; fi
            grep -q \"fatal error: .*chess_distance.h\" log
        }
        ask installed 'find_package(chess_distance REQUIRED CONFIG)'
        ask clone \"add_subdirectory($SOURCE chess_distance)\"",
    )?;
    Ok(())
}

/// `chess_distance::chess_distance` is the archive, or the shared library with BUILD_SHARED_LIBS.
fn alias(place: &Path) -> Result<(), Failed> {
    shell(
        place,
        "cp -R $SOURCE/c-tests/consumers/* .
        for shared in OFF ON; do
            cmake -S cmake -B build -DCMAKE_PREFIX_PATH=$PREFIX -DBUILD_SHARED_LIBS=$shared
            cmake --build build --target engine_chess_distance
            build/engine_chess_distance | cmp - answer.txt
            readelf -d build/engine_chess_distance >needed-$shared
        done
        if grep -q libchess_distance needed-OFF; then exit 1; fi
        grep -q libchess_distance.so.0 needed-ON",
    )?;
    Ok(())
}

/// A project with the subproject that requests its dependencies in this order.
fn project(place: &Path, dependencies: &[&str], setup: &str) -> Result<(), Failed> {
    let mut asked = String::new();
    for (number, dependency) in dependencies.iter().enumerate() {
        asked += &format!("d{number} = dependency('{dependency}')\n");
    }
    let last = dependencies.len() - 1;
    let script = format!(
        "cp -R $SOURCE/c-tests/consumers/* .
        cat >meson.build <<'end'
project('engine', 'c')
{asked}executable('engine', 'engine.c', dependencies: d{last})
end
        mkdir subprojects
        cp $SOURCE/packaging/chess_distance.wrap subprojects/
        ln -s $SOURCE subprojects/chess-distance
        {setup}"
    );
    shell(place, &script)?;
    Ok(())
}

fn installed_is_taken(place: &Path) -> Result<(), Failed> {
    project(
        place,
        &["chess_distance_inline", "chess_distance"],
        "meson setup build
        meson compile -C build
        LD_LIBRARY_PATH=$PREFIX/lib build/engine | cmp - answer.txt
        readelf -d build/engine | grep -q libchess_distance.so.0",
    )
}

fn cargo_is_missed(place: &Path) -> Result<(), Failed> {
    project(
        place,
        &["chess_distance"],
        "printf '%s\\n' '[binaries]' \"cargo = 'no-such-cargo'\" >no-cargo
        if meson setup build --native-file no-cargo --wrap-mode=forcefallback >log 2>&1; then exit 1; fi
        grep -q 'cargo is missing' log",
    )
}
