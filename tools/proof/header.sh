#!/usr/bin/env bash
# header.sh: no function of the inline header has undefined behavior, for any values and for
# pointers that are NULL or valid, overlapping or not. Frama-C's Eva shows it: it follows every call
# of header.c with all values at once. It reads the header as gcc does for 64
# bits, and as another compiler does for 32 bits. Fails at an alarm that header-undecided.txt does
# not explain, and at an entry of that list without an alarm. Needs Frama-C (Debian: frama-c-base,
# 25).
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v frama-c >/dev/null || {
    echo 'header: left out, since frama-c is not installed'
    exit 0
}
out=build/header
mkdir -p "$out"
sed -n 's/^\([a-z_]*: .*\)/\1/p' tools/proof/header-undecided.txt | sort >"$out/undecided.txt"
failed=0

# analyze NAME MACHINE FLAG...
analyze() {
    local name=$1 machine=$2 unexpected
    shift 2
    frama-c -machdep "$machine" -cpp-extra-args="-Iinclude -DCHESS_DISTANCE_WIKI_NAMES $*" \
        -eva -eva-precision 3 -eva-auto-loop-unroll 70 \
        -eva-split-return auto -eva-split-return-function chess_distance_inline_layers:-1 \
        -eva-interprocedural-splits -eva-equality-through-calls formals \
        -eva-slevel-function chess_distance_inline_graph_reverse:1000 \
        -eva-slevel-function chess_distance_inline_fault:500 \
        -eva-slevel-function chess_distance_inline_territory:500 \
        -eva-msg-key=-initial-state,-final-states \
        tools/proof/header.c -then -report-csv "$out/$name.csv" >"$out/$name.log" 2>&1 ||
        {
            tail -n 20 "$out/$name.log"
            echo "header: Eva FAILED on $name"
            exit 1
        }
    # Function and condition of each alarm, without Eva's names for results of calls.
    awk -F '\t' 'NR > 1 && $6 !~ /alid$|^Dead$/ || $6 == "Invalid" {
        gsub(/tmp(_[0-9]+)?/, "...", $7); print $4 ": " $5 ": " $7 }' "$out/$name.csv" | sort -u >"$out/$name.txt"
    sed -n 's/^ *\([0-9]* functions analyzed.*\)/\1/p' "$out/$name.log" | sed "s/^/header: $name, /"
    echo "header: $name, $(wc -l <"$out/$name.txt") undecided alarms"
    unexpected=$(comm -23 "$out/$name.txt" "$out/undecided.txt")
    [ -z "$unexpected" ] || {
        printf 'header: %s, not explained:\n%s\n' "$name" "$unexpected"
        failed=1
    }
}

analyze gcc-64 gcc_x86_64
analyze other-32 x86_32 -U__GNUC__ -std=c99
stale=$(sort -u "$out/gcc-64.txt" "$out/other-32.txt" | comm -13 - "$out/undecided.txt")
[ -z "$stale" ] || {
    printf 'header: no alarm any more:\n%s\n' "$stale"
    failed=1
}
exit $failed
