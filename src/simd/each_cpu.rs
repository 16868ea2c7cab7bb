//! The dispatch for every kernel that is generic over registers.

/// Makes functions that compile a generic kernel for every instruction set and choose by their
/// first argument, a [`Cpu`](crate::Cpu). The kernel takes an [`Isa`](super::isa::Isa) instead.
///
/// A macro, since an attribute of a function names the instruction set. A [`Mover`](super::Mover)
/// is taken apart, because a structure of four words would be passed in memory and not in
/// registers.
///
/// After `apart:` the kernels are compiled in the crate that calls them. A program that links one
/// kernel also gets the constants of all kernels in the same object file. So the kernels of rare
/// calls stand apart.
macro_rules! for_each_cpu {
    (apart: $($functions:tt)*) => {
        $crate::simd::each_cpu::for_each_cpu!(@movers [#[inline]] [#[inline]] $($functions)*);
    };
    ($(
        $(#[$attribute:meta])*
        fn $name:ident(mover $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty = $kernel:path;
    )*) => {
        // `plain` is not inlined: keeps its stack frame out of its callers.
        $crate::simd::each_cpu::for_each_cpu!(@movers [] [#[inline(never)]] $(
            $(#[$attribute])*
            fn $name(mover $(, $argument: $type)*) -> $result = $kernel;
        )*);
    };
    (@movers $vector:tt $plain:tt $(
        $(#[$attribute:meta])*
        fn $name:ident(mover $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(unsafe_code)] // for the choice alone
        #[inline(always)]
        fn $name(cpu: $crate::Cpu, mover: $crate::simd::Mover, $($argument: $type),*) -> $result {
            let $crate::simd::Mover { motion, from, enterable, free } = mover;
            $crate::simd::each_cpu::for_each_cpu!(
                @functions $vector $plain
                (motion: $crate::simd::Motion, from: u64, enterable: u64, free: u64
                    $(, $argument: $type)*) -> $result,
                isa => {
                    let mover = $crate::simd::Mover { motion, from, enterable, free };
                    $kernel(isa, mover, $($argument),*)
                }
            );
            // Calls: by a pointer, territory of sliders takes a fifth more time.
            match cpu {
                // SAFETY: the value proves that the processor has the instruction sets.
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx512(_) => unsafe {
                    with_avx512(motion, from, enterable, free, $($argument),*)
                },
                // SAFETY: as above.
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx2(_) => unsafe {
                    with_avx2(motion, from, enterable, free, $($argument),*)
                },
                _ => plain(motion, from, enterable, free, $($argument),*),
            }
        }
    )*};
    ($(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) -> $result:ty
            = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(unsafe_code)] // for the choice alone
        #[inline(always)]
        $visibility fn $name(cpu: $crate::Cpu, $($argument: $type),*) -> $result {
            $crate::simd::each_cpu::for_each_cpu!(
                @functions [] [#[inline(never)]] ($($argument: $type),*) -> $result,
                isa => $kernel(isa, $($argument),*)
            );
            // A pointer: with calls, short batches take up to a fifth more time.
            let kernel: unsafe fn($($type),*) -> $result = match cpu {
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx512(_) => with_avx512,
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx2(_) => with_avx2,
                _ => plain,
            };
            // SAFETY: the value proves that the processor has the instruction sets.
            unsafe { kernel($($argument),*) }
        }
    )*};
    (
        @functions [$($vector:tt)*] [$($plain:tt)*]
        ($($argument:ident: $type:ty),*) -> $result:ty, $isa:ident => $call:expr
    ) => {
        #[cfg(target_arch = "x86_64")]
        $($vector)*
        #[allow(clippy::too_many_arguments)] // four of them are a mover
        #[target_feature(
            enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt"
        )]
        fn with_avx512($($argument: $type),*) -> $result {
            let $isa = $crate::simd::Avx512::here();
            $call
        }
        #[cfg(target_arch = "x86_64")]
        $($vector)*
        #[allow(clippy::too_many_arguments)] // as above
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn with_avx2($($argument: $type),*) -> $result {
            let $isa = $crate::simd::Avx2::here();
            $call
        }
        $($plain)*
        #[allow(clippy::too_many_arguments)] // as above
        fn plain($($argument: $type),*) -> $result {
            let $isa = ();
            $call
        }
    };
}
pub(crate) use for_each_cpu;

#[cfg(test)]
mod tests {
    use crate::Cpu;
    use crate::simd::isa::Isa;
    use crate::simd::lanes::Lanes;

    for_each_cpu! {
        fn bytes_of_a_register() -> usize = bytes_of;
    }

    fn bytes_of<I: Isa>(_: I) -> usize {
        I::Bytes::BYTES
    }

    #[test]
    fn each_processor_gets_the_kernel_of_its_own_registers() {
        for (cpu, bytes) in Cpu::available().zip([16, 32, 64]) {
            assert_eq!(bytes_of_a_register(cpu), bytes, "{cpu:?}");
        }
    }
}
