#!/bin/sh -eu
# needs: cmake
# Without a change nothing is built or linked again, with either generator. The second uses
# cargo's files from the first.
built_twice() {
    cmake -G "$1" -S cmake -B $2 -DCHESS_DISTANCE_SOURCE=$SOURCE -DFETCH=ON
    cmake --build $2
    for way in static shared chess_distance; do $2/engine_$way; done
    stat -c '%n %y' $2/engine_* >before
    cmake --build $2
    stat -c '%n %y' $2/engine_* | cmp - before
}
built_twice 'Unix Makefiles' make
if command -v ninja; then
    mkdir -p ninja/_deps/chess_distance-build
    cp -a make/_deps/chess_distance-build/target ninja/_deps/chess_distance-build/
    built_twice Ninja ninja
fi
