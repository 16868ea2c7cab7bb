//! The one dispatch: it compiles a kernel for every instruction set and chooses at each call.

/// Makes functions that choose a kernel by their first argument, a [`Cpu`](crate::Cpu). The kernel
/// is written once, over an [`Isa`](crate::cpu::Isa), which replaces that argument:
///
/// ```ignore
/// for_each_cpu! {
///     fn largest(bytes: &[u8; 64]) -> u8 = largest_of;
/// }
/// fn largest_of<I: Isa>(isa: I, bytes: &[u8; 64]) -> u8 { ... }
/// ```
///
/// For each function it makes three others, `with_avx512`, `with_avx2` and `plain`. The attribute
/// `target_feature` of the first two lets the compiler use the instructions in them, and in
/// whatever is inlined into them: so kernels, and all that they call, are `#[inline(always)]`. An
/// attribute cannot depend on a type, which is why this is a macro and not a generic function.
///
/// # Safety
///
/// To call a function with `target_feature` is unsafe, because the processor may lack the
/// instructions. A `Cpu` other than `Plain` has a field that only detection makes (`detect.rs`),
/// so the choice by such a value is sound, and the only unsafe code here. `Avx2::here` and
/// `Avx512::here` may be called only in functions with their features: the compiler refuses a list
/// of features that lacks one.
///
/// # The arms
///
/// 1. `fn name(mover, ...)`: kernels that take a [`Mover`](crate::kernels::Mover). It is split on the
///    way, because a structure of four words would be passed in memory and not in registers.
/// 2. `in_caller: fn name(mover, ...)`: the same, compiled in the crate that calls them. A program
///    that links one kernel also gets the constants of all kernels in the same object file, so the
///    kernels of rare calls use this arm.
/// 3. `fn name(...)`: all other kernels.
/// 4. `up_to_avx2: fn name<O: Bound>(...)`: functions that gain nothing from AVX-512, generic or not.
///    Boards of any size have registers of 32 bytes at most; pawn endings gained less than a tenth.
macro_rules! for_each_cpu {
    (in_caller: $($functions:tt)*) => {
        $crate::cpu::for_each_cpu!(@movers [#[inline]] [#[inline]] $($functions)*);
    };
    (up_to_avx2:
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident $(<$generic:ident: $bound:path>)? (
            $($argument:ident: $type:ty),* $(,)?
        ) -> $result:ty = $kernel:path;
    ) => {
        $(#[$attribute])*
        #[allow(unsafe_code)] // for the choice alone
        #[inline]
        $visibility fn $name $(<$generic: $bound>)? (cpu: $crate::Cpu, $($argument: $type),*) -> $result {
            $crate::cpu::for_each_cpu!(
                @avx2 [] [$($generic: $bound)?] ($($argument: $type),*) -> $result,
                isa => $kernel(isa, $($argument),*)
            );
            $crate::cpu::for_each_cpu!(
                @plain [#[inline(never)]] [$($generic: $bound)?] ($($argument: $type),*) -> $result,
                isa => $kernel(isa, $($argument),*)
            );
            match cpu {
                // SAFETY: the value proves that the processor has the instruction sets.
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx512(_) | $crate::Cpu::Avx2(_) => unsafe {
                    with_avx2($($argument),*)
                },
                _ => plain($($argument),*),
            }
        }
    };
    ($(
        $(#[$attribute:meta])*
        fn $name:ident(mover $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty = $kernel:path;
    )*) => {
        // `plain` is not inlined: keeps its stack frame out of its callers.
        $crate::cpu::for_each_cpu!(@movers [] [#[inline(never)]] $(
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
        fn $name(cpu: $crate::Cpu, mover: $crate::kernels::Mover, $($argument: $type),*) -> $result {
            let $crate::kernels::Mover { motion, from, enterable, free } = mover;
            $crate::cpu::for_each_cpu!(
                @all $vector $plain
                (motion: $crate::kernels::Motion, from: u64, enterable: u64, free: u64
                    $(, $argument: $type)*) -> $result,
                isa => {
                    let mover = $crate::kernels::Mover { motion, from, enterable, free };
                    $kernel(isa, mover, $($argument),*)
                }
            );
            // Calls, because a pointer made territories of sliders slower.
            match cpu {
                // SAFETY: the value proves that the processor has the instruction sets.
                #[cfg(target_arch = "x86_64")]
                $crate::Cpu::Avx512(_) => unsafe {
                    with_avx512(motion, from, enterable, free, $($argument),*)
                },
                // SAFETY: the value proves that the processor has the instruction sets.
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
            $crate::cpu::for_each_cpu!(
                @all [] [#[inline(never)]] ($($argument: $type),*) -> $result,
                isa => $kernel(isa, $($argument),*)
            );
            // A pointer, because calls made short batches slower.
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
    // The three functions.
    (@all $vector:tt $plain:tt $arguments:tt -> $result:ty, $isa:ident => $call:expr) => {
        $crate::cpu::for_each_cpu!(
            @avx512 $vector $arguments -> $result, $isa => $call
        );
        $crate::cpu::for_each_cpu!(
            @avx2 $vector [] $arguments -> $result, $isa => $call
        );
        $crate::cpu::for_each_cpu!(
            @plain $plain [] $arguments -> $result, $isa => $call
        );
    };
    (
        @avx512 [$($inline:tt)*] ($($argument:ident: $type:ty),*) -> $result:ty,
        $isa:ident => $call:expr
    ) => {
        #[cfg(target_arch = "x86_64")]
        $($inline)*
        #[allow(clippy::too_many_arguments)] // four of them are a mover
        #[target_feature(
            enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi1,bmi2,popcnt"
        )]
        fn with_avx512($($argument: $type),*) -> $result {
            let $isa = $crate::cpu::Avx512::here();
            $call
        }
    };
    (
        @avx2 [$($inline:tt)*] [$($generics:tt)*] ($($argument:ident: $type:ty),*) -> $result:ty,
        $isa:ident => $call:expr
    ) => {
        #[cfg(target_arch = "x86_64")]
        $($inline)*
        #[allow(clippy::too_many_arguments)] // four of them are a mover
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn with_avx2<$($generics)*>($($argument: $type),*) -> $result {
            let $isa = $crate::cpu::Avx2::here();
            $call
        }
    };
    (
        @plain [$($inline:tt)*] [$($generics:tt)*] ($($argument:ident: $type:ty),*) -> $result:ty,
        $isa:ident => $call:expr
    ) => {
        $($inline)*
        #[allow(clippy::too_many_arguments)] // four of them are a mover
        fn plain<$($generics)*>($($argument: $type),*) -> $result {
            let $isa = ();
            $call
        }
    };
}
pub(crate) use for_each_cpu;
