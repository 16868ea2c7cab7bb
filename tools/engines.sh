#!/usr/bin/env bash
# engines.sh (make engines): real engines, as they are and with their distance table replaced by
# ours, side by side. Node counts must be equal; instructions (or, where the machine does not
# count them, seconds) show the cost.
#
# The engines are Debian's source packages fairy-stockfish (8x8 and largeboards=yes) and
# ethereal-chess. They are fetched at test time into build/engines and never committed; the edits
# below are ours. ENGINES="fairy-stockfish" runs only that one.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$root/build/engines
engines=${ENGINES:-"fairy-stockfish ethereal-chess"}
failed=0
mkdir -p "$work"

fail() { echo "make engines: $*" >&2; exit 1; }

# A package list of our own: the machine's Debian entries, for sources. Its own lists stay as they are.
fetch() {
  command -v apt-get >/dev/null || fail "the engines come as Debian source packages, and there is no apt-get here"
  local apt=$work/apt
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
  find /etc/apt/sources.list.d -name 'debian.sources' -exec sed 's/^Types:.*/Types: deb-src/' {} + \
    > "$apt/list.sources" 2>/dev/null || true
  grep -hE '^deb .*debian' /etc/apt/sources.list 2>/dev/null | sed 's/^deb /deb-src /' > "$apt/list.list" || true
  local list=$apt/list.sources
  [ -s "$list" ] || list=$apt/list.list
  [ -s "$list" ] || fail "found no Debian package source under /etc/apt to derive a source entry from"
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

# edited FILE SED...: an edit that finds nothing to do is a fault of this script.
edited() {
  local file=$1 before
  shift
  before=$(cksum "$file")
  sed -i "$@" "$file"
  [ "$before" != "$(cksum "$file")" ] || fail "nothing to replace in $file: has the engine changed?"
}

# How a build takes its table: the header to include and what to link.
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
    # The table stays the engine's; one call fills it.
    edited "$src/bitboard.cpp" \
      -e "1i #include \"chess_distance.h\"" \
      -e 's/^ *SquareDistance\[.*/              ;/' \
      -e 's/^void Bitboards::init() {/&\n  chess_distance_fill_table(CHESS_DISTANCE_KING, FILE_NB, RANK_NB, \&SquareDistance[0][0], sizeof SquareDistance);/'
  elif [ "$way" != own ]; then
    edited "$src/bitboard.h" "s/^extern .*SquareDistance.*/#include \"$(header_of "$way")\"\n#define SquareDistance chess_distance_king_table/"
    edited "$src/bitboard.cpp" -e '/^uint8_t SquareDistance/d' -e 's/^ *SquareDistance\[.*/              ;/'
  fi
  make -C "$src" -j "$(nproc)" build ARCH=x86-64 COMP=gcc largeboards="$large" \
    EXTRACXXFLAGS="-I$root/include" EXTRALDFLAGS="$(link_of "$way")" EXE=engine >"$3/build.log" 2>&1 ||
    { tail -n 20 "$3/build.log"; fail "the build '$way' of fairy-stockfish failed"; }
}

build_ethereal_chess() { # WAY - TREE
  local way=$1 src=$3/src
  if [ "$way" != own ]; then
    edited "$src/masks.c" \
      -e "s/^int DistanceBetween.*/#include \"$(header_of "$way")\"\n#define DistanceBetween chess_distance_king_table/" \
      -e 's/^ *DistanceBetween\[.*=.*/            ;/'
  fi
  # The endgame tablebase library that it probes, from Debian's packages, without installing them.
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
    -L"$library" -Wl,-rpath,"$library" -lfathom -lpthread -lm) >"$3/build.log" 2>&1 ||
    { tail -n 20 "$3/build.log"; fail "the build '$way' of ethereal-chess failed"; }
}

# How this machine counts: instructions by perf or by valgrind (both repeatable), else time.
if perf stat -x, -e instructions:u true 2>&1 | grep -q '^[0-9]'; then unit=instructions counter=perf
elif command -v valgrind >/dev/null; then unit=instructions counter=valgrind
else unit=milliseconds counter=clock; fi

# measure TREE ARGUMENTS...: prints the nodes searched and the cost.
measure() {
  local tree=$1 nodes cost start
  shift
  start=$(date +%s%N)
  case $counter in
    perf) perf stat -x, -e instructions:u -o "$tree/cost.txt" "$tree/src/engine" "$@" ;;
    valgrind) valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null \
      --log-file="$tree/cost.txt" "$tree/src/engine" "$@" ;;
    clock) "$tree/src/engine" "$@" ;;
  esac </dev/null >"$tree/bench.log" 2>&1
  case $counter in
    perf) cost=$(awk -F, '/instructions/ {print $1}' "$tree/cost.txt") ;;
    valgrind) cost=$(awk '/I *refs:/ {gsub(",", ""); print $NF}' "$tree/cost.txt") ;;
    clock) cost=$((($(date +%s%N) - start) / 1000000)) ;;
  esac
  nodes=$(sed -nE 's/^Nodes( searched)? *: *([0-9]+).*/\2/p' "$tree/bench.log" | tail -n 1)
  [ -n "$nodes" ] || { tail -n 5 "$tree/bench.log"; fail "$tree printed no node count"; }
  echo "$nodes $cost"
}

# compare ENGINE LABEL LARGEBOARDS ARGUMENTS WAYS...: a row a build; the first way is the engine's own.
compare() {
  local engine=$1 label=$2 large=$3 arguments=$4 own_nodes='' own_cost='' way result nodes cost verdict
  shift 4
  for way in "$@"; do
    local tree=$work/$engine-$large-$way
    unpack "$engine" "$tree"
    "build_${engine//-/_}" "$way" "$large" "$tree"
    # shellcheck disable=SC2086 # several arguments
    result=$(measure "$tree" $arguments)
    read -r nodes cost <<<"$result"
    if [ -z "$own_nodes" ]; then own_nodes=$nodes own_cost=$cost; fi
    verdict=equal
    [ "$nodes" = "$own_nodes" ] || { verdict=DIFFERENT; failed=1; }
    awk -v l="$label" -v w="$way" -v n="$nodes" -v v="$verdict" -v c="$cost" -v o="$own_cost" \
      'BEGIN {printf "%-28s %-8s %12s %-10s %16s %+8.3f%%\n", l, w, n, v, c, (c + 0) / (o + 0) * 100 - 100}'
  done
}

make -s -C "$root" all >/dev/null
printf '%-28s %-8s %12s %-10s %16s %9s\n' engine table nodes compared "$unit" change
for engine in $engines; do
  case $engine in
    fairy-stockfish)
      compare $engine "fairy-stockfish 8x8" no "bench 16 1 10" own inline archive shared
      compare $engine "fairy-stockfish 12x10" yes "bench 16 1 10" own archive shared
      ;;
    ethereal-chess) compare $engine "ethereal-chess" - "bench 10 1 16" own inline archive shared ;;
    *) fail "no such engine: $engine (fairy-stockfish, ethereal-chess)" ;;
  esac
done
exit $failed
