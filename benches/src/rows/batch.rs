//! Many pairs: each kernel and the dispatched call against loops in C.

mod kernels;

use chess_distance::Cpu;

use self::kernels::{avx2_kernel, avx512_kernel, dispatched_kernel, plain_kernel};
use super::{alone, by_each_compiler, library, number, with_own_table};
use crate::input::{Data, Run};
use crate::row::{Code, Contender, Needs, Row};

const TABLE: &str = "Many pairs";

/// A way into the library's kernels.
struct Way {
    /// `None`: the call from C.
    kernel: Option<Needs>,
    ours: Contender,
    /// The flags for baselines of the same processor.
    native: &'static str,
}

fn rust(name: &str, run: Run) -> Contender {
    Contender {
        name: name.into(),
        code: Code::Rust(run),
        other_result: false,
    }
}

fn kernel(needs: Needs) -> Way {
    let (run, native): (Run, _) = match needs {
        Needs::Avx512 => (avx512_kernel, "-O3 -march=native"),
        Needs::Avx2 => (avx2_kernel, "-O3 -march=x86-64-v3"),
        Needs::Plain => (plain_kernel, "-O3"),
    };
    Way {
        kernel: Some(needs),
        ours: rust(needs.kernel(), run),
        native,
    }
}

/// The kernel that a call takes here.
fn best() -> Way {
    kernel(match Cpu::detect() {
        Cpu::Avx512 { .. } => Needs::Avx512,
        Cpu::Avx2 { .. } => Needs::Avx2,
        _ => Needs::Plain,
    })
}

fn dispatched() -> Way {
    Way {
        kernel: None,
        ours: library("chess_distance_batch", "batch"),
        ..best()
    }
}

/// The speed of a loop over the engine's own table depends on the placement of its code. So the
/// best of several builds is compared.
fn table_loops(piece: &str) -> Vec<Contender> {
    [
        "-O2 -falign-loops=64",
        "-O3 -falign-loops=64",
        "-O3 -funroll-loops -falign-loops=64",
        "-O3 -march=native -falign-loops=64",
    ]
    .map(|flags| with_own_table(alone("table loop", "table_loops.c", "batch", flags), piece))
    .into_iter()
    .flat_map(by_each_compiler)
    .collect()
}

fn arithmetic(piece: &str, flags: &'static str) -> Vec<Contender> {
    let functions = match piece {
        "king" => ["king_loop", "king_late_shift_loop"],
        "manhattan" => ["manhattan_loop", "manhattan_late_shift_loop"],
        _ => ["knight_loop", "knight_late_shift_loop"],
    };
    let name = if piece == "knight" {
        "closed form"
    } else {
        "arithmetic"
    };
    functions
        .map(|function| alone(name, "arithmetic_loops.c", function, flags))
        .into_iter()
        .flat_map(by_each_compiler)
        .collect()
}

fn memory_limit(way: &Way) -> Vec<Contender> {
    ["-DVECTOR=64", "-DVECTOR=32"]
        .map(|vector| {
            let mut limit = alone("exclusive or", "memory_limit.c", "exclusive_or", way.native);
            limit.name = format!("{} {vector}", limit.name);
            limit.other_result = true;
            if let Code::C(module, _) = &mut limit.code {
                module.defines.push(vector.into());
            }
            limit
        })
        .into()
}

/// A piece's distances, in batches of so many.
fn row(way: &Way, piece: &str, n: usize, (against, baselines): (&str, Vec<Contender>)) -> Row {
    Row {
        table: TABLE,
        what: format!("{piece} against {against}, n = {}", size(n)),
        ours: way.ours.clone(),
        baselines,
        data: Data {
            piece: number(piece),
            chunk: n,
            // The same few thousand pairs, for any length of a batch.
            ..Data::pairs(n.max(4032))
        },
        unit: "pair",
        kernel: way.kernel,
        scalar: false,
    }
}

fn size(n: usize) -> String {
    match n {
        0..1024 => n.to_string(),
        1024..0x10_0000 => format!("{}k", n >> 10),
        _ => format!("{}M", n >> 20),
    }
}

const SIZES: [usize; 3] = [1 << 10, 4 << 10, 16 << 10];

pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    let kernels = [Needs::Avx512, Needs::Avx2, Needs::Plain].map(kernel);
    for way in [dispatched()].iter().chain(&kernels) {
        rows.append(&mut small(way));
        for n in [128 << 10, 1 << 20] {
            rows.push(row(way, "king", n, of_memory(way)));
        }
    }
    let way = dispatched();
    for n in [4 << 20, 16 << 20, 64 << 20] {
        rows.push(row(&way, "king", n, of_table("king")));
        rows.push(row(&way, "king", n, of_memory(&way)));
    }
    rows.append(&mut dispatch());
    rows
}

fn of_table(piece: &str) -> (&'static str, Vec<Contender>) {
    ("table loop", table_loops(piece))
}

fn of_memory(way: &Way) -> (&'static str, Vec<Contender>) {
    ("an exclusive or", memory_limit(way))
}

fn small(way: &Way) -> Vec<Row> {
    let mut rows = Vec::new();
    for n in SIZES {
        for piece in ["king", "manhattan", "knight"] {
            rows.push(row(way, piece, n, of_table(piece)));
        }
        let native = arithmetic("knight", way.native);
        rows.push(row(way, "knight", n, ("closed form", native)));
        let plain = arithmetic("king", "-O3");
        rows.push(row(way, "king", n, ("arithmetic, -O3", plain)));
    }
    for n in SIZES.into_iter().chain([63]) {
        // The plain kernel has a row with -O3 already.
        if way.native != "-O3" || n == 63 {
            let native = arithmetic("king", way.native);
            rows.push(row(way, "king", n, ("arithmetic, its flags", native)));
        }
    }
    rows
}

/// The cost of choosing a kernel, and of checking the arguments of a C call.
fn dispatch() -> Vec<Row> {
    let way = Way {
        kernel: None,
        ..best()
    };
    let cost = |what: &str, ours| Row {
        what: what.into(),
        ours,
        ..row(&way, "king", 64, ("", vec![way.ours.clone()]))
    };
    vec![
        cost(
            "cost of dispatch, per call with 64 pairs",
            rust("dispatched call from Rust", dispatched_kernel),
        ),
        cost(
            "cost of dispatch, argument checks and shared library, per call with 64 pairs",
            library("chess_distance_batch", "batch"),
        ),
    ]
}
