#!/usr/bin/env bash
# architectures.sh [ARCHITECTURE...]: the answers of the inline header and of the library on other
# processors, under qemu-user. Every line must equal c-tests/answers.txt. The unit tests run too: on
# i686, with pointers of 32 bits and no wider registers, and on s390x, which is big-endian.
#
# The header needs a cross compiler. The library also needs Rust's core for the target
# (tools/for-target.sh), and the unit tests Rust's standard library, installed or from source;
# otherwise a line says that they are left out.
#
# For x86-64 without vector registers, "bare", the library is compiled only: LLVM stops if code for
# AVX2 is left in it.
#
# For WebAssembly, "wasm32", clang compiles the C program with wasi-libc, and node runs it. The
# library is that without and with simd128.
# Debian: clang lld wasi-libc libclang-rt-dev-wasm32 nodejs.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=build/architectures
mkdir -p "$out"

# Architecture, compiler, emulator, Rust target. x86-64 is listed with processors of fewer
# instruction sets, so that every kernel runs.
table='
aarch64  aarch64-linux-gnu-gcc         qemu-aarch64  aarch64-unknown-linux-gnu
armhf    arm-linux-gnueabihf-gcc       qemu-arm      armv7-unknown-linux-gnueabihf
i686     i686-linux-gnu-gcc            qemu-i386     i686-unknown-linux-gnu
s390x    s390x-linux-gnu-gcc           qemu-s390x    s390x-unknown-linux-gnu
riscv64  riscv64-linux-gnu-gcc         qemu-riscv64  riscv64gc-unknown-linux-gnu
ppc64el  powerpc64le-linux-gnu-gcc     qemu-ppc64le  powerpc64le-unknown-linux-gnu
plain    cc                            qemu-x86_64,-cpu,Nehalem  -
avx2     cc                            qemu-x86_64,-cpu,max      -
'
failed=0

# answers NAME PROGRAM COMPILER LIBRARY RUN...: answers.c with the library, or answers-header.
answers() {
    if CC=$3 OPTIMIZE=-O2 LIBRARY=$4 RUN="${*:5}" PROGRAMS=$2 tools/test-programs.sh >"$out/answers.txt"; then
        echo "$1: all checksums equal"
    else
        cat "$out/answers.txt"
        echo "$1: FAILED"
        failed=1
    fi
}

# unit_tests NAME COMPILER TARGET EMULATOR...: the tests of the core. If this processor can run
# them, they run without the emulator; otherwise without the slow tests, which repeat the others with
# more boards.
unit_tests() {
    local name=$1 compiler=$2 target=$3 test log=$out/$1-tests.txt
    local skip=(--skip slow_) from_source=()
    local rustlib
    rustlib=$(rustc --print sysroot)/lib/rustlib
    shift 3
    if [ ! -d "$rustlib/$target/lib" ]; then
        if [ ! -d "$rustlib/src/rust/library/std" ]; then
            echo "$name, unit tests: left out, since there is no Rust standard library for $target here (rustup target add $target, or rustup component add rust-src)"
            return
        fi
        # One kind of panic: cargo would build two cores, and link both.
        from_source=(RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std CARGO_PROFILE_DEV_PANIC=unwind)
    fi
    # Not position-independent: Debian has no rcrt1.o for s390x.
    test=$(env "${from_source[@]}" RUSTFLAGS="-C target-feature=+crt-static -C relocation-model=static" \
        cargo test -q -p chess-distance --lib --no-run \
        --target "$target" --target-dir target/architectures --config "target.$target.linker='$compiler'" \
        --message-format=json | sed -n 's/.*"executable":"\([^"]*\)".*/\1/p') || test=
    ! "${test:-false}" --list >/dev/null 2>&1 || { set -- && skip=(); }
    if "$@" "${test:-false}" "${skip[@]}" >"$log" && grep -q '^test result: ok. [1-9]' "$log"; then
        echo "$name: $(sed -n 's/^test result: ok. \([0-9]*\) passed.*/\1/p' "$log") unit tests passed"
    else
        tail -n 20 "$log"
        echo "$name, unit tests: FAILED"
        failed=1
    fi
}

bare() {
    local target=x86_64-unknown-none status=0
    tools/for-target.sh "$target" cargo rustc -q -p chess-distance-capi --release --target "$target" \
        --target-dir target/architectures --crate-type staticlib || status=$?
    case $status in
    0) echo 'bare, library: compiled' ;;
    3) echo "bare: left out, since there is no Rust core library for $target here" ;;
    *)
        echo 'bare, library: FAILED to build'
        return 1
        ;;
    esac
}

wasm32() {
    local compile='clang --target=wasm32-wasi' node='node --no-warnings tools/proof/wasi.mjs' kind status
    for kind in clang wasm-ld node; do
        command -v "$kind" >/dev/null || {
            echo "wasm32: left out, since $kind is not installed"
            return
        }
    done
    echo 'int main(void) { return 0; }' >"$out/empty.c"
    $compile "$out/empty.c" -o "$out/empty.wasm" 2>/dev/null ||
        {
            echo 'wasm32: left out, since clang has no wasi-libc, or none of its own routines for wasm32'
            return
        }
    for kind in '' simd; do
        status=0
        tools/wasm.sh $kind || status=$?
        [ "$status" != 3 ] || {
            echo 'wasm32: left out, since there is no Rust core library for it here'
            return
        }
        [ "$status" = 0 ] || return "$status"
    done
    answers 'wasm32, inline header' answers-header "$compile" - "$node"
    answers 'wasm32, library' answers "$compile" build/wasm/libchess_distance.a "$node"
    answers 'wasm32, library with simd128' answers "$compile" build/wasm/simd/libchess_distance.a "$node"
}

while read -r name compiler emulator target; do
    [ -n "$name" ] || continue
    [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
    IFS=, read -ra run <<<"$emulator"
    if ! command -v "$compiler" >/dev/null || ! command -v "${run[0]}" >/dev/null; then
        echo "$name: left out, since $compiler or ${run[0]} is not installed"
        continue
    fi
    answers "$name, inline header" answers-header "$compiler -static" - "${run[@]}"

    if [ "$target" = - ]; then
        library=build/libchess_distance.a
    else
        library=target/architectures/$target/release/libchess_distance.a
        status=0
        tools/for-target.sh "$target" cargo rustc -q -p chess-distance-capi --release \
            --target "$target" --target-dir target/architectures --crate-type staticlib || status=$?
        if [ "$status" = 3 ]; then
            echo "$name, library: left out, since there is no Rust core library for $target here"
            continue
        elif [ "$status" != 0 ]; then
            echo "$name, library: FAILED to build"
            failed=1
            continue
        fi
        # With the same flags as `make TARGET=`: otherwise Rust's core needs an unwinder on some
        # machines.
        tools=${compiler%gcc}
        CC=$compiler AR=${tools}ar NM=${tools}nm LD=${tools}ld OBJCOPY=${tools}objcopy OBJDUMP=${tools}objdump \
            sh tools/thin-archive.sh "$library" "$out/$name.a"
        library=$out/$name.a
        # The archive is without Rust's core, so that nothing may refer to it. A reference is mostly a
        # panic: a bounds check that the compiler removes for one processor may remain for another.
        if "${tools}nm" -u "$library" | grep -E ' (_R|_ZN)' | sort -u; then
            echo "$name, library: FAILED: it refers to Rust's own library"
            failed=1
        fi
    fi
    answers "$name, library" answers "$compiler -static" "$library" "${run[@]}"
    case $name in
    i686 | s390x) unit_tests "$name" "$compiler" "$target" "${run[@]}" ;;
    esac
done <<<"$table"
for name in bare wasm32; do
    if [ $# = 0 ] || [[ " $* " == *" $name "* ]]; then
        "$name" || failed=1
    fi
done
exit $failed
