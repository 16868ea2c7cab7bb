//! A chart for the terminal.

use std::fmt::Write as _;

use anstyle::{RgbColor, Style};
use chess_distance::NONE;

use crate::chart::{Chart, Data, Mark, Tone};
use crate::palette::{Color, background};

const fn rgb(color: Color) -> anstyle::Color {
    anstyle::Color::Rgb(RgbColor(color.0, color.1, color.2))
}

fn style(tone: Tone) -> Style {
    match background(tone) {
        None => Style::new(),
        Some(color) => Style::new()
            .bg_color(Some(rgb(color)))
            .fg_color(Some(rgb(color.ink()))),
    }
}

/// What a square says without colors: the letter of the piece that starts there, a wall, or the
/// figure, with ' for the second side and = for both.
fn figure(chart: &Chart, square: usize) -> String {
    let cell = &chart.cells[square];
    match (cell.mark, cell.figure, cell.tone) {
        (Mark::Start(letter), ..) => letter.to_string(),
        (_, _, Tone::Wall) => "#".into(),
        (_, Some(figure), Tone::Second) => format!("{figure}'"),
        (_, Some(figure), Tone::Tied) => format!("{figure}="),
        (_, Some(figure), _) => figure.to_string(),
        (Mark::Enemy, ..) => "x".into(),
        _ => ".".into(),
    }
}

/// Title, board with colors as escape sequences, and what the figures mean. A caller strips the
/// escape sequences where they are not wanted.
#[must_use]
pub fn render(chart: &Chart) -> String {
    let width = (0..64).map(|square| figure(chart, square).len()).max();
    let width = width.unwrap_or(1) + 2;
    let mut text = format!("{}\n", chart.title);
    for rank in (0..8).rev() {
        let _ = write!(text, "{} ", rank + 1);
        for square in 8 * rank..8 * rank + 8 {
            let style = style(chart.cells[square].tone);
            let figure = figure(chart, square);
            let _ = write!(text, "{style}{figure:^width$}{style:#}");
        }
        text.push('\n');
    }
    text.push_str("  ");
    for file in 'a'..='h' {
        let _ = write!(text, "{file:^width$}");
    }
    text.push('\n');
    text.push_str(&summary(chart));
    text
}

/// A line below the board.
fn summary(chart: &Chart) -> String {
    match &chart.data {
        Data::Distances(map) => {
            let far = map.iter().filter(|&&d| d != NONE).max();
            let reached = map.iter().filter(|&&d| d != NONE).count();
            format!(
                "{reached} squares within {} moves\n",
                far.copied().unwrap_or_default()
            )
        }
        Data::Trajectories(layers, ways) => {
            let target = layers.last().and_then(|layer| layer.first());
            let count = target.map_or(0, |target| ways[target.index()]);
            format!(
                "{} moves, {count} shortest trajectories; the figures say how many pass through\n",
                layers.len() - 1
            )
        }
        Data::Owners(owners) => {
            let count = |owner| owners.iter().filter(|&&o| o == owner).count();
            format!(
                "{} squares are nearer to the first, {} to the second ('), {} as near to both (=)\n",
                count(1),
                count(2),
                count(3)
            )
        }
    }
}
