/* Columns of positions: every bad argument, and the order of the faults. */
#include "columns.h"

enum { N = 8 };
static uint64_t words[64];
static uint8_t bytes[64 * N];

/* The outputs must be unchanged. */
static void refused(int line, int result, int expected) {
    CHECK(result, expected, line, 0);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        CHECK(words[i], UINT64_C(0x5a5a5a5a5a5a5a5a), line, i);
    for (size_t i = 0; i < sizeof bytes; i++)
        CHECK(bytes[i], CANARY, line, i);
}

static int paths(int piece, const uint64_t *from, const uint64_t *to, const ChessDistanceColumns *boards,
                 void *out, size_t n) {
    return chess_distance_path_batch(piece, from, to, boards, (uint8_t *)out, n);
}

static int maps(int piece, const uint64_t *from, const ChessDistanceColumns *boards, void *out, size_t n) {
    return chess_distance_map_batch(piece, from, boards, (uint8_t(*)[64])out, n);
}

static int matrices(int piece, const ChessDistanceColumns *boards, void *out, size_t n) {
    return chess_distance_matrix_batch(piece, boards, (uint8_t(*)[64][64])out, n);
}

/* One side of each; the outputs may be anything. */
static int divide(int piece1, const uint64_t *set1, const ChessDistanceColumns *boards1, int piece2,
                  const uint64_t *set2, const ChessDistanceColumns *boards2, void *const outputs[3], size_t n) {
    return chess_distance_territory_batch(piece1, set1, boards1, piece2, set2, boards2, (uint64_t *)outputs[0],
                                          (uint64_t *)outputs[1], (uint64_t *)outputs[2], n);
}

static void *const nowhere[3] = {NULL, NULL, NULL};
static void *const somewhere[3] = {words, words + N, words + 2 * N};
static const uint64_t *const a = sets[0], *const b = sets[1];

static void no_such_piece(void) {
    static const size_t lengths[] = {0, 1, N, SIZE_MAX};
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int piece = boundary_values[i];
        if (piece >= 0 && piece != 256 && (piece <= 10 || (piece >= 256 && piece <= 511)))
            continue;
        for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++) {
            const size_t n = lengths[j];
            refused(__LINE__, paths(piece, a, b, NULL, bytes, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, paths(piece, NULL, NULL, NULL, NULL, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, maps(piece, a, NULL, bytes, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, maps(piece, NULL, NULL, NULL, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, matrices(piece, NULL, bytes, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, matrices(piece, NULL, NULL, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, divide(piece, a, NULL, 0, b, NULL, somewhere, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, divide(0, a, NULL, piece, b, NULL, somewhere, n), CHESS_DISTANCE_INVALID_PIECE);
            refused(__LINE__, divide(0, NULL, NULL, piece, NULL, NULL, nowhere, n),
                    CHESS_DISTANCE_INVALID_PIECE);
        }
    }
}

static void nothing_to_do(int piece) {
    /* These pointers are invalid: the call must not read them. */
    const ChessDistanceColumns *const wild = (const ChessDistanceColumns *)(const void *)bytes;
    void *const same[3] = {words, words, words};
    refused(__LINE__, paths(piece, NULL, NULL, NULL, NULL, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, paths(piece, words, words, wild, words, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, maps(piece, NULL, NULL, NULL, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, maps(piece, words, wild, words, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, matrices(piece, NULL, NULL, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, matrices(piece, wild, words, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, divide(piece, NULL, NULL, piece, NULL, NULL, nowhere, 0), CHESS_DISTANCE_OK);
    refused(__LINE__, divide(piece, words, wild, piece, words, wild, same, 0), CHESS_DISTANCE_OK);
    /* No output is requested. */
    refused(__LINE__, divide(piece, a, NULL, piece, b, NULL, nowhere, N), CHESS_DISTANCE_OK);
}

static void no_pointer(int piece) {
    static const size_t lengths[] = {1, N, SIZE_MAX};
    for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++) {
        const size_t n = lengths[j];
        refused(__LINE__, paths(piece, NULL, b, NULL, bytes, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, paths(piece, a, NULL, NULL, bytes, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, paths(piece, a, b, NULL, NULL, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, maps(piece, NULL, NULL, bytes, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, maps(piece, a, NULL, NULL, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, matrices(piece, NULL, NULL, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, divide(piece, NULL, NULL, piece, b, NULL, somewhere, n), CHESS_DISTANCE_NULL_POINTER);
        refused(__LINE__, divide(piece, a, NULL, piece, NULL, NULL, nowhere, n), CHESS_DISTANCE_NULL_POINTER);
    }
}

/* Lengths count in bytes: 8 for a row of words, 64 for a map, 4096 for all maps. */
static void too_long(int piece) {
    const ChessDistanceColumns boards = {NULL, NULL, a};
    const size_t words_wrap = SIZE_MAX / 8 - 3, maps_wrap = SIZE_MAX / 64 - 3;
    const size_t matrices_wrap = SIZE_MAX / 4096;
    const ChessDistanceColumns same = {words, NULL, NULL};
    const size_t lengths[] = {words_wrap, SIZE_MAX / 8 + 1, SIZE_MAX / 8 + 2, SIZE_MAX / 2 + 2, SIZE_MAX};
    for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++) {
        const size_t n = lengths[j];
        refused(__LINE__, paths(piece, a, b, NULL, bytes, n), CHESS_DISTANCE_OUT_OF_RANGE);
        /* Wraparound is reported before overlap. */
        refused(__LINE__, paths(piece, words, words, NULL, words, n), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, maps(piece, a, &boards, bytes, n), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, matrices(piece, &boards, bytes, n), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, divide(piece, a, &boards, piece, b, NULL, somewhere, n), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, divide(piece, a, NULL, piece, b, &boards, nowhere, n), CHESS_DISTANCE_OUT_OF_RANGE);
    }
    refused(__LINE__, maps(piece, a, NULL, bytes, maps_wrap), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, maps(piece, words, NULL, words, maps_wrap), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, matrices(piece, NULL, bytes, matrices_wrap), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, matrices(piece, NULL, bytes, matrices_wrap + 1), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, matrices(piece, &same, words, matrices_wrap), CHESS_DISTANCE_OUT_OF_RANGE);
    /* No wraparound, but an overlap. */
    refused(__LINE__, matrices(piece, &same, words, SIZE_MAX / 16384), CHESS_DISTANCE_OVERLAP);
    refused(__LINE__, maps(piece, a, NULL, bytes, SIZE_MAX / 256), CHESS_DISTANCE_OVERLAP);
    refused(__LINE__, paths(piece, a, words, NULL, words, SIZE_MAX / 256), CHESS_DISTANCE_OVERLAP);
}

/* A single pointer too near to the end of the address space. No column is read. */
static void beyond_the_end(int piece) {
    uint64_t *const end = (uint64_t *)(UINTPTR_MAX - 7);
    refused(__LINE__, paths(piece, end, b, NULL, bytes, N), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, paths(piece, a, end, NULL, bytes, N), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, paths(piece, a, b, NULL, end, N), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, maps(piece, end, NULL, bytes, N), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, maps(piece, a, NULL, end, N), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, matrices(piece, NULL, end, 1), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, divide(piece, end, NULL, piece, b, NULL, somewhere, N), CHESS_DISTANCE_OUT_OF_RANGE);
    refused(__LINE__, divide(piece, a, NULL, piece, end, NULL, somewhere, N), CHESS_DISTANCE_OUT_OF_RANGE);
    for (int i = 0; i < 3; i++) {
        ChessDistanceColumns boards = {NULL, NULL, NULL};
        *(i == 0 ? &boards.own : i == 1 ? &boards.enemy : &boards.avoid) = end;
        refused(__LINE__, paths(piece, a, b, &boards, bytes, N), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, maps(piece, a, &boards, bytes, N), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, matrices(piece, &boards, bytes, N), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, divide(piece, a, &boards, piece, b, NULL, somewhere, N), CHESS_DISTANCE_OUT_OF_RANGE);
        refused(__LINE__, divide(piece, a, NULL, piece, b, &boards, somewhere, N), CHESS_DISTANCE_OUT_OF_RANGE);
        void *outputs[3] = {words, words + N, words + 2 * N};
        outputs[i] = end;
        refused(__LINE__, divide(piece, a, NULL, piece, b, NULL, outputs, N), CHESS_DISTANCE_OUT_OF_RANGE);
    }
}

/* The last byte of an output is the first of an input, and the other way around. */
static void overlaps(int piece) {
    uint64_t *const middle = words + 3 * N;
    for (size_t n = 1; n <= N; n++) {
        uint8_t *const starts[2] = {(uint8_t *)(middle + n) - 1, (uint8_t *)middle - (n - 1)};
        uint8_t *const map_starts[2] = {(uint8_t *)(middle + n) - 1, (uint8_t *)middle - 1};
        for (int i = 0; i < 2; i++) {
            refused(__LINE__, paths(piece, middle, b, NULL, starts[i], n), CHESS_DISTANCE_OVERLAP);
            refused(__LINE__, paths(piece, a, middle, NULL, starts[i], n), CHESS_DISTANCE_OVERLAP);
            refused(__LINE__, maps(piece, middle, NULL, map_starts[i], n), CHESS_DISTANCE_OVERLAP);
            for (int column = 0; column < 3; column++) {
                ChessDistanceColumns boards = {NULL, NULL, NULL};
                *(column == 0 ? &boards.own : column == 1 ? &boards.enemy : &boards.avoid) = middle;
                refused(__LINE__, paths(piece, a, b, &boards, starts[i], n), CHESS_DISTANCE_OVERLAP);
                refused(__LINE__, maps(piece, a, &boards, map_starts[i], n), CHESS_DISTANCE_OVERLAP);
                refused(__LINE__, matrices(piece, &boards, map_starts[i], n), CHESS_DISTANCE_OVERLAP);
            }
        }
        uint64_t *const around[2] = {middle + n - 1, middle - (n - 1)};
        for (int i = 0; i < 2; i++)
            for (int output = 0; output < 3; output++) {
                void *outputs[3] = {NULL, NULL, NULL};
                outputs[output] = around[i];
                refused(__LINE__, divide(piece, middle, NULL, piece, b, NULL, outputs, n), CHESS_DISTANCE_OVERLAP);
                refused(__LINE__, divide(piece, a, NULL, piece, middle, NULL, outputs, n), CHESS_DISTANCE_OVERLAP);
                const ChessDistanceColumns own = {middle, NULL, NULL}, avoid = {NULL, NULL, middle};
                refused(__LINE__, divide(piece, a, &own, piece, b, NULL, outputs, n), CHESS_DISTANCE_OVERLAP);
                refused(__LINE__, divide(piece, a, NULL, piece, b, &avoid, outputs, n), CHESS_DISTANCE_OVERLAP);
                /* The same with another output. */
                outputs[(output + 1) % 3] = middle;
                refused(__LINE__, divide(piece, a, NULL, piece, b, NULL, outputs, n), CHESS_DISTANCE_OVERLAP);
            }
    }
}

/* An output over the struct of column pointers, which must stay unchanged too. */
static void overlaps_with_the_struct(int piece) {
    union {
        ChessDistanceColumns boards;
        uint64_t words[16];
        uint8_t bytes[128];
    } at;
    const ChessDistanceColumns boards = {NULL, NULL, NULL};
    at.boards = boards;
    const size_t last = sizeof boards - 1;
    refused(__LINE__, paths(piece, a, b, &at.boards, at.bytes, 1), CHESS_DISTANCE_OVERLAP);
    refused(__LINE__, paths(piece, a, b, &at.boards, at.bytes + last, 1), CHESS_DISTANCE_OVERLAP);
    refused(__LINE__, maps(piece, a, &at.boards, at.bytes + last, 1), CHESS_DISTANCE_OVERLAP);
    refused(__LINE__, matrices(piece, &at.boards, at.bytes + last, 1), CHESS_DISTANCE_OVERLAP);
    for (int output = 0; output < 3; output++) {
        void *outputs[3] = {NULL, NULL, NULL};
        outputs[output] = at.words + last / 8;
        refused(__LINE__, divide(piece, a, &at.boards, piece, b, NULL, outputs, 1), CHESS_DISTANCE_OVERLAP);
        refused(__LINE__, divide(piece, a, NULL, piece, b, &at.boards, outputs, 1), CHESS_DISTANCE_OVERLAP);
    }
    CHECK(at.boards.own == NULL && at.boards.enemy == NULL && at.boards.avoid == NULL, 1, piece, 0);
    /* Behind it there is room. */
    CHECK(paths(piece, a, b, &at.boards, at.bytes + last + 1, 1), CHESS_DISTANCE_OK, piece, 0);
}

int main(void) {
    uint64_t state = 9;
    refill(&state);
    memset(words, CANARY, sizeof words);
    memset(bytes, CANARY, sizeof bytes);
    no_such_piece();
    for (int piece = 0; piece <= 10; piece++) {
        nothing_to_do(piece);
        no_pointer(piece);
        too_long(piece);
        beyond_the_end(piece);
        overlaps(piece);
        overlaps_with_the_struct(piece);
    }
    return check_result();
}
