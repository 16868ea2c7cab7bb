#!/bin/sh
# Guess: cbindgen writes the value of a constant, with its type and in parentheses.
# Fact: it writes the expression. `1 << 63` of u64 is a shift of C's int, `!0` is an int, a negative
#   number has no parentheses, and the smallest i64 is positive. A constant made by a const fn is
#   left out with a warning alone.
# Version: cbindgen 0.29.4
# Source: mozilla/cbindgen, issues 464 and 849, src/bindgen/ir/constant.rs
. "$(dirname "$0")/common"
rust 'cbindgen = { version = "=0.29.4", default-features = false }' <<'END'
fn main() {
    let source = "
        pub const H8: u64 = 1 << 63;
        pub const H8_TYPED: u64 = 1u64 << 63;
        pub const FULL: u64 = !0;
        pub const NONE: i32 = -1;
        pub const LEAST: i64 = -9223372036854775808;
        pub const MADE: i32 = made();
        pub const fn made() -> i32 { 3 }
    ";
    std::fs::write("source.rs", source).unwrap();
    let builder = cbindgen::Builder::new().with_src("source.rs");
    let builder = builder.with_language(cbindgen::Language::C);
    let mut header = Vec::new();
    builder.generate().unwrap().write(&mut header);
    for line in String::from_utf8(header).unwrap().lines().filter(|line| line.contains("define")) {
        println!("{line}");
    }
}
END
expect <<'END'
#define H8 (1 << 63)
#define H8_TYPED (1ull << 63)
#define FULL ~0
#define NONE -1
#define LEAST -9223372036854775808ull
END
