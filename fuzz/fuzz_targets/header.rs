//! Sequences of calls: the inline header and the library return and write the same for the same
//! arguments.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../call.rs"]
#[allow(dead_code)]
mod call;
#[path = "../generated/calls.rs"]
#[rustfmt::skip]
#[allow(dead_code)]
mod calls;
#[path = "../choices.rs"]
#[allow(dead_code)]
mod choices;
#[path = "../generated/interface.rs"]
#[rustfmt::skip]
#[allow(dead_code)]
mod interface;
#[path = "../memory.rs"]
mod memory;

use call::Call;
use calls::COMMON;
use choices::Choices;
use interface::{HEADER, LIBRARY};
use memory::Memory;

fuzz_target!(|data: &[u8]| {
    let mut choices = Choices(data);
    let (mut of_header, mut of_library) = (Memory::new(), Memory::new());
    for _ in 0..400 {
        if choices.is_empty() {
            break;
        }
        let number = choices.byte() % (COMMON + 1);
        let mut again = choices;
        if number == COMMON {
            of_header.set_word(&mut choices);
            of_library.set_word(&mut again);
            continue;
        }
        let call = Call::new(&mut choices, &mut of_library);
        let expected = calls::common(number, &LIBRARY, call);
        let found = calls::common(number, &HEADER, Call::new(&mut again, &mut of_header));
        assert_eq!(found, expected, "call {number}");
    }
});
