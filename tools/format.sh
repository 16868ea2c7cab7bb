#!/usr/bin/env bash
# format.sh [check]: formats all sources but Rust's with the formatter of each language, at 100
# columns; "check" only compares, and runs the linters too. cargo has rustfmt and clippy. The tools
# have fixed versions (tools/format/) and are installed in build/. Ends with 3 if they cannot be had.
set -euo pipefail
cd "$(dirname "$0")/.."

installed=$PWD/build/format-tools
# As long as the lists of versions are the same, installing again is left out.
versions=$(cat tools/format/requirements.txt tools/format/package-lock.json | cksum)
if [ "$(cat "$installed/versions" 2>/dev/null)" != "$versions" ]; then
    rm -rf "$installed"
    mkdir -p "$installed"
    cp tools/format/package*.json "$installed"
    { python3 -m venv "$installed" && "$installed/bin/pip" install --quiet --requirement tools/format/requirements.txt &&
        npm --prefix "$installed" ci --silent --no-fund --no-audit; } || {
        rm -rf "$installed"
        echo 'format: left out, since pip or npm cannot install the formatters'
        exit 3
    }
    echo "$versions" >"$installed/versions"
fi
node=$installed/node_modules
PATH=$installed/bin:$node/.bin:$PATH

# Headers in include/ are printed, and outlines of headers are no C.
mapfile -t c < <(git ls-files '*.c' '*.h' '*.cpp' ':!include' ':!capi/headers/templates')
mapfile -t shell < <(git ls-files '*.sh' .ci/run findings/common)
mapfile -t web < <(git ls-files '*.js' '*.mjs' '*.ts')

if [ "${1:-}" != check ]; then
    clang-format -i "${c[@]}"
    ruff format --quiet
    shfmt --write "${shell[@]}"
    prettier --log-level warn --write "${web[@]}"
    exit
fi

status=0
clang-format --dry-run -Werror "${c[@]}" || status=1
ruff format --quiet --check --diff || status=1
ruff check --quiet || status=1
shfmt --diff "${shell[@]}" || status=1
shellcheck --severity=warning "${shell[@]}" || status=1
prettier --log-level warn --check "${web[@]}" || status=1
# ESLint takes packages from beside its configuration.
cp tools/format/eslint.config.js "$installed"
mapfile -t scripts < <(git ls-files '*.js' '*.mjs')
eslint --config "$installed/eslint.config.js" "${scripts[@]}" || status=1
exit $status
