//! Sequences of calls of every function of the C interface, with arbitrary ints, sets, lengths,
//! NULLs and overlapping buffers. The address sanitizer watches buffers of exactly the documented
//! size. Each call is made twice, the second time by the inline header where it has the function:
//! both return and write the same, and change nothing else.
#![no_main]

use libfuzzer_sys::fuzz_target;

extern crate chess_distance_entry_points as _;

#[path = "../call.rs"]
mod call;
#[path = "../choices.rs"]
mod choices;

use call::{Call, FUNCTIONS, Memory};
use choices::Choices;

fuzz_target!(|data: &[u8]| {
    let mut choices = Choices(data);
    let (mut memory, mut second) = (Memory::new(), Memory::new());
    for _ in 0..400 {
        if choices.0.is_empty() {
            break;
        }
        let number = choices.byte() % (FUNCTIONS + 1);
        let mut again = choices;
        if number == FUNCTIONS {
            memory.set_word(&mut choices);
            second.set_word(&mut again);
            continue;
        }
        let expected = call::call(number, false, Call::new(&mut choices, &mut memory));
        let found = call::call(number, true, Call::new(&mut again, &mut second));
        assert_eq!(found, expected, "call {number}");
    }
});
