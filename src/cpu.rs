//! The instruction sets: the choice between them, their detection, and what `fearless_simd`, whose
//! registers the kernels use, does not have.

#[allow(unsafe_code)]
mod detect;
#[allow(unsafe_code)]
mod isa;

pub use detect::Cpu;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use detect::{with_avx2, with_avx512};
#[cfg(test)]
pub(crate) use isa::Plain;
pub(crate) use isa::{Isa, behind_barrier, bytes_of, has_vectors, plain, word_behind_barrier};

/// The dispatch. Makes functions that choose a kernel by their first argument, a [`Cpu`]. The kernel
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
/// The first word is the most that the kernel is compiled for. It is `avx512` for the work that
/// `docs/kernels.md` names.
///
/// Each function holds others: `plain`, and those with the attribute `target_feature`, which
/// `with_avx512!` and `with_avx2!` of `detect.rs` add. It lets the compiler use the instructions in
/// them, and in whatever is inlined into them: so kernels, and all that they call, are
/// `#[inline(always)]`. This is a macro because a generic function would get the arguments as a
/// structure in memory, as [`run_up_to_avx2`] does, and not in registers. The functions are
/// `#[inline]`, so that they are compiled in the crate that calls them: in one object file,
/// every program would get the constants of all kernels. `plain` is not inlined, to keep its stack
/// frame out of its callers. The choice is a pointer from a table, because calls made short batches
/// slower, and LLVM would make the choices of all pieces before it looks which piece it is.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes, so the choice by
/// such a value is sound, and the only unsafe code here. The proofs of `fearless_simd` are safe to
/// make in functions with their features.
macro_rules! for_each_cpu {
    ($most:ident: $(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident$(<$generic:ident: $bound:path>)?(
            $($argument:ident: $type:ty),* $(,)?
        ) -> $result:ty = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(unsafe_code)] // for the choice alone
        #[inline(always)]
        $visibility fn $name$(<$generic: $bound>)?(
            cpu: $crate::Cpu, $($argument: $type),*
        ) -> $result {
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx512! {
                #[allow(dead_code)] // where AVX2 is the most
                #[inline]
                fn avx512$(<$generic: $bound>)?($($argument: $type),*) -> $result {
                    $kernel(fearless_simd::Avx512::assume_supported(), $($argument),*)
                }
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            $crate::cpu::with_avx2! {
                #[inline]
                fn avx2$(<$generic: $bound>)?($($argument: $type),*) -> $result {
                    $kernel(fearless_simd::Avx2::assume_supported(), $($argument),*)
                }
            }
            #[inline(never)]
            fn plain$(<$generic: $bound>)?($($argument: $type),*) -> $result {
                $kernel($crate::cpu::plain(), $($argument),*)
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            let kernel = {
                let kernels: &[unsafe fn($($type),*) -> $result; 3] =
                    const { &[plain$(::<$generic>)?, avx2$(::<$generic>)?, $most$(::<$generic>)?] };
                kernels[cpu.number() as usize]
            };
            #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
            let kernel = {
                _ = cpu;
                plain$(::<$generic>)? as unsafe fn($($type),*) -> $result
            };
            // SAFETY: the value proves that the processor has the instruction sets.
            unsafe { kernel($($argument),*) }
        }
    )*};
}
pub(crate) use for_each_cpu;

/// Work with type parameters of its own, which is compiled for AVX2 at most: boards of any size,
/// whose registers have 32 bytes.
pub(crate) trait Operation {
    type Output;

    /// `#[inline(always)]`, with all that it calls.
    fn run<I: Isa>(self, isa: I) -> Self::Output;
}

for_each_cpu! {
    avx2:
    /// Runs an operation with AVX2 where the processor has it.
    pub(crate) fn run_up_to_avx2<O: Operation>(operation: O) -> O::Output = run;
}

#[inline(always)]
fn run<I: Isa, O: Operation>(isa: I, operation: O) -> O::Output {
    operation.run(isa)
}

#[cfg(test)]
#[allow(unsafe_code)]
pub(crate) mod tests;
