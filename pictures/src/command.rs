//! The command line of the example `board`.

use chess_distance::{Bitboard, Board, Piece, Square};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, ValueEnum};

use crate::chart::{Chart, Mark};
use crate::names::{a_piece, name};
use crate::placement::Placement;
use crate::{data, svg, text};

/// How a board is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Format {
    /// For the terminal, in color where it is one.
    Text,
    /// A picture.
    Svg,
    /// A table to paste into a C program.
    C,
    /// For other programs.
    Json,
}

/// Shows the distances of a chess piece on a board.
///
/// The figure in a square is the fewest moves that lead there, '.' a square that none lead to,
/// '#' an obstacle.
#[derive(Parser, Debug)]
#[command(
    name = "board",
    version,
    after_help = "Examples:
  board knight a1
  board king f6 h1 --trajectories
  board king c3 --against g6
  board rook e4 --own e6,g4 --enemy c4
  board 1,3 a1 --format c"
)]
pub struct Arguments {
    /// king, wazir, knight, bishop, rook, queen, white-pawn, black-pawn, archbishop, chancellor,
    /// amazon, or a leaper as its jump, like 1,3
    #[arg(value_parser = piece)]
    piece: Piece,

    /// Where the piece stands: a square like e4, or several with commas
    #[arg(value_parser = squares)]
    from: Bitboard,

    /// The square to go to
    to: Option<Square>,

    /// Show the shortest ways to the target, and how many pass through each square
    #[arg(long, requires = "to", conflicts_with = "against")]
    trajectories: bool,

    /// Show which squares the piece reaches before the same piece on these squares
    #[arg(long, value_name = "SQUARES", value_parser = squares, conflicts_with = "to")]
    against: Option<Bitboard>,

    /// Squares of the piece's own side, neither entered nor passed
    #[arg(long, value_name = "SQUARES", value_parser = squares, default_value = "",
          hide_default_value = true)]
    own: Bitboard,

    /// Squares of the other side: they may be taken, and end a slide
    #[arg(long, value_name = "SQUARES", value_parser = squares, default_value = "",
          hide_default_value = true)]
    enemy: Bitboard,

    /// Squares that are passed and never entered
    #[arg(long, value_name = "SQUARES", value_parser = squares, default_value = "",
          hide_default_value = true)]
    avoid: Bitboard,

    /// A position whose pieces stand in the way too; the piece belongs to the side that has a
    /// piece on its square, otherwise to the side to move
    #[arg(long, value_name = "FEN", value_parser = Placement::read)]
    fen: Option<Placement>,

    /// How to write the board
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

fn piece(text: &str) -> Result<Piece, String> {
    if let Some((m, n)) = text.split_once(',') {
        let jump = m.trim().parse().ok().zip(n.trim().parse().ok());
        return jump
            .and_then(|(m, n)| Piece::leaper(m, n))
            .ok_or_else(|| "a leaper is two numbers 0 to 15, not both 0, like 1,3".into());
    }
    let wanted = text.to_ascii_lowercase();
    let named = Piece::NAMED.into_iter();
    let names = named.map(|piece| (name(piece).replace(' ', "-"), piece));
    names.clone().find(|(name, _)| *name == wanted).map_or_else(
        || {
            let names: Vec<_> = names.map(|(name, _)| name).collect();
            Err(format!("one of {}, or a leaper like 1,3", names.join(", ")))
        },
        |(_, piece)| Ok(piece),
    )
}

fn squares(text: &str) -> Result<Bitboard, String> {
    let names = text.split([',', ' ']).filter(|name| !name.is_empty());
    names
        .map(|name| {
            name.parse::<Square>()
                .map_err(|fault| format!("'{name}': {fault}"))
        })
        .collect()
}

fn fault(kind: ErrorKind, message: impl std::fmt::Display) -> clap::Error {
    Arguments::command().error(kind, message)
}

impl Arguments {
    /// What stands in the piece's way.
    fn board(&self) -> Board {
        let mut board = Board {
            own: self.own,
            enemy: self.enemy,
            avoid: self.avoid,
        };
        if let Some(placement) = &self.fen {
            let [white, black] = placement.sides;
            let is_black = if (self.from & (white | black)).is_empty() {
                placement.black_to_move
            } else {
                (self.from & white).is_empty()
            };
            let (own, enemy) = if is_black {
                (black, white)
            } else {
                (white, black)
            };
            board.own |= own & !self.from;
            board.enemy |= enemy & !self.from;
        }
        board
    }

    /// What was asked for.
    ///
    /// # Errors
    /// Where the arguments do not fit together, or nothing leads to the target.
    pub fn chart(&self) -> Result<Chart, clap::Error> {
        let board = self.board();
        let piece = self.piece;
        if self.from.is_empty() {
            return Err(fault(ErrorKind::InvalidValue, "no square for the piece"));
        }
        if let Some(against) = self.against {
            if against.is_empty() {
                return Err(fault(ErrorKind::InvalidValue, "no square after --against"));
            }
            // Its obstacles are the same, seen from the other side.
            let other = Board {
                own: board.enemy,
                enemy: board.own,
                ..board
            };
            return Ok(Chart::territory(
                (piece, self.from, &board),
                (piece, against, &other),
            ));
        }
        let Some(to) = self.to else {
            return Ok(Chart::map(piece, self.from, &board));
        };
        let unreachable = || {
            let message = format!("no moves of {} lead to {to}", a_piece(piece));
            fault(ErrorKind::ValueValidation, message)
        };
        if !self.trajectories {
            let mut chart = Chart::map(piece, self.from, &board);
            let cell = &mut chart.cells[to.index()];
            let moves = cell.figure.ok_or_else(unreachable)?;
            if cell.mark == Mark::None {
                cell.mark = Mark::Target;
            }
            chart.title = format!("{}, {moves} to {to}", chart.title);
            return Ok(chart);
        }
        match (self.from.first(), self.from.len()) {
            (Some(from), 1) => Chart::trajectories(piece, from, to, &board).ok_or_else(unreachable),
            _ => Err(fault(
                ErrorKind::TooManyValues,
                "--trajectories starts from one square",
            )),
        }
    }

    /// The chart in the format that was asked for; as text with its escape sequences.
    ///
    /// # Errors
    /// As [`Arguments::chart`].
    pub fn render(&self) -> Result<String, clap::Error> {
        let chart = self.chart()?;
        Ok(match self.format {
            Format::Text => text::render(&chart),
            Format::Svg => svg::render(&chart),
            Format::C => data::c_table(&chart),
            Format::Json => data::json(&chart),
        })
    }
}
