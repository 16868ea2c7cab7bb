//! The C interface of chess-distance. Every function checks its arguments and calls the safe crate
//! `chess-distance`. The comments become the header `chess_distance.h`, so they are written for C
//! readers; capi/headers/templates/chess_distance.h has the order.
#![no_std]

#[cfg(feature = "wiki")]
extern crate chess_distance_wiki as _;

mod constants;
mod tables;

mod board_size;
mod columns;
mod empty_board;
mod endings;
mod fens;
mod graphs;
mod grid;
mod grid_maps;
mod grid_sets;
mod grid_ways;
mod maps;
mod pairs;
mod paths;
mod pawn_ending;
mod pawn_options;
mod pawn_position;
mod pawns;
mod set_columns;
mod sides;
mod territory;
mod trajectory;
mod ways;

// Shared by the modules above.
mod arguments;

#[cfg(test)]
mod tests;

/// For benchmarks: chooses the kernels of this number among those that the processor has; 0 are the
/// plain ones.
#[cfg(feature = "choose-cpu")]
#[unsafe(no_mangle)]
pub extern "C" fn choose_cpu(number: core::ffi::c_int) {
    chess_distance::Cpu::available()
        .nth(number as usize)
        .unwrap_or(chess_distance::Cpu::Plain)
        .force();
}

#[cfg(panic = "unwind")]
extern crate std;

/// The panic handler that Rust asks for. No panic is reachable: the archive leaves out Rust's own
/// library, through which every panic goes, and a test finds that it refers to nothing there.
#[cfg(panic = "abort")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
