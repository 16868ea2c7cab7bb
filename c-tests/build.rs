//! The crate `cc` needs the name of the machine outside of a build script.

use std::env::var;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = var("TARGET").unwrap_or_default();
    println!("cargo:rustc-env=C_TESTS_HOST={target}");
}
