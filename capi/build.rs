//! Gives the shared library its SONAME; plain rustc sets none. And binds its tables within it:
//! whatever a program defines, functions of the library read the library's tables.

use std::env::var;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let os = var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if !matches!(os.as_str(), "macos" | "ios" | "windows") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    }
    // cargo-c sets a SONAME of its own.
    if var("CARGO_FEATURE_CAPI").is_ok() {
        return;
    }
    let major = var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    match os.as_str() {
        "macos" | "ios" => {
            let name = format!("@rpath/libchess_distance.{major}.dylib");
            println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,{name}");
        }
        "windows" => {}
        _ => println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libchess_distance.so.{major}"),
    }
}
