//! Another Rust library in the same engine, with the standard library and its panic handler.

#[unsafe(no_mangle)]
pub extern "C" fn other_library(number: i32) -> i32 {
    let numbers: Vec<i32> = (0..number).collect();
    numbers[3]
}
