#!/bin/sh -eu
# needs: cmake
# Programs are hidden but for these, so that cargo is not found. The header can be linked, and
# only a target of the library fails.
. ./functions.sh
mkdir bin
for tool in cat cmake cmp cp grep make cc as sh ar nm ld objcopy ranlib; do
    ln -s $(command -v $tool) bin/$tool
done
export PATH=$PWD/bin HOME=$PWD CMAKE_GENERATOR='Unix Makefiles'
for fetch in OFF ON; do
    cmake -S cmake -B build-$fetch -DCHESS_DISTANCE_SOURCE=$SOURCE -DFETCH=$fetch \
        -DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF
    cmake --build build-$fetch --target engine_inline
    build-$fetch/engine_inline
    fails cmake --build build-$fetch --target engine_static >log 2>&1
    grep -q 'cargo is missing' log
done
