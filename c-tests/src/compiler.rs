//! Compilers and language standards, and which of them this machine has.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use crate::process::{file_stem, is_installed, log_of, root, run, scratch};

/// A standard of C or C++.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// C, with the value of `-std`.
    C(&'static str),
    /// C++, with the value of `-std`.
    Cxx(&'static str),
}

impl Language {
    /// The value of `-std`.
    #[must_use]
    pub const fn standard(self) -> &'static str {
        match self {
            Self::C(standard) | Self::Cxx(standard) => standard,
        }
    }
}

/// Adds a source file in the language of the compiler, whatever its name, or an object.
pub fn add_source(command: &mut Command, source: &Path) {
    let is_cxx = command.get_program().to_string_lossy().ends_with("++");
    if is_cxx && source.extension().is_none_or(|ending| ending != "o") {
        command.args(["-x", "c++"]).arg(source).args(["-x", "none"]);
    } else {
        command.arg(source);
    }
}

/// A compiler, and the way to run its programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compiler {
    c: &'static str,
    cxx: Option<&'static str>,
    /// The command that runs a program of another machine.
    emulator: Option<&'static str>,
    warnings: &'static [&'static str],
}

const STRICT: &[&str] = &[
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wshadow",
    "-Wconversion",
    "-Wsign-conversion",
    "-Wredundant-decls",
    "-Werror",
];

const fn compiler(c: &'static str, cxx: Option<&'static str>) -> Compiler {
    Compiler { c, cxx, emulator: None, warnings: STRICT }
}

const fn cross_compiler(c: &'static str, emulator: &'static str) -> Compiler {
    Compiler { emulator: Some(emulator), ..compiler(c, None) }
}

/// gcc and g++.
pub const GCC: Compiler = compiler("gcc", Some("g++"));
/// clang and clang++.
pub const CLANG: Compiler = compiler("clang", Some("clang++"));
/// The Tiny C Compiler, which knows C99, C11 and few warnings.
pub const TCC: Compiler = Compiler { warnings: &["-Wall", "-Werror"], ..compiler("tcc", None) };
/// gcc for 64-bit ARM, where char is unsigned.
pub const AARCH64: Compiler = cross_compiler("aarch64-linux-gnu-gcc", "qemu-aarch64");
/// gcc for IBM Z, which is big-endian.
pub const S390X: Compiler = cross_compiler("s390x-linux-gnu-gcc", "qemu-s390x");
/// gcc for 32-bit ARM with floating-point registers.
pub const ARMHF: Compiler = cross_compiler("arm-linux-gnueabihf-gcc", "qemu-arm");
/// gcc for 32-bit x86. This machine may need an emulator for its programs.
pub const I686: Compiler = cross_compiler("i686-linux-gnu-gcc", "qemu-i386");
/// gcc for 64-bit RISC-V.
pub const RISCV64: Compiler = cross_compiler("riscv64-linux-gnu-gcc", "qemu-riscv64");
/// gcc for 64-bit little-endian POWER.
pub const PPC64EL: Compiler = cross_compiler("powerpc64le-linux-gnu-gcc", "qemu-ppc64le");

/// Whether there is g++ or clang++. Says what is left out if there is neither.
#[must_use]
pub fn has_cxx(what: &str) -> bool {
    let is_there = [GCC, CLANG].iter().filter_map(|of| of.cxx).any(is_installed);
    if !is_there {
        eprintln!("left out: {what}: neither g++ nor clang++ is installed");
    }
    is_there
}

impl Compiler {
    /// gcc, or clang without gcc: for tests that any compiler can run.
    ///
    /// # Panics
    /// If there is neither.
    #[must_use]
    pub fn any() -> Self {
        let available = |compiler: &Self| compiler.command(Language::C("c11"), &[]).is_ok();
        [GCC, CLANG].into_iter().find(available).expect("there is gcc or clang")
    }

    /// The command for a language.
    ///
    /// # Errors
    /// Why there is none.
    pub fn name(&self, language: Language) -> Result<&'static str, String> {
        match language {
            Language::C(_) => Ok(self.c),
            Language::Cxx(_) => self.cxx.ok_or(format!("{} does not know C++", self.c)),
        }
    }

    /// A command that compiles programs in this language: the standard, the warnings as errors, and
    /// further flags.
    ///
    /// # Errors
    /// What this machine lacks: compiler, emulator, standard, or a flag.
    pub fn command(&self, language: Language, flags: &[&str]) -> Result<Command, String> {
        static KNOWN: Mutex<BTreeMap<String, bool>> = Mutex::new(BTreeMap::new());
        let name = self.name(language)?;
        for tool in [Some(name), self.emulator].into_iter().flatten() {
            if !is_installed(tool) {
                return Err(format!("{tool} is not installed"));
            }
        }
        let standard = format!("-std={}", language.standard());
        let command = || {
            let mut command = Command::new(name);
            command.args(["-O1", &standard]).args(self.warnings);
            if self.emulator.is_some() {
                // An emulator takes tens of times as long.
                command.arg("-DROUNDS_DIVISOR=20");
            }
            command.args(flags);
            command
        };
        let key = format!("{name} {standard} {}", flags.join(" "));
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let works = known
            .entry(key.clone())
            .or_insert_with(|| self.run_empty_program(command(), &file_stem(&key)).is_ok());
        match works {
            true => Ok(command()),
            false => Err(format!("{} does not work", key.trim_end())),
        }
    }

    /// The command that runs a program of this compiler, in a wrapper such as valgrind if given.
    #[must_use]
    pub fn runner(&self, wrapper: &[&str], program: &Path) -> Command {
        let root = format!("/usr/{}", self.c.trim_end_matches("-gcc"));
        let emulator = self.emulator.map(|emulator| [emulator, "-L", &root]);
        let words: Vec<&str> =
            wrapper.iter().copied().chain(emulator.into_iter().flatten()).collect();
        match words.split_first() {
            None => Command::new(program),
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
        }
    }

    /// Compiles and runs an empty program. A failure means that this machine lacks a standard or a
    /// sanitizer's runtime.
    fn run_empty_program(&self, mut compile: Command, stem: &str) -> Result<(), String> {
        let directory = scratch("probe");
        let source = directory.join("empty.c");
        fs::write(&source, "int main(void) { return 0; }\n").map_err(|e| e.to_string())?;
        let program = directory.join(stem);
        // Flags may include one of the headers.
        compile.arg("-I").arg(root().join("include"));
        add_source(&mut compile, &source);
        let log = log_of(&program);
        run(compile.arg("-o").arg(&program), &log)?;
        run(&mut self.runner(&[], &program), &log).map(drop)
    }
}
