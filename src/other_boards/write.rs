//! Copies a part of a row into a slice, without the C library.

/// Writes the first 1 to 15 bytes. A loop over them would become a call of memcpy, which needs a C
/// library.
#[inline(never)]
pub(super) fn write_few(bytes: &[u8; 16], many: usize, out: &mut [u8]) {
    let (from, out) = write_part::<8>(many, bytes, out);
    let (from, out) = write_part::<4>(many, from, out);
    let (from, out) = write_part::<2>(many, from, out);
    write_part::<1>(many, from, out);
}

/// Writes a part of the bytes if the remaining number contains it; returns the rest.
#[inline(always)]
fn write_part<'a, 'b, const BYTES: usize>(
    many: usize,
    from: &'a [u8],
    out: &'b mut [u8],
) -> (&'a [u8], &'b mut [u8]) {
    if many & BYTES == 0 {
        return (from, out);
    }
    match (from.split_first_chunk::<BYTES>(), out) {
        (Some((bytes, from)), out) if out.len() >= BYTES => {
            let (place, out) = out.split_at_mut(BYTES);
            for (place, byte) in place.iter_mut().zip(bytes) {
                *place = *byte;
            }
            (from, out)
        }
        (_, out) => (from, out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_and_nothing_behind_them() {
        let bytes = core::array::from_fn(|index| 100 + index as u8);
        for many in 1..16 {
            for room in 0..=16 {
                let mut out = [7; 16];
                write_few(&bytes, many, &mut out[..room]);
                let written = out.iter().take_while(|&&byte| byte != 7).count();
                assert_eq!(out[..written], bytes[..written], "{many} {room}");
                assert!(
                    out[written..].iter().all(|&byte| byte == 7),
                    "{many} {room}"
                );
                // If there is too little room, as many as fit.
                assert!(written <= many.min(room), "{many} {room}");
                assert!(room < many || written == many, "{many} {room}");
            }
        }
    }
}
