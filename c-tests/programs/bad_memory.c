/* The faults of the two functions that functions.h cannot describe, and which of several is reported.
 * Pawn endings: memory that is too small, of every alignment, full of rubbish, and exactly large enough.
 * FENs: columns anywhere around each other and what is read. */
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

/* The arguments of chess_distance_read_fens in one memory, each at a place of its own. The outputs are
 * nine sets, the state and the faults. */
enum { ROWS = 3, LENGTH = 18, SETS = 9, STATE = SETS, FAULTS, OUTPUTS, OFFSETS = 64, COLUMNS = 128, TEXT = 256, OUT = 384 };
static union {
    uint64_t words[136];
    uint8_t bytes[8 * 136];
} room, before;

typedef struct {
    const char *text;
    int64_t *offsets;
    size_t n;
    ChessDistancePositionColumns *columns;
    void *out[OUTPUTS];
} Fens;

static void lay_out(Fens *fens) {
    memset(&room, 0x5a, sizeof room);
    fens->text = (const char *)room.bytes + TEXT;
    fens->offsets = (int64_t *)(void *)(room.bytes + OFFSETS);
    fens->n = ROWS;
    fens->columns = (ChessDistancePositionColumns *)(void *)(room.bytes + COLUMNS);
    for (int row = 0; row <= ROWS; row++)
        fens->offsets[row] = LENGTH * row;
    for (int row = 0; row < ROWS; row++)
        memcpy(room.bytes + TEXT + LENGTH * row, "8/8/8/8/8/8/8/8 w ", LENGTH);
    for (int i = 0; i < OUTPUTS; i++)
        fens->out[i] = room.bytes + OUT + 64 * i;
}

/* A call without a fault returns 0 and writes its outputs. */
static void check_fens(const Fens *fens, int result, int what, int which) {
    if (fens->columns != NULL)
        memcpy(fens->columns, fens->out, sizeof *fens->columns);
    memcpy(&before, &room, sizeof room);
    CHECK(chess_distance_read_fens(fens->text, fens->offsets, fens->n, fens->columns, (uint8_t *)fens->out[FAULTS]),
          result, what, which);
    for (int i = 0; result == 0 && fens->n != 0 && i < OUTPUTS; i++)
        memcpy(before.bytes + ((uint8_t *)fens->out[i] - room.bytes), fens->out[i], (i < SETS ? 8 : 1) * ROWS);
    CHECK(memcmp(&room, &before, sizeof room), 0, what, which);
}

/* The faults in the order in which they are reported. */
static const int codes[] = {
    0, CHESS_DISTANCE_NULL_POINTER, CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP, CHESS_DISTANCE_NULL_POINTER,
    CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP
};
enum { FAULT_COUNT = (int)(sizeof codes / sizeof codes[0]) };

static void spoil(int fault, int variant, Fens *fens) {
    void **const out = &fens->out[variant % OUTPUTS], **const next = &fens->out[(variant + 1) % OUTPUTS];
    switch (fault) {
    case 0: fens->n = 0; break;
    case 1:
        if (variant % 3 == 0)
            fens->offsets = NULL;
        else if (variant % 3 == 1)
            fens->columns = NULL;
        else
            fens->out[FAULTS] = NULL;
        break;
    case 2:
        if (variant % 4 < 2)
            fens->n = variant % 4 == 0 ? SIZE_MAX : SIZE_MAX / 8 + 1;
        else
            *out = (void *)(UINTPTR_MAX - 1);
        break;
    case 3: *next = variant % 3 == 0 ? *out : room.bytes + (variant % 3 == 1 ? OFFSETS : COLUMNS); break;
    case 4: fens->text = NULL; break;
    case 5: ((int64_t *)(void *)(room.bytes + OFFSETS))[variant % 2 * 2] = variant % 2 == 0 ? -1 : 0; break;
    case 6: fens->text = (const char *)(UINTPTR_MAX - 7); break;
    default: *out = room.bytes + TEXT + 8;
    }
}

static void faults_of_fens(void) {
    for (int faults = 0; faults < 1 << FAULT_COUNT; faults++)
        for (int variant = 0; variant < 4 * 3 * OUTPUTS; variant++) {
            Fens fens;
            int first = 0;
            lay_out(&fens);
            for (int fault = FAULT_COUNT - 1; fault >= 0; fault--)
                if (faults >> fault & 1) {
                    spoil(fault, variant, &fens);
                    first = fault;
                }
            check_fens(&fens, codes[first], faults, variant);
        }
}

/* Rows that are all empty: the text is not read, but it may not pass the end of the address space. */
static void empty_rows_of_fens(void) {
    static const struct {
        uintptr_t text;
        int64_t offset;
        int result;
    } cases[] = {
        {0, 0, ROWS}, {0, 7, ROWS}, {0, -1, CHESS_DISTANCE_OUT_OF_RANGE},
        {UINTPTR_MAX - 7, 0, ROWS}, {UINTPTR_MAX - 7, 7, ROWS}, {UINTPTR_MAX - 7, 8, CHESS_DISTANCE_OUT_OF_RANGE},
        {UINTPTR_MAX - 7, -1, CHESS_DISTANCE_OUT_OF_RANGE}, {UINTPTR_MAX, INT64_MAX, CHESS_DISTANCE_OUT_OF_RANGE}
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Fens fens;
        lay_out(&fens);
        memcpy(fens.columns, fens.out, sizeof *fens.columns);
        for (int row = 0; row <= ROWS; row++)
            fens.offsets[row] = cases[i].offset;
        memcpy(&before, &room, sizeof room);
        CHECK(chess_distance_read_fens((const char *)cases[i].text, fens.offsets, ROWS, fens.columns, (uint8_t *)fens.out[FAULTS]),
              cases[i].result, i, 0);
        CHECK(memcmp(&room, &before, sizeof room) == 0, cases[i].result < 0, i, 0);
    }
}

/* Each output at both ends of what is read and of every other output: touching is no overlap. */
static void places_of_fens(void) {
    static const int places[][2] = {{OFFSETS, 8 * (ROWS + 1)}, {COLUMNS, sizeof(ChessDistancePositionColumns)},
                                    {TEXT, LENGTH * ROWS}};
    for (int out = 0; out < OUTPUTS; out++)
        for (int place = 0; place < 3 + OUTPUTS; place++) {
            const int step = out < SETS ? 8 : 1, other = place - 3;
            const int start = other < 0 ? places[place][0] : OUT + 64 * other;
            const int end = start + (other < 0 ? places[place][1] : ROWS * (other < SETS ? 8 : 1));
            const int at[4] = {start - step * ROWS, start - step * (ROWS - 1), (end - 1) / step * step,
                               (end + step - 1) / step * step};
            for (int i = 0; i < 4 && other != out; i++) {
                Fens fens;
                lay_out(&fens);
                fens.out[out] = room.bytes + at[i];
                check_fens(&fens, i % 3 == 0 ? 0 : CHESS_DISTANCE_OVERLAP, out, 4 * place + i);
            }
        }
}

int main(void) {
    faults();
    flags();
    small_memory();
    blocks();
    faults_of_fens();
    empty_rows_of_fens();
    places_of_fens();
    return check_result();
}
