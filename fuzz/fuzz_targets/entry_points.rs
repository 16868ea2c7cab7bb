//! Sequences of calls of every function of the C interface, with arbitrary ints, sets, lengths,
//! NULLs and overlapping buffers. The address sanitizer watches buffers that are exactly as large
//! as documented; the target itself checks what the header promises of results and of memory after
//! an error, that a call answers the same twice, and columns against single calls.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../calls.rs"]
mod calls;
#[path = "../interface.rs"]
#[allow(dead_code)]
mod interface;
#[path = "../library_calls.rs"]
mod library_calls;
#[path = "../memory.rs"]
mod memory;

use interface::LIBRARY;
use memory::{Choices, Memory};

fuzz_target!(|data: &[u8]| {
    let mut choices = Choices(data);
    let (mut memory, mut second) = (Memory::new(), Memory::new());
    for _ in 0..400 {
        if choices.is_empty() {
            break;
        }
        let number = choices.byte();
        let mut again = choices;
        if number < 160 {
            let first = calls::call(number, &LIBRARY, &mut choices, &mut memory);
            let then = calls::call(number, &LIBRARY, &mut again, &mut second);
            assert_eq!(first, then, "call {}", number % calls::CALLS);
        } else {
            let first = library_calls::call(number, &mut choices, &mut memory);
            let then = library_calls::call(number, &mut again, &mut second);
            assert_eq!(
                first,
                then,
                "call {} of the library",
                number % library_calls::CALLS
            );
        }
    }
});
