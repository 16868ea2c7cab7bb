//! One row: ours and its baselines, checked for equal results, then measured.

use std::fs;

use chess_distance::Cpu;

use crate::input::{Arrays, Bytes, Data, Input, Run};
use crate::measure::{Comparison, Effort, Side, compare};
use crate::modules::{COPIED, Link, Module, Modules};

/// A measured function of a C module.
#[derive(Clone)]
pub struct Contender {
    /// Its description, with the way it was compiled.
    pub name: String,
    /// Where it is.
    pub module: Module,
    /// Its name there.
    pub function: &'static str,
}

/// A kernel, by what it needs of the processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing.
    Plain,
    /// The AVX2 kernels.
    Avx2,
    /// The AVX-512 kernels.
    Avx512,
}

impl Needs {
    /// The number of these kernels; `None` if the processor lacks what they need.
    pub fn number(self) -> Option<usize> {
        Cpu::available().position(|cpu| match cpu {
            Cpu::Plain => self == Self::Plain,
            Cpu::Avx2 { .. } => self == Self::Avx2,
            Cpu::Avx512 { .. } => self == Self::Avx512,
        })
    }

    /// The flags for C of the same instruction set.
    pub const fn flags(self) -> &'static str {
        match self {
            Self::Plain => "-O3",
            // What `-march=native` is where AVX2 is the best there is.
            Self::Avx2 => "-O3 -march=x86-64-v3",
            Self::Avx512 => "-O3 -march=native",
        }
    }

    /// What the report calls the kernel.
    pub const fn kernel(self) -> &'static str {
        match self {
            Self::Plain => "plain kernel",
            Self::Avx2 => "AVX2 kernel",
            Self::Avx512 => "AVX-512 kernel",
        }
    }
}

/// A row of the report.
#[derive(Clone)]
pub struct Row {
    /// Its table.
    pub table: &'static str,
    /// What is measured, but for the kernel.
    pub what: String,
    /// The library's function.
    pub ours: Contender,
    /// Other functions with the same result; the fastest is compared. Without any the row is only
    /// measured beside the archive of BASE.
    pub baselines: Vec<Contender>,
    /// The input.
    pub data: Data,
    /// The kernel that is called by name; `None`: the call chooses.
    pub kernel: Option<Needs>,
}

/// The name of the fastest baseline, and both times.
pub type Measured = (String, Comparison);

impl Row {
    /// A row whose call chooses its kernel.
    pub fn new(
        table: &'static str,
        what: impl Into<String>,
        ours: Contender,
        baselines: Vec<Contender>,
        data: Data,
    ) -> Self {
        Self { table, what: what.into(), ours, baselines, data, kernel: None }
    }

    /// The same work by the archive in build/ and by the one that BASE names, or by the inline
    /// header in include/ and by the one that BASE names; `None` for a row without such a call.
    pub fn beside_base(self, base: &str) -> Option<Self> {
        let is_copied = self.ours.module.defines.iter().any(|word| word == COPIED);
        let is_linked = matches!(self.ours.module.link, Link::Archive | Link::Shared);
        if !is_linked || is_copied != base.ends_with(".h") {
            return None;
        }
        // A former archive may lack the call.
        let call = self.ours.name.split(|c: char| c != '_' && !c.is_alphanumeric()).next()?;
        let has_call = |file: Vec<u8>| file.windows(call.len()).any(|name| name == call.as_bytes());
        if !is_copied && !fs::read(base).is_ok_and(has_call) {
            return None;
        }
        let by = |link, header: &str, name: &str| {
            let mut module = Module { link, ..self.ours.module.clone() };
            for word in &mut module.defines {
                if word == COPIED {
                    header.clone_into(word);
                }
            }
            Contender { name: name.into(), module, ..self.ours.clone() }
        };
        let (ours, base) = if is_copied {
            (by(Link::Archive, COPIED, "include/"), by(Link::Archive, base, "BASE"))
        } else {
            (by(Link::Archive, COPIED, "build/"), by(Link::Base, COPIED, "BASE"))
        };
        Some(Self { table: "Beside BASE", ours, baselines: vec![base], ..self })
    }

    /// The work.
    pub fn name(&self) -> String {
        match self.kernel {
            Some(needs) => format!("{}, {}", self.what, needs.kernel()),
            None => self.what.clone(),
        }
    }

    /// Whether this processor has the kernel that the row names.
    pub fn can_run(&self) -> bool {
        self.kernel.is_none_or(|needs| needs.number().is_some())
    }

    /// Compares the results, then the times, with the kernel that the row names.
    pub fn run(
        &self,
        modules: &Modules,
        effort: Effort,
        random: &mut fastrand::Rng,
    ) -> Result<Measured, String> {
        if let Some(number) = self.kernel.and_then(Needs::number) {
            assert!(self.ours.module.link == Link::Kernels, "{}: no choice of kernels", self.what);
            modules.choose(number)?;
        }
        let arrays = Arrays::random(&self.data, random);
        let ours = modules.load(&self.ours)?;
        let mut baselines = Vec::new();
        for baseline in &self.baselines {
            let run = modules.load(baseline)?;
            self.check_equal(&arrays, ours, (run, &baseline.name))?;
            baselines.push((run, &baseline.name));
        }

        // One buffer for both, so that its address favors neither.
        let mut out = self.output();
        let window = self.data.window;
        let mut next = [0; 2];
        let mut time = |effort, ours, baseline| {
            compare(effort, &mut |side, repeats| {
                let (run, next) = match side {
                    Side::Ours => (ours, &mut next[0]),
                    Side::Baseline => (baseline, &mut next[1]),
                };
                if window == self.data.n {
                    let mut input = arrays.input(&self.data);
                    input.repeat = repeats;
                    return self.call(run, &input, &mut out);
                }
                for _ in 0..repeats {
                    self.call(run, &arrays.part(&self.data, *next, window), &mut out);
                    *next = (*next + window) % self.data.n;
                }
            })
        };
        let mut best = baselines[0];
        for &other in &baselines[1..] {
            if time(effort.quick(), other.0, best.0).faster > 1.0 {
                best = other;
            }
        }
        Ok((best.1.clone(), time(effort, ours, best.0)))
    }

    /// Room for the output of one contender.
    fn output(&self) -> Bytes {
        Bytes::zeroed(self.data.n * self.data.output, 41)
    }

    /// Does the row's work.
    fn call(&self, run: Run, input: &Input<'_>, out: &mut Bytes) {
        let out = &mut out.as_mut_slice()[..input.n * self.data.output];
        // SAFETY: the input has the n members that the row's functions read, and `out` has room for
        // their output.
        unsafe { run(input, out.as_mut_ptr()) }
    }

    fn check_equal(
        &self,
        arrays: &Arrays,
        ours: Run,
        (baseline, name): (Run, &str),
    ) -> Result<(), String> {
        // As timed, and pair by pair if there are not too many.
        let chunks = match self.data.n {
            ..=0xffff => &[1, self.data.chunk][..],
            _ => &[self.data.chunk],
        };
        for &chunk in chunks {
            let mut input = arrays.input(&self.data);
            input.chunk = chunk;
            let result = |run| {
                let mut out = self.output();
                self.call(run, &input, &mut out);
                out
            };
            let (one, other) = (result(ours), result(baseline));
            let mut pairs = one.as_slice().iter().zip(other.as_slice()).enumerate();
            if let Some((i, (one, other))) = pairs.find(|(_, (one, other))| one != other) {
                return Err(format!(
                    "{}: {} gives {one}, {name} gives {other} at byte {i} of the result, in chunks \
                     of {chunk}",
                    self.name(),
                    self.ours.name,
                ));
            }
        }
        Ok(())
    }
}

impl Modules {
    /// The function of a contender.
    pub fn load(&self, contender: &Contender) -> Result<Run, String> {
        let function = self.function(&contender.module, contender.function);
        function.map_err(|e| format!("{}: {e}", contender.name))
    }
}
