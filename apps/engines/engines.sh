#!/usr/bin/env bash
# engines.sh (make engines): compares real engines with copies that use our distance tables, and in
# variants with flags our maps. Node counts must be equal. Instructions, which valgrind counts, show the
# cost.
#
# The engines are Debian's source packages fairy-stockfish (8x8 and largeboards=yes),
# ethereal-chess, gnuchess (its search is Fruit's, on a 0x88 board) and glaurung (it computes
# distances, also for squares off the board). They are fetched at test time into build/engines and
# never committed; the edits below and in flags.h are ours. ENGINES="fairy-stockfish" runs only
# that one. ENGINES=popeye, which no default includes, solves chess problems with Popeye instead
# (apps/popeye/measure.py).
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/build/engines
engines=${ENGINES:-"fairy-stockfish ethereal-chess gnuchess glaurung"}
failed=0
mkdir -p "$work"

fail() {
    echo "make engines: $*" >&2
    exit 1
}
no_build() {
    tail -n 20 "$3/build.log"
    fail "the build '$1' of $2 failed"
} # WAY ENGINE TREE

[ "$engines" != popeye ] || exec python3 apps/popeye/measure.py
command -v valgrind >/dev/null || fail 'valgrind is missing'

# A separate package list: the machine's Debian entries, for sources. The machine's lists stay
# unchanged.
fetch() {
    command -v apt-get >/dev/null || fail "the engines are Debian source packages, and apt-get is missing"
    local apt=$work/apt
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
    find /etc/apt/sources.list.d -name 'debian.sources' -exec sed 's/^Types:.*/Types: deb-src/' {} + \
        >"$apt/list.sources" 2>/dev/null || true
    grep -hE '^deb .*debian' /etc/apt/sources.list 2>/dev/null | sed 's/^deb /deb-src /' >"$apt/list.list" || true
    local list=$apt/list.sources
    [ -s "$list" ] || list=$apt/list.list
    [ -s "$list" ] || fail "found no Debian package source under /etc/apt"
    local options=(-o "Dir::Etc::sourcelist=$list" -o Dir::Etc::sourceparts=/dev/null
        -o "Dir::State::lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User=root -qq)
    (cd "$work" && apt-get "${options[@]}" update &&
        apt-get "${options[@]}" source --only-source --download-only --tar-only "$1") ||
        fail "could not fetch the source package $1"
}

# unpack PACKAGE DIRECTORY: a fresh tree.
unpack() {
    local archive
    compgen -G "$work/$1_*.orig.tar.*" >/dev/null || fetch "$1"
    archive=$(compgen -G "$work/$1_*.orig.tar.*" | head -n 1)
    rm -rf "$2"
    mkdir -p "$2"
    tar xf "$archive" -C "$2" --strip-components=1
}

# edited FILE SED...: fails if the edit changes nothing.
edited() {
    local file=$1 before
    shift
    before=$(cksum "$file")
    sed -i "$@" "$file"
    [ "$before" != "$(cksum "$file")" ] || fail "nothing to replace in $file: has the engine changed?"
}

# The header to include and the library to link for each way.
header_of() { case $1 in inline) echo chess_distance_inline.h ;; *) echo chess_distance.h ;; esac }
link_of() {
    case $1 in
    archive) echo "$root/build/libchess_distance.a" ;;
    shared) echo "-L$root/build -lchess_distance -Wl,-rpath,$root/build" ;;
    esac
}

build_fairy_stockfish() { # WAY LARGEBOARDS TREE
    local way=$1 large=$2 src=$3/src
    if [ "$way" != own ] && [ "$large" = yes ]; then
        # The engine keeps its table; one call fills it.
        edited "$src/bitboard.cpp" \
            -e "1i #include \"chess_distance.h\"" \
            -e 's/^ *SquareDistance\[.*/              ;/' \
            -e 's/^void Bitboards::init() {/&\n  chess_distance_fill_table(CHESS_DISTANCE_KING, FILE_NB, RANK_NB, \&SquareDistance[0][0], sizeof SquareDistance);/'
    elif [ "$way" != own ]; then
        edited "$src/bitboard.h" "s/^extern .*SquareDistance.*/#include \"$(header_of "$way")\"\n#define SquareDistance chess_distance_king_table/"
        edited "$src/bitboard.cpp" -e '/^uint8_t SquareDistance/d' -e 's/^ *SquareDistance\[.*/              ;/'
    fi
    case $way in archive | shared)
        # Capture the flag: what blocks a square stays the engine's, the walk to the flags is one call.
        edited "$src/evaluate.cpp" -e 's/^#include "uci.h"/&\n#include "flags.h"/' -e '/Bitboard onHold = 0/,/^        }/{
      s/^ *ctfPieces |= attacks & ~(\(.*\));/        Bitboard blocked = \1;/;t
      s/^ *onHold |= attacks & ~(\(.*\));/        Bitboard doubly = \1;\n        score += flag_score<Us>(pos, ctfPieces, ctfTargets, blocked, doubly);/;t
      d
    }'
        ;;
    esac
    make -C "$src" -j "$(nproc)" build ARCH=x86-64 COMP=gcc largeboards="$large" \
        EXTRACXXFLAGS="-I$root/include -I$root/apps/engines" EXTRALDFLAGS="$(link_of "$way")" EXE=engine >"$3/build.log" 2>&1 || no_build "$way" fairy-stockfish "$3"
}

build_ethereal_chess() { # WAY - TREE
    local way=$1 src=$3/src
    if [ "$way" != own ]; then
        edited "$src/masks.c" \
            -e "s/^int DistanceBetween.*/#include \"$(header_of "$way")\"\n#define DistanceBetween chess_distance_king_table/" \
            -e 's/^ *DistanceBetween\[.*=.*/            ;/'
    fi
    # The endgame tablebase library that it uses, from Debian's packages, without installing them.
    local fathom=$work/fathom
    if [ ! -d "$fathom" ]; then
        (cd "$work" && apt-get -qq -o APT::Sandbox::User=root download libfathom-dev libfathom1) ||
            fail "could not download libfathom-dev, which ethereal-chess needs"
        for package in "$work"/libfathom*.deb; do dpkg-deb -x "$package" "$fathom"; done
        ln -s . "$fathom/usr/include/fathom"
    fi
    local library
    library=$(dirname "$(find "$fathom" -name libfathom.so)")
    # shellcheck disable=SC2046 # link_of gives several words
    (cd "$src" && gcc -DNDEBUG -O3 -std=gnu11 -DUSE_POPCNT -mpopcnt \
        -I"$root/include" -I"$fathom/usr/include" ./*.c -o engine $(link_of "$way") \
        -L"$library" -Wl,-rpath,"$library" -lfathom -lpthread -lm) >"$3/build.log" 2>&1 || no_build "$way" ethereal-chess "$3"
}

# All four tables by difference: distances, both kinds of increments, and attacking pieces.
build_gnuchess() { # WAY - TREE
    local way=$1 src=$3/src
    if [ "$way" != own ]; then
        edited "$src/engine/vector.h" -e "s/^#include \"util.h\"/&\n#include \"$(header_of "$way")\"/" \
            -e 's/(Distance\[DeltaOffset+/(chess_distance_king_x88[1+DeltaOffset+/' -e '/^extern int Distance\[/d'
        edited "$src/engine/vector.cpp" -e '/Distance\[.*;/d'
        edited "$src/engine/attack.h" -e '/^extern int Delta/d' \
            -e 's/(DeltaIncLine\[DeltaOffset+\(.*\)\])/(chess_distance_line_x88[1+DeltaOffset+\1])/' \
            -e 's/(DeltaIncAll\[DeltaOffset+\(.*\)\])/(chess_distance_step_x88[1+DeltaOffset+\1])/' \
            -e 's/(DeltaMask\[DeltaOffset+\(.*\)\])/(chess_distance_attacks_x88[1+DeltaOffset+\1] << 2)/'
        edited "$src/engine/attack.cpp" -e 's/= DeltaIncLine\[DeltaOffset+delta\]/= DELTA_INC_LINE(delta)/' \
            -e '/Delta\(IncLine\|IncAll\|Mask\)\[.*;/d'
        if grep -rE '\b(Distance|DeltaIncLine|DeltaIncAll|DeltaMask)\b' "$src"/engine/*.h "$src"/engine/*.cpp | grep -v '//'; then
            fail "gnuchess still uses a table of its own"
        fi
    fi
    # The search alone, on standard input and output, without the front end.
    cat >"$src/alone.cpp" <<'END'
int pipefd_a2e[2] = {0, 0}, pipefd_e2a[2] = {1, 1};
namespace engine { int main_engine(int argc, char *argv[]); }
int main(int argc, char *argv[]) { return engine::main_engine(argc, argv); }
END
    echo '#define VERSION "alone"' >"$src/config.h"
    echo '#define PKGDATADIR "."' >"$src/configmake.h"
    # shellcheck disable=SC2046 # link_of gives several words
    (cd "$src" && g++ -O2 -DNDEBUG -I. -I"$root/include" engine/*.cpp alone.cpp -o engine-alone \
        $(link_of "$way") -lpthread && rm -rf engine && mv engine-alone engine) >"$3/build.log" 2>&1 || no_build "$way" gnuchess "$3"
}

# It computes its distances, for any int; a table has none off the board. The wiki's `distance`
# computes the same. Built with -O2 of gcc 12 the unchanged engine crashes, so it gets -O1.
build_glaurung() { # WAY - TREE
    local way=$1 src=$3/src
    local call='return distance(int(s1), int(s2))'
    case $way in
    own) ;;
    inline) edited "$src/square.h" -e "s/^  return Max(file_distance(s1, s2), rank_distance(s1, s2))/  $call/" \
        -e '/^inline int square_distance/i #define CHESS_DISTANCE_WIKI_NAMES\n#include "chess_distance_inline.h"' ;;
    *) edited "$src/square.h" -e "s/^  return Max(file_distance(s1, s2), rank_distance(s1, s2))/  $call/" \
        -e '/^inline int square_distance/i #include "chess_distance_wiki.h"' ;;
    esac
    # shellcheck disable=SC2046 # link_of gives several words
    (cd "$src" && rm timeoday.cpp && g++ -O1 -DNDEBUG -fpermissive -w -I"$root/include" ./*.cpp -o engine \
        $(link_of "$way") -lpthread) >"$3/build.log" 2>&1 || no_build "$way" glaurung "$3"
}

# Positions for UCI engines without a bench command: an opening, two middlegames and two endings.
positions=(
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
    'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8'
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'
    '8/8/1p1k4/5ppp/PPK1p3/6P1/5PP1/8 b - - 0 1'
)

# Racing kings: the start, and kings under way.
racing_kings=(
    '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1'
    '8/8/8/k6K/8/8/1rbnNBR1/qrbnNBRQ w - - 0 1'
    '8/8/1k4K1/8/8/4n3/1rb1NBR1/qrbnNBRQ b - - 0 1'
)

# uci DEPTH PROGRAM...: searches each position to this depth, and prints the sum of the nodes.
uci() {
    local depth=$1 position line nodes sum=0
    shift
    coproc ENGINE { exec "$@" 2>/dev/null; }
    local program=$ENGINE_PID out=${ENGINE[0]} in=${ENGINE[1]}
    printf 'uci\nsetoption name OwnBook value false\nsetoption name Hash value 16\nsetoption name Threads value 1\nisready\n' >&"$in"
    for position in "${positions[@]}"; do
        printf 'position fen %s\ngo depth %s\n' "$position" "$depth" >&"$in"
        nodes=0
        while IFS= read -r line <&"$out"; do
            [[ $line =~ \ nodes\ ([0-9]+) ]] && nodes=${BASH_REMATCH[1]}
            [[ $line == bestmove* ]] && break
        done
        sum=$((sum + nodes))
    done
    echo quit >&"$in"
    wait "$program" || return
    echo "Nodes searched: $sum"
}

# measure TREE ARGUMENTS...: prints the nodes searched and the cost. The arguments are the engine's
# own, or `uci` and a depth. For evaluations a checksum stands for the nodes.
measure() {
    local tree=$1 nodes cost
    shift
    local run=(valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file="$tree/cost.txt"
        --log-file=/dev/null "$tree/src/engine")
    if [ "$1" = uci ]; then
        uci "$2" "${run[@]}" >"$tree/bench.log" 2>&1
    else "${run[@]}" "$@" </dev/null >"$tree/bench.log" 2>&1; fi
    # Without Glaurung's threads that wait in a loop: their count varies.
    cost=$(awk '/^fn=/ {waits = /init_threads|idle_loop/} /^[0-9]/ && !waits {sum += $2}
    END {printf "%.0f", sum}' "$tree/cost.txt")
    case " $* " in
    *' eval '*) nodes=$(grep '|' "$tree/bench.log" | cksum | cut -d ' ' -f 1) ;;
    *) nodes=$(sed -nE 's/^Nodes( searched)? *: *([0-9]+).*/\2/p' "$tree/bench.log" | tail -n 1) ;;
    esac
    [ -n "$nodes" ] || {
        tail -n 5 "$tree/bench.log"
        fail "$tree printed no node count"
    }
    echo "$nodes $cost"
}

# compare ENGINE LARGEBOARDS WAYS RUNS...: a row for each build and run. A run is a label, a colon
# and the arguments. The first way is the engine as it is.
compare() {
    local engine=$1 large=$2 ways=$3 way run label result nodes cost verdict
    local -A own_nodes=() own_cost=()
    shift 3
    for way in $ways; do
        local tree=$work/$engine-$large-$way
        unpack "$engine" "$tree"
        "build_${engine//-/_}" "$way" "$large" "$tree"
        for run in "$@"; do
            # The inline header has no grids.
            [ "$way" = inline ] && [ "$run" != "$1" ] && break
            label=${run%%:*}
            # shellcheck disable=SC2086 # several arguments
            result=$(measure "$tree" ${run#*:})
            read -r nodes cost <<<"$result"
            : "${own_nodes[$label]:=$nodes}" "${own_cost[$label]:=$cost}"
            verdict=equal
            [ "$nodes" = "${own_nodes[$label]}" ] || {
                verdict=DIFFERENT
                failed=1
            }
            awk -v l="$label" -v w="$way" -v n="$nodes" -v v="$verdict" -v c="$cost" -v o="${own_cost[$label]}" \
                'BEGIN {printf "%-30s %-8s %12s %-10s %16s %+8.3f%%\n", l, w, n, v, c, (c + 0) / (o + 0) * 100 - 100}'
        done
    done
}

make -s -C "$root" all >/dev/null
printf '%s\n' "${positions[@]}" >"$work/positions.txt"
printf '%s\n' "${racing_kings[@]}" >"$work/racing-kings.txt"
# Chess, and variants in which a piece wins on a flag: a king, a piece that moves forward
# (breakthrough), a knight (jesonmor, 9x9), a king on a small board (dobutsu, 3x4).
flag_runs() { # BUILD VARIANTS...
    local build=$1 variant
    shift
    runs=("fairy-stockfish $build:bench 16 1 10")
    for variant; do
        case $variant in
        racingkings) runs+=("$variant $build:bench $variant 16 1 10 $work/racing-kings.txt depth"
            "$variant $build, values:bench $variant 16 1 1 $work/racing-kings.txt eval") ;;
        kingofthehill) runs+=("$variant $build:bench $variant 16 1 9 $work/positions.txt depth"
            "$variant $build, values:bench $variant 16 1 1 $work/positions.txt eval") ;;
        *) runs+=("$variant $build:bench $variant 16 1 10") ;;
        esac
    done
}

printf '%-30s %-8s %12s %-10s %16s %9s\n' engine table nodes compared instructions change
for engine in $engines; do
    case $engine in
    fairy-stockfish)
        flag_runs 8x8 racingkings kingofthehill breakthrough
        compare $engine no "own inline archive shared" "${runs[@]}"
        flag_runs 12x10 racingkings kingofthehill jesonmor dobutsu
        compare $engine yes "own archive shared" "${runs[@]}"
        ;;
    ethereal-chess) compare $engine - "own inline archive shared" "ethereal-chess:bench 10 1 16" ;;
    gnuchess) compare $engine - "own inline archive shared" "gnuchess:uci 8" ;;
    glaurung) compare $engine - "own inline archive shared" "glaurung:uci 8" ;;
    *) fail "no such engine: $engine (fairy-stockfish, ethereal-chess, gnuchess, glaurung; popeye alone)" ;;
    esac
done
exit $failed
