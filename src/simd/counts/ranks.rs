//! Boards of bytes a rank or two higher or lower: what counts need of a register beyond [`Lanes`].

use crate::simd::lanes::Lanes;

/// A register of ranks. A board is an array of which the first [`Lanes::PARTS`] are in use; ranks
/// that leave it are lost, and zeros come in.
pub(super) trait Ranks: Lanes {
    fn up(board: [Self; 4]) -> [Self; 4];
    fn down(board: [Self; 4]) -> [Self; 4];
    fn two_up(board: [Self; 4]) -> [Self; 4];
    fn two_down(board: [Self; 4]) -> [Self; 4];
}

/// Registers of two ranks, given how the upper one of a register and the lower one of another
/// become a register.
macro_rules! two_ranks {
    ($register:ty, |$low:ident, $high:ident| $joined:expr) => {
        impl Ranks for $register {
            #[inline(always)]
            fn up([a, b, c, d]: [Self; 4]) -> [Self; 4] {
                let zero = a ^ a;
                [joined(zero, a), joined(a, b), joined(b, c), joined(c, d)]
            }

            #[inline(always)]
            fn down([a, b, c, d]: [Self; 4]) -> [Self; 4] {
                let zero = a ^ a;
                [joined(a, b), joined(b, c), joined(c, d), joined(d, zero)]
            }

            #[inline(always)]
            fn two_up([a, b, c, _]: [Self; 4]) -> [Self; 4] {
                [a ^ a, a, b, c]
            }

            #[inline(always)]
            fn two_down([a, b, c, d]: [Self; 4]) -> [Self; 4] {
                [b, c, d, a ^ a]
            }
        }

        #[inline(always)]
        fn joined($low: $register, $high: $register) -> $register {
            $joined
        }
    };
}

#[cfg(target_arch = "x86_64")]
mod sse2 {
    use core::arch::x86_64::*;

    use super::Ranks;
    use crate::simd::x86::sse2::Bytes16;

    two_ranks!(Bytes16, |low, high| {
        // SAFETY: every x86-64 processor has SSE2.
        unsafe {
            let (low, high) = (_mm_castsi128_pd(low.0), _mm_castsi128_pd(high.0));
            Bytes16(_mm_castpd_si128(_mm_shuffle_pd::<0b01>(low, high)))
        }
    });
}

#[cfg(target_arch = "x86_64")]
mod wide {
    use core::arch::x86_64::*;

    use super::Ranks;
    use crate::simd::x86::{avx2::Bytes32, avx512::Bytes64};

    /// The upper half of the one register and the lower half of the other.
    #[inline(always)]
    fn middle(low: Bytes32, high: Bytes32) -> Bytes32 {
        // SAFETY: a register exists only where the processor has AVX2.
        unsafe { Bytes32(_mm256_permute2x128_si256::<0x21>(low.0, high.0)) }
    }

    /// The lower half as the upper one, below it zeros.
    #[inline(always)]
    fn half_up(register: Bytes32) -> Bytes32 {
        // SAFETY: a register exists only where the processor has AVX2.
        unsafe { Bytes32(_mm256_permute2x128_si256::<0x08>(register.0, register.0)) }
    }

    /// The upper half as the lower one, above it zeros.
    #[inline(always)]
    fn half_down(register: Bytes32) -> Bytes32 {
        // SAFETY: a register exists only where the processor has AVX2.
        unsafe { Bytes32(_mm256_permute2x128_si256::<0x81>(register.0, register.0)) }
    }

    /// Of each half the upper rank of the one register and the lower rank of the other.
    #[inline(always)]
    fn joined(low: Bytes32, high: Bytes32) -> Bytes32 {
        // SAFETY: a register exists only where the processor has AVX2.
        unsafe { Bytes32(_mm256_alignr_epi8::<8>(high.0, low.0)) }
    }

    impl Ranks for Bytes32 {
        #[inline(always)]
        fn up([low, high, ..]: [Self; 4]) -> [Self; 4] {
            let (a, b) = (joined(half_up(low), low), joined(middle(low, high), high));
            [a, b, a, b]
        }

        #[inline(always)]
        fn down([low, high, ..]: [Self; 4]) -> [Self; 4] {
            let (a, b) = (
                joined(low, middle(low, high)),
                joined(high, half_down(high)),
            );
            [a, b, a, b]
        }

        #[inline(always)]
        fn two_up([low, high, ..]: [Self; 4]) -> [Self; 4] {
            let (a, b) = (half_up(low), middle(low, high));
            [a, b, a, b]
        }

        #[inline(always)]
        fn two_down([low, high, ..]: [Self; 4]) -> [Self; 4] {
            let (a, b) = (middle(low, high), half_down(high));
            [a, b, a, b]
        }
    }

    macro_rules! eight_ranks {
        ($($name:ident: $first:literal of |$ranks:ident, $zero:ident| $low:ident $high:ident,)*) => {
            impl Ranks for Bytes64 {$(
                #[inline(always)]
                fn $name([$ranks, ..]: [Self; 4]) -> [Self; 4] {
                    let $zero = $ranks ^ $ranks;
                    // SAFETY: a register exists only where the processor has AVX-512.
                    let moved = unsafe { _mm512_alignr_epi64::<$first>($high.0, $low.0) };
                    [Self(moved); 4]
                }
            )*}
        };
    }
    // Of 16 ranks, eight from the first one on.
    eight_ranks! {
        up: 7 of |ranks, zero| zero ranks,
        two_up: 6 of |ranks, zero| zero ranks,
        down: 1 of |ranks, zero| ranks zero,
        two_down: 2 of |ranks, zero| ranks zero,
    }
}

#[cfg(target_arch = "aarch64")]
mod neon {
    use core::arch::aarch64::*;

    use super::Ranks;
    use crate::simd::aarch64::Bytes16;

    two_ranks!(Bytes16, |low, high| {
        // SAFETY: the processor has NEON.
        unsafe { Bytes16(vextq_u8::<8>(low.0, high.0)) }
    });
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32 {
    use core::arch::wasm32::*;

    use super::Ranks;
    use crate::simd::wasm32::Bytes16;

    two_ranks!(Bytes16, |low, high| Bytes16(i64x2_shuffle::<1, 2>(
        low.0, high.0
    )));
}

#[cfg(any(
    test,
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    ))
))]
mod portable {
    use super::Ranks;
    use crate::simd::portable::Words;

    two_ranks!(Words, |low, high| Words([low.0[1], high.0[0]]));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<V: Ranks>(proof: V::Proof) {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in crate::test_boards::rounds(20) {
            let board: [u8; 64] = core::array::from_fn(|_| random.u8(..));
            let check = |moved: fn([V; 4]) -> [V; 4], ranks: isize| {
                let parts = core::array::from_fn(|part| V::load(proof, &board, part));
                let mut found = [0; 64];
                for (part, register) in moved(parts).into_iter().take(V::PARTS).enumerate() {
                    register.store(&mut found, part);
                }
                let expected = core::array::from_fn(|square| {
                    let from = square.checked_add_signed(-8 * ranks);
                    from.and_then(|from| board.get(from).copied()).unwrap_or(0)
                });
                assert_eq!(found, expected, "{ranks}");
            };
            check(V::up, 1);
            check(V::down, -1);
            check(V::two_up, 2);
            check(V::two_down, -2);
        }
    }

    #[test]
    fn ranks_of_every_register() {
        crate::simd::registers::check_every_register!(check);
    }
}
