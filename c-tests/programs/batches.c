/* Batches of pairs: every piece against a queue search, lengths, alignments, bad squares, and
 * every bad argument. */
#include <string.h>

#include "check.h"
#include "oracle.h"

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
    static const int pieces[] = {
        CHESS_DISTANCE_KING, CHESS_DISTANCE_WAZIR, CHESS_DISTANCE_KNIGHT, CHESS_DISTANCE_BISHOP,
        CHESS_DISTANCE_ROOK, CHESS_DISTANCE_QUEEN, CHESS_DISTANCE_WHITE_PAWN,
        CHESS_DISTANCE_BLACK_PAWN, CHESS_DISTANCE_ARCHBISHOP, CHESS_DISTANCE_CHANCELLOR,
        CHESS_DISTANCE_AMAZON, CHESS_DISTANCE_LEAPER(1, 1), CHESS_DISTANCE_LEAPER(3, 1),
        CHESS_DISTANCE_LEAPER(1, 0), CHESS_DISTANCE_LEAPER(2, 1), CHESS_DISTANCE_LEAPER(9, 9)
    };
    uint64_t state = 6;
    refill(&state);
    for (size_t p = 0; p < sizeof pieces / sizeof pieces[0]; p++) {
        int table[64][64];
        oracle_table(pieces[p], table);
        for (size_t n = 1; n <= 200; n++) {
            const uint64_t bits = random_bits(&state);
            const size_t shifts[3] = {bits & 63, bits >> 8 & 63, bits >> 16 & 63};
            const size_t bad = shifts[0] + (bits >> 24) % n;
            compare(pieces[p], table, n, shifts);
            a[bad] = (uint8_t)(64 + (bits >> 40) % 192);
            compare(pieces[p], table, n, shifts);
            a[bad] = 63;
            b[shifts[1] + n - 1] = 64;
            compare(pieces[p], table, n, shifts);
            b[shifts[1] + n - 1] = 0;
        }
        const size_t none[3] = {0, 0, 0};
        compare(pieces[p], table, LONGEST, none);
        a[LONGEST / 2] = 200;
        compare(pieces[p], table, LONGEST, none);
        a[LONGEST / 2] = 20;
    }
}

/* out must be unchanged. */
static void refused(int line, int result, int expected) {
    CHECK(result, expected, line, 0);
    for (size_t i = 0; i < 64; i++)
        CHECK(out[i], CANARY, line, i);
}

static void bad_arguments(void) {
    static const size_t lengths[] = {0, 1, 63, 64, 65, 4096, SIZE_MAX};
    const uint8_t *none = NULL;
    uint8_t *nowhere = NULL;
    memset(out, CANARY, sizeof out);
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int piece = boundary_values[i];
        if (piece >= 0 && piece != 256 && (piece <= 10 || (piece >= 256 && piece <= 511)))
            continue;
        for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++) {
            refused(__LINE__, batch(piece, a, b, out, lengths[j]), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, batch(piece, none, none, nowhere, lengths[j]), CHESS_DISTANCE_INVALID_PIECE);
        }
    }
    for (int piece = 0; piece <= 10; piece++) {
        refused(__LINE__, batch(piece, none, none, nowhere, 0), CHESS_DISTANCE_OK);
        refused(__LINE__, batch(piece, out, out, out, 0), CHESS_DISTANCE_OK);
        for (size_t j = 1; j < sizeof lengths / sizeof lengths[0]; j++) {
            const size_t n = lengths[j];
            refused(__LINE__, batch(piece, none, b, out, n), CHESS_DISTANCE_NULL_POINTER);
            refused(__LINE__, batch(piece, a, none, out, n), CHESS_DISTANCE_NULL_POINTER);
            refused(__LINE__, batch(piece, a, b, nowhere, n), CHESS_DISTANCE_NULL_POINTER);
        }
        for (size_t less = 0; less < 4096; less += 63) {
            const size_t n = SIZE_MAX - less;
            refused(__LINE__, batch(piece, a, b, out, n), CHESS_DISTANCE_OUT_OF_RANGE);
            /* Wraparound is reported before overlap. */
            refused(__LINE__, batch(piece, out, out, out, n), CHESS_DISTANCE_OUT_OF_RANGE);
        }
        /* No wrapping, but no room for two such columns either. */
        refused(__LINE__, batch(piece, a, b, out, SIZE_MAX / 2), CHESS_DISTANCE_OVERLAP);
        /* A single pointer too near to the end of the address space. */
        uint8_t *const end = (uint8_t *)(UINTPTR_MAX - 7);
        refused(__LINE__, batch(piece, end, b, out, 8), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, batch(piece, a, end, out, 8), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, batch(piece, a, b, end, 8), CHESS_DISTANCE_OUT_OF_RANGE);
        for (size_t n = 1; n <= 64; n++) {
            refused(__LINE__, batch(piece, out, b, out, n), CHESS_DISTANCE_OVERLAP);
            refused(__LINE__, batch(piece, a, out, out, n), CHESS_DISTANCE_OVERLAP);
            refused(__LINE__, batch(piece, out + n - 1, b, out, n), CHESS_DISTANCE_OVERLAP);
            refused(__LINE__, batch(piece, out, b, out + n - 1, n), CHESS_DISTANCE_OVERLAP);
            refused(__LINE__, batch(piece, a, out + n - 1, out, n), CHESS_DISTANCE_OVERLAP);
        }
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
    bad_arguments();
    neighbors();
    return check_result();
}
