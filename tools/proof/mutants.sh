#!/usr/bin/env bash
# mutants.sh [FILE...]: makes every small change that cargo-mutants knows to the library (or to the
# source files named), one at a time, and expects a test to fail. Mutants of the core run against
# its unit tests, first without the slow ones. Mutants of capi and wiki run against their unit tests,
# then against the C programs. Fails if no test notices a mutant that mutants-unnoticed.txt does not
# explain.
#
# Takes hours on two cores, some seconds for each mutant. SHARD=2/10 takes every tenth, from the
# third on. A run continues the last one: build/mutants has its results. Works in a copy of the
# committed tree, build/mutants/tree.
set -euo pipefail
cd "$(dirname "$0")/../.."
found=$PWD/build/mutants
tree=$found/tree
[ -d "$tree" ] || git clone -q . "$tree"
git -C "$tree" fetch -q "$PWD" HEAD
git -C "$tree" reset -q --hard FETCH_HEAD
# cargo-mutants skips unsafe functions. In these bodies unsafe code has blocks of its own.
(cd "$tree" && sed -i 's/\<unsafe \(extern "C" \)\?fn \([a-z]\)/\1fn \2/' capi/src/*.rs)

# Without lines and columns, which change too often.
mutants_of() { sed -n 's/:[0-9]*:[0-9]*:/:/; s/^\(src\|capi\)\//&/p' "$@" | sort -u; }
# An entry "... in ONE, OTHER" is two mutants. Commas inside <...> do not count.
sed 's/\(.* in \)\([^,<]*\(<[^>]*>[^,<]*\)*\), /\1\2\n\1/; P; D' tools/proof/mutants-unnoticed.txt |
    mutants_of >"$found/unnoticed.txt"
(cd "$tree" && cargo mutants --list --colors never --package chess-distance \
    --package chess-distance-capi --package chess-distance-wiki) | mutants_of >"$found/all.txt"
gone=$(comm -23 "$found/unnoticed.txt" "$found/all.txt")
[ -z "$gone" ] || {
    printf 'mutants: explained, but there are none of these:\n%s\n' "$gone"
    exit 1
}

files=()
for file in "$@"; do
    [ -f "$file" ] || {
        echo "mutants: there is no $file" >&2
        exit 1
    }
    files+=(--file "$file")
done
[ -z "${SHARD:-}" ] || files+=(--shard "$SHARD" --sharding round-robin)

# mutate NAME SECONDS ARGUMENT...: a mutant whose tests take longer counts as an infinite loop. Exit
# status 2: mutants were missed; 3: some timed out.
mutate() {
    local name=$1 seconds=$2 status=0
    shift 2
    (cd "$tree" && cargo mutants --jobs "$(nproc)" --iterate --timeout "$seconds" --no-times \
        --colors never --output "$found/$name" "${files[@]}" "$@") || status=$?
    [ $status = 0 ] || [ $status = 2 ] || [ $status = 3 ]
}

# First without the slow tests, compiled in half the time, up to the first that fails: few mutants
# survive. Rust calls the last flag unstable.
RUSTC_BOOTSTRAP=1 CARGO_PROFILE_DEV_LTO=off mutate core 90 --package chess-distance -C=--lib -- -- \
    --skip slow_ -Zunstable-options --fail-fast
mutate core 180 --package chess-distance -C=--lib

interface=(--package chess-distance-capi --package chess-distance-wiki)
mutate interface 90 "${interface[@]}" -C=--lib

# Before the mutants, cargo-mutants looks for the programs' tests in the mutated packages. So the
# unchanged tree is tested here.
programs=(--test programs -- 'c99 gcc .a' --skip sanitize --skip valgrind --skip inline --skip threads)
(cd "$tree" && cargo test -q -p chess-distance-c-tests "${programs[@]}")
mutate interface 400 "${interface[@]}" --baseline skip --test-package chess-distance-c-tests -- \
    "${programs[@]}"

mutants_of "$found"/*/mutants.out/missed.txt >"$found/missed.txt"
wc -l "$found"/*/mutants.out/{caught,previously_caught,unviable,timeout,missed}.txt
unexplained=$(comm -23 "$found/missed.txt" "$found/unnoticed.txt")
[ -z "$unexplained" ] || {
    printf 'mutants: missed, and not explained:\n%s\n' "$unexplained"
    exit 1
}
