/* The routines of the wiki's pages, newly written with the same methods. Plain arithmetic takes any
 * int and wraps modulo 2^32 where the page's C would overflow. */
#ifndef ROUTINES_H
#define ROUTINES_H

#include <stdint.h>

#include "check.h"

/* Arithmetic shift to the right by 3: the rank, of any int. */
static inline int floor_rank(int sq) {
    return sq >= 0 ? sq / 8 : -(int)((-(int64_t)sq + 7) / 8);
}

static inline int absolute(int n) {
    return n < 0 ? -n : n;
}

static inline int file_gap(int a, int b) {
    return absolute((int)((unsigned)a & 7u) - (int)((unsigned)b & 7u));
}

static inline int rank_gap(int a, int b) {
    return absolute(floor_rank(a) - floor_rank(b));
}

/* Distance: the larger of the two gaps. Manhattan-Distance: their sum. */
static inline int routine_king(int a, int b) {
    int files = file_gap(a, b), ranks = rank_gap(a, b);
    return files > ranks ? files : ranks;
}

static inline int routine_manhattan(int a, int b) {
    return file_gap(a, b) + rank_gap(a, b);
}

/* 0x88 difference from ordinary squares. Setting the three low bits before adding doubles the
 * weight of the rank. */
static inline unsigned routine_x88_diff(int a, int b) {
    uint32_t from = (uint32_t)a, to = (uint32_t)b;
    return to + (to | 7u) + 120u - from - (from | 7u);
}

static inline uint32_t absolute_bits(uint32_t n) {
    return n > (uint32_t)INT_MAX ? 0u - n : n;
}

/* 8 * rank gap + file gap. With the low bits set, the difference is that of the ranks. */
static inline int routine_rank_file(int a, int b) {
    uint32_t x = (uint32_t)a, y = (uint32_t)b;
    return int_of(absolute_bits((x | 7u) - (y | 7u)) + absolute_bits((x & 7u) - (y & 7u)));
}

/* One knight move of a whole set: shifts by one and two files, then by two and one ranks. */
static inline uint64_t routine_knight_attacks(uint64_t set) {
    const uint64_t not_a = UINT64_C(0x0101010101010101) * 0xfe, not_ab = UINT64_C(0x0101010101010101) * 0xfc;
    const uint64_t not_h = UINT64_C(0x0101010101010101) * 0x7f, not_gh = UINT64_C(0x0101010101010101) * 0x3f;
    uint64_t one = ((set << 1) & not_a) | ((set >> 1) & not_h);
    uint64_t two = ((set << 2) & not_ab) | ((set >> 2) & not_gh);
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* Knight fill: steps until the sets meet. Neither set may be empty. */
static inline int routine_knight_fill(uint64_t from, uint64_t to) {
    int moves = 0;
    for (; (from & to) == 0; moves++)
        from = routine_knight_attacks(from);
    return moves;
}

/* Knight distance by 8 * rank gap + file gap, typed by hand as an engine would have it. */
static const signed char rank_file_distance[64] = {
    0, 3, 2, 3, 2, 3, 4, 5,  3, 2, 1, 2, 3, 4, 3, 4,  2, 1, 4, 3, 2, 3, 4, 5,  3, 2, 3, 2, 3, 4, 3, 4,
    2, 3, 2, 3, 4, 3, 4, 5,  3, 4, 3, 4, 3, 4, 5, 4,  4, 3, 4, 3, 4, 5, 4, 5,  5, 4, 5, 4, 5, 4, 5, 6
};

static inline int is_corner(int sq) {
    return sq == 0 || sq == 7 || sq == 56 || sq == 63;
}

/* Knight distance for squares, with a condition and without one. */
static inline int routine_knight_if(int a, int b) {
    int index = routine_rank_file(a, b);
    int moves = rank_file_distance[index];
    if (index == 9 && is_corner(a) != is_corner(b))
        moves += 2;
    return moves;
}

static inline int routine_knight_branchless(int a, int b) {
    int index = routine_rank_file(a, b);
    return rank_file_distance[index] + (((index == 9) & (is_corner(a) ^ is_corner(b))) << 1);
}

/* Center distances. A coordinate below 4 is complemented, so that its two low bits count the steps
 * to the middle; the mask removes the bit above them. */
static inline int routine_center_manhattan(int sq) {
    int file = sq % 8, rank = sq / 8;
    file = file < 4 ? 7 - file : file;
    rank = rank < 4 ? 7 - rank : rank;
    return (file + rank) & 7;
}

static inline int routine_center(int sq) {
    int file = sq % 8, rank = sq / 8;
    file = (file < 4 ? 7 - file : file) & 3;
    rank = (rank < 4 ? 7 - rank : rank) & 3;
    return file > rank ? file : rank;
}

#endif
