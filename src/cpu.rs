//! The instruction sets: what kernels ask of them beyond the operations of `fearless_simd`, whose
//! registers they use, and the choice at each call. `detect` finds which of them the processor has.

mod detect;

use fearless_simd::prelude::*;

/// An instruction set whose registers kernels use, and what they ask of it beyond the operations of
/// `fearless_simd`. A value is the proof of `fearless_simd` that the processor has it.
pub(crate) trait Isa: Simd {
    /// Whether an instruction looks up bytes. Kernels also take it as a sign of many registers and
    /// a large cache of instructions: they unroll more, and have a loop for each piece.
    const LOOKS_UP: bool;
    /// Boards of 64 bits in a register: 2, 4 or 8.
    const BOARDS: usize = <Self::u64s as SimdBase<Self>>::LEN;
    /// Registers in a board of 64 bytes: 4, 2 or 1.
    const PARTS: usize = 8 / Self::BOARDS;

    /// The instruction set for two or four words side by side: this one if it shifts each by a
    /// number of its own, or else none. SSE2 and simd128 cannot.
    type Narrow: Simd;

    fn narrow(self) -> Self::Narrow;

    /// Runs a task in a function of its own: code that is called from several places and too large
    /// for all of them. The task is `#[inline(always)]`. The function has the instructions of every
    /// processor, or those of AVX2; no kernel for AVX-512 calls it.
    #[inline(never)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        task()
    }
}

/// Whether there are vector registers. Without them the vectors of `fearless_simd` are arrays.
#[inline(always)]
pub(crate) fn has_vectors<S: Simd>(simd: S) -> bool {
    !simd.level().is_fallback()
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
impl Isa for fearless_simd::Avx2 {
    const LOOKS_UP: bool = true;
    type Narrow = Self;

    #[inline(always)]
    fn narrow(self) -> Self {
        self
    }

    #[inline(always)]
    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        #[target_feature(enable = "avx2,bmi1,bmi2,cmpxchg16b,f16c,fma,fxsr,lzcnt,movbe,popcnt")]
        #[target_feature(enable = "xsave")]
        #[inline(never)]
        fn outlined<T>(task: impl FnOnce() -> T) -> T {
            task()
        }
        // SAFETY: the value proves that the processor has these features.
        unsafe { outlined(task) }
    }
}

/// Makes an instruction set an [`Isa`], or [`Plain`]: what every processor of the target has.
macro_rules! isa {
    ($isa:ident, $looks_up:literal, $narrow:ident => $new:expr) => {
        impl Isa for fearless_simd::$isa {
            const LOOKS_UP: bool = $looks_up;
            type Narrow = fearless_simd::$narrow;

            #[inline(always)]
            fn narrow(self) -> Self::Narrow {
                $new(self)
            }
        }
    };
    (plain $isa:ident => $proof:expr) => {
        pub(crate) type Plain = fearless_simd::$isa;

        #[inline(always)]
        #[allow(unused_unsafe)] // in WebAssembly
        pub(crate) fn plain() -> Plain {
            // SAFETY: every processor of the target has it.
            unsafe { $proof }
        }
    };
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
isa!(Avx512, true, Avx512 => |isa| isa);
isa!(Fallback, false, Fallback => |isa| isa);
#[cfg(all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"))]
isa!(Sse2, false, Fallback => |_| fearless_simd::Fallback::new());
#[cfg(all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"))]
isa!(plain Sse2 => Plain::assume_supported());
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
isa!(WasmSimd128, false, Fallback => |_| fearless_simd::Fallback::new());
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
isa!(plain WasmSimd128 => Plain::assume_supported());
// On big-endian processors lanes are in another order.
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
isa!(Neon, true, Neon => |isa| isa);
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
isa!(plain Neon => Plain::assume_supported());
#[cfg(not(any(
    all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
    all(target_arch = "wasm32", target_feature = "simd128"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
)))]
isa!(plain Fallback => Plain::new());

/// The instruction sets that kernels are written for. Each includes the ones before it.
///
/// A value other than `Plain` proves that the processor and the operating system can run such code.
/// [`Cpu::detect`] and [`Cpu::available`] give it, and AVX-512 includes AVX2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cpu {
    /// The instructions that every processor of the target has.
    Plain,
    /// AVX2 and the rest of x86-64-v3: Haswell, Zen and later.
    #[non_exhaustive]
    Avx2(HasAvx2),
    /// AVX-512 with VBMI, GFNI and the rest of Ice Lake's: Ice Lake, Zen 4 and later.
    #[non_exhaustive]
    Avx512(HasAvx512),
}

/// Proof that the processor has x86-64-v3, to which AVX2 belongs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HasAvx2(());

/// Proof that the processor has AVX-512 as Ice Lake has it, and all of [`HasAvx2`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HasAvx512(());

impl Cpu {
    /// AVX2 in place of AVX-512, which includes it: for too little work to fill wider registers.
    #[inline(always)]
    pub(crate) const fn at_most_avx2(self) -> Self {
        match self {
            Self::Avx512(_) => Self::Avx2(HasAvx2(())),
            _ => self,
        }
    }

    /// The number of instruction sets before it.
    #[inline(always)]
    pub(crate) const fn index(self) -> u8 {
        match self {
            Self::Plain => 0,
            Self::Avx2(_) => 1,
            Self::Avx512(_) => 2,
        }
    }
}

/// The dispatch. Makes functions that choose a kernel by their first argument, a [`Cpu`]. The kernel
/// is written once, over an [`Isa`], which replaces that argument:
///
/// ```ignore
/// for_each_cpu! {
///     avx2:
///     fn largest(bytes: &[u8; 64]) -> u8 = largest_of;
///     fn king of mover is King(map: &mut [u8; 64]) -> u8 = map_jumps;
/// }
/// ```
///
/// The first word is the most that the kernel is compiled for. It is `avx512` for the work that
/// `src/README.md` names. With `of mover` the second argument is a [`Mover`](crate::kernels::Mover);
/// with `is King` its motion is a constant in the code, so that no branch looks at it.
///
/// Each function contains the kernel once for each instruction set: in `plain`, and in functions
/// with the attribute `target_feature`. It lets the compiler use the instructions in these functions,
/// and in whatever is inlined into them: so kernels, and the functions that they call, are
/// `#[inline(always)]`. The proofs of `fearless_simd` are safe to make in functions with their
/// features, so that none can be missing here. This is a macro because a generic function would get
/// the arguments as a structure in memory and not in registers. A mover is split for that reason.
///
/// The functions are `#[inline]`, so that they are compiled in the crate that calls them: in one
/// object file, every program would get the constants of all kernels. `plain` is not inlined, to
/// keep its stack frame out of its callers. The choice is a table of pointers, not three calls in a
/// match: the match made short batches slower, and LLVM moved it before the match on the piece.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes, so the choice by
/// such a value is sound.
macro_rules! for_each_cpu {
    ($widest:ident: $(
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident $(of $mover:ident $(is $motion:ident)?)?
        $(<$generic:ident: $bound:path>)?($($argument:ident: $type:ty),* $(,)?) -> $result:ty
            = $kernel:path;
    )*) => {$(
        $(#[$attribute])*
        #[allow(unsafe_code)] // for the choice alone
        #[allow(clippy::too_many_arguments)] // four of them are a mover
        #[inline(always)]
        $visibility fn $name$(<$generic: $bound>)?(
            cpu: $crate::Cpu,
            $($mover: $crate::kernels::Mover,)?
            $($argument: $type),*
        ) -> $result {
            #[inline(always)]
            fn joined<I: $crate::cpu::Isa $(, $generic: $bound)?>(
                isa: I,
                $($mover: $crate::kernels::Motion, from: u64, enterable: u64, free: u64,)?
                $($argument: $type),*
            ) -> $result {
                $(
                    let motion = $mover;
                    $(let motion = { _ = motion; $crate::kernels::Motion::$motion };)?
                    let $mover = $crate::kernels::Mover { motion, from, enterable, free };
                )?
                $kernel(isa, $($mover,)? $($argument),*)
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            #[allow(dead_code)] // where AVX2 is the most
            #[target_feature(enable = "adx,aes,avx512bitalg,avx512bw,avx512cd,avx512dq,avx512f")]
            #[target_feature(enable = "avx512ifma,avx512vbmi,avx512vbmi2,avx512vl,avx512vnni")]
            #[target_feature(enable = "avx512vpopcntdq,bmi1,bmi2,cmpxchg16b,fma,fxsr,gfni,lzcnt")]
            #[target_feature(enable = "movbe,pclmulqdq,popcnt,rdrand,rdseed,sha,vaes,vpclmulqdq")]
            #[target_feature(enable = "xsave,xsavec,xsaveopt,xsaves")]
            #[inline]
            fn avx512$(<$generic: $bound>)?(
                $($mover: $crate::kernels::Motion, from: u64, enterable: u64, free: u64,)?
                $($argument: $type),*
            ) -> $result {
                let isa = fearless_simd::Avx512::assume_supported();
                joined(isa, $($mover, from, enterable, free,)? $($argument),*)
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            #[target_feature(enable = "avx2,bmi1,bmi2,cmpxchg16b,f16c,fma,fxsr,lzcnt,movbe,popcnt")]
            #[target_feature(enable = "xsave")]
            #[inline]
            fn avx2$(<$generic: $bound>)?(
                $($mover: $crate::kernels::Motion, from: u64, enterable: u64, free: u64,)?
                $($argument: $type),*
            ) -> $result {
                let isa = fearless_simd::Avx2::assume_supported();
                joined(isa, $($mover, from, enterable, free,)? $($argument),*)
            }
            #[inline(never)]
            fn plain$(<$generic: $bound>)?(
                $($mover: $crate::kernels::Motion, from: u64, enterable: u64, free: u64,)?
                $($argument: $type),*
            ) -> $result {
                joined($crate::cpu::plain(), $($mover, from, enterable, free,)? $($argument),*)
            }
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            let kernel = {
                let kernels: &[unsafe fn(
                    $($mover: $crate::kernels::Motion, from: u64, enterable: u64, free: u64,)?
                    $($argument: $type),*
                ) -> $result; 3] =
                    const { &[plain$(::<$generic>)?, avx2$(::<$generic>)?, $widest$(::<$generic>)?] };
                kernels[cpu.index() as usize]
            };
            #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
            let kernel = {
                _ = cpu;
                plain$(::<$generic>)? as unsafe fn(
                    $($mover: $crate::kernels::Motion, from: u64, enterable: u64, free: u64,)?
                    $($argument: $type),*
                ) -> $result
            };
            // SAFETY: the value proves that the processor has the instruction sets.
            unsafe {
                kernel(
                    $($mover.motion, $mover.from, $mover.enterable, $mover.free,)?
                    $($argument),*
                )
            }
        }
    )*};
}
pub(crate) use for_each_cpu;

#[cfg(test)]
pub(crate) mod tests;
