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

/// The panic handler. No panic is reachable, and the linker proves it: with `--cfg panic_proof` the
/// handler calls a function that does not exist. So linking with `-z defs` fails exactly if some
/// code path still reaches the handler.
#[cfg(panic = "abort")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    #[cfg(panic_proof)]
    {
        unsafe extern "C" {
            fn chess_distance_a_panic_is_reachable() -> !;
        }
        // SAFETY: never called: the function does not exist, so the program does not link.
        unsafe { chess_distance_a_panic_is_reachable() }
    }
    #[cfg(not(panic_proof))]
    loop {}
}
