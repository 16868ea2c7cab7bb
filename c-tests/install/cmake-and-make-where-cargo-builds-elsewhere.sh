#!/bin/sh -eu
# needs: cmake
# Cargo's own configuration may name a target. Then its files are elsewhere, and those of an
# earlier build are not taken.
mkdir -p elsewhere build/chess_distance/target/release
cp $SOURCE/target/release/libchess_distance.* elsewhere/
echo >>elsewhere/libchess_distance.so
touch build/chess_distance/target/release/libchess_distance.a
printf '#!/bin/sh\necho cargo 1.99.0\necho \\"%s\\"\n' $PWD/elsewhere/libchess_distance.a >cargo
chmod +x cargo
make -C $SOURCE all CARGO=$PWD/cargo OUT=$PWD/made
cmp made/libchess_distance.so elsewhere/libchess_distance.so
cmake -S cmake -B build -DCHESS_DISTANCE_SOURCE=$SOURCE -DCHESS_DISTANCE_CARGO=$PWD/cargo
cmake --build build --target engine_static
build/engine_static
