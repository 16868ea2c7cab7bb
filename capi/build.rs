//! Gives the shared library its SONAME; plain rustc sets none.

use std::env::var;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // cargo-c sets a SONAME of its own.
    if var("CARGO_FEATURE_CAPI").is_ok() {
        return;
    }
    let major = var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    match var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("macos" | "ios") => {
            let name = format!("@rpath/libchess_distance.{major}.dylib");
            println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,{name}");
        }
        Ok("windows") => {}
        _ => println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libchess_distance.so.{major}"),
    }
}
