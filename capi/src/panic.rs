//! What happens when the library panics: nothing, because no panic is reachable.
//!
//! The proof: with `--cfg panic_proof` the handler calls a function that does not exist, so that
//! linking with `-z defs` fails exactly when some code path still reaches it.

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
        // SAFETY: never called: the function is not defined, and the program does not link.
        unsafe { chess_distance_a_panic_is_reachable() }
    }
    #[cfg(not(panic_proof))]
    loop {}
}
