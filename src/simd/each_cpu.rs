//! The one choice of all kernels that are written over registers of any width.
//!
//! Such a kernel must be compiled once for each instruction set, in a function that says which: so
//! the `match` below stands in a macro and not in [`simd`](crate::simd), and is the same for all.
//! Kernels written for one instruction set are chosen in `simd`, or where they are.

/// Makes a function whose first argument is the [`Cpu`](crate::Cpu) of a kernel: the kernel is
/// compiled for every instruction set, and the function chooses.
///
/// The part behind `=` names the [registers](crate::simd::registers), of bytes and of one, two and
/// four words, and the proofs that there are those of bytes, of one word, of several.
macro_rules! for_each_cpu {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) -> $result:ty =
            |$bytes:ident, $one:ident, $two:ident, $four:ident, $proof:ident, $single:ident, $words:ident| $kernel:expr;
    )*) => {$(
        $(#[$attribute])*
        $visibility fn $name(cpu: $crate::Cpu, $($argument: $type),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            #[target_feature(
                enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt"
            )]
            #[allow(unused)] // few kernels use registers of all kinds
            fn with_avx512($proof: $crate::simd::Avx512, $($argument: $type),*) -> $result {
                use $crate::simd::registers::avx512::{
                    Bytes as $bytes, Four as $four, One as $one, Two as $two,
                };
                let ($single, $words) = ($proof.avx2(), $proof.avx2());
                $kernel
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
            #[allow(unused)] // as above
            fn with_avx2($proof: $crate::simd::Avx2, $($argument: $type),*) -> $result {
                use $crate::simd::registers::avx2::{
                    Bytes as $bytes, Four as $four, One as $one, Two as $two,
                };
                let ($single, $words) = ((), $proof);
                $kernel
            }
            // Its room on the stack is not for those who do not call it.
            #[inline(never)]
            #[allow(unused)] // as above
            fn plain($proof: (), $($argument: $type),*) -> $result {
                use $crate::simd::registers::plain::{
                    Bytes as $bytes, Four as $four, One as $one, Two as $two,
                };
                let ($single, $words) = ((), ());
                $kernel
            }
            match cpu {
                // SAFETY: the proof says that the processor has these instruction sets.
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx512(proof) => unsafe { with_avx512(proof, $($argument),*) },
                // SAFETY: the proof says that the processor has these instruction sets.
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx2(proof) => unsafe { with_avx2(proof, $($argument),*) },
                _ => plain((), $($argument),*),
            }
        }
    )*};
}
pub(super) use for_each_cpu;
