//! The one dispatch: it compiles a kernel for every instruction set and chooses at each call.

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use crate::cpu::with_avx2;
use crate::cpu::{Isa, plain};

/// Makes functions that choose a kernel by their first argument, a [`Cpu`](crate::Cpu). The kernel
/// is written once, over an [`Isa`], which replaces that argument:
///
/// ```ignore
/// for_each_cpu! {
///     avx2:
///     fn largest(bytes: &[u8; 64]) -> u8 = largest_of;
/// }
/// fn largest_of<I: Isa>(isa: I, bytes: &[u8; 64]) -> u8 { ... }
/// ```
///
/// The first word is the most that the kernel is compiled for: `avx512` only where that saves a third
/// of the time.
///
/// Each function holds others: `plain`, and those with the attribute `target_feature`, which
/// the macros of `detect.rs` add. It lets the compiler use the instructions in them, and in
/// whatever is inlined into them: so kernels, and all that they call, are `#[inline(always)]`. An
/// attribute cannot depend on a type, which is why this is a macro and not a generic function. They
/// are `#[inline]`, so that they are compiled in the crate that calls them: in one object file,
/// every program would get the constants of all kernels. `plain` is not inlined, to keep its stack
/// frame out of its callers. The choice is a pointer from a table, because calls made short batches
/// slower, and LLVM would make the choices of all pieces before it looks which piece it is.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes, so the choice by
/// such a value is sound, and the only unsafe code here. The library's proofs are safe to make in
/// functions with their features.
macro_rules! for_each_cpu {
    ($most:ident: $(
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
                #[allow(dead_code)] // where AVX2 is the most
                #[inline]
                fn avx512($($argument: $type),*) -> $result {
                    $kernel(fearless_simd::Avx512::assume_supported(), $($argument),*)
                }
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx2! {
                #[inline]
                fn avx2($($argument: $type),*) -> $result {
                    $kernel(fearless_simd::Avx2::assume_supported(), $($argument),*)
                }
            }
            #[inline(never)]
            fn plain($($argument: $type),*) -> $result {
                $kernel($crate::cpu::plain(), $($argument),*)
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            let kernel = {
                static KERNELS: [unsafe fn($($type),*) -> $result; 3] = [plain, avx2, $most];
                KERNELS[cpu.number() as usize]
            };
            #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
            let kernel = {
                _ = cpu;
                plain as unsafe fn($($type),*) -> $result
            };
            // SAFETY: the value proves that the processor has the instruction sets.
            unsafe { kernel($($argument),*) }
        }
    )*};
}
pub(crate) use for_each_cpu;

/// Work that is compiled for AVX2 at most: boards of any size, whose registers have 32 bytes.
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
        fn with_avx2<O: Operation>(operation: O) -> O::Output {
            operation.run(fearless_simd::Avx2::assume_supported())
        }
    }
    #[inline(never)]
    fn without<O: Operation>(operation: O) -> O::Output {
        operation.run(plain())
    }
    match cpu {
        // SAFETY: the value proves that the processor has the instruction sets.
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        crate::Cpu::Avx512(_) | crate::Cpu::Avx2(_) => unsafe { with_avx2(operation) },
        _ => without(operation),
    }
}
