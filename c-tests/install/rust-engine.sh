#!/bin/sh -eu
# The program of docs/other-languages.md, which has assertions.
printf '[package]\nname = "engine"\nedition = "2024"\n[workspace]\n' >Cargo.toml
mkdir src
sed -n '/^```rust$/,/^```$/{//!p}' $SOURCE/docs/other-languages.md >src/main.rs
cp $SOURCE/Cargo.lock .
$CARGO add --quiet --offline --path $SOURCE
# Without debug information it is compiled in half of the time.
CARGO_PROFILE_DEV_DEBUG=0 $CARGO run --quiet --offline
