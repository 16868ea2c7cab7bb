//! Every metric once for every instruction set.
#![allow(unsafe_code)]

use super::columns::{stretches, vectors};
use super::metric;
use crate::Cpu;

/// A kernel; it may be called where the processor has its instruction set.
type Kernel = unsafe fn(&[u8], &[u8], &mut [u8]) -> u8;

/// The same body for the vectors of each instruction set.
macro_rules! kernels {
    ($($metric:ident: $plain:ident, $avx2:ident, $avx512:ident;)*) => {$(
        fn $plain(a: &[u8], b: &[u8], out: &mut [u8]) -> u8 {
            vectors::<16>(metric::$metric, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        fn $avx2(a: &[u8], b: &[u8], out: &mut [u8]) -> u8 {
            vectors::<32>(metric::$metric, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512bw,avx512vl")]
        fn $avx512(a: &[u8], b: &[u8], out: &mut [u8]) -> u8 {
            vectors::<64>(metric::$metric, a, b, out)
        }

        pub(super) fn $metric(cpu: Cpu, a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let kernel: Kernel = match cpu {
                #[cfg(target_arch = "x86_64")]
                Cpu::Avx512 => $avx512,
                #[cfg(target_arch = "x86_64")]
                Cpu::Avx2 => $avx2,
                _ => $plain,
            };
            // SAFETY: a Cpu other than Plain exists only where the processor has been found to
            // have its instruction set.
            stretches(|a, b, out| unsafe { kernel(a, b, out) }, a, b, out)
        }
    )*};
}

kernels! {
    king: king_plain, king_avx2, king_avx512;
    wazir: wazir_plain, wazir_avx2, wazir_avx512;
    knight: knight_plain, knight_avx2, knight_avx512;
}
