#!/bin/sh
# install.sh install|dist|uninstall: copies the files that `make` built to $DESTDIR$PREFIX, or
# removes them. No file names the prefix, so the tree can be moved and unpacked anywhere. `dist` adds
# the documents for users without a clone.
set -eu
command=$1

fail() {
    echo "make $command: $*" >&2
    exit 1
}

PREFIX=$(printf '%s' "${PREFIX%/}" | tr -s /)
LIBDIR=$(printf '%s' "${LIBDIR%/}" | tr -s /)
case $LIBDIR in
"$PREFIX"/*) inside=${LIBDIR#"$PREFIX"/} ;;
*) fail "LIBDIR ($LIBDIR) must lie below PREFIX ($PREFIX)" ;;
esac
root=$DESTDIR$PREFIX
lib=$root/$inside
include=$root/include
cmake=$root/share/cmake/chess_distance
doc=$root/share/doc/chess_distance

# into DIRECTORY MODE FILE...
into() {
    directory=$1 mode=$2
    shift 2
    if ! mkdir -p "$directory" 2>/dev/null || [ ! -w "$directory" ]; then
        fail "cannot write to $directory: choose another PREFIX or DESTDIR, or become another user"
    fi
    for file; do
        if [ -h "$file" ]; then
            cp -P "$file" "$directory/"
        else
            install -m "$mode" "$file" "$directory/"
        fi
    done
}

install_all() {
    # Directories first: a prefix without write permission is found before any copy.
    for directory in "$include" "$lib/pkgconfig" "$cmake" "$doc"; do into "$directory" 644; done

    for header in include/*.h; do
        # Headers declare only names that the library was built with.
        case $WIKI:$header in
        0:*_wiki.h) rm -f "$include/${header##*/}" ;;
        *) into "$include" 644 "$header" ;;
        esac
    done
    into "$lib" 644 "$OUT/$ARCHIVE"
    if [ "$IMPORT_LIBRARY" ]; then
        for file in $IMPORT_LIBRARY; do into "$lib" 644 "$OUT/$file"; done
        into "$root/bin" 755 "$OUT/$SHARED_FILE"
    elif [ "$SHARED_FILE" ]; then
        into "$lib" 755 "$OUT/$SHARED_FILE"
        for link in $SHARED_LINKS; do into "$lib" 755 "$OUT/$link"; done
    fi
    into "$cmake" 644 packaging/cmake/*.cmake
    into "$doc" 644 LICENSE-MIT LICENSE-APACHE

    # Two directories up from lib/pkgconfig, three from lib/x86_64-linux-gnu/pkgconfig.
    up=$(printf '%s' "$inside" | sed 's,[^/][^/]*,..,g')
    cat >"$lib/pkgconfig/chess_distance.pc" <<END
prefix=\${pcfiledir}/../$up
libdir=\${prefix}/$inside
includedir=\${prefix}/include

Name: chess_distance
Description: Distances on chessboards
URL: https://github.com/chess-distance/chess-distance
Version: $VERSION
Cflags: -I\${includedir}
Libs: -L\${libdir} -lchess_distance
Libs.private:
END
}

# At the top, so that the links of README lead to docs/, examples/ and include/.
install_documents() {
    into "$root" 644 README.md CHANGELOG.md .github/SECURITY.md LICENSE-MIT LICENSE-APACHE
    if [ -e "$OUT/LICENSE-third-party" ]; then into "$root" 644 "$OUT/LICENSE-third-party"; fi
    cat >"$root/CMakeLists.txt" <<'END'
# For FetchContent and add_subdirectory of an archive that was downloaded: the targets that
# find_package(chess_distance) gives. It builds nothing and needs no Rust.
cmake_minimum_required(VERSION 3.14)
project(chess_distance LANGUAGES NONE)
include("${CMAKE_CURRENT_LIST_DIR}/share/cmake/chess_distance/chess_distance-config.cmake")
END
    into "$root/docs" 644 docs/*.md docs/*.svg docs/*.json
    into "$root/docs/pictures" 644 docs/pictures/*
    into "$root/examples" 644 examples/*.[ch] examples/*.py
    into "$root/examples/languages" 644 examples/languages/*
    # Links to files outside of the archive become links to the repository.
    there=$(sed -n 's/^repository = "\(.*\)"/\1/p' Cargo.toml)/blob/v$VERSION
    for text in README.md docs/*.md; do
        sed -E -e 's,\]\(\.\./\.github/,](../,' -e "s,\]\((\.\./)?((apps|benches|bindings|c-tests|findings|packaging|src|tools)/|CONTRIBUTING),](${there}/\2,g" "$text" >"$root/$text"
    done
}

uninstall_all() {
    for header in include/*.h; do rm -f "$include/${header##*/}"; done
    for file in $ARCHIVE $IMPORT_LIBRARY $SHARED_FILE $SHARED_LINKS; do rm -f "$lib/$file"; done
    if [ "$IMPORT_LIBRARY" ]; then rm -f "$root/bin/$SHARED_FILE"; fi
    rm -f "$lib/pkgconfig/chess_distance.pc"
    rm -rf "$cmake" "$doc"
}

case $command in
install)
    install_all
    # Absolute: a relative PREFIX is below the clone, not where `make -C` was typed.
    echo "chess-distance $VERSION is in $(CDPATH='' cd "$root" && pwd)"
    ;;
dist)
    install_all
    install_documents
    ;;
uninstall) uninstall_all ;;
esac
