//! A chart, or a row of small ones, as a picture.

use svg::Document;
use svg::node::element::{Circle, Element, Group, Line, Rectangle, Style, Text};

use crate::chart::{Cell, Chart, Mark, Tone};
use crate::palette::{Color, background};

pub(crate) const SQUARE: i32 = 44;
const MARGIN: i32 = 22;
const TITLE: i32 = 26;
pub(crate) const BOARD: i32 = 8 * SQUARE;

/// Letters outside the board and the board's own lines follow the reader's page: where its scheme
/// is not known they are gray, which reads on both. What stands on a colored square does not
/// need to.
const STYLE: &str = "\
text { font-family: 'DejaVu Sans', Verdana, sans-serif; text-anchor: middle; }
.page, .faint { fill: #6e7781; }
.line { fill: none; stroke: #818b98; }
@media (prefers-color-scheme: light) { .page { fill: #24292f; } .faint { fill: #57606a; } }
@media (prefers-color-scheme: dark) { .page { fill: #e6edf3; } .faint { fill: #9198a1; } }";

pub(crate) fn text(content: &str, x: i32, y: i32, size: i32) -> Text {
    Text::new(content)
        .set("x", x)
        .set("y", y)
        .set("font-size", size)
}

/// The middle of a square in the board's own coordinates.
pub(crate) fn middle(square: i32) -> (i32, i32) {
    let (file, rank) = (square % 8, square / 8);
    (file * SQUARE + SQUARE / 2, (7 - rank) * SQUARE + SQUARE / 2)
}

fn cell_nodes(cell: &Cell, square: i32) -> Vec<Element> {
    let (x, y) = middle(square);
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
        Mark::Target | Mark::Enemy if !figure.is_empty() => {
            let ring = ring();
            nodes.push(match cell.mark {
                Mark::Target => ring.into(),
                _ => ring.set("stroke-dasharray", "4 3").into(),
            });
            nodes.push(written(text(&figure, x, y + 6, 16)).into());
        }
        _ if !figure.is_empty() => nodes.push(written(text(&figure, x, y + 6, 16)).into()),
        _ => {}
    }
    nodes
}

/// One board with files and ranks on its edge, its upper left corner at (0, 0).
fn board(chart: &Chart) -> Group {
    let mut group = Group::new();
    for (square, cell) in (0..).zip(&chart.cells) {
        for node in cell_nodes(cell, square) {
            group = group.add(node);
        }
    }
    edge(group)
}

/// A board's frame, and its files and ranks.
pub(crate) fn edge(squares: Group) -> Group {
    let mut group = squares.add(
        Rectangle::new()
            .set("width", BOARD)
            .set("height", BOARD)
            .set("class", "line")
            .set("stroke-width", 1),
    );
    for i in 0..8 {
        let file = char::from(b'a' + i as u8).to_string();
        let (x, _) = middle(i);
        let (_, y) = middle(8 * i);
        group = group
            .add(text(&file, x, BOARD + 16, 13).set("class", "faint"))
            .add(text(&(i + 1).to_string(), -12, y + 5, 13).set("class", "faint"));
    }
    group
}

/// The size of letters in which the title fits into the width: a bold letter is about 0.7 times as
/// wide as high.
fn title_size(title: &str, width: i32) -> i32 {
    (10 * width / (7 * title.chars().count().max(1) as i32)).clamp(6, 14)
}

fn document(width: i32, height: i32, title: &str) -> Document {
    Document::new()
        .set("width", width)
        .set("height", height)
        .set("viewBox", (0, 0, width, height))
        .set("role", "img")
        .add(svg::node::element::Title::new(title))
        .add(Style::new(STYLE))
        .add(
            text(title, width / 2, 18, title_size(title, width))
                .set("class", "page")
                .set("font-weight", "bold"),
        )
}

/// One board under its title.
#[must_use]
pub fn render(chart: &Chart) -> String {
    framed(board(chart), &chart.title)
}

/// A board under a title.
pub(crate) fn framed(board: Group, title: &str) -> String {
    let (width, height) = (BOARD + 2 * MARGIN, TITLE + BOARD + MARGIN);
    let board = board.set("transform", format!("translate({MARGIN} {TITLE})"));
    document(width, height, title).add(board).to_string() + "\n"
}

/// Boards in rows of so many, each at 0.6 of its size, under a common title.
#[must_use]
pub fn render_row(title: &str, charts: &[Chart], columns: usize) -> String {
    let (across, down) = (
        (BOARD + 2 * MARGIN) * 3 / 5,
        (TITLE + BOARD + MARGIN) * 3 / 5,
    );
    let rows = charts.len().div_ceil(columns);
    let (width, height) = (across * columns as i32, TITLE + down * rows as i32);
    let mut document = document(width, height, title);
    for (i, chart) in charts.iter().enumerate() {
        let (column, row) = ((i % columns) as i32, (i / columns) as i32);
        let (x, y) = (column * across + MARGIN * 3 / 5, TITLE + row * down);
        let place = format!("translate({x} {y}) scale(0.6)");
        document = document.add(board(chart).set("transform", place));
    }
    document.to_string() + "\n"
}
