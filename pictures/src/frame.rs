//! What is around the squares of a board of any size: its edge, files and ranks, the title.

use svg::Document;
use svg::node::element::{Group, Line, Rectangle, Style, Text};

use crate::palette::LINE;

pub(crate) const SQUARE: i32 = 44;
pub(crate) const MARGIN: i32 = 22;
pub(crate) const TITLE: i32 = 26;

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

/// The size of letters in which the title fits into the width: a bold letter is about 0.7 times as
/// wide as high.
fn title_size(title: &str, width: i32) -> i32 {
    (10 * width / (7 * title.chars().count().max(1) as i32)).clamp(6, 14)
}

pub(crate) fn document(width: i32, height: i32, title: &str) -> Document {
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

/// The size of a board, and which of its edges are joined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) files: i32,
    pub(crate) ranks: i32,
    pub(crate) wrap_files: bool,
    pub(crate) wrap_ranks: bool,
}

/// The chess board.
pub(crate) const CHESS: Frame = Frame {
    files: 8,
    ranks: 8,
    wrap_files: false,
    wrap_ranks: false,
};

impl Frame {
    const fn board(self) -> (i32, i32) {
        (self.files * SQUARE, self.ranks * SQUARE)
    }

    /// Width and height with the margin and the title.
    pub(crate) const fn outer(self) -> (i32, i32) {
        let (width, height) = self.board();
        (width + 2 * MARGIN, TITLE + height + MARGIN)
    }

    /// The middle of a square in the board's own coordinates, the upper left corner at (0, 0).
    pub(crate) const fn middle(self, square: i32) -> (i32, i32) {
        let (file, rank) = (square % self.files, square / self.files);
        let row = self.ranks - 1 - rank;
        (file * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2)
    }

    /// The board's edge, and its files and ranks.
    pub(crate) fn around(self, squares: Group) -> Group {
        let (width, height) = self.board();
        let mut group = squares.add(
            Rectangle::new()
                .set("width", width)
                .set("height", height)
                .set("class", "line")
                .set("stroke-width", 1),
        );
        for (i, letter) in (0..self.files.max(self.ranks)).zip('a'..) {
            if i < self.files {
                let (x, _) = self.middle(i);
                let label = text(&letter.to_string(), x, height + 16, 13);
                group = group.add(label.set("class", "faint"));
            }
            if i < self.ranks {
                let (_, y) = self.middle(self.files * i);
                let label = text(&(i + 1).to_string(), -12, y + 5, 13);
                group = group.add(label.set("class", "faint"));
            }
        }
        let left_and_right = [(0, 0, 0, height), (width, 0, width, height)];
        let top_and_bottom = [(0, 0, width, 0), (0, height, width, height)];
        let wraps = [self.wrap_files, self.wrap_ranks];
        for (wrap, edges) in wraps.into_iter().zip([left_and_right, top_and_bottom]) {
            for (x1, y1, x2, y2) in edges.into_iter().filter(|_| wrap) {
                let line = Line::new().set("x1", x1).set("y1", y1);
                let line = line.set("x2", x2).set("y2", y2);
                group = group.add(line.set("stroke", LINE.hex()).set("stroke-width", 5));
            }
        }
        group
    }

    /// A board with what is around it, under a title.
    pub(crate) fn picture(self, squares: Group, title: &str) -> String {
        let (width, height) = self.outer();
        let place = format!("translate({MARGIN} {TITLE})");
        let board = self.around(squares).set("transform", place);
        document(width, height, title).add(board).to_string() + "\n"
    }
}
