#!/bin/sh
# thin-archive.sh IN OUT: makes the archive for C programs out of a Rust static library.
#
# The members that belong to Rust's own core library are left out: no panic is reachable, so nothing
# of ours refers to them. Tens of kilobytes remain of seven megabytes.
#
# In ELF a program then pays for what it uses, whatever its own flags are: what rustc made as a few
# large members becomes one member for each function or table, with all that it needs and nothing
# else. Large functions that share most of what they need stand in one member together: a program
# that uses several of them has it once, and one that uses a single one little more than it needs.
#
# The symbols of the interface are hidden: a program links them as ever, but a shared object that
# contains them does not export them again, and no other library of the process can take their
# place. REEXPORT=1 leaves them visible. All other symbols are local: another Rust library in the
# program has a panic handler of the same name.
set -eu
in=$1 out=$2
ar=${AR:-ar} nm=${NM:-nm} ld=${LD:-ld} objcopy=${OBJCOPY:-objcopy} objdump=${OBJDUMP:-objdump}

# Up to this size, in bytes, a function has a member of its own, copies of small tables included.
SMALL=6144
# What shares code is put together up to this size.
LARGE=49152

foreign=$("$ar" t "$in" | grep -v -e '^chess_distance' -e '^cpufeatures')
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

# The names of the interface are the only ones that Rust has not mangled.
names() {
    "$nm" -g --defined-only "$@" | awk 'NF == 3 && $3 ~ /^[a-z]/ && $3 !~ /^rust_/ { print $3 }'
}

# Rust has no setting for it, and objcopy cannot: but a symbol that one object file defines and
# another declares hidden is hidden in what the linker makes of both.
hidden() {
    if [ "${REEXPORT:-0}" != 1 ]; then sed 's/^/.hidden /'; fi >hidden.s
    echo '.section .note.GNU-stack,"",%progbits' >>hidden.s
    ${CC:-cc} -c hidden.s -o hidden.o
}

# Which names stand together: a line for each member. Reads "name section size", the sections that
# each name needs; the largest names come first.
group() {
    awk -v small=$SMALL -v large=$LARGE '
    function close_name(    g, best, shared, both, most, s) {
        if (name == "") return
        best = 0; most = 0
        # What is small stands alone: nothing is put to it. So do names without our prefix, which a
        # program may define itself.
        alone = total <= small || name !~ /^chess_distance/
        for (g = 1; !alone && g <= groups; g++) {
            shared = 0
            for (s in need) if ((g, s) in holds) shared += need[s]
            both = size[g] + total - shared
            if (4 * shared > 3 * both && both <= large && shared > most) { best = g; most = shared }
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
    # What only parts that are dropped refer to would still be asked for.
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

# For linkers that cannot drop sections from an object file: the members as they are.
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
