//! Compilers and language standards, and which of them this machine has.

use std::collections::{BTreeMap, HashMap};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::iter;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use crate::library::{file_stem, scratch};
use crate::process::{is_installed, run};

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

    /// Adds a source file in this language, whatever its name.
    pub fn add_source(self, command: &mut Command, source: &Path) {
        match self {
            Self::C(_) => command.arg(source),
            Self::Cxx(_) => command.args(["-x", "c++"]).arg(source).args(["-x", "none"]),
        };
    }
}

/// A compiler, and the way to run its programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compiler {
    c: &'static str,
    cxx: Option<&'static str>,
    /// The target, if it is another machine.
    target: Option<&'static str>,
    /// The command that runs a program of that machine, and its arguments.
    emulator: &'static [&'static str],
    warnings: &'static [&'static str],
    /// Whether the crate `cc` knows the compiler; it mistakes tcc for another one.
    known_to_cc: bool,
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

/// gcc and g++.
pub const GCC: Compiler = Compiler {
    c: "gcc",
    cxx: Some("g++"),
    target: None,
    emulator: &[],
    warnings: STRICT,
    known_to_cc: true,
};

/// clang and clang++.
pub const CLANG: Compiler = Compiler {
    c: "clang",
    cxx: Some("clang++"),
    ..GCC
};

/// The Tiny C Compiler, which knows C99, C11 and few warnings.
pub const TCC: Compiler = Compiler {
    c: "tcc",
    cxx: None,
    warnings: &["-Wall", "-Werror"],
    known_to_cc: false,
    ..GCC
};

/// gcc for 64-bit ARM, where char is unsigned.
pub const AARCH64: Compiler = Compiler {
    c: "aarch64-linux-gnu-gcc",
    cxx: None,
    target: Some("aarch64-unknown-linux-gnu"),
    emulator: &["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
    ..GCC
};

/// gcc for IBM Z, which is big-endian.
pub const S390X: Compiler = Compiler {
    c: "s390x-linux-gnu-gcc",
    cxx: None,
    target: Some("s390x-unknown-linux-gnu"),
    emulator: &["qemu-s390x", "-L", "/usr/s390x-linux-gnu"],
    ..GCC
};

/// gcc for 32-bit ARM with floating-point registers.
pub const ARMHF: Compiler = Compiler {
    c: "arm-linux-gnueabihf-gcc",
    cxx: None,
    target: Some("armv7-unknown-linux-gnueabihf"),
    emulator: &["qemu-arm", "-L", "/usr/arm-linux-gnueabihf"],
    ..GCC
};

/// gcc for 32-bit x86. This machine may need an emulator for its programs.
pub const I686: Compiler = Compiler {
    c: "i686-linux-gnu-gcc",
    cxx: None,
    target: Some("i686-unknown-linux-gnu"),
    emulator: &["qemu-i386", "-L", "/usr/i686-linux-gnu"],
    ..GCC
};

/// gcc for 64-bit RISC-V.
pub const RISCV64: Compiler = Compiler {
    c: "riscv64-linux-gnu-gcc",
    cxx: None,
    target: Some("riscv64gc-unknown-linux-gnu"),
    emulator: &["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"],
    ..GCC
};

/// gcc for 64-bit little-endian POWER.
pub const PPC64EL: Compiler = Compiler {
    c: "powerpc64le-linux-gnu-gcc",
    cxx: None,
    target: Some("powerpc64le-unknown-linux-gnu"),
    emulator: &["qemu-ppc64le", "-L", "/usr/powerpc64le-linux-gnu"],
    ..GCC
};

/// Whether there is g++ or clang++. Says what is left out if there is neither.
#[must_use]
pub fn has_cxx(what: &str) -> bool {
    let is_there = [GCC, CLANG]
        .iter()
        .filter_map(|of| of.cxx)
        .any(is_installed);
    if !is_there {
        eprintln!("left out: {what}: neither g++ nor clang++ is installed");
    }
    is_there
}

/// The machine that these tests run on.
const HOST: &str = env!("C_TESTS_HOST");

impl Compiler {
    /// gcc, or clang without gcc: for tests that any compiler can run.
    ///
    /// # Panics
    /// If there is neither.
    #[must_use]
    pub fn any() -> Self {
        let available = |compiler: &Self| compiler.command(Language::C("c11"), &[]).is_ok();
        [GCC, CLANG]
            .into_iter()
            .find(available)
            .expect("there is gcc or clang")
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

    /// A command that compiles programs in this language: the flags of the crate `cc`, the
    /// standard, the warnings as errors, and further flags.
    ///
    /// # Errors
    /// What this machine lacks: compiler, emulator, standard, or a flag.
    pub fn command(&self, language: Language, flags: &[&str]) -> Result<Command, String> {
        let name = self.name(language)?;
        for tool in [Some(&name), self.emulator.first()].into_iter().flatten() {
            if !is_installed(tool) {
                return Err(format!("{tool} is not installed"));
            }
        }
        let standard = format!("-std={}", language.standard());
        let command = || -> Result<Command, String> {
            let mut command = if self.known_to_cc {
                self.command_of_cc(name, language)?
            } else {
                Command::new(name)
            };
            command.arg(&standard).args(self.warnings).args(flags);
            if !self.emulator.is_empty() {
                // An emulator takes tens of times as long.
                command.arg("-DROUNDS_DIVISOR=20");
            }
            Ok(command)
        };
        self.probe(language, flags, name, command)?;
        command()
    }

    /// The command and flags of the crate `cc`. It runs the compiler several times to find them, so
    /// they are cached.
    fn command_of_cc(&self, name: &'static str, language: Language) -> Result<Command, String> {
        static KNOWN: Mutex<BTreeMap<&'static str, Vec<OsString>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.contains_key(name) {
            let tool = cc::Build::new()
                .host(HOST)
                .target(self.target.unwrap_or(HOST))
                .opt_level(1)
                .cargo_metadata(false)
                .cpp(matches!(language, Language::Cxx(_)))
                .compiler(name)
                .try_get_compiler();
            let command = tool.map_err(|error| error.to_string())?.to_command();
            let words = iter::once(command.get_program()).chain(command.get_args());
            known.insert(name, words.map(OsStr::to_owned).collect());
        }
        let words = &known[name];
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        Ok(command)
    }

    /// The command that runs a program of this compiler, in a wrapper such as valgrind if given.
    #[must_use]
    pub fn runner(&self, wrapper: &[&str], program: &Path) -> Command {
        let mut words = [wrapper, self.emulator].concat().into_iter();
        match words.next() {
            None => Command::new(program),
            Some(first) => {
                let mut command = Command::new(first);
                command.args(words).arg(program);
                command
            }
        }
    }

    /// Compiles and runs an empty program, once for each set of flags. A failure means that this
    /// machine lacks a standard or a sanitizer's runtime.
    fn probe(
        &self,
        language: Language,
        flags: &[&str],
        name: &str,
        command: impl FnOnce() -> Result<Command, String>,
    ) -> Result<(), String> {
        static KNOWN: Mutex<Option<HashMap<String, Result<(), String>>>> = Mutex::new(None);
        let key = format!("{name} -std={} {}", language.standard(), flags.join(" "));
        let key = key.trim_end();
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_default();
        if let Some(result) = known.get(key) {
            return result.clone();
        }
        let result = command()
            .and_then(|compile| self.run_empty_program(compile, language, &file_stem(key)))
            .map_err(|_| format!("{key} does not work"));
        known.insert(key.into(), result.clone());
        result
    }

    fn run_empty_program(
        &self,
        mut compile: Command,
        language: Language,
        stem: &str,
    ) -> Result<(), String> {
        let directory = scratch("probe");
        let is_cxx = self.cxx.is_some_and(|cxx| compile.get_program() == cxx);
        let source = directory.join(if is_cxx { "empty.cpp" } else { "empty.c" });
        fs::write(&source, "int main(void) { return 0; }\n").map_err(|e| e.to_string())?;
        let log = directory.join(format!("{stem}.log"));
        let program = directory.join(stem);
        language.add_source(&mut compile, &source);
        run(compile.arg("-o").arg(&program), &log)?;
        run(&mut self.runner(&[], &program), &log).map(|_| ())
    }
}
