//! A board in two registers of 16 bytes, for instruction sets without larger ones.

use core::mem::MaybeUninit;

use super::{Movable, Numbers, Ranks, Task, squares};
use crate::cpu::boards::Boards;

/// A register of 16 bytes as eight ranks of 16 bits.
pub(crate) trait EightRanks: Boards {
    /// The bytes from a place on in this register and the next: 2, 4, 8, 12 or 14.
    fn joined<const FROM: i32>(self, next: Self) -> Self;
    /// Each rank moved right or left by a number of files; 16 leaves nothing.
    fn ranks_east(self, files: u32) -> Self;
    fn ranks_west(self, files: u32) -> Self;
}

/// The registers of an instruction set without registers of 32 bytes.
#[derive(Clone, Copy)]
pub(crate) struct TwoRegisters<V>([V; 2]);

impl<V: EightRanks> TwoRegisters<V> {
    #[inline(always)]
    fn zip(self, other: Self, each: impl Fn(V, V) -> V) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([each(a, c), each(b, d)])
    }
}

impl<V: EightRanks> Movable for TwoRegisters<V> {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn east(self, files: u32) -> Self {
        Self(self.0.map(|half| half.ranks_east(files)))
    }

    #[inline(always)]
    fn west(self, files: u32) -> Self {
        Self(self.0.map(|half| half.ranks_west(files)))
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let [low, high] = self.0;
        let none = low.without(low);
        Self(match N {
            1 => [none.joined::<14>(low), low.joined::<14>(high)],
            2 => [none.joined::<12>(low), low.joined::<12>(high)],
            4 => [none.joined::<8>(low), low.joined::<8>(high)],
            _ => [none, low],
        })
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        const { assert!(matches!(N, 1 | 2 | 4 | 8)) };
        let [low, high] = self.0;
        let none = low.without(low);
        Self(match N {
            1 => [low.joined::<2>(high), high.joined::<2>(none)],
            2 => [low.joined::<4>(high), high.joined::<4>(none)],
            4 => [low.joined::<8>(high), high.joined::<8>(none)],
            _ => [high, none],
        })
    }
}

impl<V: EightRanks> Ranks for TwoRegisters<V> {
    type Proof = V::Proof;

    #[inline(always)]
    fn new(proof: V::Proof, words: [u64; 4]) -> Self {
        // For all functions, because each value comes from here.
        const { assert!(V::BYTES == 16 && size_of::<V>() == 16) };
        // SAFETY: a register of `EightRanks` has 16 bytes, as many as two words.
        let [low, high] =
            [&words[..2], &words[2..]].map(|words| unsafe { V::read(proof, words.as_ptr()) });
        Self([low, high])
    }

    #[inline(always)]
    fn words(self) -> [u64; 4] {
        let mut words = [[0; 2]; 2];
        for (words, half) in words.iter_mut().zip(self.0) {
            // SAFETY: a register of `EightRanks` has 16 bytes, as many as two words.
            unsafe { half.write(words.as_mut_ptr()) };
        }
        let [[a, b], [c, d]] = words;
        [a, b, c, d]
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, V::without)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        let [low, high] = self.0;
        (low | high).is_zero()
    }

    #[inline(never)]
    fn outlined<T: Task>(_: V::Proof, task: T) -> T::Output {
        task.run()
    }

    #[inline(always)]
    fn spread(proof: V::Proof, squares: &[u64; 4], files: u32) -> Self {
        let [a, b, c, d] = *squares;
        // Most sets of obstacles are empty.
        if a | b | c | d == 0 {
            return Self::new(proof, [0; 4]);
        }
        let (a, b) = squares::spread(squares, files, 0);
        let (c, d) = squares::spread(squares, files, 1);
        Self::new(proof, [a, b, c, d])
    }

    #[inline(always)]
    fn write_numbers(
        proof: V::Proof,
        bits: [Self; 4],
        room: &mut MaybeUninit<Numbers>,
    ) -> &mut Numbers {
        let maps = room.as_mut_ptr().cast::<[u8; 64]>();
        for half in 0..2 {
            let bits = bits.map(|bits| bits.0[half]);
            // SAFETY: the room is four maps of 64 bytes, and a register of 16 bytes has two boards.
            unsafe { V::write_maps(proof, bits, false, maps.add(2 * half)) };
        }
        // SAFETY: both halves are written.
        unsafe { room.assume_init_mut() }
    }
}
