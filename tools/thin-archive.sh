#!/bin/sh
# thin-archive.sh IN OUT: copies a Rust static library without the members that belong to Rust's
# own core library. No panic is reachable, so nothing of ours refers to them: tens of kilobytes
# remain of seven megabytes.
#
# In ELF the symbols of what remains become hidden: a program links them as ever, but a shared
# object that contains them does not export them again, and no other library of the process can
# take their place. REEXPORT=1 leaves them visible. The panic handler, which nothing calls, becomes
# local: another Rust library in the program has one of the same name.
set -eu
in=$1 out=$2 ar=${AR:-ar}

foreign=$("$ar" t "$in" | grep -v -e '^chess_distance' -e '^cpufeatures')
rm -f "$out"
cp "$in" "$out.tmp"
# Member names hold no blanks.
# shellcheck disable=SC2086
"$ar" d "$out.tmp" $foreign

# Rust has no setting for it, and objcopy cannot: but a symbol that one object file defines and
# another declares hidden is hidden in what the linker makes of both.
hide() {
    "${NM:-nm}" -g --defined-only "$1" | awk 'NF == 3 { print ".hidden " $3 }' >hidden.s
    echo '.section .note.GNU-stack,"",%progbits' >>hidden.s
    ${CC:-cc} -c hidden.s -o hidden
    ${LD:-ld} -r "$1" hidden -o both
    mv both "$1"
}

if "$ar" p "$out.tmp" | head -c 4 | grep -q ELF; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mv "$out.tmp" "$work/archive"
    (
        cd "$work"
        "$ar" x archive
        for object in *.o; do
            if [ "${REEXPORT:-0}" != 1 ]; then hide "$object"; fi
            "${OBJCOPY:-objcopy}" --wildcard --localize-symbol='*rust_begin_unwind' "$object"
        done
        rm archive
        "$ar" rcs archive -- *.o
    )
    mv "$work/archive" "$out.tmp"
fi
mv "$out.tmp" "$out"
