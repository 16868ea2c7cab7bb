//! A chart, or a row of small ones, as a picture.

use svg::node::element::{Circle, Element, Group, Line, Rectangle, Text};

use crate::chart::{Cell, Chart, Mark, Tone};
use crate::frame::{CHESS, Frame, MARGIN, SQUARE, TITLE, document, text};
use crate::palette::{Color, background};

/// What is drawn for a square with its middle there.
fn cell_nodes(cell: &Cell, (x, y): (i32, i32)) -> Vec<Element> {
    if cell.tone == Tone::Hole {
        return Vec::new();
    }
    let (left, top) = (x - SQUARE / 2, y - SQUARE / 2);
    let mut nodes: Vec<Element> = Vec::new();
    let tile = Rectangle::new()
        .set("x", left)
        .set("y", top)
        .set("width", SQUARE)
        .set("height", SQUARE);
    let color = background(cell.tone);
    nodes.push(match color {
        Some(color) => tile.set("fill", color.hex()).into(),
        None => tile.set("class", "line").set("stroke-width", 0.5).into(),
    });
    let ink = color.map(Color::ink);
    if cell.tone == Tone::Wall {
        for (from, to) in [(12, SQUARE - 12), (SQUARE - 12, 12)] {
            let line = Line::new()
                .set("x1", left + from)
                .set("y1", top + 12)
                .set("x2", left + to)
                .set("y2", top + SQUARE - 12)
                .set("stroke", "#ffffff")
                .set("stroke-width", 2);
            nodes.push(line.into());
        }
    }
    let written = |node: Text| match ink {
        Some(ink) => node.set("fill", ink.hex()),
        None => node.set("class", "faint"),
    };
    let ring = || {
        let circle = Circle::new()
            .set("cx", x)
            .set("cy", y)
            .set("r", SQUARE / 2 - 4)
            .set("fill", "none")
            .set("stroke-width", 2);
        match ink {
            Some(ink) => circle.set("stroke", ink.hex()),
            None => circle.set("class", "line"),
        }
    };
    let figure = cell.figure.map(|f| f.to_string()).unwrap_or_default();
    match cell.mark {
        Mark::Start(letter) => {
            nodes.push(ring().into());
            nodes.push(
                written(text(&letter.to_string(), x, y + 6, 18))
                    .set("font-weight", "bold")
                    .into(),
            );
        }
        Mark::Target => nodes.push(ring().into()),
        Mark::Enemy => nodes.push(ring().set("stroke-dasharray", "4 3").into()),
        Mark::None => {}
    }
    if !matches!(cell.mark, Mark::Start(_)) && !figure.is_empty() {
        nodes.push(written(text(&figure, x, y + 6, 16)).into());
    }
    nodes
}

/// The squares of a board, one after the other.
pub(crate) fn squares(frame: Frame, cells: &[Cell]) -> Group {
    let mut group = Group::new();
    for (square, cell) in (0..).zip(cells) {
        for node in cell_nodes(cell, frame.middle(square)) {
            group = group.add(node);
        }
    }
    group
}

/// One board under its title.
#[must_use]
pub fn render(chart: &Chart) -> String {
    CHESS.picture(squares(CHESS, &chart.cells), &chart.title)
}

/// Boards in rows of so many, each at 0.6 of its size, under a common title.
#[must_use]
pub fn render_row(title: &str, charts: &[Chart], columns: usize) -> String {
    let (across, down) = CHESS.outer();
    let (across, down) = (across * 3 / 5, down * 3 / 5);
    let rows = charts.len().div_ceil(columns);
    let (width, height) = (across * columns as i32, TITLE + down * rows as i32);
    let mut document = document(width, height, title);
    for (i, chart) in charts.iter().enumerate() {
        let (column, row) = ((i % columns) as i32, (i / columns) as i32);
        let (x, y) = (column * across + MARGIN * 3 / 5, TITLE + row * down);
        let place = format!("translate({x} {y}) scale(0.6)");
        let board = CHESS.around(squares(CHESS, &chart.cells));
        document = document.add(board.set("transform", place));
    }
    document.to_string() + "\n"
}
