//! Checks of all registers.

/// Calls a generic check with the byte registers of every instruction set of this machine, and with
/// the words that replace them elsewhere.
macro_rules! check_every_register {
    ($check:ident) => {{
        use $crate::cpu::{Isa, portable};
        $check::<portable::Bytes16>(());
        $check::<<() as Isa>::Bytes>(());
        #[cfg(target_arch = "x86_64")]
        {
            use $crate::cpu::{Avx2, Avx512};
            if let Some(proof) = Avx2::present() {
                $check::<<Avx2 as Isa>::Bytes>(proof);
            }
            if let Some(proof) = Avx512::present() {
                $check::<<Avx512 as Isa>::Bytes>(proof);
            }
        }
    }};
}
pub(crate) use check_every_register;
