#ifndef PLANES_H
#define PLANES_H

#include "alone.h"

/* Maps.
 *
 * A map is kept as bit planes: bit sq of word i is bit i of the distance of square sq. Each move of
 * a search adds 1 to all squares not reached yet. At the end the planes become bytes. */

/* Exchanges the bits at `mask << by` of one word with the bits at `mask` of the other. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap(uint64_t *words, int one, int other, int by, uint64_t mask) {
  const uint64_t differing = (words[one] >> by ^ words[other]) & mask;

  words[one] ^= differing << by;
  words[other] ^= differing;
}

/* The same for the four pairs of words that are `apart` = 1, 2 or 4 from each other. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_all(uint64_t words[8], int apart, int by, uint64_t mask) {
  const int second = apart == 1 ? 2 : 1, third = apart == 4 ? 2 : 4;

  chess_distance_inline_swap(words, 0, apart, by, mask);
  chess_distance_inline_swap(words, second, second + apart, by, mask);
  chess_distance_inline_swap(words, third, third + apart, by, mask);
  chess_distance_inline_swap(words, second + third, second + third + apart, by, mask);
}

/* Bit sq of word i becomes bit i of byte sq. Byte 0 is the lowest of word 0. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_to_bytes(uint64_t words[8]) {
  chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
  chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
  chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
  chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
  chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
  chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
}

/* The reverse: bit i of byte sq becomes bit sq of word i. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_to_planes(uint64_t words[8]) {
  chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
  chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
  chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
  chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
  chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
  chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
}

/* Eight bytes, the lowest first. Compilers make one load or store of it. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_load(const uint8_t *in) {
  return CHESS_DISTANCE_INLINE_CAST(uint64_t, in[0]) |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[1]) << 8 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[2]) << 16 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[3]) << 24 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[4]) << 32 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[5]) << 40 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[6]) << 48 |
         CHESS_DISTANCE_INLINE_CAST(uint64_t, in[7]) << 56;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_store(uint8_t *out, uint64_t word) {
  out[0] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word);
  out[1] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 8);
  out[2] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 16);
  out[3] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 24);
  out[4] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 32);
  out[5] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 40);
  out[6] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 48);
  out[7] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 56);
}

#if defined(CHESS_DISTANCE_INLINE_VECTORS)
/* Sixteen bytes anywhere, and the same in registers, with lanes of 8, 16, 32 and 64 bits. */
typedef uint8_t chess_distance_inline_bytes
    __attribute__((__vector_size__(16), __aligned__(1), __may_alias__));
typedef uint8_t chess_distance_inline_v8 __attribute__((__vector_size__(16)));
typedef uint16_t chess_distance_inline_v16 __attribute__((__vector_size__(16)));
typedef uint32_t chess_distance_inline_v32 __attribute__((__vector_size__(16)));
typedef uint64_t chess_distance_inline_v64 __attribute__((__vector_size__(16)));

/* chess_distance_inline_swap for both words of two vectors. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_pairs(chess_distance_inline_v64 *one,
                                      chess_distance_inline_v64 *other, int by, uint64_t mask) {
  const chess_distance_inline_v64 differing = (*one >> by ^ *other) & mask;

  *one ^= differing << by;
  *other ^= differing;
}

/* Four ranks, two in a vector. Each half of a byte is a number: the lower halves of four bytes are
 * the files a to d, the upper halves e to h. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_ranks(chess_distance_inline_v16 four, uint8_t out[32]) {
  const chess_distance_inline_v16 lower = four & 0x0f0f, upper = four >> 4 & 0x0f0f;
  const chess_distance_inline_v32 a = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v32, lower);
  const chess_distance_inline_v32 e = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v32, upper);
  const chess_distance_inline_v8 one =
      CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, __builtin_shufflevector(a, e, 0, 4, 1, 5));
  const chess_distance_inline_v8 two =
      CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, __builtin_shufflevector(a, e, 2, 6, 3, 7));

  *CHESS_DISTANCE_INLINE_AS(chess_distance_inline_bytes *, out) =
      one | CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, one == 15);
  *CHESS_DISTANCE_INLINE_AS(chess_distance_inline_bytes *, out + 16) =
      two | CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, two == 15);
}

/* Writes a map whose distances are below 15. 15 becomes 255. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write_small(uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3,
                                       uint64_t nowhere, uint8_t out[64]) {
  chess_distance_inline_v64 one = {w0 | nowhere, w1 | nowhere};
  chess_distance_inline_v64 other = {w2 | nowhere, w3 | nowhere}, even, odd;
  chess_distance_inline_v16 ab, cd;
  chess_distance_inline_v8 a, b;

  /* Bit i of half a byte becomes bit i of a number. */
  chess_distance_inline_swap_pairs(&one, &other, 2, 0x3333333333333333u);
  even = __builtin_shufflevector(one, other, 0, 2);
  odd = __builtin_shufflevector(one, other, 1, 3);
  chess_distance_inline_swap_pairs(&even, &odd, 1, 0x5555555555555555u);
  /* The bytes of the four words in turn. */
  a = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, even);
  b = CHESS_DISTANCE_INLINE_AS(chess_distance_inline_v8, odd);
  ab = CHESS_DISTANCE_INLINE_AS(
      chess_distance_inline_v16,
      __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  cd = CHESS_DISTANCE_INLINE_AS(
      chess_distance_inline_v16,
      __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
  chess_distance_inline_ranks(__builtin_shufflevector(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11), out);
  chess_distance_inline_ranks(__builtin_shufflevector(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15),
                              out + 32);
}
#endif

/* Writes any map. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write_large(uint64_t words[8], uint64_t nowhere, uint8_t out[64]) {
  int i;

  for (i = 0; i < 8; ++i)
    words[i] |= nowhere;
  chess_distance_inline_to_bytes(words);
  for (i = 0; i < 8; ++i)
    chess_distance_inline_store(out + 8 * i, words[i]);
}

/* Writes a map whose distances are at most `largest`; the squares of `nowhere` become 255. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write(const uint64_t words[8], int largest, uint64_t nowhere,
                                 uint8_t out[64]) {
  uint64_t all[8]; /* A copy, so that `words` can be registers. */

#if defined(CHESS_DISTANCE_INLINE_VECTORS)
  if (largest < 15) {
    chess_distance_inline_write_small(words[0], words[1], words[2], words[3], nowhere, out);
    return;
  }
#endif
  (void)largest;
  all[0] = words[0];
  all[1] = words[1];
  all[2] = words[2];
  all[3] = words[3];
  all[4] = words[4];
  all[5] = words[5];
  all[6] = words[6];
  all[7] = words[7];
  chess_distance_inline_write_large(all, nowhere, out);
}

/* Sets all counts to 0. An initializer could become a call of memset. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_clear(uint64_t words[8]) {
  words[0] = words[1] = words[2] = words[3] = 0;
  words[4] = words[5] = words[6] = words[7] = 0;
}

#endif
