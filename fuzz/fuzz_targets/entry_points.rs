//! Sequences of calls of every function of the C interface, with arbitrary ints, sets, lengths,
//! NULLs and overlapping buffers. The address sanitizer watches buffers of exactly the documented
//! size. The target checks results, memory after an error, that a repeated call returns the same,
//! and that related functions agree.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../call.rs"]
mod call;
#[path = "../generated/calls.rs"]
#[rustfmt::skip]
mod calls;
#[path = "../choices.rs"]
mod choices;
#[path = "../generated/interface.rs"]
#[rustfmt::skip]
#[allow(dead_code)]
mod interface;
#[path = "../memory.rs"]
mod memory;
#[path = "../properties.rs"]
mod properties;

use call::{Call, Outcome};
use calls::{COMMON, LIBRARY_ALONE};
use choices::Choices;
use interface::LIBRARY;
use memory::Memory;
use properties::PROPERTIES;

fn call(number: u8, choices: &mut Choices, memory: &mut Memory) -> Outcome {
    let call = Call::new(choices, memory);
    if number < COMMON {
        calls::common(number, &LIBRARY, call)
    } else {
        calls::library_alone(number - COMMON, call)
    }
}

fuzz_target!(|data: &[u8]| {
    let mut choices = Choices(data);
    let (mut memory, mut second) = (Memory::new(), Memory::new());
    for _ in 0..400 {
        if choices.is_empty() {
            break;
        }
        let number = choices.byte() % (COMMON + LIBRARY_ALONE + PROPERTIES + 1);
        let Some(number_of_rest) = number.checked_sub(COMMON + LIBRARY_ALONE) else {
            let mut again = choices;
            let first = call(number, &mut choices, &mut memory);
            let then = call(number, &mut again, &mut second);
            assert_eq!(first, then, "call {number}");
            continue;
        };
        if number_of_rest < PROPERTIES {
            properties::check(number_of_rest, &mut choices);
        } else {
            let mut again = choices;
            memory.set_word(&mut choices);
            second.set_word(&mut again);
        }
    }
});
