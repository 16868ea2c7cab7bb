//! One program: compiled, linked and run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::compiler::{Compiler, Language, add_source};
use crate::library;
use crate::process::{file_stem, is_installed, log_of, root, run, scratch};

/// The library that a program is linked with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linking {
    /// libchess_distance.a, and nothing else.
    Archive,
    /// libchess_distance.so.
    Shared,
    /// The archive of a debug build: an overflow is a panic, which hangs.
    Debug,
    /// No library: the header is everything.
    HeaderOnly,
}

impl Linking {
    const fn name(self) -> &'static str {
        match self {
            Self::Archive => ".a",
            Self::Shared => ".so",
            Self::Debug => "debug.a",
            Self::HeaderOnly => "header",
        }
    }

    /// Adds the library to a compiler's command line.
    pub fn add_to(self, command: &mut Command) {
        match self {
            Self::Archive => {
                command.arg(library::directory().join("libchess_distance.a"));
            }
            Self::Shared => {
                command.arg("-L").arg(library::directory());
                command.arg("-lchess_distance");
            }
            Self::Debug => {
                // Rust's core library refers to an unwinder that is never called.
                command.arg(library::debug_archive());
                command.arg("-Wl,--defsym=rust_eh_personality=0");
            }
            Self::HeaderOnly => {}
        }
    }
}

/// One cell of the table: how one program is built and run.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// Its file in `c-tests/programs`.
    pub source: &'static str,
    /// Its language standard.
    pub language: Language,
    /// The compiler.
    pub compiler: Compiler,
    /// Its library.
    pub linking: Linking,
    /// Further flags of the compiler.
    pub flags: &'static [&'static str],
    /// A command that runs it, such as valgrind, with arguments.
    pub wrapper: &'static [&'static str],
}

impl Program {
    /// As in "tables.c c99 gcc .a".
    #[must_use]
    pub fn name(&self) -> String {
        let compiler = self.compiler.name(self.language).unwrap_or("no compiler");
        let mut words = vec![self.source];
        words.extend(self.flags);
        words.extend(self.wrapper.first());
        words.extend([self.language.standard(), compiler, self.linking.name()]);
        words.join(" ")
    }

    /// What this machine lacks for this program.
    ///
    /// # Errors
    /// The name of what is missing.
    pub fn available(&self) -> Result<(), String> {
        if let Some(wrapper) = self.wrapper.first()
            && !is_installed(wrapper)
        {
            return Err(format!("{wrapper} is not installed"));
        }
        self.compiler.command(self.language, self.flags).map(|_| ())
    }

    /// Builds and runs the program, which must exit with 0. Returns its output.
    ///
    /// # Errors
    /// The output of the compiler or the program.
    pub fn run(&self) -> Result<String, String> {
        let program = scratch("programs").join(file_stem(&self.name()));
        let link = self.compiler.command(self.language, self.flags)?;
        build(link, &self.object()?, self.linking, &program)?;
        run_program(&self.compiler, self.wrapper, &program)
    }

    /// The object file, shared by all ways of linking and running it.
    fn object(&self) -> Result<PathBuf, String> {
        static OBJECTS: Mutex<BTreeMap<String, Object>> = Mutex::new(BTreeMap::new());
        let alike = Self { linking: Linking::HeaderOnly, wrapper: &[], ..*self };
        let name = alike.name() + ".o";
        let object = {
            let mut objects = OBJECTS.lock().unwrap_or_else(PoisonError::into_inner);
            objects.entry(name.clone()).or_default().clone()
        };
        // Other threads wait here only for the same object.
        object.get_or_init(|| alike.compile(&name)).clone()
    }

    fn compile(&self, name: &str) -> Result<PathBuf, String> {
        let object = scratch("programs").join(file_stem(name));
        let mut compile = self.compiler.command(self.language, self.flags)?;
        compile.arg("-c");
        let source = root().join("c-tests/programs").join(self.source);
        build(compile, &source, Linking::HeaderOnly, &object)?;
        Ok(object)
    }
}

/// An object file, or the compiler's errors.
type Object = Arc<OnceLock<Result<PathBuf, String>>>;

/// Compiles a file with the headers, links it with the library, and returns what the compiler says.
///
/// # Errors
/// The compiler's errors.
pub fn build(
    mut compile: Command,
    source: &Path,
    linking: Linking,
    out: &Path,
) -> Result<String, String> {
    compile.arg("-I").arg(library::include());
    add_source(&mut compile, source);
    linking.add_to(&mut compile);
    run(compile.arg("-o").arg(out), &log_of(out))
}

/// Runs a program, which finds the shared library, and returns its output.
///
/// # Errors
/// Its output, if it does not exit with 0.
pub fn run_program(
    compiler: &Compiler,
    wrapper: &[&str],
    program: &Path,
) -> Result<String, String> {
    let mut command = compiler.runner(wrapper, program);
    command.env("LD_LIBRARY_PATH", root().join("build"));
    run(&mut command, &log_of(program))
}
