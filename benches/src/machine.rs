//! The machine and the compilers of the figures.

use std::fs;
use std::process::Command;

use chess_distance::Cpu;
use serde::Serialize;

use crate::modules::compiler;

/// Processor and compilers.
#[derive(Serialize, Debug)]
pub struct Machine {
    /// The version of the library.
    pub version: &'static str,
    /// The processor's name.
    pub cpu: String,
    /// The kernels that the library chooses on it.
    pub kernels: String,
    /// The compiler of the baselines, with its flags for all of them.
    pub c: String,
    /// The compiler of the library.
    pub rust: String,
    /// How the library was built.
    pub library: String,
}

impl Machine {
    /// This machine.
    #[must_use]
    pub fn here() -> Self {
        let c = compiler().map_or_else(
            |e| e,
            |tool| {
                let flags: Vec<_> = tool.args().iter().map(|arg| arg.to_string_lossy()).collect();
                let flags = flags.join(" ");
                let version = first_line(tool.to_command().arg("--version"));
                format!("{version} {flags}").trim_end().into()
            },
        );
        let kernels = match Cpu::detect() {
            Cpu::Avx512 { .. } => "AVX-512 (with VBMI and GFNI)",
            Cpu::Avx2 { .. } => "AVX2",
            _ => "plain",
        };
        Self {
            version: env!("CARGO_PKG_VERSION"),
            cpu: cpu(),
            kernels: kernels.into(),
            c,
            rust: first_line(Command::new("rustc").arg("--version")),
            library: format!("make (cargo build --release), {}", env!("BENCH_TARGET")),
        }
    }
}

fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let value = |key: &str| {
        let line = info.lines().find(|line| line.starts_with(key))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let mut name = value("model name").unwrap_or_else(|| std::env::consts::ARCH.into());
    if let (Some(family), Some(model)) = (value("cpu family"), value("model\t")) {
        name.push_str(&format!(" (family {family}, model {model})"));
    }
    name
}

fn first_line(command: &mut Command) -> String {
    let output = command.output().map(|output| output.stdout);
    let text = String::from_utf8_lossy(&output.unwrap_or_default()).into_owned();
    text.lines().next().unwrap_or("unknown").into()
}
