#!/usr/bin/env bash
# page.sh [test]: the page and the npm package of bindings/web, with the library in them. Serves the
# page until it is interrupted. With "test" it runs their tests instead, in as far as node, Chromium
# and Rust's core for WebAssembly are here, and says what is left out.
set -euo pipefail
cd "$(dirname "$0")/.."

# missing TEXT: without it there is no page, and no test of it.
missing() {
    [ "${1:-}" != test ] || { echo "page: left out, since $2"; exit 0; }
    echo "page.sh: $2" >&2
    exit 1
}
command -v node >/dev/null || missing "${1:-}" 'node is missing (https://nodejs.org, 18 or later)'
status=0
{ tools/wasm.sh && tools/wasm.sh simd; } || status=$?
[ "$status" != 3 ] || missing "${1:-}" 'there is no Rust core library for WebAssembly'
[ "$status" = 0 ] || exit "$status"
cp build/wasm/chess_distance.wasm bindings/web/
cp build/wasm/simd/chess_distance.wasm bindings/web/chess_distance_simd.wasm
cd bindings/web
if [ "${1:-}" = test ]; then
    # Playwright's.
    [ "$(node --print 'parseInt(process.version.slice(1))')" -ge 20 ] ||
        missing test "its tests want node 20, and this is $(node --version)"
    command -v npm >/dev/null || missing test 'npm is missing'
    # npm 11.19 refuses the lock file of packages with optional parts, which it has written itself.
    [ -d node_modules ] || npm ci --silent --no-fund --no-audit 2>/dev/null ||
        npm install --no-package-lock --silent --no-fund --no-audit ||
        missing test 'npm cannot install what tests it'
    exec node --test --test-concurrency=1 test/*.test.js
fi
exec node serve.js "${PORT:-8080}"
