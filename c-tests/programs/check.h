/* Shared by the test programs: checks with a count, random numbers, checksums, boundary values. */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static uint64_t check_count, check_failures;

/* One comparison. Prints the first failures with their arguments. */
static inline void check_equal(int64_t actual, int64_t expected, const char *what, int line,
                               int64_t a, int64_t b) {
  check_count++;
  if (actual == expected)
    return;
  if (++check_failures <= 20)
    fprintf(stderr, "line %d: %s is %" PRId64 ", not %" PRId64 " (%" PRId64 ", %" PRId64 ")\n",
            line, what, actual, expected, a, b);
}

/* a and b are printed with a failure: the squares, or the loop's variables. */
#define CHECK(actual, expected, a, b)                                                              \
  check_equal((int64_t)(actual), (int64_t)(expected), #actual, __LINE__, (int64_t)(a), (int64_t)(b))

/* The exit status: 0 if there were checks and none failed. */
static inline int check_result(void) {
  printf("%" PRIu64 " checks, %" PRIu64 " failures\n", check_count, check_failures);
  return check_count == 0 || check_failures != 0;
}

/* Valgrind makes a program some 30 times slower. There it runs a part of its rounds. */
#ifndef ROUNDS_DIVISOR
#define ROUNDS_DIVISOR 1
#endif
static inline int rounds(int n) { return (n + ROUNDS_DIVISOR - 1) / ROUNDS_DIVISOR; }

/* splitmix64: the same numbers in every run. */
static inline uint64_t random_bits(uint64_t *state) {
  uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

#define EMPTY_CHECKSUM UINT64_C(0xcbf29ce484222325)

/* FNV-1a over the eight bytes of a value, lowest first: the same on every architecture. */
static inline void add_to_checksum(uint64_t *checksum, int64_t value) {
  for (int byte = 0; byte < 8; byte++)
    *checksum = (*checksum ^ ((uint64_t)value >> 8 * byte & 0xff)) * UINT64_C(0x100000001b3);
}

/* The int with these 32 bits, without an implementation-defined conversion. */
static inline int int_of(uint32_t bits) { return bits <= INT_MAX ? (int)bits : -(int)~bits - 1; }

static inline int random_int(uint64_t *state) {
  return int_of((uint32_t)(random_bits(state) >> 32));
}

/* Ints at which argument checks or arithmetic may fail. */
static const int boundary_values[] = {INT_MIN,
                                      INT_MIN + 1,
                                      INT_MIN + 7,
                                      INT_MIN + 8,
                                      -65536,
                                      -1025,
                                      -1024,
                                      -513,
                                      -512,
                                      -257,
                                      -256,
                                      -255,
                                      -129,
                                      -128,
                                      -127,
                                      -120,
                                      -65,
                                      -64,
                                      -63,
                                      -16,
                                      -9,
                                      -8,
                                      -7,
                                      -2,
                                      -1,
                                      0,
                                      1,
                                      2,
                                      6,
                                      7,
                                      8,
                                      9,
                                      10,
                                      11,
                                      15,
                                      16,
                                      31,
                                      32,
                                      55,
                                      56,
                                      62,
                                      63,
                                      64,
                                      65,
                                      71,
                                      72,
                                      119,
                                      120,
                                      127,
                                      128,
                                      129,
                                      136,
                                      239,
                                      240,
                                      255,
                                      256,
                                      257,
                                      258,
                                      319,
                                      511,
                                      512,
                                      513,
                                      1023,
                                      1024,
                                      65535,
                                      65536,
                                      65599,
                                      16777216,
                                      INT_MAX - 64,
                                      INT_MAX - 63,
                                      INT_MAX - 8,
                                      INT_MAX - 7,
                                      INT_MAX - 1,
                                      INT_MAX};
enum { BOUNDARY_VALUES = (int)(sizeof boundary_values / sizeof boundary_values[0]) };

static inline int on_board(int sq) { return sq >= 0 && sq <= 63; }

/* Whether so many elements reach behind the end of the address space, and whether two arguments
 * overlap. Those of no bytes and NULL do not. */
static inline int wraps(const void *at, size_t bytes, size_t count) {
  return at != NULL && (count > SIZE_MAX / bytes || bytes * count > UINTPTR_MAX - (uintptr_t)at);
}

static inline int meet(const void *a, size_t a_bytes, const void *b, size_t b_bytes) {
  const uintptr_t p = (uintptr_t)a, q = (uintptr_t)b;
  return a != NULL && b != NULL && a_bytes != 0 && b_bytes != 0 &&
         (p < q ? q - p < a_bytes : p - q < b_bytes);
}

#endif
