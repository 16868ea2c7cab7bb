//! A board in each word of a register: loads, stores, and maps as bytes.

use crate::cpu::lanes::Lanes;

/// A register of boards, a word each.
pub(crate) trait Boards: Lanes {
    /// Boards in a register.
    const ROWS: usize = Self::BYTES / 8;

    /// The boards from a place on.
    ///
    /// # Safety
    /// There are as many words as in a register.
    #[inline(always)]
    unsafe fn read(proof: Self::Proof, words: *const u64) -> Self {
        // SAFETY: as many words as in a register, as the caller promises.
        unsafe { Self::read_bytes(proof, words.cast()) }
    }

    /// Writes the boards.
    ///
    /// # Safety
    /// There is room for as many words as in a register, and nothing else refers to it.
    #[inline(always)]
    unsafe fn write(self, words: *mut u64) {
        // SAFETY: room for as many words as in a register, as the caller promises.
        unsafe { self.write_bytes(words.cast()) }
    }

    /// The first word.
    #[inline(always)]
    fn first_word(self) -> u64 {
        let mut words = [0; 8];
        // SAFETY: no register has more than eight words.
        unsafe { self.write(words.as_mut_ptr()) };
        words[0]
    }

    /// Writes each 16 bytes to a place of its own, 128 bytes from one to the next.
    ///
    /// # Safety
    /// There is room at every place, and nothing else refers to it.
    #[inline(always)]
    unsafe fn write_sixteens(self, to: *mut u8) {
        const { assert!(Self::BYTES == 16) };
        // SAFETY: room for the 16 bytes of a register, as the caller promises.
        unsafe { self.write_bytes(to) }
    }

    /// Bytes of both in turn, from the lower half of each 16 bytes and from the upper one.
    fn bytes(self, other: Self) -> [Self; 2];
    /// Pairs of bytes of both in turn.
    fn pairs(self, other: Self) -> [Self; 2];
    /// Fours of bytes of both in turn.
    fn fours(self, other: Self) -> [Self; 2];

    /// Writes the maps of the boards from the bits of distances: 0 to 14, and 15 for none. With
    /// `near` there are none above 7, and the last bit says none.
    ///
    /// # Safety
    /// There is room for as many maps as a register has words, and nothing else refers to it.
    #[inline(always)]
    unsafe fn write_maps(proof: Self::Proof, bits: [Self; 4], near: bool, maps: *mut [u8; 64]) {
        _ = near; // saves little here
        // From a bit of each distance in each of four words to the four bits of a distance side
        // by side: exchanges of single bits, then of pairs.
        let [a, b, c, d] = bits;
        let [odd, two, low] = [0x55, 0x33, 0x0f].map(|byte| Self::splat(proof, byte));
        let (a, b) = Self::exchange::<1>(odd, a, b);
        let (c, d) = Self::exchange::<1>(odd, c, d);
        let (a, c) = Self::exchange::<2>(two, a, c);
        let (b, d) = Self::exchange::<2>(two, b, d);
        // The first and the second board of each 16 bytes.
        for (board, (a, c)) in a.bytes(b).into_iter().zip(c.bytes(d)).enumerate() {
            for (half, ranks) in a.pairs(c).into_iter().enumerate() {
                let files_a_to_d = (ranks & low).none_for_15(proof);
                let files_e_to_h = (ranks.down::<4>() & low).none_for_15(proof);
                let quarters = files_a_to_d.fours(files_e_to_h);
                for (quarter, bytes) in quarters.into_iter().enumerate() {
                    let at = 64 * board + 32 * half + 16 * quarter;
                    // SAFETY: room for the maps, as the caller promises. The boards of one quarter
                    // are two maps, 128 bytes, from one to the next.
                    unsafe { bytes.write_sixteens(maps.cast::<u8>().add(at)) };
                }
            }
        }
    }
}

/// Low and high halves of two registers in turn: an instruction each.
#[allow(unused_macros)] // outside of x86
macro_rules! interleave {
    ($($name:ident: $low:ident $high:ident,)*) => {$(
        #[inline(always)]
        fn $name(self, other: Self) -> [Self; 2] {
            // SAFETY: a register exists only where the processor has its instructions.
            unsafe { [Self($low(self.0, other.0)), Self($high(self.0, other.0))] }
        }
    )*};
}
#[allow(unused_imports)] // outside of x86
pub(crate) use interleave;

#[cfg(test)]
mod tests;
