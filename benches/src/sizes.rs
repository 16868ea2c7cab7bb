//! Bytes of the libraries and of the kernels. `tools/proof/stack.py` has the stack of every call.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use object::{Object, ObjectSymbol, SymbolKind};
use serde::Serialize;

use crate::modules::root;

/// A row of the table of sizes.
#[derive(Serialize)]
pub struct Size {
    /// A file, or the kernels of an operation.
    pub what: String,
    /// Its size.
    pub bytes: u64,
}

fn size(what: impl Into<String>, bytes: u64) -> Size {
    Size { what: what.into(), bytes }
}

/// All sizes.
pub fn sizes() -> Result<Vec<Size>, String> {
    let shared = root().join("build/libchess_distance.so");
    let archive = root().join("build/libchess_distance.a");
    let mut sizes = vec![
        size("shared library, stripped", stripped(&shared)?),
        size("archive", read(&archive)?.len() as u64),
    ];
    // Only if tools/wasm.sh has built it.
    if let Ok(wasm) = read(&root().join("build/wasm/chess_distance.wasm")) {
        sizes.push(size("WebAssembly", wasm.len() as u64));
    }
    sizes.extend(kernels(&shared)?);
    Ok(sizes)
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|e| format!("{}: {e}", file.display()))
}

fn stripped(library: &Path) -> Result<u64, String> {
    let output = root().join(format!("target/bench/{}-stripped.so", std::process::id()));
    let status = Command::new("strip").arg("-o").arg(&output).arg(library).status();
    if !status.map_err(|e| format!("strip: {e}"))?.success() {
        return Err("strip fails".into());
    }
    let bytes = read(&output)?.len() as u64;
    fs::remove_file(&output).map_err(|e| e.to_string())?;
    Ok(bytes)
}

/// Machine code of the kernels, by operation and processor.
fn kernels(library: &Path) -> Result<Vec<Size>, String> {
    let file = read(library)?;
    let file = object::File::parse(&*file).map_err(|e| e.to_string())?;
    let mut code: BTreeMap<(String, &str), u64> = BTreeMap::new();
    for symbol in file.symbols() {
        let name = rustc_demangle::demangle(symbol.name().unwrap_or_default()).to_string();
        let Some((_, path)) = name.split_once("chess_distance::kernels::") else {
            continue;
        };
        let processor = match path {
            _ if path.contains("avx512") => "AVX-512",
            _ if path.contains("avx2") => "AVX2",
            _ if path.contains("plain") => "plain",
            _ => "all processors",
        };
        let subject = path.split("::").next().unwrap_or_default();
        if symbol.kind() == SymbolKind::Text {
            *code.entry((subject.to_owned(), processor)).or_default() += symbol.size();
        }
    }
    let row = |((subject, processor), bytes)| {
        size(format!("machine code of {subject}, {processor}"), bytes)
    };
    Ok(code.into_iter().map(row).collect())
}
