//! Bytes: libraries, tables, kernels, and the stack of calls.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use object::{Object, ObjectSymbol, SymbolKind};
use serde::Serialize;

use crate::input::{Arrays, Bytes, Input, Run};
use crate::modules::{Link, Module, Modules, root};
use crate::row::{Code, Row};
use crate::targets::{self, Verdict};

/// One row of the table of sizes.
#[derive(Serialize)]
pub struct Size {
    /// A file, a table or a call.
    pub what: String,
    /// Its size.
    pub bytes: u64,
    /// The target.
    pub most: Option<u64>,
}

impl Size {
    fn new(what: impl Into<String>, bytes: u64, most: Option<u64>) -> Self {
        Self { what: what.into(), bytes, most }
    }

    /// Whether the target is met.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.most.map(|most| Verdict::of(self.bytes <= most))
    }
}

/// All sizes; the stack is that of the rows' calls.
///
/// # Errors
/// A file is missing, or `strip` fails.
pub fn sizes(modules: &Modules, rows: &[Row]) -> Result<Vec<Size>, String> {
    let shared = root().join("build/libchess_distance.so");
    let archive = root().join("build/libchess_distance.a");
    let mut sizes = vec![
        Size::new("shared library, stripped", stripped(&shared)?, None),
        Size::new("archive", read(&archive)?.len() as u64, None),
    ];
    // Only if tools/wasm.sh has built it.
    if let Ok(wasm) = read(&root().join("build/wasm/chess_distance.wasm")) {
        sizes.push(Size::new("WebAssembly", wasm.len() as u64, Some(targets::WEB)));
    }
    sizes.extend(kernels(&shared)?);
    sizes.extend(tables(&shared)?);
    sizes.extend(stacks(modules, rows)?);
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
    let size = |((subject, processor), bytes)| {
        Size::new(format!("machine code of {subject}, {processor}"), bytes, None)
    };
    Ok(code.into_iter().map(size).collect())
}

/// The exported tables, one row for each size.
fn tables(library: &Path) -> Result<Vec<Size>, String> {
    let file = read(library)?;
    let file = object::File::parse(&*file).map_err(|e| e.to_string())?;
    let mut by_size: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    for symbol in file.dynamic_symbols() {
        if symbol.is_definition() && symbol.kind() == SymbolKind::Data {
            let name = symbol.name().map_err(|e| e.to_string())?;
            by_size.entry(symbol.size()).or_default().push(name);
        }
    }
    let size = |(bytes, mut names): (u64, Vec<&str>)| {
        names.sort_unstable();
        Size::new(format!("read-only data, each of {}", names.join(", ")), bytes, None)
    };
    Ok(by_size.into_iter().rev().map(size).collect())
}

/// `stack_of` in stack.c.
type StackOf = unsafe extern "C" fn(Run, *const Input<'_>, *mut u8) -> usize;

/// The stack of every call of the shared library that has a row.
fn stacks(modules: &Modules, rows: &[Row]) -> Result<Vec<Size>, String> {
    let module = Module {
        source: "stack.c",
        compiler: "",
        flags: "-O2",
        defines: Vec::new(),
        link: Link::Alone,
    };
    // SAFETY: this is the function's type in stack.c.
    let stack_of: StackOf = unsafe { modules.symbol(&module, "stack_of")? };
    let mut most: Vec<(&str, u64)> = Vec::new();
    for row in rows {
        let Code::C(called, _) = &row.ours.code else {
            continue;
        };
        if called.link != Link::Shared {
            continue;
        }
        let run = modules.load(&row.ours)?;
        let data = row.data.tiny();
        let arrays = Arrays::random(&data, &mut fastrand::Rng::new());
        let mut out = Bytes::zeroed(data.n * data.output, 0);
        // SAFETY: as in `Row::call`.
        let bytes = unsafe { stack_of(run, &arrays.input(&data), out.as_mut_ptr()) } as u64;
        match most.iter_mut().find(|(name, _)| *name == row.ours.name) {
            Some((_, most)) => *most = bytes.max(*most),
            None => most.push((&row.ours.name, bytes)),
        }
    }
    let size = |(name, bytes): (&str, u64)| {
        let what = format!("stack, with the loop around the call: {name}");
        Size::new(what, bytes, Some(targets::stack(name)))
    };
    Ok(most.into_iter().map(size).collect())
}
