/* A line for each function and table: its name and a checksum of all its answers. Compiled for
 * another machine with the inline header, and here with the library, it must print the same. */
#ifdef OF_THE_LIBRARY
#include <chess_distance.h>
#include <chess_distance_wiki.h>
#else
#define CHESS_DISTANCE_WIKI_NAMES
#include <chess_distance_inline.h>
#endif

#include <string.h>

#include "check.h"
#include "inline_calls.h"
#include "generated/inline_names.h"

/* FNV-1a over the value, lowest byte first: independent of the order of bytes in memory. */
static uint64_t added(uint64_t sum, int64_t value) {
    for (int byte = 0; byte < 8; byte++)
        sum = (sum ^ ((uint64_t)value >> 8 * byte & 255)) * UINT64_C(0x100000001b3);
    return sum;
}

static void print_sum(const char *name, uint64_t sum) {
    printf("%s %016" PRIx64 "\n", name, sum);
}

/* All pairs of squares of either numbering, squares off the board, and boundary values. */
static void of_pair(const char *name, int (*function)(int, int)) {
    uint64_t sum = 0;
    for (int a = -9; a < 137; a++)
        for (int b = -9; b < 137; b++)
            sum = added(sum, function(a, b));
    for (int i = 0; i < BOUNDARY_VALUES; i++)
        for (int j = 0; j < BOUNDARY_VALUES; j++)
            sum = added(sum, function(boundary_values[i], boundary_values[j]));
    print_sum(name, sum);
}

static void of_square(const char *name, int (*function)(int)) {
    uint64_t sum = 0;
    for (int sq = -9; sq < 137; sq++)
        sum = added(sum, function(sq));
    for (int i = 0; i < BOUNDARY_VALUES; i++)
        sum = added(sum, function(boundary_values[i]));
    print_sum(name, sum);
}

static void of_table(const char *name, const void *table, size_t size, size_t entry) {
    uint64_t sum = 0;
    for (size_t i = 0; i < size / entry; i++)
        sum = added(sum, entry == 1   ? (int64_t)((const uint8_t *)table)[i]
                         : entry == 8 ? (int64_t)((const uint64_t *)table)[i]
                                      : (int64_t)((const int *)table)[i]);
    print_sum(name, sum);
}

static size_t entry_size(const char *name) {
    return strstr(name, "ring") ? sizeof(uint64_t) : sizeof(uint8_t);
}

static int x88diff_as_int(int a, int b) {
    return int_of(x88diff(a, b));
}

#define OF_PAIR(name) of_pair(#name, name);
#define OF_SQUARE(name) of_square(#name, name);
#define OF_BYTES(name) of_table(#name, name, sizeof name, 1);
#define OF_TABLE(name) of_table(#name, name, sizeof name, entry_size(#name));

static void wiki_names(void) {
    uint64_t state = 7, attacks = 0, moves = 0;
    OF_PAIR(distance)
    OF_PAIR(manhattanDistance)
    OF_PAIR(knightDistance)
    OF_PAIR(absRankFileDiff)
    OF_PAIR(x88diff_as_int)
    OF_SQUARE(manhattanCenterDistance)
    OF_SQUARE(centerDistance)
    OF_BYTES(arrDistance)
    OF_BYTES(arrManhattanDistance)
    OF_BYTES(arrKnightDistance)
    OF_BYTES(arrDistanceBy0x88Diff)
    OF_BYTES(arrManhattanDistanceBy0x88Diff)
    OF_BYTES(arrKnightDistanceBy0x88Diff)
    OF_BYTES(arrDistance15x15)
    of_table("arrCenterDistance", arrCenterDistance, sizeof arrCenterDistance, sizeof(int));
    of_table("arrCenterManhattanDistance", arrCenterManhattanDistance,
             sizeof arrCenterManhattanDistance, sizeof(int));
    for (int i = 0; i < 4096; i++) {
        uint64_t a = random_bits(&state), b = random_bits(&state) & random_bits(&state) & a << 1;
        attacks = added(attacks, (int64_t)getKnightAttacks(a));
        moves = added(moves, calcKnightDistance(b, UINT64_C(1) << i % 64));
        moves = added(moves, calcKnightDistance(UINT64_C(1) << i / 64, UINT64_C(1) << i % 64));
    }
    print_sum("getKnightAttacks", attacks);
    print_sum("calcKnightDistance", moves);
}

/* A line for each of the other functions, over every piece. */
static void of_others(void) {
    static const Functions functions = FUNCTIONS;
    uint64_t state = 9, sums[CALLS];
    memset(sums, 0, sizeof sums);
    for (int i = 0; i < 40 * 300; i++) {
        Arguments of = random_arguments(&state);
        Memory contents;
        set_piece(&of, i % 300 < 40 ? i % 300 - 20 : i % 300 + 214);
        lay_apart(&of);
        random_contents(&contents, &of, &state);
        for (int call = 0; call < CALLS; call++) {
            Memory memory = contents;
            uint64_t *const words = memory.words + of.outputs[0];
            uint8_t *const bytes = (uint8_t *)words;
            /* Unchanged on an error: compared as bytes, in the same order everywhere. */
            memset(bytes, 7, calls[call].bytes);
            sums[call] = added(sums[call], (int64_t)make_call(&functions, call, &of, &memory));
            for (size_t at = 0; at < calls[call].bytes; at++)
                sums[call] = added(sums[call], bytes[at]);
            for (size_t at = 0; at < calls[call].words; at++)
                sums[call] = added(sums[call], (int64_t)words[at]);
        }
    }
    for (int call = 0; call < CALLS; call++)
        print_sum(calls[call].name, sums[call]);
}

int main(void) {
    uint64_t state = 8, files = 0, by_x88 = 0;

    PAIR_FUNCTIONS(OF_PAIR)
    SQUARE_FUNCTIONS(OF_SQUARE)
    TABLES(OF_TABLE)
    for (int sq = -1; sq < 66; sq++)
        for (int i = 0; i < 256; i++) {
            files = added(files, chess_distance_nearest_file(sq, (uint64_t)i << (sq & 7) * 8, -1));
            files = added(files, chess_distance_nearest_file(sq, random_bits(&state) & random_bits(&state), 9));
        }
    print_sum("chess_distance_nearest_file", files);
    for (int piece = -1; piece < 10; piece++)
        for (int a = -1; a < 129; a++)
            for (int b = -1; b < 129; b++)
                by_x88 = added(by_x88, chess_distance_by_x88(piece, a, b));
    print_sum("chess_distance_by_x88", by_x88);
    of_others();
    wiki_names();
    return 0;
}
