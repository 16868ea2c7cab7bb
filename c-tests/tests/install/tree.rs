//! The installed files, and the messages if `make install` fails.

use std::fs;

use c_tests::library::old_cargo;
use c_tests::process::{is_installed, root};
use libtest_mimic::{Failed, Trial};

use crate::{empty, make, prefix, shell};

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("installed files", installed_files),
        Trial::test("DESTDIR, LIBDIR, uninstall", staged),
        Trial::test("dist", dist),
        Trial::test("versions that CMake accepts", versions),
        Trial::test("faults of the user", complaints),
    ]
}

/// Every installed file; versions as in the file names.
fn expected_files(lib: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut files: Vec<String> = fs::read_dir(root().join("include"))
        .expect("include/ is there")
        .map(|entry| format!("./include/{}", entry.expect("a file").file_name().display()))
        .collect();
    for name in ["-config.cmake", "-config-version.cmake"] {
        files.push(format!("./share/cmake/chess_distance/chess_distance{name}"));
    }
    for name in ["MIT", "APACHE"] {
        files.push(format!("./share/doc/chess_distance/LICENSE-{name}"));
    }
    for name in [
        "libchess_distance.a",
        "libchess_distance.so",
        "libchess_distance.so.0",
        &format!("libchess_distance.so.{version}"),
        "pkgconfig/chess_distance.pc",
    ] {
        files.push(format!("./{lib}/{name}"));
    }
    files.sort();
    files.join("\n") + "\n"
}

fn installed_files() -> Result<(), Failed> {
    let files = shell(prefix(), "find . ! -type d | LC_ALL=C sort")?;
    same(&files, &expected_files("lib"))?;
    let version = env!("CARGO_PKG_VERSION");
    shell(
        prefix(),
        &format!(
            "cd lib
            test $(readlink libchess_distance.so) = libchess_distance.so.{version}
            test $(readlink libchess_distance.so.0) = libchess_distance.so.{version}
            readelf -d libchess_distance.so | grep -q 'SONAME.*\\[libchess_distance.so.0\\]'
            if command -v pkg-config >/dev/null; then
                test $(pkg-config --modversion chess_distance) = {version}
            fi
            grep -qx 'Libs.private:' pkgconfig/chess_distance.pc
            ! grep -r $PREFIX pkgconfig ../share
            # `make -j2 test install` builds before it installs.
            make -C $SOURCE -np test install | grep -q '^build/.wiki-.* | all$'"
        ),
    )?;
    Ok(())
}

fn staged() -> Result<(), Failed> {
    let stage = empty("stage with a blank");
    let arguments = [
        &format!("DESTDIR={}", stage.display()),
        "PREFIX=/opt/chess/",
        "LIBDIR=/opt/chess/lib/x86_64-linux-gnu",
    ];
    // As with sudo, which may not find cargo: the built files are enough.
    let built = ["install", "CARGO=no-such-cargo"];
    make(&[&built, &arguments[..]].concat())?;
    let files = shell(&stage.join("opt/chess"), "find . ! -type d | LC_ALL=C sort")?;
    same(&files, &expected_files("lib/x86_64-linux-gnu"))?;
    let flags = "export PKG_CONFIG_PATH=$PWD/opt/chess/lib/x86_64-linux-gnu/pkgconfig
        test -f \"$(pkg-config --variable=includedir chess_distance)/chess_distance.h\"
        test -f \"$(pkg-config --variable=libdir chess_distance)/libchess_distance.a\"";
    if is_installed("pkg-config") {
        shell(&stage, flags)?;
    }
    make(&[&["uninstall"], &arguments[..]].concat())?;
    same(&shell(&stage, "find . ! -type d")?, "")
}

/// The archive contains the installed files and documents. It does not depend on the time, the user
/// or the umask.
fn dist() -> Result<(), Failed> {
    let name = format!(
        "chess-distance-{}-$(rustc -vV | sed -n 's/^host: //p')",
        env!("CARGO_PKG_VERSION")
    );
    let repository = env!("CARGO_PKG_REPOSITORY");
    let directory = empty("dist");
    make(&["dist"])?;
    shell(
        &directory,
        &format!(
            "name={name}
            mv $SOURCE/build/$name.tar.gz first.tar.gz
            tar -xzf first.tar.gz
            cd $name
            grep -q chess_distance README.md
            test -s CHANGELOG.md
            # No link of the texts leads nowhere; those to what only the repository has lead there.
            there={repository}/blob/v[0-9.]*/
            for text in README.md docs/*.md; do
                for link in $(grep -o '](\\([^):#]*\\))' $text | sed 's/](\\(.*\\))/\\1/'); do
                    test -e $(dirname $text)/$link || echo \"$text: $link\"
                done
                for link in $(grep -o \"${{there}}[^)#]*\" $text); do
                    test -e $SOURCE/${{link#${{there}}}} || echo \"$text: $link\"
                done
            done >../broken
            cc examples/demo.c -Iinclude -DDEMO_WITH_LIBRARY lib/libchess_distance.a -o ../demo
            ../demo '8/8/8/4k3/8/8/8/KBN5 w - - 0 1' >../boards
            # CMake takes the archive as it is, with FetchContent and without cargo.
            if command -v cmake >/dev/null; then
                cmake -S $SOURCE/c-tests/consumers/cmake -B ../build -DFETCH=ON \\\\
                    -DCHESS_DISTANCE_SOURCE=$PWD -DCHESS_DISTANCE_CARGO=/no/such/cargo
                cmake --build ../build
                for way in inline tables static shared chess_distance; do
                    ../build/engine_$way
                done
            fi
            rm -r CMakeLists.txt README.md CHANGELOG.md SECURITY.md LICENSE-* docs examples
            diff -r --no-dereference . $PREFIX",
        )
        .replace("\\\\", "\\"),
    )?;
    same(&shell(&directory, "cat broken")?, "")?;
    // In a path with a blank, from the built files.
    shell(
        &directory,
        &format!(
            "mkdir 'a b'
            cd $SOURCE
            cp -a Cargo.toml Makefile LICENSE-* *.md .github tools src capi include docs examples packaging \
                Cargo.lock \"$OLDPWD/a b\"
            mkdir \"$OLDPWD/a b/build\"
            cp -a build/settings build/lib* build/.wiki* \"$OLDPWD/a b/build\"
            cd \"$OLDPWD/a b\"
            make dist CARGO=no-such-cargo SOURCE_DATE_EPOCH=0
            tar -tzf build/{name}.tar.gz | grep -q lib/libchess_distance.a"
        ),
    )?;
    // Another time, and another mask of permissions.
    shell(
        &directory,
        &format!(
            "umask 077
            touch $SOURCE/README.md $SOURCE/build/libchess_distance.a
            make -C $SOURCE dist
            cmp first.tar.gz $SOURCE/build/{name}.tar.gz"
        ),
    )?;
    Ok(())
}

/// CMake accepts the same major version, up to the installed minor version.
fn versions() -> Result<(), Failed> {
    if !is_installed("cmake") {
        return Ok(());
    }
    let number = |part: &str| part.parse::<u32>().map_err(|error| error.to_string());
    let major = number(env!("CARGO_PKG_VERSION_MAJOR"))?;
    let minor = number(env!("CARGO_PKG_VERSION_MINOR"))?;
    let directory = empty("versions");
    for (wanted, accepted) in [
        ((major, 0), true),
        ((major, minor), true),
        ((major, minor + 1), false),
        ((major + 1, 0), false),
    ] {
        let script = format!(
            "echo 'include($ENV{{PREFIX}}/share/cmake/chess_distance/chess_distance-config-version.cmake)
            message(\"${{PACKAGE_VERSION}} ${{PACKAGE_VERSION_COMPATIBLE}}\")' >ask.cmake
            cmake -DPACKAGE_FIND_VERSION_MAJOR={0} -DPACKAGE_FIND_VERSION={0}.{1} -P ask.cmake",
            wanted.0, wanted.1
        );
        let expected = if accepted { "TRUE" } else { "FALSE" };
        let expected = format!("{} {expected}\n", env!("CARGO_PKG_VERSION"));
        same(&shell(&directory, &script)?, &expected)?;
    }
    Ok(())
}

/// Each has one line of our own, besides make's own line, and no errors of cargo.
fn complaints() -> Result<(), Failed> {
    let old = format!("CARGO={}", old_cargo().display());
    // Even root cannot create a directory below a file.
    let below_a_file = format!("PREFIX={}", root().join("Cargo.toml").display());
    for (arguments, words) in [
        (&["install", &below_a_file][..], "cannot write to"),
        (&["install", "PREFIX=/opt/chess", "LIBDIR=/usr/lib"], "must lie below PREFIX"),
        (&["all", "CARGO=no-such-cargo"], "no-such-cargo is missing"),
        (&["all", &old], "is 1.88.1, and chess-distance needs Rust"),
    ] {
        let report = make(arguments).err().ok_or("it did not fail")?;
        let lines = report.lines().skip(1).filter(|line| !line.starts_with("make: ***"));
        match lines.collect::<Vec<_>>()[..] {
            [line] if line.contains(words) => {}
            _ => return Err(report.into()),
        }
    }
    Ok(())
}

fn same(actual: &str, expected: &str) -> Result<(), Failed> {
    if actual == expected {
        Ok(())
    } else {
        Err(format!("{actual}\ninstead of\n{expected}").into())
    }
}
