//! The one dispatch: it compiles a kernel for every instruction set and chooses at each call.

use crate::cpu::Isa;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use crate::cpu::{Avx2, with_avx2};

/// Makes functions that choose a kernel by their first argument, a [`Cpu`](crate::Cpu). The kernel
/// is written once, over an [`Isa`], which replaces that argument:
///
/// ```ignore
/// for_each_cpu! {
///     fn largest(bytes: &[u8; 64]) -> u8 = largest_of;
/// }
/// fn largest_of<I: Isa>(isa: I, bytes: &[u8; 64]) -> u8 { ... }
/// ```
///
/// Each function holds three others: `plain`, and two with the attribute `target_feature`, which
/// the macros of `detect.rs` add. It lets the compiler use the instructions in them, and in
/// whatever is inlined into them: so kernels, and all that they call, are `#[inline(always)]`. An
/// attribute cannot depend on a type, which is why this is a macro and not a generic function. The
/// two are `#[inline]`, so that they are compiled in the crate that calls them: in one object file,
/// every program would get the constants of all kernels. `plain` is not inlined, to keep its stack
/// frame out of its callers. The choice is a pointer, because calls made short batches slower.
///
/// A [`Mover`](crate::kernels::Mover) as first argument is written without a type. It is split on
/// the way, because a structure of four words would be passed in memory and not in registers.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes, so the choice by
/// such a value is sound, and the only unsafe code here. `Avx2::here` and `Avx512::here` may be
/// called only in functions with their features.
macro_rules! for_each_cpu {
    ($(
        $(#[$attribute:meta])*
        fn $name:ident(mover $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(clippy::too_many_arguments)] // four of them are the mover
        #[inline(always)]
        fn $name(cpu: $crate::Cpu, mover: $crate::kernels::Mover, $($argument: $type),*) -> $result {
            use $crate::kernels::{Motion, Mover};
            #[inline(always)]
            fn joined<I: $crate::cpu::Isa>(
                isa: I, motion: Motion, from: u64, enterable: u64, free: u64, $($argument: $type),*
            ) -> $result {
                $kernel(isa, Mover { motion, from, enterable, free }, $($argument),*)
            }
            $crate::cpu::for_each_cpu! {
                fn split(
                    motion: Motion, from: u64, enterable: u64, free: u64, $($argument: $type),*
                ) -> $result = joined;
            }
            let Mover { motion, from, enterable, free } = mover;
            split(cpu, motion, from, enterable, free, $($argument),*)
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
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx512! {
                #[inline]
                fn avx512($($argument: $type),*) -> $result {
                    $kernel($crate::cpu::Avx512::here(), $($argument),*)
                }
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx2! {
                #[inline]
                fn avx2($($argument: $type),*) -> $result {
                    $kernel($crate::cpu::Avx2::here(), $($argument),*)
                }
            }
            #[inline(never)]
            fn plain($($argument: $type),*) -> $result {
                $kernel((), $($argument),*)
            }
            let kernel: unsafe fn($($type),*) -> $result = match cpu {
                #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
                $crate::Cpu::Avx512(_) => avx512,
                #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
                $crate::Cpu::Avx2(_) => avx2,
                _ => plain,
            };
            // SAFETY: the value proves that the processor has the instruction sets.
            unsafe { kernel($($argument),*) }
        }
    )*};
}
pub(crate) use for_each_cpu;

/// Work that gains less than a tenth from AVX-512, and so is compiled for AVX2 at most: boards of
/// any size, whose registers have 32 bytes, and pawn endings.
pub(crate) trait Operation {
    type Output;

    /// `#[inline(always)]`, with all that it calls.
    fn run<I: Isa>(self, isa: I) -> Self::Output;
}

/// Runs an operation with AVX2 where the processor has it.
#[inline]
#[allow(unsafe_code)] // for the choice alone
pub(crate) fn run_up_to_avx2<O: Operation>(cpu: crate::Cpu, operation: O) -> O::Output {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    with_avx2! {
        fn avx2<O: Operation>(operation: O) -> O::Output {
            operation.run(Avx2::here())
        }
    }
    #[inline(never)]
    fn plain<O: Operation>(operation: O) -> O::Output {
        operation.run(())
    }
    match cpu {
        // SAFETY: the value proves that the processor has the instruction sets.
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        crate::Cpu::Avx512(_) | crate::Cpu::Avx2(_) => unsafe { avx2(operation) },
        _ => plain(operation),
    }
}
