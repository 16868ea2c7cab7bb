//! Symbols and needed libraries of the library files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use object::elf::{DT_NEEDED, FileHeader64, STV_HIDDEN};
use object::read::archive::ArchiveFile;
use object::read::elf::{Dyn as _, FileHeader as _};
use object::{
    Endianness, File, Object as _, ObjectSection as _, ObjectSymbol as _, Symbol, SymbolFlags,
    SymbolKind,
};

/// The symbols that a file defines and needs.
#[derive(Default, Debug)]
pub struct Symbols {
    /// Symbols that other objects can refer to, and their places.
    pub defined: BTreeMap<String, u64>,
    /// Symbols that other files must define.
    pub wanted: Vec<String>,
}

impl Symbols {
    fn add(&mut self, symbol: &Symbol<'_, '_>) {
        let Ok(name) = symbol.name() else { return };
        if name.is_empty() || symbol.is_local() {
            return;
        }
        if !symbol.is_undefined() {
            self.defined.insert(name.to_owned(), symbol.address());
        } else if !symbol.is_weak() {
            self.wanted.push(name.to_owned());
        }
    }
}

/// The dynamic symbols of a shared library; weak undefined symbols are not counted as wanted.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn of_shared_library(path: &Path) -> Symbols {
    let data = fs::read(path).expect("the library is built");
    let file = File::parse(&*data).expect("an object file");
    let mut symbols = Symbols::default();
    for symbol in file.dynamic_symbols() {
        symbols.add(&symbol);
    }
    symbols
}

/// The symbols of all members of an archive. A symbol that one member needs and another defines is
/// not counted as wanted.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn of_archive(path: &Path) -> Symbols {
    let data = fs::read(path).expect("the library is built");
    let mut symbols = Symbols::default();
    for member in ArchiveFile::parse(&*data).expect("an archive").members() {
        let member = member.expect("a member").data(&*data).expect("its data");
        for symbol in File::parse(member).expect("an object file").symbols() {
            symbols.add(&symbol);
        }
    }
    let defined = &symbols.defined;
    symbols.wanted.retain(|name| !defined.contains_key(name));
    symbols
}

/// The names of all symbols in a shared library that is not stripped, local ones too.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn all_names(path: &Path) -> Vec<String> {
    let data = fs::read(path).expect("the library is built");
    let file = File::parse(&*data).expect("an object file");
    let names = file.symbols().filter_map(|symbol| symbol.name().ok());
    names.map(str::to_owned).collect()
}

/// Variables of Rust code in a shared library that is not stripped, and their sizes: symbols of
/// sections that stay writable once it is loaded.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn variables(path: &Path) -> Vec<(String, u64)> {
    let data = fs::read(path).expect("the library is built");
    let file = File::parse(&*data).expect("an object file");
    let is_variable = |symbol: &Symbol| {
        let section = symbol.section_index();
        section.is_some_and(|index| {
            let section = file.section_by_index(index).expect("a section");
            matches!(section.name(), Ok(".data" | ".bss"))
        })
    };
    let variables = file.symbols().filter(is_variable);
    variables
        .filter_map(|symbol| Some((symbol.name().ok()?.to_owned(), symbol.size())))
        .filter(|(name, _)| name.starts_with("_R") || name.starts_with("_ZN"))
        .collect()
}

/// The names of the libraries that a shared library needs (`DT_NEEDED`).
///
/// # Panics
/// If the file is not a 64-bit ELF file with a dynamic section.
#[must_use]
pub fn needed(path: &Path) -> Vec<String> {
    let data = fs::read(path).expect("the library is built");
    let header = FileHeader64::<Endianness>::parse(&*data).expect("an ELF file");
    let endian = header.endian().expect("a byte order");
    let sections = header.sections(endian, &*data).expect("sections");
    let dynamic = sections.dynamic(endian, &*data).expect("readable");
    let (entries, names) = dynamic.expect("a dynamic section");
    let names = sections.strings(endian, &*data, names).expect("its names");
    entries
        .iter()
        .filter(|entry| entry.tag(endian) == DT_NEEDED)
        .map(|entry| entry.string(endian, names).expect("a name"))
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .collect()
}

/// The symbols of one object file.
#[derive(Default, Debug)]
pub struct ObjectFile {
    /// Defined, for this file or for others.
    pub defined: BTreeSet<String>,
    /// Defined for other files, and visible to other shared libraries.
    pub exported: BTreeSet<String>,
    /// Expected from other files.
    pub wanted: BTreeSet<String>,
}

/// The symbols of an object file that a compiler has made.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn of_object(path: &Path) -> ObjectFile {
    let data = fs::read(path).expect("the file is compiled");
    let mut symbols = ObjectFile::default();
    for symbol in File::parse(&*data).expect("an object file").symbols() {
        let name = symbol.name().unwrap_or_default().to_owned();
        if name.is_empty() || matches!(symbol.kind(), SymbolKind::Section | SymbolKind::File) {
            continue;
        }
        if symbol.is_undefined() {
            // The linker defines the global offset table of a position-independent program.
            if name != "_GLOBAL_OFFSET_TABLE_" {
                symbols.wanted.insert(name);
            }
            continue;
        }
        let SymbolFlags::Elf { st_other, .. } = symbol.flags() else {
            continue;
        };
        let hidden = st_other.0 & 3 == STV_HIDDEN.0;
        if symbol.is_global() && !hidden {
            symbols.exported.insert(name.clone());
        }
        symbols.defined.insert(name);
    }
    symbols
}
