#!/bin/sh -eu
# Each has one line of our own, beside those of make, and no errors of cargo.
. ./functions.sh
printf '#!/bin/sh\necho "cargo 1.88.1 (abc 2025-06-26)"\n' >cargo
chmod +x cargo
says() {
    words=$1
    shift
    fails make --silent --no-print-directory -C $SOURCE "$@" >said 2>&1
    grep -v '^make: \*\*\*' said >ours
    test $(wc -l <ours) = 1
    grep -q "$words" ours
}
# Even root cannot create a directory below a file.
says 'cannot write to' install PREFIX=$SOURCE/Cargo.toml
says 'must lie below PREFIX' install PREFIX=/opt/chess LIBDIR=/usr/lib
says 'no-such-cargo is missing' all CARGO=no-such-cargo
says 'is 1.88.1, and chess-distance needs Rust' all CARGO=$PWD/cargo
