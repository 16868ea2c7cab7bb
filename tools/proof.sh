#!/usr/bin/env bash
# proof.sh [PART...] (make proof, make proof PART=fuzz): the checks behind the guarantees of
# docs/proof.md. Continues after a part that fails or cannot run. Ends with a table: part, result,
# minutes, what was left out and why. A failed part is a failure of the whole; with STRICT=1 a part
# that leaves something out is one too, but for data that is not to be had everywhere.
# tools/proof/setup.sh installs the tools on Debian or Ubuntu.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=build/proof
mkdir -p "$logs"

# Part, and subject. Those on demand take hours or many minutes and run only when named. python is
# first, since the tests of the page need the package.
parts='
python         wheel, source distribution, Polars, DuckDB, Spark, Dask, Ray, DataFusion
betza          pieces of boards of any size, beside Fairy-Stockfish
peers          FENs, pieces and distances of other libraries and engines
reach          squares within reach, beside python-chess and chasolver
pawn_endings   pawn endings, beside python-chess, tablebases, studies
witnesses      published numbers, and distances and moves of python-chess
tests          make test-all without the page; the oldest Rust; names and types (ABI)
stack          stack of every function
architectures  the same answers elsewhere
sanitizers     ASan, TSan, Miri
fuzz           fuzz targets
coverage       lines and regions that tests run
archives       archives of make dist-all, used
recipes        Conan and Debian packages, used
supply         dependencies
header         the inline header, for all values
front_ends     hostile calls of Python and JavaScript, guards under what C gets
compilers      other compilers, readers of code, importers of headers
packages       cargo-c, crates.io
page           page and npm package
'
on_demand='
mutants        every small change of the library
teeth          planted faults, and a wrong answer of each function
load           sixteen threads for ten minutes
domain         all arguments of 16 bits
engines        engines with and without our tables
'

# Users of any target get no other dependencies than these, and the lock file is up to date.
supply() {
    local target found
    for target in {x86_64,i686,aarch64,riscv64gc,s390x}-unknown-linux-gnu aarch64-linux-android \
        {x86_64,aarch64}-apple-darwin {x86_64,aarch64}-pc-windows-msvc wasm32-unknown-unknown; do
        found=$(cargo tree --locked -p chess-distance-capi --edges normal,build --prefix none --target "$target" |
            { grep -v '^chess-distance' || true; } | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')
        echo "$target: $found"
        case $found in
        'cpufeatures fearless_simd libm ' | 'fearless_simd libm ') ;;
        *)
            echo "supply: other dependencies" >&2
            return 1
            ;;
        esac
    done
}

# All 2^32 pairs of arguments of 16 bits for each function of two ints, compared with its definition,
# in the library and in the inline header; every text of up to three bytes as a piece; all leapers on
# every board up to 16x16; 20,000 boards for each piece.
domain() {
    local program source flags
    while read -r program source flags; do
        # Flags are words.
        # shellcheck disable=SC2086
        "${CC:-cc}" -std=c11 -O2 -DWHOLE -Iinclude -Ic-tests/programs $flags "c-tests/programs/$source.c" \
            build/libchess_distance.a -o "build/domain-$program"
        echo "domain: $program"
        "build/domain-$program"
    done <<'END'
empty_board         empty_board
wiki                wiki
grid_limits         grid_limits
grid_tables         grid_tables
inline-empty_board  empty_board  -DCHESS_DISTANCE_WIKI_NAMES -include chess_distance_inline.h
inline-wiki         wiki         -DCHESS_DISTANCE_WIKI_NAMES -include chess_distance_inline.h
END
    WHOLE=1 cargo test --quiet --release -p chess-distance --lib search::tests
}

run() (
    set -e
    case $1 in
    tests)
        make -s test-library test-alone
        tools/proof/this-machine.sh oldest
        if command -v abidiff >/dev/null; then
            tools/abi.sh check
        else
            echo 'ABI: left out, since there is no abidiff'
        fi
        ;;
    domain | supply) "$1" ;;
    architectures | archives | compilers | sanitizers | fuzz | coverage | header | mutants)
        "tools/proof/$1.sh"
        ;;
    packages) tools/proof/packages.sh cargo_c publish ;;
    recipes) tools/proof/packages.sh conan debian ;;
    # Status 3: the programs for the comparison cannot be had.
    betza | peers | reach | pawn_endings | witnesses) tools/proof/beside.sh "$1" || [ $? = 3 ] ;;
    front_ends) tools/proof/front_ends.sh || [ $? = 3 ] ;;
    # Sixteen threads with calls of every function; then dlopen and dlclose without growth.
    load)
        ${CC:-cc} -std=c11 -O2 -DSECONDS=600 -Iinclude c-tests/programs/threads.c build/libchess_distance.a \
            -lpthread -o build/threads
        build/threads
        python3 tools/proof/load.py "$PWD/build/libchess_distance.so" 1000000
        ;;
    stack) python3 tools/proof/stack.py build/libchess_distance.so ;;
    teeth) python3 tools/proof/teeth.py ;;
    python)
        EXTRAS=polars,duckdb,spark,recipes TWICE=1 tools/python.sh
        build/python-test/bin/python bindings/python/benchmarks/spark_restart.py
        SDIST=1 tools/python.sh
        ;;
    page)
        tools/web.sh test
        THOROUGH=1 apps/page/page.sh test
        ;;
    engines) apps/engines/engines.sh ;;
    esac
)

# shellcheck disable=SC2046 # Names, separated by white space.
[ $# -gt 0 ] || set -- $(awk '{print $1}' <<<"$parts")
for part in "$@"; do
    grep -q "^$part  " <<<"$parts$on_demand" || {
        echo "proof: there is no part $part" >&2
        exit 2
    }
done

make -s all || exit 1
table="$logs/table.txt"
: >"$table"
failed=0
for part in "$@"; do
    echo "== $part"
    start=$SECONDS
    # Not in an `if`, where bash ignores the `set -e` of the part.
    run "$part" </dev/null 2>&1 | tee "$logs/$part.log"
    if [ "${PIPESTATUS[0]}" = 0 ]; then result=passed; else result=FAILED; fi
    # Parts print a line with these words for each thing that they leave out.
    left=$(grep -ih 'left out\|# SKIP\|^SKIPPED' "$logs/$part.log" | grep -v '^# skipped 0$' | sed 's/^ *//' | sort -u | head -n 12)
    if [ $result = passed ] && [ -n "$left" ]; then
        result='in part'
        [ "${STRICT:-0}" != 1 ] || failed=1
    fi
    # And one with this word for data that is not to be had everywhere: STRICT does not ask for it.
    left=$(
        grep . <<<"$left"
        grep -h ': without .*, since ' "$logs/$part.log"
    )
    [ "$result" != FAILED ] || failed=1
    printf '%-14s %-8s %4d min  %s\n' "$part" "$result" $(((SECONDS - start + 59) / 60)) \
        "$(paste -sd';' <<<"$left")" >>"$table"
done
echo
echo 'part           result    time      left out'
cat "$table"
exit $failed
