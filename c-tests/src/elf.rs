//! Symbols and needed libraries of object files, archives and shared libraries.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use object::elf::{DT_NEEDED, FileHeader64, STV_HIDDEN};
use object::read::archive::ArchiveFile;
use object::read::elf::{Dyn as _, FileHeader as _};
use object::{
    Endianness, File, Object as _, ObjectKind, ObjectSection as _, ObjectSymbol as _, Symbol,
    SymbolFlags, SymbolKind,
};

/// The symbols that a file defines and needs.
#[derive(Default, Debug)]
pub struct Symbols {
    /// Defined, for this file alone or for others.
    pub all: BTreeSet<String>,
    /// Defined for other files.
    pub defined: BTreeSet<String>,
    /// Of these, visible to other shared libraries.
    pub exported: BTreeSet<String>,
    /// Expected from other files.
    pub wanted: BTreeSet<String>,
}

impl Symbols {
    fn add<'data>(&mut self, symbols: impl Iterator<Item = Symbol<'data, 'data>>) {
        for symbol in symbols {
            let name = symbol.name().unwrap_or_default().to_owned();
            let is_name = !matches!(symbol.kind(), SymbolKind::Section | SymbolKind::File);
            // The linker defines the global offset table of a position-independent program.
            if name.is_empty() || !is_name || name == "_GLOBAL_OFFSET_TABLE_" {
                continue;
            }
            if symbol.is_undefined() {
                if !symbol.is_weak() {
                    self.wanted.insert(name);
                }
                continue;
            }
            if symbol.is_global() {
                self.defined.insert(name.clone());
                let hidden = matches!(symbol.flags(),
                    SymbolFlags::Elf { st_other, .. } if st_other.0 & 3 == STV_HIDDEN.0);
                if !hidden {
                    self.exported.insert(name.clone());
                }
            }
            self.all.insert(name);
        }
    }
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).expect("the file is built")
}

/// The symbols of an object file, the dynamic ones of a shared library, or those of all members of
/// an archive. A symbol that one member needs and another defines is not wanted.
///
/// # Panics
/// If the file is none of these.
#[must_use]
pub fn of(path: &Path) -> Symbols {
    let data = read(path);
    let mut symbols = Symbols::default();
    if let Ok(archive) = ArchiveFile::parse(&*data) {
        for member in archive.members() {
            let member = member.expect("a member").data(&*data).expect("its data");
            symbols.add(File::parse(member).expect("an object file").symbols());
        }
    } else {
        let file = File::parse(&*data).expect("an object file");
        match file.kind() {
            ObjectKind::Dynamic => symbols.add(file.dynamic_symbols()),
            _ => symbols.add(file.symbols()),
        }
    }
    let defined = &symbols.defined;
    symbols.wanted.retain(|name| !defined.contains(name));
    symbols
}

/// The names of all symbols in a shared library that is not stripped, local ones too.
///
/// # Panics
/// If the file is none.
#[must_use]
pub fn all_names(path: &Path) -> Vec<String> {
    let data = read(path);
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
    let data = read(path);
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
    let data = read(path);
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
