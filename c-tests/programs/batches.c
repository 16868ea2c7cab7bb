/* Batches of pairs: every piece against the search, lengths, alignments, and bad squares. */
#include <string.h>

#include "check.h"
#include "mailbox.h"

enum { SPARE = 64, LONGEST = 40000, CANARY = 0x5a };

static uint8_t a[LONGEST + 2 * SPARE], b[LONGEST + 2 * SPARE], out[LONGEST + 2 * SPARE];

static int batch(int piece, const uint8_t *from, const uint8_t *to, uint8_t *distances, size_t n) {
    return chess_distance_batch(piece, from, to, distances, n);
}

/* Random squares in both columns. */
static void refill(uint64_t *state) {
    for (size_t i = 0; i < sizeof a; i++) {
        const uint64_t bits = random_bits(state);
        a[i] = bits & 63;
        b[i] = bits >> 8 & 63;
    }
}

/* One batch of n pairs, with an offset into each column, against the table. */
static void compare(int piece, int table[64][64], size_t n, const size_t shifts[3]) {
    const uint8_t *from = a + shifts[0], *to = b + shifts[1];
    uint8_t *distances = out + shifts[2];
    int bad = 0;
    memset(out, CANARY, sizeof out);
    const int result = batch(piece, from, to, distances, n);
    for (size_t i = 0; i < n; i++) {
        const int valid = from[i] <= 63 && to[i] <= 63;
        const int distance = valid ? table[from[i]][to[i]] : -1;
        bad |= !valid;
        CHECK(distances[i], distance < 0 ? CHESS_DISTANCE_NONE : distance, piece, i);
    }
    CHECK(result, bad ? CHESS_DISTANCE_INVALID_SQUARE : CHESS_DISTANCE_OK, piece, n);
    for (size_t i = 0; i < SPARE; i++) {
        if (i < shifts[2])
            CHECK(out[i], CANARY, piece, i);
        CHECK(distances[n + i], CANARY, piece, i);
    }
}

static void pieces_and_lengths(void) {
    uint64_t state = 6;
    refill(&state);
    for (size_t p = 0; p < (size_t)MAILBOX_PIECES; p++) {
        int table[64][64];
        distance_table(mailbox_pieces[p], table);
        for (size_t n = 1; n <= 200; n++) {
            const uint64_t bits = random_bits(&state);
            const size_t shifts[3] = {bits & 63, bits >> 8 & 63, bits >> 16 & 63};
            const size_t bad = shifts[0] + (bits >> 24) % n;
            compare(mailbox_pieces[p], table, n, shifts);
            a[bad] = (uint8_t)(64 + (bits >> 40) % 192);
            compare(mailbox_pieces[p], table, n, shifts);
            a[bad] = 63;
            b[shifts[1] + n - 1] = 64;
            compare(mailbox_pieces[p], table, n, shifts);
            b[shifts[1] + n - 1] = 0;
        }
        const size_t none[3] = {0, 0, 0};
        compare(mailbox_pieces[p], table, LONGEST, none);
        a[LONGEST / 2] = 200;
        compare(mailbox_pieces[p], table, LONGEST, none);
        a[LONGEST / 2] = 20;
    }
}

/* Columns may touch, and both inputs may be the same. */
static void neighbors(void) {
    uint8_t all[192];
    for (size_t n = 1; n <= 64; n++) {
        memset(all, 7, sizeof all);
        CHECK(batch(CHESS_DISTANCE_KING, all, all, all + n, n), CHESS_DISTANCE_OK, n, 0);
        CHECK(batch(CHESS_DISTANCE_KING, all + 1, all, all + n + 1, n), CHESS_DISTANCE_OK, n, 0);
        memset(all, 7, sizeof all);
        CHECK(batch(CHESS_DISTANCE_KING, all + n, all + n, all, n), CHESS_DISTANCE_OK, n, 0);
        for (size_t i = 0; i < sizeof all; i++)
            CHECK(all[i], i < n ? 0 : 7, n, i);
    }
}

int main(void) {
    pieces_and_lengths();
    neighbors();
    return check_result();
}
