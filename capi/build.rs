//! Flags of the linker for the shared library. They set its SONAME, which plain rustc does not.
//! They bind its tables within it, so that its functions never read a program's tables. They keep
//! the build time out of a DLL.

use std::env::var;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let major = var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    // cargo-c sets a SONAME of its own.
    let named = var("CARGO_FEATURE_CAPI").is_err();
    let os = var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let apple = var("CARGO_CFG_TARGET_VENDOR").is_ok_and(|vendor| vendor == "apple");
    let family = var("CARGO_CFG_TARGET_FAMILY").unwrap_or_default();
    if apple && named {
        argument(&format!("-Wl,-install_name,@rpath/libchess_distance.{major}.dylib"));
    }
    // Otherwise each link gives other bytes.
    if os == "windows" && var("CARGO_CFG_TARGET_ENV").is_ok_and(|env| env == "gnu") {
        argument("-Wl,--no-insert-timestamp");
    }
    // ELF is what remains: Windows and WebAssembly bind within the library and have no SONAME.
    if !apple && os != "windows" && !family.split(',').any(|word| word == "wasm") {
        argument("-Wl,-Bsymbolic");
        if named {
            argument(&format!("-Wl,-soname,libchess_distance.so.{major}"));
        }
    }
}

/// Hands an argument to the linker of the shared library.
fn argument(text: &str) {
    println!("cargo:rustc-cdylib-link-arg={text}");
}
