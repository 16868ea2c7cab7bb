//! All registers, and the choice between them.

use super::lanes::Lanes;
use super::lanes::tests::{check as check_bytes, check_look_up, check_that_it_looks_up};
use super::scalar::{Scalar, Word};
use super::words::tests::{check as check_words, check_pair};
#[cfg(target_arch = "x86_64")]
use super::{Avx2, Avx512};
use super::{Cpu, Isa, for_each_cpu};

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

#[test]
fn every_operation_is_that_of_single_bytes() {
    check_every_register!(check_bytes);
}

#[test]
fn bytes_are_looked_up() {
    #[cfg(target_arch = "aarch64")]
    check_look_up::<<() as Isa>::Bytes>(());
    #[cfg(target_arch = "x86_64")]
    if let Some(proof) = Avx2::present() {
        check_that_it_looks_up::<<Avx2 as Isa>::Bytes>(proof);
        check_look_up::<<Avx2 as Isa>::Bytes>(proof);
    }
    #[cfg(target_arch = "x86_64")]
    if let Some(proof) = Avx512::present() {
        check_that_it_looks_up::<<Avx512 as Isa>::Bytes>(proof);
        check_look_up::<<Avx512 as Isa>::Bytes>(proof);
    }
}

#[test]
fn words_side_by_side() {
    check_words::<Word>((), 1);
    check_pair::<Scalar<2>>(());
    check_words::<Scalar<4>>((), 4);
    check_pair::<<() as Isa>::TwoWords>(());
    check_words::<<() as Isa>::FourLines>((), 4);
    #[cfg(target_arch = "x86_64")]
    if let Some(proof) = Avx2::present() {
        check_pair::<<Avx2 as Isa>::TwoWords>(proof);
        check_words::<<Avx2 as Isa>::FourLines>(proof, 4);
    }
}

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
