//! Properties of the library files. No panic is reachable: the linker proves it (the handler at the
//! end of capi/src/lib.rs), and a second test shows that the proof can fail.

mod headers;
mod packages;
mod sizes;
mod symbols;

use std::env;
use std::fs;
use std::process::Command;

use c_tests::library::cargo;
use c_tests::process::{root, run, scratch};

/// The undefined name that the linker must not report.
const MISSING: &str = "chess_distance_a_panic_is_reachable";

#[test]
fn no_panic_is_reachable() {
    let words = "rustc -p chess-distance-capi --release --crate-type cdylib --target-dir \
        target/panic-proof -- --cfg panic_proof -C link-arg=-Wl,-z,defs";
    let words: Vec<&str> = words.split(' ').collect();
    cargo("panic-proof", &words).unwrap_or_else(|report| panic!("{report}"));
}

/// Links one function with the panic handler of the library, in the same way.
fn link(name: &str, body: &str) -> Result<String, String> {
    let directory = scratch("panics");
    let source = directory.join(format!("{name}.rs"));
    let library = fs::read_to_string(root().join("capi/src/lib.rs")).expect("it is a file");
    let (_, handler) = library.split_once("#[panic_handler]").expect("the library has one");
    let text = format!(
        "#![no_std]\n#[panic_handler]{handler}\n\
         #[unsafe(no_mangle)]\npub extern \"C\" fn {name}(index: usize) -> u8 {{ {body} }}\n"
    );
    fs::write(&source, text).expect("target/ is writable");
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    let words = "--edition 2024 --crate-type cdylib --cfg panic_proof -C panic=abort -C opt-level=3 \
        -C codegen-units=1 -C link-arg=-Wl,-z,defs";
    command.args(words.split(' '));
    command.arg(&source).arg("--out-dir").arg(&directory);
    run(&mut command, &directory.join(format!("{name}.log")))
}

#[test]
fn the_proof_fails_where_a_panic_is_reachable() {
    let report = link("unchecked", "b\"chess\"[index]").expect_err("a panic is reachable");
    assert!(report.contains(MISSING), "{report}");
}

#[test]
fn the_proof_holds_where_none_is() {
    link("masked", "b\"distance\"[index & 7]").unwrap_or_else(|report| panic!("{report}"));
}
