#!/usr/bin/env bash
# debian.sh: the Debian packages of this clone, in build/debian/: the source package with the crate
# that the library is built with, then dpkg-buildpackage, with Debian's own Rust and no network.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
out=$PWD/build/debian
tree=$out/chess-distance-$version
rm -rf "$out"
mkdir -p "$tree"
git ls-files -z | tar --null -T - -cf - | tar -xf - -C "$tree"

# Without tests and tools, so that cargo fetches only what the library needs.
mkdir "$out/library"
cp -R src capi Cargo.lock "$out/library"
sed -e 's|^members = .*|members = ["capi", "capi/wiki"]|' -e '/^\[dev-dependencies\]/,/^$/d' Cargo.toml >"$out/library/Cargo.toml"
sed -i '/^\[dev-dependencies\]/,/^$/d' "$out/library/capi/Cargo.toml"
(cd "$out/library" && cargo vendor --quiet vendor >/dev/null)

sh tools/pack.sh "$out" "chess-distance-$version" "$out/chess-distance_$version.orig.tar.gz" >/dev/null
sh tools/pack.sh "$out/library" vendor "$out/chess-distance_$version.orig-vendor.tar.gz" >/dev/null
cp -R "$out/library/vendor" packaging/debian "$tree"
mkdir "$tree/debian/source"
echo '3.0 (quilt)' >"$tree/debian/source/format"
cat >"$tree/debian/changelog" <<END
chess-distance ($version-1) unstable; urgency=medium

  * New upstream version: see CHANGELOG.md.

 -- The chess-distance authors <chess-distance@users.noreply.github.com>  $(git log -1 --format=%aD)
END
# Each name with the last release that has it, or this one. The list of each release is not kept, so a
# package that links names of an older release gets a higher dependency than it needs, never a lower one.
{
    printf 'libchess_distance.so.0 libchess-distance0 #MINVER#\n* Build-Depends-Package: libchess-distance-dev\n'
    while read -r name; do
        last=$(grep -l "<elf-symbol name='$name' " c-tests/abi/*.abi || true)
        echo " $name@Base $(basename "${last:-$version}" .abi)"
    done <c-tests/symbols.txt
} >"$tree/debian/libchess-distance0.symbols"
rm -rf "$out/library"
cd "$tree"
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="$out" LC_ALL=C.UTF-8 dpkg-buildpackage -us -uc
cd "$out"
ls -- *.deb *.dsc *.changes
