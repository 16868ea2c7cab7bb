#!/bin/sh
# third-party.sh [TARGET]: the licences of what is linked into the library beside its own sources, as
# a text: the crates that are built in, and Rust's core library.
set -eu
target=${1:-$(rustc -vV | sed -n 's/^host: //p')}
echo 'What is in the libraries beside chess-distance itself, and under which licence.'
cargo tree --quiet --locked -p chess-distance-capi --edges normal --prefix none --target "$target" \
    --format '{p}|{l}|{r}' | sed 's/ ([^|]*)//' | LC_ALL=C sort -u | while IFS='|' read -r package license repository; do
    name=${package%% v*} version=${package##* v}
    case $name in chess-distance*) continue ;; esac
    directory=$(ls -d "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/"$name-$version" | head -n 1)
    printf '\n== %s %s: %s, %s\n\n' "$name" "$version" "$license" "$repository"
    # Taken under MIT, whose text has to go along.
    cat "$directory/LICENSE-MIT"
done
printf '\n== core %s, a part of Rust: MIT OR Apache-2.0, https://github.com/rust-lang/rust\n\n' \
    "$(rustc --version | cut -d ' ' -f 2)"
echo 'Copyright (c) The Rust Project Developers (see https://thanks.rust-lang.org)'
echo
sed '1,/^Copyright/d' LICENSE-MIT | sed '/./,$!d'
