//! Paired measurement: two functions take turns, so that other load on the machine affects both.
//! The figure is the median of the ratios of neighboring rounds.

use std::time::{Duration, Instant};

/// The time for a comparison.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The least number of turns.
    pub rounds: usize,
    /// The least duration of one turn.
    pub turn: Duration,
    /// No more turns after this.
    pub limit: Duration,
}

impl Effort {
    /// For figures.
    pub const FULL: Self =
        Self { rounds: 151, turn: Duration::from_micros(250), limit: Duration::from_millis(1500) };
    /// For a quick check.
    #[cfg(test)]
    pub const TINY: Self = Self { rounds: 1, turn: Duration::ZERO, limit: Duration::ZERO };

    /// To choose the best of several baselines.
    pub const fn quick(self) -> Self {
        Self { rounds: self.rounds.div_ceil(6), ..self }
    }
}

/// The result, in nanoseconds for the whole work of the row.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// Median time of ours.
    pub ours: f64,
    /// Median time of the baseline.
    pub baseline: f64,
    /// Median of baseline / ours: how many times faster we are.
    pub faster: f64,
}

/// The side whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The library's.
    Ours,
    /// The baseline's.
    Baseline,
}

/// One side's work, repeated.
type Work<'a> = &'a mut dyn FnMut(Side, usize);

/// Runs the two sides in turn.
pub fn compare(effort: Effort, work: Work<'_>) -> Comparison {
    let start = Instant::now();
    let repeats = (repeats(effort, work, Side::Ours), repeats(effort, work, Side::Baseline));
    let mut times = Vec::new();
    while times.len() < effort.rounds && (times.len() < 3 || start.elapsed() < effort.limit) {
        // Each side comes first in every other round.
        if times.len() % 2 == 0 {
            let ours = time(work, Side::Ours, repeats.0);
            times.push((ours, time(work, Side::Baseline, repeats.1)));
        } else {
            let baseline = time(work, Side::Baseline, repeats.1);
            times.push((time(work, Side::Ours, repeats.0), baseline));
        }
    }
    let median = |what: fn(&(f64, f64)) -> f64| {
        let mut values: Vec<f64> = times.iter().map(what).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    Comparison {
        ours: median(|times| times.0),
        baseline: median(|times| times.1),
        faster: median(|(ours, baseline)| baseline / ours),
    }
}

/// Nanoseconds for the whole work once.
fn time(work: Work<'_>, side: Side, repeats: usize) -> f64 {
    let start = Instant::now();
    work(side, repeats);
    start.elapsed().as_nanos() as f64 / repeats as f64
}

/// The number of repetitions for one turn; also warms the caches up.
fn repeats(effort: Effort, work: Work<'_>, side: Side) -> usize {
    let turn = effort.turn.as_nanos() as f64;
    let mut repeats = 1;
    loop {
        let once = time(work, side, repeats).max(1.0);
        if once * repeats as f64 >= turn / 4.0 {
            return ((turn / once).ceil() as usize).max(1);
        }
        repeats *= 2;
    }
}
