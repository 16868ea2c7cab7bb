/* Pawn endings: every fault and which of two is reported, memory that is too small, of every
 * alignment, full of rubbish, and exactly large enough. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

enum { STRUCTURE = CHESS_DISTANCE_PAWN_STRUCTURE_BYTES };
static const uint64_t white = UINT64_C(0x829000000), black = UINT64_C(0x82100000000);
static ChessDistancePawnEnding ending, expected;
static uint8_t memory[3000 * STRUCTURE];

static int is_pattern(const void *bytes, size_t n, int pattern) {
    for (size_t i = 0; i < n; i++)
        if (((const uint8_t *)bytes)[i] != pattern)
            return 0;
    return 1;
}

/* A call that must not write to the ending. */
static void refused(uint64_t one, uint64_t two, void *start, size_t size, ChessDistancePawnEnding *out, int result, int line) {
    memset(&ending, 0x63, sizeof ending);
    CHECK(chess_distance_pawn_ending(one, two, 0, 0, start, size, out), result, line, size);
    CHECK(is_pattern(&ending, sizeof ending, 0x63), 1, line, size);
}
#define REFUSED(one, two, start, size, out, result) refused(one, two, start, size, out, result, __LINE__)

static void faults(void) {
    const uint64_t nine = UINT64_C(0x1ff) << 8, eight = UINT64_C(0xff) << 8;
    REFUSED(white, black, NULL, sizeof memory, &ending, CHESS_DISTANCE_NULL_POINTER);
    REFUSED(white, black, NULL, 0, &ending, CHESS_DISTANCE_NULL_POINTER);
    REFUSED(white, black, memory, sizeof memory, NULL, CHESS_DISTANCE_NULL_POINTER);
    REFUSED(1, 1, NULL, 0, NULL, CHESS_DISTANCE_NULL_POINTER);
    for (int square = 0; square < 64; square++) {
        const uint64_t pawn = UINT64_C(1) << square;
        if (square >= 8 && square < 56) {
            REFUSED(pawn, pawn, memory, sizeof memory, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
            continue;
        }
        REFUSED(white | pawn, black, memory, sizeof memory, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
        REFUSED(white, black | pawn, memory, 0, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
        REFUSED(0, pawn, &ending, 8, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    }
    REFUSED(nine, 0, memory, sizeof memory, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(0, nine, memory, sizeof memory, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(eight, eight << 40, memory, sizeof memory, &ending, 0);
    /* Memory that would reach the end of the address space. */
    REFUSED(white, black, memory, SIZE_MAX, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    REFUSED(white, black, memory, SIZE_MAX - (size_t)(uintptr_t)memory + 1, &ending, CHESS_DISTANCE_OUT_OF_RANGE);
    /* Overlap by one byte, and none. */
    REFUSED(white, black, &ending, 1, &ending, CHESS_DISTANCE_OVERLAP);
    REFUSED(white, black, (uint8_t *)&ending + sizeof ending - 1, 1, &ending, CHESS_DISTANCE_OVERLAP);
    REFUSED(white, black, (uint8_t *)&ending + sizeof ending, 0, &ending, 0);
    REFUSED(white, black, &ending, 0, &ending, 0);
    {
        ChessDistancePawnEnding *inside = (ChessDistancePawnEnding *)(void *)(memory + 64);
        memset(memory, 0x63, sizeof memory);
        CHECK(chess_distance_pawn_ending(white, black, 0, 0, memory, sizeof memory, inside), CHESS_DISTANCE_OVERLAP, 0, 0);
        CHECK(chess_distance_pawn_ending(white, black, 0, 0, memory, 65, inside), CHESS_DISTANCE_OVERLAP, 0, 0);
        CHECK(is_pattern(memory, sizeof memory, 0x63), 1, 0, 0);
        CHECK(chess_distance_pawn_ending(white, black, 0, 0, memory, 64, inside), 0, 0, 0);
        CHECK(is_pattern(memory + 64, sizeof memory - 64, 0x63), 1, 0, 0);
    }
}

/* Every nonzero flag is the same. */
static void flags(void) {
    for (int flag = 0; flag < 2; flag++) {
        const int many[] = {1, 2, -1, INT_MIN, INT_MAX, 256};
        const int structures = chess_distance_pawn_ending(white, black, 1, flag, memory, sizeof memory, &expected);
        for (size_t i = 0; i < sizeof many / sizeof many[0]; i++) {
            const int bound = flag == 0 ? 0 : many[i];
            CHECK(chess_distance_pawn_ending(white, black, many[i], bound, memory, sizeof memory, &ending), structures, flag, i);
            CHECK(memcmp(&ending, &expected, sizeof ending), 0, flag, i);
        }
    }
}

/* An ending of n structures needs n times the macro at most; less is refused, never overrun. */
static void small_memory(void) {
    static const uint64_t pawns[][2] = {
        {0, 0}, {0, 0xff00}, {UINT64_C(1) << 12, 0}, {UINT64_C(1) << 12, UINT64_C(1) << 51},
        {UINT64_C(1) << 27, UINT64_C(1) << 35}, {UINT64_C(0xa00), UINT64_C(0xa) << 48}};
    for (size_t i = 0; i < sizeof pawns / sizeof pawns[0]; i++) {
        const int n = chess_distance_pawn_ending(pawns[i][0], pawns[i][1], 0, 1, memory, sizeof memory, &expected);
        CHECK(n >= 1 && n < 2999, 1, i, n);
        for (size_t offset = 0; offset < 130; offset++) {
            const size_t enough = (size_t)n * STRUCTURE;
            uint8_t *start = memory + 64 + offset;
            memset(memory, (int)(offset * 37 + 99) & 255, sizeof memory);
            memset(start - 64, 0x63, 64);
            memset(start + enough, 0x63, 64);
            CHECK(chess_distance_pawn_ending(pawns[i][0], pawns[i][1], 0, 1, start, enough, &ending), n, i, offset);
            CHECK(memcmp(&ending, &expected, sizeof ending), 0, i, offset);
            CHECK(is_pattern(start - 64, 64, 0x63) && is_pattern(start + enough, 64, 0x63), 1, i, offset);
        }
        for (size_t size = 0; size < (size_t)n * 1024; size += size < 2000 ? 1 : 997) {
            uint8_t *start = memory + 65;
            memset(start + size, 0x63, 64);
            REFUSED(pawns[i][0], pawns[i][1], start, size, &ending, 0);
            CHECK(is_pattern(start + size, 64, 0x63), 1, i, size);
        }
    }
}

/* Blocks of exactly the size, for sanitizers and valgrind, with contents that were never written. */
static void blocks(void) {
    for (int n = 1; n <= 64; n *= 4)
        for (int lost = 0; lost < 16; lost += 5) {
            const size_t size = (size_t)(n * STRUCTURE + lost);
            uint8_t *block = (uint8_t *)malloc(size);
            if (block == NULL)
                exit(1);
            CHECK(chess_distance_pawn_ending(UINT64_C(1) << 36, UINT64_C(1) << 44, 0, 0, block + lost, size - (size_t)lost, &ending) >= 0, 1, n, lost);
            CHECK(chess_distance_pawn_ending(0, 0, 0, 0, block + lost, size - (size_t)lost, &ending), 1, n, lost);
            CHECK(is_pattern(&ending, offsetof(ChessDistancePawnEnding, attacker), 0), 1, n, lost);
            free(block);
        }
}

/* Too large: eight pawns against eight. */
static void too_large(void) {
    for (size_t n = 1; n < 3000; n = 3 * n + 1)
        REFUSED(UINT64_C(0xff00), UINT64_C(0xff) << 48, memory, n * STRUCTURE, &ending, 0);
}

int main(void) {
    faults();
    flags();
    small_memory();
    blocks();
    too_large();
    return check_result();
}
