#!/bin/sh
# thin-archive.sh IN OUT [AR]: copies a Rust static library without the members that belong to
# Rust's own core library. No panic is reachable, so nothing of ours refers to them: tens of
# kilobytes remain of seven megabytes.
set -eu
in=$1 out=$2 ar=${3:-ar}

foreign=$("$ar" t "$in" | grep -v -e '^chess_distance' -e '^cpufeatures')
rm -f "$out"
cp "$in" "$out.tmp"
# Member names hold no blanks.
# shellcheck disable=SC2086
"$ar" d "$out.tmp" $foreign
mv "$out.tmp" "$out"
