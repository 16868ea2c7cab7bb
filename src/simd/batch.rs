//! Every metric once for every instruction set; columns too short for its vectors go to the next
//! smaller one.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
pub(crate) mod columns;
pub(crate) mod metric;

use crate::Cpu;
use columns::{Kernel, bytewise, few, vectors};

macro_rules! kernels {
    ($($metric:ident: $plain:ident, $avx2:ident, $avx512:ident by $step:expr;)*) => {$(
        fn $plain(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| few(metric::$metric, a, b, out);
            vectors::<16>(bytewise(metric::$metric), shorter, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        fn $avx2(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let step = |a: &_, b: &_, out: &mut _, squares: &mut _| {
                avx2::$metric(a, b, out, squares);
            };
            vectors::<32>(step, $plain, a, b, out)
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512bw,avx512vl,avx512vbmi")]
        fn $avx512(a: &[u8], b: &[u8], out: &mut [u8]) -> bool {
            let shorter = |a: &[u8], b: &[u8], out: &mut [u8]| {
                avx512::masked($step, a, b, out)
            };
            vectors::<64>($step, shorter, a, b, out)
        }

        pub(crate) fn $metric(cpu: Cpu) -> Kernel {
            match cpu {
                #[cfg(target_arch = "x86_64")]
                Cpu::Avx512 => $avx512,
                #[cfg(target_arch = "x86_64")]
                Cpu::Avx2 => $avx2,
                _ => $plain,
            }
        }
    )*};
}

kernels! {
    king: king_plain, king_avx2, king_avx512 by bytewise(metric::king);
    wazir: wazir_plain, wazir_avx2, wazir_avx512 by bytewise(metric::wazir);
    knight: knight_plain, knight_avx2, knight_avx512 by |a, b, out, squares| avx512::knight(a, b, out, squares);
}
