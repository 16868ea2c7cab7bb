#!/usr/bin/env bash
# front_ends.sh [CALLS] [SECONDS]: CALLS calls of the Python package with hostile arguments and three
# times as many of the npm package, and SECONDS of lives of Python's objects that Hypothesis chooses.
# Guard pages, or canaries and the end of memory, lie around all that C gets. Each prints its seed.
set -euo pipefail
cd "$(dirname "$0")/../.."
calls=${1:-300000} seconds=${2:-300}
work=$PWD/build/front-ends

"${PYTHON:-python3}" -m venv "$work"
"$work/bin/pip" install --quiet hypothesis || {
    echo 'front_ends: left out, since pip cannot install hypothesis'
    exit 3
}
"$work/bin/pip" install --quiet ./bindings/python
"$work/bin/python" tools/proof/front_ends/hostile.py "$calls"
"$work/bin/python" tools/proof/front_ends/stateful.py "$seconds"

status=0
tools/web.sh || status=$?
[ "$status" != 3 ] || {
    echo 'front_ends: JavaScript is left out'
    exit 3
}
[ "$status" = 0 ] || exit "$status"
node tools/proof/front_ends/hostile.mjs $((3 * calls))
