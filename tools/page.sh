#!/usr/bin/env bash
# page.sh [test]: the page and the npm package of bindings/web, with the library in them. Serves the
# page until it is interrupted; with "test", runs their tests instead.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v node >/dev/null || { echo "page.sh: node is missing (https://nodejs.org, 18 or later)" >&2; exit 1; }
tools/wasm.sh
cp build/wasm/chess_distance.wasm bindings/web/
cd bindings/web
if [ "${1:-}" = test ]; then
    [ -d node_modules ] || npm ci --silent --no-fund --no-audit
    exec node --test --test-concurrency=1 test/*.test.js
fi
exec node serve.js "${PORT:-8080}"
