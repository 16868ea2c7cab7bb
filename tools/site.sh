#!/usr/bin/env bash
# site.sh (make site): one folder with all documentation, build/site: the pages, the references of
# Rust, C and Python, and the board. It opens from disk; the board alone needs a server (make page,
# or any other). Then every link within the folder is followed.
#
# Needs mdbook, doxygen, and python3 with pip for pdoc. A part whose tool is missing is left out, with
# a line that says so; STRICT=1 makes that an error. Nothing is installed outside of build/.
set -euo pipefail
cd "$(dirname "$0")/.."
site=$PWD/build/site
missing=()
rm -rf "$site"
mkdir -p "$site"

# have COMMAND PART: whether the tool of a part is there.
have() {
    command -v "$1" >/dev/null && return
    missing+=("$2, since $1 is missing")
    return 1
}

repository=$(sed -n 's/^repository = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
board=$repository/blob/main/apps/page/README.md
if have node 'the board'; then
    if apps/page/page.sh build; then
        # What the page loads, and of the package what npm would pack.
        mkdir -p "$site/board/node_modules/chess-distance"
        (cd apps/page && cp -r modes rules languages ./*.js ./*.json ./*.html ./*.css "$site/board/")
        (cd bindings/web && cp -r library ./*.js ./*.wasm "$site/board/node_modules/chess-distance/")
        board=../board/index.html
    else
        missing+=('the board, since it was not built')
    fi
fi

cargo doc --quiet --no-deps -p chess-distance -p chess-distance-wiki --target-dir build/site-target
mv build/site-target/doc "$site/rust"
# Pages of rustdoc link to a first page of all crates.
echo '<meta http-equiv="refresh" content="0; url=chess_distance/index.html">' >"$site/rust/index.html"

if have doxygen 'the C reference'; then
    # Doxygen reads /** alone, and the headers have plain comments.
    mkdir -p build/site-headers "$site/c"
    for header in chess_distance.h chess_distance_wiki.h; do
        sed '1s,^/\*,/** @file\n *,; s,^/\*$,/**,; s,^/\* ,/** ,' "include/$header" >"build/site-headers/$header"
    done
    doxygen - <<END
PROJECT_NAME = chess-distance
PROJECT_NUMBER = $(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
INPUT = build/site-headers
OUTPUT_DIRECTORY = $site/c
HTML_OUTPUT = .
GENERATE_LATEX = NO
OPTIMIZE_OUTPUT_FOR_C = YES
EXTRACT_ALL = YES
JAVADOC_AUTOBRIEF = YES
AUTOLINK_SUPPORT = NO
SHOW_INCLUDE_FILES = NO
VERBATIM_HEADERS = NO
STRIP_FROM_PATH = build/site-headers
HAVE_DOT = NO
QUIET = YES
WARNINGS = NO
END
fi

python=${PYTHON:-python3}
tools=$PWD/build/site-tools
if have "$python" 'the Python reference'; then
    # pdoc imports the package, so pip builds it.
    [ -x "$tools/bin/pdoc" ] || { "$python" -m venv "$tools" && "$tools/bin/pip" install --quiet pdoc; }
    "$tools/bin/pip" install --quiet --force-reinstall ./bindings/python
    # Types that exist for the type checker alone are no fault.
    PYTHONWARNINGS=ignore "$tools/bin/pdoc" --output-directory "$site/python" chess_distance
fi

if have mdbook 'the pages'; then
    # The README is the first page, and that of bindings/web a page too. Other files beside docs/ are
    # not in the book: their links lead to the repository.
    rm -rf build/site-pages
    cp -r docs build/site-pages
    cp bindings/web/README.md build/site-pages/javascript.md
    sed -i -e 's,](\.\./bindings/web/README.md,](javascript.md,g' \
        -e "s,](\.\./,]($repository/blob/main/,g" build/site-pages/*.md
    sed -e "s,](apps/page/README.md),]($board),g" \
        -e 's,](bindings/web/README.md,](javascript.md,g' -e 's,](docs/,](./,g' \
        -e "s,](\([A-Zbs]\),]($repository/blob/main/\1,g" README.md >build/site-pages/index.md
    sed -i -e '1a\\n[What it does](index.md)' \
        -e '/(other-languages.md)/a- [JavaScript](javascript.md)' build/site-pages/SUMMARY.md
    # Its last words lead to what else is there.
    printf '\n## References\n\n' >>build/site-pages/index.md
    while read -r page text; do
        [ ! -e "$site/$page" ] || echo "- [$text](../$page)"
    done >>build/site-pages/index.md <<'END'
c/chess__distance_8h.html C: every function, table and constant
rust/chess_distance/index.html Rust: the crate
python/chess_distance.html Python: the package
board/index.html The board; it needs a server, as by make page
END
    mdbook build build/site-pages --dest-dir "$site/book"
fi

# The README begins the book.
echo '<meta http-equiv="refresh" content="0; url=book/index.html">' >"$site/index.html"
"$python" tools/site.py "$site"
if ((${#missing[@]})); then
    printf 'site: left out: %s\n' "${missing[@]}"
    [ "${STRICT:-0}" = 0 ] || exit 1
fi
echo "$site/index.html"
