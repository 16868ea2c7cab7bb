//! Sequences of calls: the inline header and the library return the same, and write the same, for
//! the same arguments.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../calls.rs"]
mod calls;
#[path = "../interface.rs"]
#[allow(dead_code)]
mod interface;
#[path = "../memory.rs"]
mod memory;

use interface::{HEADER, LIBRARY};
use memory::{Choices, Memory};

fuzz_target!(|data: &[u8]| {
    let mut choices = Choices(data);
    let (mut of_header, mut of_library) = (Memory::new(), Memory::new());
    for _ in 0..400 {
        if choices.is_empty() {
            break;
        }
        let number = choices.byte();
        let mut again = choices;
        let expected = calls::call(number, &LIBRARY, &mut choices, &mut of_library);
        let found = calls::call(number, &HEADER, &mut again, &mut of_header);
        assert_eq!(found, expected, "call {}", number % calls::CALLS);
    }
});
