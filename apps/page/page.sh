#!/usr/bin/env bash
# page.sh [test|build]: builds the page with the npm package of bindings/web, and serves it until it is
# interrupted. "build" ends there; "test" runs its tests. It leaves out, with a message, tests without
# node, Chromium or Rust's core for WebAssembly. THOROUGH=1, as in `make proof`, also tests the times of
# pictures and of a pawn ending, on a machine that does nothing else, and every page light and dark.
#
# The page takes the rules of chess from chess.js and reads games with pgn-parser, which npm brings and
# esbuild makes small: without npm it reads no games, and pieces are only put on squares.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Tests are left out where something is missing; the page then ends with an error.
missing=1
[ "${1:-}" != test ] || missing=0
status=0
tools/web.sh || status=$?
[ "$status" != 3 ] || exit "$missing"
[ "$status" = 0 ] || exit "$status"

tools/npm.sh apps/page || status=$?
case $status in
0)
    cd apps/page
    mkdir -p rules
    # Their licenses are the files beside them.
    bundle() {
        echo "export { $1 } from \"$2\";" | node_modules/.bin/esbuild --bundle --minify --format=esm \
            --legal-comments=none --log-level=warning --outfile="rules/$3.js"
        cp "node_modules/$2/LICENSE" "rules/$3-LICENSE"
    }
    bundle Chess chess.js chess
    bundle parse @mliebelt/pgn-parser pgn
    ;;
3)
    [ -z "${1:-}" ] || {
        echo 'page.sh: npm cannot install the packages of apps/page' >&2
        exit "$missing"
    }
    echo 'page.sh: without rules of chess, since npm cannot install them' >&2
    cd apps/page
    mkdir -p node_modules
    ln -sfn ../../../bindings/web node_modules/chess-distance
    ;;
*) exit "$status" ;;
esac
[ "${1:-}" != build ] || exit 0
[ "${1:-}" = test ] || exec node serve.js "${PORT:-8080}"

# Required by Playwright.
[ "$(node --print 'parseInt(process.version.slice(1))')" -ge 20 ] || {
    echo "page: left out, since its tests need node 20, and this is $(node --version)"
    exit 0
}
status=0
# One that measures what is loaded needs the machine for itself.
alone=test/loading.test.js
mapfile -t together < <(printf '%s\n' test/*.test.js | grep -vx "$alone")
node --test --test-concurrency=2 "${together[@]}" || status=$?
node --test "$alone" || status=$?
exit "$status"
