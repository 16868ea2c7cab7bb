#!/bin/sh -eu
# The archive has the installed files and documents. It does not depend on the time, the user or the
# umask.
. ./functions.sh
repository=$(sed -n 's/^repository = "\(.*\)"/\1/p' $SOURCE/Cargo.toml | head -n 1)
name=chess-distance-$version-$(rustc -vV | sed -n 's/^host: //p')
start=$PWD
make -C $SOURCE dist
mv $SOURCE/build/$name.tar.gz first.tar.gz
tar -xzf first.tar.gz
cd $name
grep -q chess_distance README.md
test -s CHANGELOG.md
# No link of the texts leads nowhere; those to what only the repository has lead there.
there="$repository/blob/v[0-9.]*/"
for text in README.md docs/*.md; do
    for link in $(grep -o ']([^):#]*)' $text | sed 's/](\(.*\))/\1/'); do
        test -e $(dirname $text)/$link || echo "$text: $link"
    done
    for link in $(grep -o "${there}[^)#]*" $text); do
        test -e $SOURCE/${link#${there}} || echo "$text: $link"
    done
done >../broken
diff /dev/null ../broken
cc examples/demo.c -Iinclude -DDEMO_WITH_LIBRARY lib/libchess_distance.a -o ../demo
../demo '8/8/8/4k3/8/8/8/KBN5 w - - 0 1' >../boards
# CMake takes the archive as it is, with FetchContent and without cargo.
if command -v cmake >/dev/null; then
    cmake -S $SOURCE/c-tests/consumers/cmake -B ../build -DFETCH=ON \
        -DCHESS_DISTANCE_SOURCE=$PWD -DCHESS_DISTANCE_CARGO=/no/such/cargo
    cmake --build ../build
    for way in inline tables static shared chess_distance; do
        ../build/engine_$way
    done
fi
rm -r CMakeLists.txt README.md CHANGELOG.md SECURITY.md LICENSE-* docs examples
diff -r --no-dereference . $PREFIX
# In a path with a blank, from the built files.
mkdir -p "$start/a b/build"
cd $SOURCE
cp -a Cargo.toml Makefile LICENSE-* *.md .github tools src capi include docs examples packaging Cargo.lock "$start/a b"
cp -a build/settings build/lib* build/.wiki* "$start/a b/build"
cd "$start/a b"
make dist CARGO=no-such-cargo SOURCE_DATE_EPOCH=0
tar -tzf build/$name.tar.gz | grep -q lib/libchess_distance.a
# Another time, and another mask of permissions.
umask 077
touch $SOURCE/README.md $SOURCE/build/libchess_distance.a
make -C $SOURCE dist
cmp $start/first.tar.gz $SOURCE/build/$name.tar.gz
