/* The arguments of every measured function.
 *
 * A row of the report compares two functions `void NAME(const struct bench_input *, uint8_t *out)`
 * that do the same work on the same input, one with the library, one without it.
 * benches/src/input.rs has the same structure. */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>
#include <stdint.h>

struct bench_board {
    uint64_t own, enemy, avoid;
};

/* Squares of a board of up to 16x16, as in ChessDistanceSquares. */
struct bench_grid {
    uint64_t from[4];                 /* the start square as a set */
    uint64_t own[4], enemy[4], avoid[4], stop[4];
    uint64_t plus1[4], plus2[4];
    uint64_t start;                   /* its number */
};

/* The members of ChessDistancePosition. */
struct bench_position {
    uint64_t white, black, kings, queens, rooks, bishops, knights, pawns, en_passant;
};

struct bench_input {
    size_t repeat;                    /* repetitions of the whole work */
    size_t n;                         /* members of every array below */
    size_t chunk;                     /* pairs in one batch, or in one sum */
    int piece;
    const uint8_t *a, *b;             /* squares */
    const struct bench_board *boards; /* NULL: all boards are empty */
    const uint64_t *first, *second;   /* sets of squares */
    const uint8_t *other;             /* the engine's other data, a power of two of bytes */
    size_t other_size;
    const uint64_t (*graphs)[64];     /* the squares one move from each square */
    const uint64_t *from, *to;        /* columns: the squares a and b as sets, */
    const uint64_t *own, *enemy;      /* and the same obstacles; NULL: all boards are empty */
    const struct bench_grid *grids;
    const struct bench_position *positions;
};

/* Barrier: the compiler must neither merge nor drop rounds. */
static inline void barrier(void) { __asm__ volatile("" ::: "memory"); }
#define BENCH_REPEAT(in) for (size_t repeat = (in)->repeat; repeat-- > 0; barrier())

#define NOINLINE __attribute__((noinline))

static inline int lowest(uint64_t set) { return __builtin_ctzll(set); }

#endif
