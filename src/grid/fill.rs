//! Maps: fewest moves, least costs, second legs, and the maps of all squares.

use super::Mobility;
use super::distances::{Distances, Fill, LARGEST};
use super::kernels::{self, Ends, Next};
use super::layout::Layout;
use super::levels::Moves;
use super::processor::{self, Operation};
use super::ranks::Ranks;
use super::shape::Shape;
use super::squares::GridSquares;
use super::terrain::{Terrain, Time};
use crate::{Cpu, FillError, NONE, OnwardError};

/// The map of a set, forward or backward, or those of all squares.
struct Maps<'a, 'b> {
    mobility: Mobility<'a>,
    /// `None` for each square in turn.
    from: Option<&'a GridSquares>,
    time: Time,
    out: &'b mut [u8],
}

impl Operation for Maps<'_, '_> {
    /// The largest distance of the last map.
    type Output = u8;

    #[inline(always)]
    fn run<R: Ranks>(self, proof: R::Proof) -> u8 {
        let Mobility {
            piece,
            grid,
            obstacles,
        } = self.mobility;
        let layout = Layout::<R>::new(proof, grid.size());
        let board = layout.board(&grid.holes);
        if !grid.wraps_files() && !grid.wraps_ranks() && self.time == Time::Forward {
            macro_rules! kernel {
                ($name:ident) => {{
                    let kernel = kernels::$name::new(&layout, board, obstacles);
                    return self.fill(&layout, board, &kernel);
                }};
            }
            match piece.shape() {
                Some(Shape::King) => kernel!(King),
                Some(Shape::Knight) => kernel!(Knight),
                Some(Shape::Horse) => kernel!(Horse),
                Some(shape @ (Shape::Rook | Shape::Bishop | Shape::Queen)) if R::LINES => {
                    let kernel = kernels::Lines::new(&layout, board, obstacles, shape);
                    return self.fill(&layout, board, &kernel);
                }
                Some(Shape::Cannon) if R::LINES => kernel!(Cannon),
                _ => {}
            }
        }
        self.any::<R::Any>(R::any(proof))
    }
}

impl Maps<'_, '_> {
    /// Any piece.
    #[inline(always)]
    fn any<R: Ranks>(self, proof: R::Proof) -> u8 {
        let Mobility {
            piece,
            grid,
            obstacles,
        } = self.mobility;
        let terrain = &Terrain::<R>::new(proof, grid, obstacles);
        let time = self.time;
        let moves = Moves { terrain, piece };
        self.fill(
            &terrain.layout,
            terrain.layout.board(&grid.holes),
            &InTime { moves, time },
        )
    }

    #[inline(always)]
    fn fill<R: Ranks>(self, layout: &Layout<R>, board: R, moves: &impl Next<R>) -> u8 {
        let squares = self.mobility.grid.size().squares();
        let mut largest = 0;
        let mut rest = self.out;
        // Not in chunks: they divide.
        for square in 0..=255 {
            let Some((map, next)) = rest.split_at_mut_checked(squares) else {
                break;
            };
            rest = next;
            let from = match self.from {
                Some(set) => layout.spread(set),
                None => layout.spread(&GridSquares::of(square)),
            };
            let from = from.and(board);
            largest = Fill::new(layout, from).write(layout, moves, map);
        }
        largest
    }
}

/// The moves of any piece, forward or backward.
struct InTime<'a, R: Ranks> {
    moves: Moves<'a, R>,
    time: Time,
}

impl<R: Ranks> Next<R> for InTime<'_, R> {
    /// The moves look at them.
    #[inline(always)]
    fn ends(&self) -> Ends<R> {
        let all = self.moves.terrain.layout.all();
        Ends {
            begin: all,
            end: all,
        }
    }

    #[inline(always)]
    fn next(&self, from: R) -> R {
        self.moves.of(from, self.time)
    }
}

/// A map by costs: moves that cost up to four, from squares at the distances of `start`.
struct Costs<'a, 'b> {
    mobility: Mobility<'a>,
    starts: Starts<'a>,
    plus1: &'a GridSquares,
    plus2: &'a GridSquares,
    out: &'b mut [u8],
}

/// Where a map by costs begins.
#[derive(Clone, Copy)]
enum Starts<'a> {
    /// At distance 0.
    Set(&'a GridSquares),
    /// At the distance of each byte, 255 for none.
    Bytes(&'a [u8]),
}

impl Starts<'_> {
    /// The squares that start at a distance.
    #[inline(always)]
    fn at(self, distance: u32) -> GridSquares {
        match self {
            Self::Set(set) if distance == 0 => *set,
            Self::Set(_) => GridSquares::EMPTY,
            Self::Bytes(bytes) => squares_where(bytes, |byte| u32::from(byte) == distance),
        }
    }

    /// The largest distance of a start.
    #[inline(always)]
    fn last(self) -> u32 {
        match self {
            Self::Set(_) => 0,
            Self::Bytes(bytes) => {
                let starts = bytes.iter().filter(|&&byte| byte != NONE);
                starts.fold(0, |last, &byte| last.max(u32::from(byte)))
            }
        }
    }
}

/// The squares whose byte is such a one.
#[inline(always)]
fn squares_where(bytes: &[u8], is: impl Fn(u8) -> bool) -> GridSquares {
    let mut squares = GridSquares::EMPTY;
    for (word, bytes) in squares.0.iter_mut().zip(bytes.chunks(64)) {
        for (bit, &byte) in bytes.iter().enumerate() {
            *word |= u64::from(is(byte)) << (bit % 64);
        }
    }
    squares
}

impl Operation for Costs<'_, '_> {
    type Output = u8;

    #[inline(always)]
    fn run<R: Ranks>(self, proof: R::Proof) -> u8 {
        let terrain = Terrain::<R>::new(proof, self.mobility.grid, self.mobility.obstacles);
        let moves = self.mobility.moves_on(&terrain);
        let none = terrain.layout.none();
        let plus1 = terrain.spread(self.plus1);
        let plus2 = terrain.spread(self.plus2);
        let last = self.starts.last();
        let mut reached = none;
        let mut distances = Distances::new(&terrain.layout);
        // Squares that a move leads to at the next four distances.
        let mut ahead = [none; 4];
        let mut distance = 0;
        loop {
            let [now, one, two, three] = ahead;
            let mut level = now;
            if distance <= last {
                level = level.or(terrain.spread(&self.starts.at(distance)));
            }
            let level = level.without(reached);
            ahead = [one, two, three, none];
            if !level.is_empty() {
                reached = reached.or(level);
                distances.add(level, distance);
                let next = moves.of(level, Time::Forward);
                let (cheap, dear) = (next.without(plus2), next.and(plus2));
                let by_cost = [
                    cheap.without(plus1),
                    cheap.and(plus1),
                    dear.without(plus1),
                    dear.and(plus1),
                ];
                for (squares, next) in ahead.iter_mut().zip(by_cost) {
                    *squares = squares.or(next);
                }
            }
            let [a, b, c, d] = ahead;
            if distance >= last && a.or(b).or(c).or(d).without(reached).is_empty() {
                break;
            }
            distance += 1;
        }
        distances.write(&terrain.layout, reached, self.out)
    }
}

impl Mobility<'_> {
    /// A byte for each square of the board.
    fn checked<'b>(&self, out: &'b mut [u8]) -> Result<&'b mut [u8], FillError> {
        let expected = self.grid.size().squares();
        if out.len() == expected {
            Ok(out)
        } else {
            Err(FillError::Length { expected })
        }
    }

    /// Fewest moves from the nearest square of a set to every square, [`NONE`] where no
    /// way leads; larger distances than 254 are 254. Returns the largest distance.
    ///
    /// # Errors
    /// A slice that is not one byte for each square.
    #[inline]
    pub fn map(&self, from: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        self.map_with(Cpu::detect(), from, out)
    }

    /// [`map`](Self::map) with the instruction set given, for tests and measurements.
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn map_with(&self, cpu: Cpu, from: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        let maps = Maps {
            mobility: *self,
            from: Some(from),
            time: Time::Forward,
            out: self.checked(out)?,
        };
        Ok(processor::run(cpu, maps))
    }

    /// Fewest moves from every square to the nearest square of a set: [`map`](Self::map) read
    /// backward.
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn map_to(&self, to: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        self.map_to_with(Cpu::detect(), to, out)
    }

    /// [`map_to`](Self::map_to) with the instruction set given, for tests and measurements.
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn map_to_with(&self, cpu: Cpu, to: &GridSquares, out: &mut [u8]) -> Result<u8, FillError> {
        let maps = Maps {
            mobility: *self,
            from: Some(to),
            time: Time::Backward,
            out: self.checked(out)?,
        };
        Ok(processor::run(cpu, maps))
    }

    /// Least costs from the nearest square of a set: a move costs one, one more into a square of
    /// `plus1`, two more into one of `plus2`, three more into both. The rest is as for a
    /// [`map`](Self::map).
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn weighted_map(
        &self,
        from: &GridSquares,
        plus1: &GridSquares,
        plus2: &GridSquares,
        out: &mut [u8],
    ) -> Result<u8, FillError> {
        let costs = Costs {
            mobility: *self,
            starts: Starts::Set(from),
            plus1,
            plus2,
            out: self.checked(out)?,
        };
        Ok(processor::run_any(Cpu::detect(), costs))
    }

    /// A second leg: the least sum of a start's distance and the moves from there. `start` has a
    /// byte for each square, 0 to 191, [`NONE`] where none starts; what stands there for holes
    /// does not count. Returns the largest distance.
    ///
    /// # Errors
    /// A start too far, or none at all. The slices have one byte for each square; those of other
    /// lengths have no start.
    #[inline]
    pub fn onward(&self, start: &[u8], out: &mut [u8]) -> Result<u8, OnwardError> {
        let Ok(out) = self.checked(out) else {
            return Err(OnwardError::NothingStarts);
        };
        let board = self.grid.squares();
        let starts = squares_where(start, |byte| byte != NONE) & board;
        if !(squares_where(start, |byte| (192..NONE).contains(&byte)) & board).is_empty() {
            return Err(OnwardError::TooFar);
        }
        if starts.is_empty() {
            return Err(OnwardError::NothingStarts);
        }
        let costs = Costs {
            mobility: *self,
            starts: Starts::Bytes(start),
            plus1: &GridSquares::EMPTY,
            plus2: &GridSquares::EMPTY,
            out,
        };
        Ok(processor::run_any(Cpu::detect(), costs))
    }

    /// The maps of all squares, `out[from * squares + to]`; rows and columns of holes are [`NONE`].
    ///
    /// # Errors
    /// A slice that is not one byte for each pair of squares.
    #[inline]
    pub fn matrix(&self, out: &mut [u8]) -> Result<(), FillError> {
        let squares = self.grid.size().squares();
        let expected = squares * squares;
        if out.len() != expected {
            return Err(FillError::Length { expected });
        }
        let maps = Maps {
            mobility: *self,
            from: None,
            time: Time::Forward,
            out,
        };
        processor::run(Cpu::detect(), maps);
        Ok(())
    }
}

const _: () = assert!(LARGEST < NONE as u32);
