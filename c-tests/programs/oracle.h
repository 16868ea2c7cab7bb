/* The searches of mailbox.h on the empty board. */
#ifndef ORACLE_H
#define ORACLE_H

#include "mailbox.h"

/* Pieces of the tables by difference without a number in the library: pawns with single steps
 * only. */
enum { WHITE_STEPPER = 1000, BLACK_STEPPER = 1001 };

/* Marks up to `most` squares in one direction. */
static inline void oracle_ride(int from, int files, int ranks, int most, int to[64]) {
    const uint64_t reached = mailbox_slide(from, files, ranks, most, &mailbox_empty);
    for (int s = 0; s < 64; s++)
        to[s] |= in_set(reached, s);
}

/* Fewest moves from one square to every square, -1 where no sequence of moves leads. */
static inline void oracle_distances(int piece, int from, int distances[64]) {
    uint64_t paths[64];
    if (piece != WHITE_STEPPER && piece != BLACK_STEPPER) {
        mailbox_search(piece, UINT64_C(1) << from, &mailbox_empty, distances, paths);
        return;
    }
    for (int s = 0; s < 64; s++) {
        const int steps = ((s >> 3) - (from >> 3)) * (piece == WHITE_STEPPER ? 1 : -1);
        distances[s] = (s & 7) == (from & 7) && steps >= 0 ? steps : -1;
    }
}

static inline void oracle_table(int piece, int table[64][64]) {
    for (int from = 0; from < 64; from++)
        oracle_distances(piece, from, table[from]);
}

#endif
