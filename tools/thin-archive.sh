#!/bin/sh
# thin-archive.sh IN OUT: makes the archive for C programs out of a Rust static library.
#
# It leaves out Rust's own core library: no panic is reachable, so no code of ours refers to it. Of
# seven megabytes, tens of kilobytes remain.
#
# In ELF a program then gets only what it uses, with any linker flags. The few large members of
# rustc become one member for each function or table, with all that it needs and nothing else. Large
# functions that share most of their code go into one member: a program that uses several of them
# has the code once.
#
# The symbols of the interface are hidden. A program links them as usual. A shared object that
# contains them does not export them again, and no other library of the process can replace them.
# REEXPORT=1 leaves them visible. All other symbols are local: another Rust library in the program
# has a panic handler of the same name.
set -eu
in=$1 out=$2
ar=${AR:-ar} nm=${NM:-nm} ld=${LD:-ld} objcopy=${OBJCOPY:-objcopy} objdump=${OBJDUMP:-objdump}

# The largest function, in bytes, with a member of its own, including copies of small tables.
SMALL=6144
# The largest member of functions that share code, in bytes.
LARGE=49152

foreign=$("$ar" t "$in" | grep -v -e '^chess_distance' -e '^cpufeatures' -e '^fearless_simd')
rm -f "$out"
cp "$in" "$out.tmp"
# Member names hold no blanks.
# shellcheck disable=SC2086
"$ar" d "$out.tmp" $foreign

if ! "$ar" p "$out.tmp" | head -c 4 | grep -q ELF; then
    mv "$out.tmp" "$out"
    exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mv "$out.tmp" "$work/archive"

# Only the names of the interface are not mangled.
names() {
    "$nm" -g --defined-only "$@" | awk 'NF == 3 && $3 ~ /^[a-z]/ && $3 !~ /^rust_/ { print $3 }'
}

# Neither Rust nor objcopy can hide symbols. But a linker hides a symbol in its output if one object
# file defines it and another declares it hidden.
hidden() {
    if [ "${REEXPORT:-0}" != 1 ]; then sed 's/^/.hidden /'; fi >hidden.s
    echo '.section .note.GNU-stack,"",%progbits' >>hidden.s
    ${CC:-cc} -c hidden.s -o hidden.o
}

# The groups of names: a line for each member. Reads "name section size", the sections that each
# name needs; the largest names come first.
group() {
    awk -v small=$SMALL -v large=$LARGE '
    function close_name(    g, best, shared, both, most, s) {
        if (name == "") return
        best = 0; most = 0
        # Small functions stay alone. So do names without our prefix, which a program may define
        # itself.
        alone = total <= small || name !~ /^chess_distance/
        for (g = 1; !alone && g <= groups; g++) {
            shared = 0
            for (s in need) if ((g, s) in holds) shared += need[s]
            both = size[g] + total - shared
            if (5 * shared > 4 * both && both <= large && shared > most) { best = g; most = shared }
        }
        if (!best) best = ++groups
        members[best] = members[best] " " name
        if (!alone) for (s in need) if (!((best, s) in holds)) {
            holds[best, s] = 1; size[best] += need[s]
        }
        split("", need); total = 0
    }
    $1 != name { close_name(); name = $1 }
    { need[$2] += $3; total += $3 }
    END { close_name(); for (g = 1; g <= groups; g++) print substr(members[g], 2) }'
}

# A member for each group of names.
split_by_use() {
    names ./*.o | LC_ALL=C sort -u >names
    hidden <names
    # Symbols that only removed parts use would still be undefined.
    "$nm" ./*.o | awk '$1 == "U" { wanted[$2] = 1 } NF == 3 { defined[$3] = 1 }
        END { for (name in wanted) if (!(name in defined)) print name }' >wanted
    # An empty list is an error to objcopy.
    strip=
    if [ -s wanted ]; then strip=--strip-unneeded-symbols=wanted; fi
    mkdir needs members
    while read -r name; do
        "$ld" -r --gc-sections -u "$name" ./*.o -o "needs/$name" || return 1
    done <names 2>/dev/null
    "$objdump" -h needs/* | awk '
        function hex(digits,    value, i) {
            for (i = 1; i <= length(digits); i++)
                value = 16 * value + index("0123456789abcdef", substr(digits, i, 1)) - 1
            return value
        }
        /file format/ { name = $1; sub(/^needs\//, "", name); sub(/:$/, "", name) }
        $1 ~ /^[0-9]+$/ && $2 !~ /^\.(comment|note|eh_frame)/ { print name, $2, hex($3) }
    ' >sections
    awk '{ total[$1] += $3; line[NR] = $0 } END { for (i in line) {
        split(line[i], word, " "); print total[word[1]], line[i] } }' sections |
        LC_ALL=C sort -k1,1nr -k2,2 -k3,3 | cut -d ' ' -f 2- | group >groups
    while read -r together; do
        first=${together%% *}
        # shellcheck disable=SC2086
        printf '%s\n' $together >keep
        # shellcheck disable=SC2046
        "$ld" -r --gc-sections $(sed 's/^/-u /' keep) ./*.o -o "members/$first.o"
        # shellcheck disable=SC2086
        "$objcopy" --keep-global-symbols=keep $strip "members/$first.o"
    done <groups
}

# For linkers that cannot drop sections from an object file: the members unchanged.
keep_members() {
    rm -rf needs members
    mkdir members
    for object in ./*.o; do
        [ "$object" != ./hidden.o ] || continue
        names "$object" | hidden
        "$ld" -r "$object" hidden.o -o "members/$object"
        "$objcopy" --wildcard --localize-symbol='*rust_begin_unwind' "members/$object"
    done
}

(
    cd "$work"
    "$ar" x archive
    split_by_use || keep_members
    rm archive
    "$ar" rcs archive members/*.o
)
mv "$work/archive" "$out"
