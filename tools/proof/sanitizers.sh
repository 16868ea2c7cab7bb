#!/usr/bin/env bash
# sanitizers.sh: the Rust tests under the address sanitizer, the first use of the library by many
# threads under the thread sanitizer, and the unsafe code under Miri. Needs a nightly compiler.
# (`make test-all` runs the C tests under the address and undefined-behavior sanitizers and valgrind.)
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build
target=$(rustc -vV | sed -n 's/^host: //p')
if ! rustc +nightly --version >/dev/null 2>&1; then
    echo "sanitizers: left out, since there is no nightly compiler"
    exit 0
fi
RUSTFLAGS=-Zsanitizer=address cargo +nightly test -q -p chess-distance -p chess-distance-capi \
    -p chess-distance-wiki --lib \
    --release --target "$target" --target-dir target/sanitizers
# In C, since Rust's own standard library is not built for the thread sanitizer; the flag allows
# mixing.
RUSTFLAGS="-Zsanitizer=thread -Cunsafe-allow-abi-mismatch=sanitizer" cargo +nightly rustc -q \
    -p chess-distance-capi --release --crate-type staticlib --target "$target" \
    --target-dir target/sanitizers-threads
clang -std=c11 -O1 -fsanitize=thread -Iinclude -Ic-tests/programs c-tests/programs/threads.c \
    "target/sanitizers-threads/$target/release/libchess_distance.a" -o build/threads \
    -Wl,--defsym=__tsan_memset=memset,--defsym=__tsan_memcpy=memcpy,--defsym=__tsan_memmove=memmove,--defsym=rust_eh_personality=0 # names newer than Debian's clang
build/threads
if cargo +nightly miri --version >/dev/null 2>&1; then
    # The tests of unsafe code that take minutes at most, with the instructions that Miri supports.
    tests=(cpu:: pairs::tests::errors pairs::tests::every_length search::tests::every_kernel
        tests::territory::single tests::territory::agrees every_operation_is_that_of_single_sets
        columns::tests::every_length columns::tests::columns_of columns::tests::every_kernel
        trajectory::tests::all_of_them search::tests::nothing_leads distances_beyond_a_byte)
    known=$(cargo test -q -p chess-distance --lib -- --list)
    for test in "${tests[@]}"; do
        grep -q "$test" <<<"$known" || {
            echo "sanitizers: there is no test $test"
            exit 1
        }
    done
    case $target in x86_64*) features=+avx2,+bmi1,+bmi2,+popcnt ;; *) features= ;; esac
    # The memory between guard pages stays to the end of the process.
    MIRIFLAGS=-Zmiri-ignore-leaks RUSTFLAGS="-C target-feature=$features" \
        cargo +nightly miri test -q -p chess-distance --lib \
        --target-dir target/miri -- "${tests[@]}"
else
    echo "sanitizers: Miri left out, since this nightly compiler has none"
fi
