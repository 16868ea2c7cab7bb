#!/bin/sh -eu
# needs: cmake
# Cargo gets CMake's machine and linker. For an unknown machine there is an error message.
. ./functions.sh
printf '#!/bin/sh\necho "$@" $CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER >>$PWD/seen\nexit 1\n' >cargo
sed -i "s,.PWD,$PWD," cargo
chmod +x cargo
ask() {
    cmake -S cmake -B build-$1 -DCHESS_DISTANCE_SOURCE=$SOURCE -DCHESS_DISTANCE_CARGO=$PWD/cargo \
        -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=$1 $2
    fails cmake --build build-$1 --target engine_static >log 2>&1
}
ask aarch64 ''
grep -q -e '--target aarch64-unknown-linux-gnu .*/cc$' seen
ask vax ''
grep -q 'set CHESS_DISTANCE_TARGET' log
test $(wc -l <seen) = 1
ask mips '-DCHESS_DISTANCE_TARGET=mips-unknown-linux-gnu -DCHESS_DISTANCE_CARGO_ARGUMENTS=-Zbuild-std=core'
grep -q -e '--target mips-unknown-linux-gnu -Zbuild-std=core' seen
