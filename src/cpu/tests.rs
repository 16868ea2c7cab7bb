//! All registers, and the choice between them.

use super::Bytes;
use super::lanes::tests::check as check_bytes;
use super::lanes::{self, Numbers};
use super::register::{NOT_A_FILE, NOT_H_FILE};
use super::words::{Scalar, Word, Words};
#[cfg(target_arch = "x86_64")]
use super::{Avx2, Avx512};
use super::{Cpu, Isa, Operation, for_each_cpu, run_up_to_avx2};
use crate::Bitboard;
use crate::test_boards::rounds;

/// What processors without vector registers have, to be tested on all of them.
#[derive(Clone, Copy)]
pub(crate) struct Elsewhere;

impl From<Elsewhere> for () {
    fn from(_: Elsewhere) {}
}

impl Isa for Elsewhere {
    type Level = fearless_simd::Fallback;
    const LOOKS_UP: bool = false;
    const SHIFTS_ARE_CYCLIC: bool = true;
    type OneWord = Word;
    type TwoWords = Scalar<2>;
    type FourLines = Scalar<4>;

    fn level(self) -> Self::Level {
        Self::Level::new()
    }

    fn outlined<T>(self, task: impl FnOnce() -> T) -> T {
        task()
    }

    fn write_numbers(self, numbers: &Numbers, board: &mut [u8; 64]) -> u8 {
        lanes::write_numbers(self, numbers, board)
    }
}

/// The registers that every processor of the target has.
pub(crate) type Bytes16 = Bytes<()>;

/// A board in each of their words.
pub(crate) fn two_boards(words: [u64; 2]) -> Bytes16 {
    Bytes::read((), &words.map(Bitboard))
}

/// Calls a generic check with the byte registers of every instruction set of this machine, and with
/// those of processors without any.
macro_rules! check_every_register {
    ($check:ident) => {{
        use $crate::cpu::tests::Elsewhere;
        $check(Elsewhere);
        $check(());
        #[cfg(target_arch = "x86_64")]
        {
            use $crate::cpu::{Avx2, Avx512};
            if let Some(proof) = Avx2::present() {
                $check(proof);
            }
            if let Some(proof) = Avx512::present() {
                $check(proof);
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
    neon_or! {
        { super::lanes::tests::check_look_up(()); }
        {}
    }
    #[cfg(target_arch = "x86_64")]
    if let Some(proof) = Avx2::present() {
        super::lanes::tests::check_look_up(proof);
    }
    #[cfg(target_arch = "x86_64")]
    if let Some(proof) = Avx512::present() {
        super::lanes::tests::check_look_up(proof);
    }
}

/// Every operation on random words, through the first word of each.
fn check_words<W: Words>(proof: W::Proof, count: usize) {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in rounds(200) {
        let mut four = || [0; 4].map(|_| random.u64(..));
        let (mut a, b) = (four(), four());
        let mut by = four().map(|by| by % 64);
        // Turned round, so that each word comes first.
        for _ in 0..count {
            let (x, y, n) = (W::new(proof, a), W::new(proof, b), W::new(proof, by));
            assert_eq!(x.first(), a[0]);
            assert_eq!((x & y).first(), a[0] & b[0]);
            assert_eq!((x | y).first(), a[0] | b[0]);
            let bits = by[0] as u32;
            let (left, right) = (a[0] << bits, a[0] >> bits);
            assert_eq!((x.left(n).first(), x.right(n).first()), (left, right));
            assert_eq!((x ^ y).first(), a[0] ^ b[0]);
            assert_eq!(x.up::<10>().first(), a[0] << 10);
            assert_eq!(x.down::<6>().first(), a[0] >> 6);
            assert_eq!(x.east().first(), a[0] << 1 & NOT_A_FILE);
            assert_eq!(x.west(proof).first(), a[0] >> 1 & NOT_H_FILE);
            assert_eq!(x.words()[..count], a[..count]);
            assert_eq!(x.plus(y).first(), a[0].wrapping_add(b[0]));
            assert_eq!(W::COUNT, count);
            let union = a[..count].iter().fold(0, |union, word| union | word);
            let other = W::splat_word(proof, b[1]);
            let found = x.union_with(other).words();
            assert_eq!(found[..count], [union | b[1]; 4][..count]);
            a[..count].rotate_left(1);
            by[..count].rotate_left(1);
        }
    }
}

/// Every operation of two words on random ones.
fn check_pair<W: Words>(proof: W::Proof) {
    check_words::<W>(proof, 2);
    let mut random = fastrand::Rng::with_seed(4);
    for _ in rounds(200) {
        let mut two = || [random.u64(..), random.u64(..), 0, 0];
        let (a, b) = (two(), two());
        let (x, y) = (W::new(proof, a), W::new(proof, b));
        assert_eq!(x.exchanged().words()[..2], [a[1], a[0]]);
        assert_eq!(x.crossed(y).words()[..2], [a[1], b[0]]);
        let one = W::new(proof, [0, a[1] | 1, 0, 0]);
        assert_eq!(one.empty().words()[..2], [!0, 0]);
        assert_eq!(one.exchanged().empty().words()[..2], [0, !0]);
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
    Bytes::<I>::BYTES
}

#[test]
fn each_processor_gets_the_kernel_of_its_own_registers() {
    for (cpu, bytes) in Cpu::available().zip([16, 32, 64]) {
        assert_eq!(bytes_of_a_register(cpu), bytes, "{cpu:?}");
    }
}

#[test]
fn operations_run_with_avx2_where_the_processor_has_it() {
    struct BytesOf;
    impl Operation for BytesOf {
        type Output = usize;

        fn run<I: Isa>(self, isa: I) -> usize {
            bytes_of(isa)
        }
    }
    for cpu in Cpu::available() {
        let bytes = if cpu == Cpu::Plain { 16 } else { 32 };
        assert_eq!(run_up_to_avx2(cpu, BytesOf), bytes, "{cpu:?}");
    }
}
