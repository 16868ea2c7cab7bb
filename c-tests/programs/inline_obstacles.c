/* chess_distance_inline.h against the library: distances among obstacles, races and endings. Each
 * call is made twice, of the library and of the inline header, in two memories with the same
 * contents. Result and memory must be the same. Boards and buffers are anywhere in the memory, may
 * overlap, or are NULL. */
#include <chess_distance.h>

#include <string.h>

#include "inline_calls.h"

static const Functions library = FUNCTIONS;

#include <chess_distance_inline.h>

static const Functions inlined = FUNCTIONS;

/* The number of rounds for each piece; there are many leapers. */
#ifndef TRIALS
#define TRIALS 400
#endif

/* Every call with one set of arguments. Functions that write get a memory each. */
static void compare(const Arguments *of, const Memory *contents) {
    for (int call = 0; call < CALLS; call++) {
        Memory memory[2];
        memory[0] = memory[1] = *contents;
        const uint64_t expected = make_call(&library, call, of, &memory[0]);
        const uint64_t actual = make_call(&inlined, call, of, &memory[1]);
        CHECK(actual == expected, 1, call, of->pieces[0]);
        CHECK(memcmp(&memory[0], &memory[1], sizeof memory[0]), 0, call, of->pieces[0]);
    }
}

static void compare_piece(int piece, int trials, uint64_t *state) {
    for (int i = 0; i < trials; i++) {
        Memory memory;
        Arguments arguments = random_arguments(state);
        random_contents(&memory, &arguments, state);
        set_piece(&arguments, piece);
        compare(&arguments, &memory);
    }
}

/* With a constant piece. */
#define CONSTANT(name, constant) \
    static void constant_##name(const Arguments *of) { \
        const ChessDistanceBoard *const one = &of->board, *const other = of->flags[0] ? NULL : one; \
        const int from = of->squares[0], to = of->squares[1], moves = of->numbers[0]; \
        const uint64_t set = of->sets[0], more = of->sets[1]; \
        const uint64_t bit = UINT64_C(1) << (to & 63); \
        uint8_t map[64], expected[64]; \
        uint64_t sets[64], expected_sets[64]; \
        ChessDistanceTerritory territory, expected_territory; \
        CHECK(chess_distance_moves(constant, set, one) == library.moves(constant, set, one), 1, constant, 0); \
        CHECK(chess_distance_attacks(constant, set, more) == library.attacks(constant, set, more), 1, constant, 0); \
        CHECK(chess_distance_map(constant, from, one, map), library.map(constant, from, one, expected), constant, 0); \
        CHECK(from >= 0 && from < 64 && memcmp(map, expected, 64) != 0, 0, constant, 1); \
        CHECK(chess_distance_set_map_to(constant, bit, one, map), library.set_map_to(constant, bit, one, expected), constant, 0); \
        CHECK(memcmp(map, expected, 64), 0, constant, 2); \
        CHECK(chess_distance_path(constant, from, to, one), library.path(constant, from, to, one), from, to); \
        CHECK(chess_distance_sets(constant, set, more, one), library.sets(constant, set, more, one), constant, 0); \
        CHECK(chess_distance_within(constant, set, moves, other) == library.within(constant, set, moves, other), 1, constant, 0); \
        CHECK(chess_distance_territory(constant, bit, one, constant, set | 1, other, &territory), \
              library.territory(constant, bit, one, constant, set | 1, other, &expected_territory), constant, 0); \
        CHECK(memcmp(&territory, &expected_territory, sizeof territory), 0, constant, 3); \
        CHECK(chess_distance_trajectory_count(constant, from, to, one) \
              == library.trajectory_count(constant, from, to, one), 1, constant, 0); \
        CHECK(chess_distance_graph(constant, one, sets), library.graph(constant, one, expected_sets), constant, 0); \
        CHECK(memcmp(sets, expected_sets, sizeof sets), 0, constant, 4); \
    }
CONSTANT(king, CHESS_DISTANCE_KING)
CONSTANT(wazir, CHESS_DISTANCE_WAZIR)
CONSTANT(knight, CHESS_DISTANCE_KNIGHT)
CONSTANT(bishop, CHESS_DISTANCE_BISHOP)
CONSTANT(rook, CHESS_DISTANCE_ROOK)
CONSTANT(queen, CHESS_DISTANCE_QUEEN)
CONSTANT(white_pawn, CHESS_DISTANCE_WHITE_PAWN)
CONSTANT(black_pawn, CHESS_DISTANCE_BLACK_PAWN)
CONSTANT(archbishop, CHESS_DISTANCE_ARCHBISHOP)
CONSTANT(chancellor, CHESS_DISTANCE_CHANCELLOR)
CONSTANT(amazon, CHESS_DISTANCE_AMAZON)
CONSTANT(camel, CHESS_DISTANCE_LEAPER(3, 1))

static void compare_constants(uint64_t *state) {
    static void (*const constants[])(const Arguments *) = {
        constant_king, constant_wazir, constant_knight, constant_bishop, constant_rook, constant_queen,
        constant_white_pawn, constant_black_pawn, constant_archbishop, constant_chancellor,
        constant_amazon, constant_camel
    };
    for (int round = 0; round < rounds(TRIALS); round++) {
        const Arguments arguments = random_arguments(state);
        for (size_t i = 0; i < sizeof constants / sizeof constants[0]; i++)
            constants[i](&arguments);
    }
}

/* Two squares and a number, on the empty board. */
static void compare_squares(int a, int b, int number, uint64_t set) {
    CHECK(chess_distance_king_race(a, b, number) == library.king_race(a, b, number), 1, a, b);
    CHECK(chess_distance_nearest(a, set, number), library.nearest(a, set, number), a, number);
    for (int flags = 0; flags < 4; flags++)
        CHECK(chess_distance_pawn_outruns_king(a, b, flags & 1 ? number : 0, flags & 2),
              library.pawn_outruns_king(a, b, flags & 1 ? number : 0, flags & 2), a, b);
    CHECK(chess_distance(number, a, b), library.distance(number, a, b), a, b);
}

int main(void) {
    uint64_t state = 19;
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        compare_piece(boundary_values[i], TRIALS / 20, &state);
        for (int j = 0; j < BOUNDARY_VALUES; j++)
            compare_squares(boundary_values[i], boundary_values[j], boundary_values[(i + 7 * j) % BOUNDARY_VALUES],
                            random_bits(&state));
    }
    for (int piece = -20; piece <= 11; piece++)
        compare_piece(piece, TRIALS, &state);
    for (int piece = 256; piece <= 512; piece++)
        compare_piece(piece, TRIALS / 20, &state);
    compare_constants(&state);
    /* Short runs take some of the leapers. */
    const int step = ROUNDS_DIVISOR > 1 ? 16 : 1;
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++) {
            for (int number = -9; number <= 11; number++)
                compare_squares(a, b, number, random_bits(&state) & random_bits(&state) & random_bits(&state));
            for (int piece = 256; piece <= 512; piece += step)
                CHECK(chess_distance(piece, a, b), library.distance(piece, a, b), a, b);
        }
    return check_result();
}
