#!/usr/bin/env bash
# page.sh [test|build]: builds the page and the npm package of bindings/web with the library, and
# serves the page until it is interrupted. "build" ends there; "test" runs their tests. It leaves out,
# with a message, tests without node, Chromium or Rust's core for WebAssembly. THOROUGH=1, as in
# `make proof`, also tests the times of pictures and of a pawn ending, on a machine that does nothing
# else, and every page light and dark.
#
# The page takes the rules of chess from chess.js, which npm brings and esbuild makes small: without
# npm it reads no games, and pieces are only put on squares.
set -euo pipefail
cd "$(dirname "$0")/.."

# missing TEXT: an error for the page; leaves its tests out.
missing() {
    [ "${1:-}" != test ] || {
        echo "page: left out, since $2"
        exit 0
    }
    echo "page.sh: $2" >&2
    exit 1
}
command -v node >/dev/null || missing "${1:-}" 'node is missing (https://nodejs.org, 18 or later)'
status=0
tools/wasm.sh modules || status=$?
[ "$status" != 3 ] || missing "${1:-}" 'there is no Rust core library for WebAssembly'
[ "$status" = 0 ] || exit "$status"
cd bindings/web
# The packages of the lock file. npm 11.19 calls its own lock file out of step where packages have
# optional parts (EUSAGE). Any other fault, such as another checksum, is an error.
install_packages() {
    local log
    log=$(npm ci --no-fund --no-audit 2>&1) && return
    if [ -f package-lock.json ] && grep -q 'code EUSAGE' <<<"$log"; then
        echo 'page.sh: npm does not take the lock file, so the versions of package.json are installed without it' >&2
        npm install --no-package-lock --silent --no-fund --no-audit
    else
        echo "$log" >&2
        # Never a test that is left out: someone changed a package.
        ! grep -q 'code EINTEGRITY' <<<"$log" || exit 1
        return 1
    fi
}
if command -v npm >/dev/null && { [ -d node_modules/chess.js ] || install_packages; }; then
    # Its license is the file beside it.
    echo 'export { Chess } from "chess.js";' | node_modules/.bin/esbuild --bundle --minify --format=esm \
        --legal-comments=none --log-level=warning --outfile=page/rules/chess.js
    cp node_modules/chess.js/LICENSE page/rules/
elif [ -n "${1:-}" ]; then
    missing "$1" 'npm cannot install the packages of bindings/web'
else
    echo 'page.sh: without rules of chess, since npm cannot install chess.js' >&2
fi
[ "${1:-}" != build ] || exit 0
if [ "${1:-}" = test ]; then
    # Required by Playwright.
    [ "$(node --print 'parseInt(process.version.slice(1))')" -ge 20 ] ||
        missing test "its tests need node 20, and this is $(node --version)"
    # These need the folder of the package, or the machine, for themselves.
    alone=(test/package.test.js test/loading.test.js)
    together=()
    for file in test/*.test.js; do
        [[ " ${alone[*]} " == *" $file "* ]] || together+=("$file")
    done
    node --test --test-concurrency=2 "${together[@]}" || status=$?
    node --test --test-concurrency=1 "${alone[@]}" || status=$?
    exit "$status"
fi
exec node serve.js "${PORT:-8080}"
