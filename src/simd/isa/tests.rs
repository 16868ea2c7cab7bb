//! Checks of all registers.

/// Calls a generic check with the byte registers of every instruction set of this machine, and with
/// the words that replace them elsewhere.
macro_rules! check_every_register {
    ($check:ident) => {{
        use $crate::simd::isa;
        $check::<isa::portable::Bytes16>(());
        $check::<<() as isa::Isa>::Bytes>(());
        #[cfg(target_arch = "x86_64")]
        {
            use $crate::simd::{Avx2, Avx512};
            if let Some(proof) = Avx2::present() {
                $check::<isa::avx2::Bytes32>(proof);
            }
            if let Some(proof) = Avx512::present() {
                $check::<isa::avx512::Bytes64>(proof);
            }
        }
    }};
}
pub(crate) use check_every_register;
