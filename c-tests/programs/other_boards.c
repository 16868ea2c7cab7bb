/* Tables and maps of boards of other sizes: against a queue search, and every bad argument. */
#include <string.h>

#include "check.h"
#include "oracle.h"

enum { CANARY = 0x5a };

static uint8_t table[256 * 256 + 1], map[257];

/* Fewest moves of a leaper from one square of a board, by queue search. */
static void search(int m, int n, int files, int ranks, int from, uint8_t distances[256]) {
    static const int signs[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    int queue[256], head = 0, tail = 0;
    memset(distances, 255, 256);
    distances[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        const int sq = queue[head++];
        for (int i = 0; i < 8; i++) {
            const int file = sq % files + signs[i / 2][0] * (i % 2 ? m : n);
            const int rank = sq / files + signs[i / 2][1] * (i % 2 ? n : m);
            if (file < 0 || file >= files || rank < 0 || rank >= ranks ||
                distances[rank * files + file] != 255)
                continue;
            distances[rank * files + file] = (uint8_t)(distances[sq] + 1);
            queue[tail++] = rank * files + file;
        }
    }
}

static void leapers_on_every_board(void) {
    for (int files = 1; files <= 16; files++)
        for (int ranks = 1; ranks <= 16; ranks++) {
            const int m = (files + ranks) % 3, n = 1 + (files * ranks) % 4;
            const int piece = CHESS_DISTANCE_LEAPER(m, n);
            const int squares = files * ranks;
            const size_t size = (size_t)squares * (size_t)squares;
            memset(table, CANARY, sizeof table);
            CHECK(chess_distance_fill_table(piece, files, ranks, table, size), 0, files, ranks);
            CHECK(table[size], CANARY, files, ranks);
            for (int from = 0; from < squares; from++) {
                uint8_t distances[256];
                search(m, n, files, ranks, from, distances);
                memset(map, CANARY, sizeof map);
                CHECK(chess_distance_fill_map(piece, files, ranks, from, map, (size_t)squares), 0,
                      files, ranks);
                CHECK(map[squares], CANARY, files, ranks);
                CHECK(memcmp(map, distances, (size_t)squares), 0, squares, from);
                CHECK(memcmp(map, table + from * squares, (size_t)squares), 0, squares, from);
            }
        }
}

static void the_chess_board(void) {
    for (int piece = 0; piece < 512; piece += piece == 10 ? 247 : 1) {
        int distances[64][64];
        oracle_table(piece, distances);
        CHECK(chess_distance_fill_table(piece, 8, 8, table, 4096), 0, piece, 0);
        for (int pair = 0; pair < 4096; pair++)
            CHECK(table[pair], distances[pair / 64][pair % 64] & 255, piece, pair);
    }
}

static int largest(int piece, int files, int ranks) {
    const size_t squares = (size_t)files * (size_t)ranks;
    int result = 0;
    CHECK(chess_distance_fill_table(piece, files, ranks, table, squares * squares), 0, files, ranks);
    for (size_t pair = 0; pair < squares * squares; pair++)
        if (table[pair] > result)
            result = table[pair];
    return result;
}

/* Nothing was written, to the table or to the map. */
static void refused(int line, int result, int expected, int of) {
    CHECK(result, expected, line, of);
    for (size_t i = 0; i < sizeof map; i++)
        CHECK(map[i], CANARY, line, of);
    for (size_t i = 0; i < sizeof table; i += 97)
        CHECK(table[i], CANARY, line, of);
}

static void bad_arguments(void) {
    static const size_t sizes[] = {0, 1, 63, 65, 4095, 4097, SIZE_MAX};
    memset(table, CANARY, sizeof table);
    memset(map, CANARY, sizeof map);
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const int value = boundary_values[i];
        if (value < 1 || value > 16) {
            const int range = CHESS_DISTANCE_OUT_OF_RANGE;
            refused(__LINE__, chess_distance_fill_table(0, value, 8, table, 64), range, value);
            refused(__LINE__, chess_distance_fill_table(0, 8, value, table, 64), range, value);
            /* Found before all other faults. */
            refused(__LINE__, chess_distance_fill_table(-1, value, value, NULL, 0), range, value);
            refused(__LINE__, chess_distance_fill_map(0, value, 8, 0, map, 8), range, value);
            refused(__LINE__, chess_distance_fill_map(-1, 8, value, -1, NULL, 0), range, value);
        }
        if (value < 0 || value > 63) {
            const int square = CHESS_DISTANCE_INVALID_SQUARE;
            refused(__LINE__, chess_distance_fill_map(0, 8, 8, value, map, 64), square, value);
            refused(__LINE__, chess_distance_fill_map(-1, 8, 8, value, NULL, 0), square, value);
        }
        if (value < 0 || value == 256 || value > 511 || (value > 10 && value < 256)) {
            const int piece = CHESS_DISTANCE_INVALID_PIECE;
            refused(__LINE__, chess_distance_fill_table(value, 8, 8, table, 4096), piece, value);
            refused(__LINE__, chess_distance_fill_table(value, 8, 8, NULL, 0), piece, value);
            refused(__LINE__, chess_distance_fill_map(value, 8, 8, 0, map, 64), piece, value);
            refused(__LINE__, chess_distance_fill_map(value, 8, 8, 0, NULL, 0), piece, value);
        }
    }
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const int null = CHESS_DISTANCE_NULL_POINTER, range = CHESS_DISTANCE_OUT_OF_RANGE;
        refused(__LINE__, chess_distance_fill_table(0, 8, 8, NULL, sizes[i]), null, (int)i);
        refused(__LINE__, chess_distance_fill_map(0, 8, 8, 0, NULL, sizes[i]), null, (int)i);
        refused(__LINE__, chess_distance_fill_table(0, 8, 8, table, sizes[i]), range, (int)i);
        refused(__LINE__, chess_distance_fill_map(0, 8, 8, 0, map, sizes[i]), range, (int)i);
    }
}

int main(void) {
    leapers_on_every_board();
    the_chess_board();
    CHECK(largest(CHESS_DISTANCE_KNIGHT, 12, 10), 8, 0, 0);
    CHECK(largest(CHESS_DISTANCE_KNIGHT, 16, 16), 11, 0, 0);
    CHECK(largest(CHESS_DISTANCE_KNIGHT, 3, 3), CHESS_DISTANCE_NONE, 0, 0);
    CHECK(largest(CHESS_DISTANCE_KING, 12, 10), 11, 0, 0);
    bad_arguments();
    return check_result();
}
