//! Many pairs: each kernel and the dispatched call against loops in C.

mod kernels;

use chess_distance::Cpu;

use self::kernels::{avx2_kernel, avx512_kernel, dispatched_kernel, plain_kernel};
use super::{alone, by_each_compiler, library, number, with_own_table};
use crate::input::{Data, Run};
use crate::row::{Code, Contender, Needs, Row, Target};

const TABLE: &str = "Many pairs";

/// A way into the library's kernels, and the targets of performance.md for it.
struct Way {
    name: &'static str,
    needs: Needs,
    ours: Contender,
    /// The flag for baselines of the same processor.
    native: &'static str,
    /// King and Manhattan distance / table loop.
    table: Option<f64>,
    /// King / arithmetic, -O3.
    plain: Option<f64>,
    /// King / arithmetic for the processor, whole vectors and 63 pairs.
    native_king: [Option<f64>; 2],
    /// Knight / table loop, closed form.
    knight: [Option<f64>; 2],
    /// Share of the memory's speed.
    memory: Option<f64>,
}

fn kernel(name: &str, run: Run) -> Contender {
    Contender {
        name: name.into(),
        code: Code::Rust(run),
        other_result: false,
    }
}

fn avx512() -> Way {
    Way {
        name: "AVX-512 kernel",
        needs: Needs::Avx512,
        ours: kernel("AVX-512 kernel", avx512_kernel),
        native: "-O3 -march=native",
        table: Some(12.0),
        plain: Some(2.7),
        native_king: [Some(1.0), Some(8.0)],
        knight: [Some(10.0), Some(2.3)],
        memory: Some(0.9),
    }
}

fn avx2() -> Way {
    Way {
        name: "AVX2 kernel",
        needs: Needs::Avx2,
        ours: kernel("AVX2 kernel", avx2_kernel),
        native: "-O3 -march=x86-64-v3",
        table: Some(10.0),
        plain: Some(2.0),
        native_king: [Some(0.8), Some(2.0)],
        knight: [Some(4.0), Some(1.0)],
        memory: Some(0.85),
    }
}

fn plain() -> Way {
    Way {
        name: "plain kernel",
        needs: Needs::Plain,
        ours: kernel("plain kernel", plain_kernel),
        native: "-O3",
        table: Some(4.0),
        plain: None,
        native_king: [None, None],
        knight: [None, None],
        memory: None,
    }
}

fn dispatched() -> Way {
    let kernel = match Cpu::detect() {
        Cpu::Avx512 { .. } => avx512(),
        Cpu::Avx2 { .. } => avx2(),
        _ => plain(),
    };
    Way {
        name: "chess_distance_batch",
        needs: Needs::Plain,
        ours: library("chess_distance_batch", "batch"),
        ..kernel
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

fn row(way: &Way, piece: &str, n: usize, baselines: Vec<Contender>, least: Option<f64>) -> Row {
    Row {
        table: TABLE,
        what: format!("{piece}, n = {}, {}", size(n), way.name),
        ours: way.ours.clone(),
        baselines,
        data: Data {
            piece: number(piece),
            chunk: n,
            // The same few thousand pairs, for any length of a batch.
            ..Data::pairs(n.max(4032))
        },
        unit: "pair",
        target: least.map_or(Target::None, Target::FasterAtLeast),
        needs: way.needs,
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
    for way in [dispatched(), avx512(), avx2(), plain()] {
        rows.append(&mut small(&way));
        for n in [128 << 10, 1 << 20] {
            rows.push(row(&way, "king", n, memory_limit(&way), way.memory));
        }
    }
    let way = dispatched();
    for n in [4 << 20, 16 << 20, 64 << 20] {
        rows.push(row(&way, "king", n, table_loops("king"), None));
        rows.push(row(&way, "king", n, memory_limit(&way), way.memory));
    }
    rows.append(&mut dispatch());
    for row in &mut rows {
        let against = row.baselines[0].name.split(" -").next().unwrap_or_default();
        let against = against.trim_end_matches(',');
        row.what = format!("{}, against {against}", row.what);
    }
    rows
}

fn small(way: &Way) -> Vec<Row> {
    let mut rows = Vec::new();
    for n in SIZES {
        for piece in ["king", "manhattan"] {
            rows.push(row(way, piece, n, table_loops(piece), way.table));
        }
    }
    for n in SIZES {
        rows.push(row(way, "king", n, arithmetic("king", "-O3"), way.plain));
    }
    for n in SIZES.into_iter().chain([63]) {
        let least = way.native_king[usize::from(n == 63)];
        let mut row = row(way, "king", n, arithmetic("king", way.native), least);
        // The plain kernel has a row with -O3 already.
        if way.native != "-O3" || n == 63 {
            row.what = format!("{}, {}", row.what, way.native.trim_start_matches("-O3 "));
            rows.push(row);
        }
    }
    for n in SIZES {
        rows.push(row(way, "knight", n, table_loops("knight"), way.knight[0]));
        rows.push(row(
            way,
            "knight",
            n,
            arithmetic("knight", way.native),
            way.knight[1],
        ));
    }
    rows
}

/// The cost of choosing a kernel, and of checking the arguments of a C call.
fn dispatch() -> Vec<Row> {
    let best = match Cpu::detect() {
        Cpu::Avx512 { .. } => avx512(),
        Cpu::Avx2 { .. } => avx2(),
        _ => plain(),
    };
    let row = |what: &str, ours, target| {
        let mut row = row(&best, "king", 64, vec![best.ours.clone()], None);
        row.what = what.into();
        row.ours = ours;
        row.target = target;
        row.unit = "pair";
        row
    };
    vec![
        row(
            "cost of dispatch, per call with 64 pairs",
            kernel("dispatched call from Rust", dispatched_kernel),
            Target::ExtraAtMost(Some(1.0)),
        ),
        row(
            "cost of dispatch, argument checks and shared library, per call with 64 pairs",
            library("chess_distance_batch", "batch"),
            Target::ExtraAtMost(None),
        ),
    ]
}
