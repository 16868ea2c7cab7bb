//! One function for every instruction set.

/// Makes a function whose first argument is the [`Cpu`](crate::Cpu) of a kernel that is written
/// over registers of any width: the kernel is compiled for every instruction set, and the
/// function chooses.
///
/// The part behind `=` names the registers, of bytes and of two and four words, and the proofs
/// that there are such registers.
macro_rules! for_each_cpu {
    ($(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) -> $result:ty =
            |$bytes:ident, $one:ident, $two:ident, $four:ident, $proof:ident, $single:ident, $words:ident| $kernel:expr;
    )*) => {$(
        $(#[$attribute])*
        $visibility fn $name(cpu: $crate::Cpu, $($argument: $type),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            use $crate::simd::x86::{avx2, avx512, sse2, words};

            #[cfg(target_arch = "x86_64")]
            #[target_feature(
                enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt"
            )]
            #[allow(unused_variables)]
            fn with_avx512($proof: $crate::simd::Avx512, $($argument: $type),*) -> $result {
                #[allow(dead_code)]
                type $bytes = avx512::Bytes64;
                #[allow(dead_code)]
                type $one = words::Two;
                #[allow(dead_code)]
                type $two = words::Two;
                #[allow(dead_code)]
                type $four = words::Four;
                let $words = $proof.avx2();
                let $single = $words;
                $kernel
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
            #[allow(unused_variables)]
            fn with_avx2($proof: $crate::simd::Avx2, $($argument: $type),*) -> $result {
                #[allow(dead_code)]
                type $bytes = avx2::Bytes32;
                #[allow(dead_code)]
                type $one = $crate::simd::words::Scalar<1>;
                #[allow(dead_code)]
                type $two = words::Two;
                #[allow(dead_code)]
                type $four = words::Four;
                let ($single, $words) = ((), $proof);
                $kernel
            }
            // Its room on the stack is not for those who do not call it.
            #[inline(never)]
            #[allow(unused_variables)]
            fn plain($proof: (), $($argument: $type),*) -> $result {
                #[cfg(target_arch = "x86_64")]
                #[allow(dead_code)]
                type $bytes = sse2::Bytes16;
                #[cfg(target_arch = "aarch64")]
                #[allow(dead_code)]
                type $bytes = $crate::simd::aarch64::Bytes16;
                #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
                #[allow(dead_code)]
                type $bytes = $crate::simd::wasm32::Bytes16;
                #[cfg(not(any(
                    target_arch = "x86_64",
                    target_arch = "aarch64",
                    all(target_arch = "wasm32", target_feature = "simd128")
                )))]
                #[allow(dead_code)]
                type $bytes = $crate::simd::portable::Words;
                #[allow(dead_code)]
                type $one = $crate::simd::words::Scalar<1>;
                #[cfg(target_arch = "aarch64")]
                #[allow(dead_code)]
                type $two = $crate::simd::aarch64::words::Two;
                #[cfg(target_arch = "aarch64")]
                #[allow(dead_code)]
                type $four = $crate::simd::aarch64::words::Four;
                #[cfg(not(target_arch = "aarch64"))]
                #[allow(dead_code)]
                type $two = $crate::simd::words::Scalar<2>;
                #[cfg(not(target_arch = "aarch64"))]
                #[allow(dead_code)]
                type $four = $crate::simd::words::Scalar<4>;
                let ($single, $words) = ($proof, $proof);
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
