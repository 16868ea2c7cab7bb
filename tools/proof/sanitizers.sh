#!/usr/bin/env bash
# sanitizers.sh: the Rust tests under the address sanitizer, and the first use of the library by
# many threads at once under the thread sanitizer. (The C tests run under the address and the
# undefined-behavior sanitizer and under valgrind in `make test`.) Needs a nightly compiler.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=$(rustc -vV | sed -n 's/^host: //p')
if ! rustc +nightly --version >/dev/null 2>&1; then
  echo "sanitizers: left out, since there is no nightly compiler"
  exit 0
fi
RUSTFLAGS=-Zsanitizer=address cargo +nightly test -q -p chess-distance -p chess-distance-wiki --lib \
  --release --target "$target" --target-dir target/sanitizers
# The standard library itself is not instrumented: the flag says that this is meant.
RUSTFLAGS="-Zsanitizer=thread -Cunsafe-allow-abi-mismatch=sanitizer" \
  cargo +nightly test -q -p chess-distance --lib --release --target "$target" \
  --target-dir target/sanitizers-threads -- threads
if cargo +nightly miri --version >/dev/null 2>&1; then
  cargo +nightly miri test -q -p chess-distance --lib -- threads
else
  echo "sanitizers: no Miri here (rustup component add miri)"
fi
