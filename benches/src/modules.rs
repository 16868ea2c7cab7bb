//! Compiles C sources with the flags of a row, and loads the results.
//!
//! Each way to compile a source becomes a shared object, loaded into this process. Inside it, calls
//! and tables are resolved as in an engine linked in the same way.

use std::cell::RefCell;
use std::collections::HashMap;
use std::env;
use std::ffi::c_int;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use c_tests::process::{root, run};
use libloading::os::unix::{Library, RTLD_LAZY, RTLD_LOCAL, RTLD_NOW};

use crate::input::Run;

/// The library that a module is linked with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Link {
    /// Nothing.
    Alone,
    /// build/libchess_distance.a
    Archive,
    /// build/libchess_distance.so
    Shared,
    /// The same sources, with a function that chooses the kernels.
    Kernels,
    /// The archive that the variable BASE names, such as that of a former release.
    Base,
}

/// The library of [`Link::Kernels`].
const KERNELS: &str = "target/release/libchess_distance_entry_points.so";

/// The header that rows of the copied file include before a source.
pub const COPIED: &str = "chess_distance_inline.h";

/// A C source and one way to compile it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Module {
    /// The file in benches/c.
    pub source: &'static str,
    /// The row's compiler, "" for the machine's C compiler.
    pub compiler: &'static str,
    /// The row's flags.
    pub flags: &'static str,
    /// Further arguments: definitions and included headers.
    pub defines: Vec<String>,
    /// Its library.
    pub link: Link,
}

/// The compiler, and the modules loaded so far.
pub struct Modules {
    scratch: PathBuf,
    kernels: Library,
    loaded: RefCell<HashMap<Module, Library>>,
}

impl Modules {
    /// For the library in build/, made by `make`.
    pub fn new() -> Result<Self, String> {
        let root = root();
        if !root.join("build/libchess_distance.so").exists() {
            return Err("build/libchess_distance.so is missing: run make first".into());
        }
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let scratch = root.join(format!("target/bench/{}-{number}", std::process::id()));
        fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
        let mut cargo = Command::new(env!("CARGO"));
        let build = ["rustc", "--quiet", "--release", "--target-dir", "target"];
        cargo.args(build).args(["-p", "chess-distance-entry-points", "--no-default-features"]);
        cargo.args(["--features", "choose-cpu", "--crate-type", "cdylib", "--"]);
        // Rust's own library refers to an unwinder, which is never called.
        cargo.args(["-C", "link-arg=-Wl,--defsym=rust_eh_personality=0"]).current_dir(root);
        // It would change the place of the result.
        cargo.env_remove("CARGO_BUILD_TARGET");
        run(&mut cargo, &scratch.join("log"))?;
        // SAFETY: the library has no constructors.
        let kernels = unsafe { Library::open(Some(root.join(KERNELS)), RTLD_NOW | RTLD_LOCAL) };
        let kernels = kernels.map_err(|e| e.to_string())?;
        Ok(Self { scratch, kernels, loaded: RefCell::default() })
    }

    /// Takes the kernels of this number in [`Link::Kernels`].
    pub fn choose(&self, kernel: usize) -> Result<(), String> {
        // SAFETY: the function has this signature, and takes any number.
        unsafe {
            let choose = self.kernels.get::<extern "C" fn(c_int)>(b"choose_cpu");
            choose.map_err(|e| e.to_string())?(kernel as c_int);
        }
        Ok(())
    }

    /// The row function of that name in a module.
    pub fn function(&self, module: &Module, name: &str) -> Result<Run, String> {
        let mut loaded = self.loaded.borrow_mut();
        if !loaded.contains_key(module) {
            let file = self.compile(module, loaded.len())?;
            let when = if module.link == Link::Base { RTLD_LAZY } else { RTLD_NOW };
            // SAFETY: the constructors of our own sources fill tables and do nothing else.
            let library = unsafe { Library::open(Some(&file), when | RTLD_LOCAL) };
            loaded.insert(module.clone(), library.map_err(|e| e.to_string())?);
        }
        // SAFETY: all functions that rows name in benches/c have this signature.
        let function = unsafe { loaded[module].get(name.as_bytes()) };
        function.map(|f| *f).map_err(|e| e.to_string())
    }

    fn compile(&self, module: &Module, number: usize) -> Result<PathBuf, String> {
        let stem = module.source.trim_end_matches(".c");
        let file = self.scratch.join(format!("{number}-{stem}.so"));
        let mut command = compiler(module.compiler);
        // With -Bsymbolic a call into an archive is a direct one, as in an executable.
        command
            .args(["-fPIC", "-shared", "-Wl,-Bsymbolic", "-Wl,-z,now", "-Wl,-z,defs"])
            .args(["-falign-functions=64", "-Ibenches/c", "-Iinclude", "-o"])
            .arg(&file)
            .arg(Path::new("benches/c").join(module.source))
            .args(module.flags.split_whitespace())
            .args(&module.defines);
        match module.link {
            Link::Alone => {}
            Link::Archive => {
                command.arg("build/libchess_distance.a");
            }
            Link::Shared => link_shared(&mut command, "build/libchess_distance.so"),
            Link::Kernels => link_shared(&mut command, KERNELS),
            // A former release lacks functions that other rows of the source call.
            Link::Base => {
                command.args(["-Wl,-z,lazy", "-Wl,--unresolved-symbols=ignore-all"]);
                command.arg(env::var_os("BASE").unwrap_or_default());
            }
        }
        run(&mut command, &self.scratch.join("log"))?;
        Ok(file)
    }
}

impl Drop for Modules {
    fn drop(&mut self) {
        // If this fails, files stay in target/, which does no harm.
        let _ = fs::remove_dir_all(&self.scratch);
    }
}

/// A C compiler; the machine's own for "".
pub fn compiler(name: &str) -> Command {
    let name = match name {
        "" => env::var_os("CC").unwrap_or("cc".into()),
        _ => name.into(),
    };
    let mut command = Command::new(name);
    command.arg("-w").current_dir(root());
    command
}

fn link_shared(command: &mut Command, library: &str) {
    let library = root().join(library);
    let place = library.parent().unwrap_or(&library).display();
    command.arg(format!("-Wl,-rpath,{place}")).arg(&library);
}
