//! A chart as a table for a C program, and as JSON.

use std::fmt::Write as _;

use chess_distance::NONE;
use serde_json::{Value, json};

use crate::chart::{Chart, Data};
use crate::names::list;

/// A definition in C: bytes for distances (255 where none lead) and sides (0 neither, 1 first,
/// 2 second, 3 both), 64-bit numbers for ways.
#[must_use]
pub fn c_table(chart: &Chart) -> String {
    let (kind, about, entries): (_, _, Vec<u64>) = match &chart.data {
        Data::Distances(map) => (
            "uint8_t",
            "255 where no moves lead",
            map.iter().map(|&d| d.into()).collect(),
        ),
        Data::Trajectories(_, ways) => (
            "uint64_t",
            "how many shortest trajectories pass through each square",
            ways.to_vec(),
        ),
        Data::Owners(owners) => (
            "uint8_t",
            "1 first, 2 second, 3 both, 0 neither",
            owners.iter().map(|&o| o.into()).collect(),
        ),
    };
    let width = entries.iter().map(|e| e.to_string().len()).max();
    let width = width.unwrap_or(1);
    let mut text = format!(
        "#include <stdint.h>\n\n/* {}: {about}; a1 is [0], h8 is [63]. */\nstatic const {kind} {}[64] = {{\n",
        chart.title, chart.name
    );
    for (rank, row) in (1..).zip(entries.chunks(8)) {
        text.push_str("   ");
        for entry in row {
            let _ = write!(text, " {entry:>width$},");
        }
        let _ = writeln!(text, " /* rank {rank} */");
    }
    text.push_str("};\n");
    text
}

/// One JSON object on a line; squares from a1 to h8, `null` where no moves lead.
#[must_use]
pub fn json(chart: &Chart) -> String {
    let value = match &chart.data {
        Data::Distances(map) => {
            let distances = map
                .iter()
                .map(|&d| if d == NONE { Value::Null } else { d.into() });
            json!({ "title": chart.title, "distances": distances.collect::<Vec<_>>() })
        }
        Data::Trajectories(layers, ways) => {
            let names = layers
                .iter()
                .map(|&l| list(l).split(' ').map(str::to_owned).collect());
            let names: Vec<Vec<String>> = names.collect();
            json!({ "title": chart.title, "layers": names, "ways": ways.to_vec() })
        }
        Data::Owners(owners) => {
            json!({ "title": chart.title, "owners": owners.to_vec() })
        }
    };
    format!("{value}\n")
}
