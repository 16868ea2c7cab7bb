//! One row: ours, its baselines, the target; checked for equal results, then measured.

use chess_distance::Cpu;

use crate::input::{Arrays, Bytes, Data, Input, Run};
use crate::measure::{Comparison, Effort, Side, compare};
use crate::modules::{Module, Modules};

/// A function under measurement.
#[derive(Clone)]
pub struct Contender {
    /// What it is, and how it was compiled.
    pub name: String,
    /// Where to find it.
    pub code: Code,
    /// It does other work that shows a limit, and its result is not compared.
    pub other_result: bool,
}

/// Where a function is.
#[derive(Clone)]
pub enum Code {
    /// In a C module, under this name.
    C(Module, &'static str),
    /// In this program: a kernel by name.
    Rust(Run),
}

/// What the row is to reach.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// Time of ours / time of the baseline at most.
    TimeAtMost(f64),
    /// At least so many times as fast as the baseline.
    FasterAtLeast(f64),
    /// At most so many nanoseconds more than the baseline, for each batch; `None`: however many.
    ExtraAtMost(Option<f64>),
    /// Nothing: the figure is for information.
    None,
}

/// What a row needs of the processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing.
    Plain,
    /// What the AVX2 kernels need.
    Avx2,
    /// What the AVX-512 kernels need.
    Avx512,
}

impl Needs {
    /// The library's own word for it, `None` where the processor lacks it.
    #[must_use]
    pub fn cpu(self) -> Option<Cpu> {
        Cpu::available().find(|cpu| match cpu {
            Cpu::Plain => self == Self::Plain,
            Cpu::Avx2 { .. } => self == Self::Avx2,
            Cpu::Avx512 { .. } => self == Self::Avx512,
        })
    }

    fn missing(self) -> &'static str {
        match self {
            Self::Avx512 => "this processor lacks AVX-512 VBMI or GFNI",
            _ => "this processor lacks AVX2",
        }
    }
}

/// A row of the report.
#[derive(Clone)]
pub struct Row {
    /// The table that it stands in.
    pub table: &'static str,
    /// What is measured.
    pub what: String,
    /// The library's way.
    pub ours: Contender,
    /// Other ways to the same result; the fastest of them is the one compared with.
    pub baselines: Vec<Contender>,
    /// What they work on.
    pub data: Data,
    /// What the n are: a pair, a map.
    pub unit: &'static str,
    /// What the ratio is to be.
    pub target: Target,
    /// What the processor must have.
    pub needs: Needs,
    /// Whether the instructions are worth counting: scalar code.
    pub scalar: bool,
}

/// How a row ended.
pub enum Outcome {
    /// The name of the fastest baseline, and the times of ours and it.
    Measured(String, Comparison),
    /// This processor cannot run it.
    NotHere(&'static str),
}

impl Row {
    /// Compares the results, and then the times.
    ///
    /// # Errors
    /// Where two results differ, or something does not compile.
    pub fn run(
        &self,
        modules: &Modules,
        effort: Effort,
        random: &mut fastrand::Rng,
    ) -> Result<Outcome, String> {
        if self.needs.cpu().is_none() {
            return Ok(Outcome::NotHere(self.needs.missing()));
        }
        let arrays = Arrays::random(&self.data, random);
        let ours = modules.load(&self.ours)?;
        let mut baselines = Vec::new();
        for baseline in &self.baselines {
            let run = modules.load(baseline)?;
            if !baseline.other_result {
                self.check_equal(&arrays, ours, (run, &baseline.name))?;
            }
            baselines.push((run, &baseline.name));
        }

        // Both write to one buffer, so that it lies equally well for both.
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
        Ok(Outcome::Measured(
            best.1.clone(),
            time(effort, ours, best.0),
        ))
    }

    /// Room for what one contender writes.
    #[must_use]
    pub fn output(&self) -> Bytes {
        Bytes::zeroed(self.data.n * self.data.output, 41)
    }

    /// Does the row's work.
    pub fn call(&self, run: Run, input: &Input<'_>, out: &mut Bytes) {
        // SAFETY: the input has the n members that the row's functions read, and `out` has what
        // they write for each of them.
        unsafe { run(input, out.as_mut_ptr()) };
    }

    fn check_equal(
        &self,
        arrays: &Arrays,
        ours: Run,
        (baseline, name): (Run, &str),
    ) -> Result<(), String> {
        // As it is timed, and pair by pair where there are not too many of them.
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
                out.first(self.data.n * self.data.output).to_vec()
            };
            let results = (result(ours), result(baseline));
            let unequal = |i: &usize| results.0[*i] != results.1[*i];
            if let Some(i) = (0..results.0.len()).find(unequal) {
                return Err(format!(
                    "{}: {} gives {}, {} gives {} at byte {i} of the result, in chunks of {chunk}",
                    self.what, self.ours.name, results.0[i], name, results.1[i]
                ));
            }
        }
        Ok(())
    }

    /// Nanoseconds that ours takes more for each batch.
    #[must_use]
    pub fn extra(&self, times: &Comparison) -> f64 {
        times.extra / self.data.window.div_ceil(self.data.chunk) as f64
    }

    /// Whether a measured ratio reaches the target; `None` where there is none.
    #[must_use]
    pub fn met(&self, times: &Comparison) -> Option<bool> {
        match self.target {
            Target::TimeAtMost(most) => Some(1.0 / times.faster <= most),
            Target::FasterAtLeast(least) => Some(times.faster >= least),
            Target::ExtraAtMost(most) => most.map(|most| self.extra(times) <= most),
            Target::None => None,
        }
    }
}

impl Modules {
    /// The function of a contender.
    ///
    /// # Errors
    /// What the compiler or the loader says.
    pub fn load(&self, contender: &Contender) -> Result<Run, String> {
        match &contender.code {
            Code::C(module, name) => self
                .function(module, name)
                .map_err(|e| format!("{}: {e}", contender.name)),
            Code::Rust(run) => Ok(*run),
        }
    }
}
