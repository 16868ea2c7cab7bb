#!/bin/sh
# pack.sh DIRECTORY NAME OUT: packs DIRECTORY/NAME as OUT, a .tar.gz. The same files give the same
# bytes for every user and at any time: the time stamp is SOURCE_DATE_EPOCH, or that of the last
# commit.
set -eu
directory=$1 name=$2 out=$3 tar=${TAR:-tar}

if ! "$tar" --version | grep -q GNU; then
    echo "make dist: $tar is not GNU tar, the only tar that leaves out owners: set TAR (gtar)" >&2
    exit 1
fi
time=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
"$tar" --sort=name --format=ustar --mtime="@$time" --owner=0 --group=0 --numeric-owner \
    --mode=u=rwX,go=rX -C "$directory" -cf - "$name" | gzip -9n >"$out"
echo "$out"
