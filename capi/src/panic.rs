//! The panic handler. No panic is reachable, and the linker proves it: with `--cfg panic_proof` the
//! handler calls a function that does not exist. So linking with `-z defs` fails exactly if some
//! code path still reaches the handler.

#[cfg(panic = "unwind")]
extern crate std;

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
