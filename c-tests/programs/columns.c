/* Columns of positions and of pairs of squares: every piece against the calls for single boards, lengths,
 * alignments, NULL columns, and bad squares. */
#include <limits.h>
#include <string.h>

#include "mailbox.h"

enum { ROWS = 300, LONGEST = 40000, SPARE = 64, CANARY = 0x5a };

/* Two sides: sets of squares and three columns of obstacles. */
static uint64_t sets[2][ROWS], obstacles[2][3][ROWS];

/* Few squares, sometimes none; boards from empty to mazes. */
static void refill(uint64_t *state) {
    for (int side = 0; side < 2; side++)
        for (int row = 0; row < ROWS; row++) {
            const uint64_t bits = random_bits(state);
            uint64_t *const set = &sets[side][row];
            *set = (uint64_t)1 << (bits & 63);
            if ((bits >> 6 & 7) == 0)
                *set = random_bits(state) & random_bits(state) & random_bits(state);
            if ((bits >> 9 & 15) == 0)
                *set = 0;
            for (int column = 0; column < 3; column++) {
                uint64_t *const board = &obstacles[side][column][row];
                *board = random_bits(state) & random_bits(state);
                if ((bits >> 16 & 3) != 0)
                    *board &= random_bits(state);
                if ((bits >> 18 & 7) == 0)
                    *board = 0;
                if (column == 0 && (bits >> 21 & 15) == 0)
                    *board = ~UINT64_C(0x7f8199afa09f807f); /* a corridor of 35 steps */
            }
        }
}

/* The obstacles from a row on, in the columns whose bits are set. */
static ChessDistanceColumns columns_of(int side, size_t first, unsigned given) {
    ChessDistanceColumns columns = {NULL, NULL, NULL};
    if (given & 1u)
        columns.own = obstacles[side][0] + first;
    if (given & 2u)
        columns.enemy = obstacles[side][1] + first;
    if (given & 4u)
        columns.avoid = obstacles[side][2] + first;
    return columns;
}

static ChessDistanceBoard board_of(const ChessDistanceColumns *columns, size_t row) {
    ChessDistanceBoard board = {0, 0, 0};
    if (columns && columns->own)
        board.own = columns->own[row];
    if (columns && columns->enemy)
        board.enemy = columns->enemy[row];
    if (columns && columns->avoid)
        board.avoid = columns->avoid[row];
    return board;
}

/* The map of one row; an empty set is no error. */
static void single_map(int piece, uint64_t from, const ChessDistanceColumns *columns, size_t row,
                              uint8_t map[64]) {
    const ChessDistanceBoard board = board_of(columns, row);
    if (chess_distance_set_map(piece, from, &board, map) == CHESS_DISTANCE_EMPTY_SET)
        memset(map, CHESS_DISTANCE_NONE, 64);
}

static uint8_t single_path(int piece, uint64_t from, uint64_t to, const ChessDistanceColumns *columns,
                                  size_t row) {
    const ChessDistanceBoard board = board_of(columns, row);
    const int moves = chess_distance_sets(piece, from, to, &board);
    return moves < 0 ? CHESS_DISTANCE_NONE : (uint8_t)moves;
}

enum { MATRICES = 20 };

static uint8_t room[4096 * (MATRICES + 1)];

/* The next call may write so many bytes, from `shift` on. */
static uint8_t *clear(size_t shift) {
    memset(room, CANARY, sizeof room);
    return room + shift;
}

static void check_around(int piece, size_t shift, size_t bytes) {
    size_t changed = 0;
    for (size_t i = 0; i < sizeof room; i++)
        changed += (i < shift || i >= shift + bytes) && room[i] != CANARY;
    CHECK(changed, 0, piece, bytes);
}

static void check_maps(int piece, size_t first, size_t n, size_t shift, const ChessDistanceColumns *boards) {
    uint8_t(*const out)[64] = (uint8_t(*)[64])clear(shift);
    uint8_t map[64];
    CHECK(chess_distance_map_batch(piece, sets[0] + first, boards, out, n), CHESS_DISTANCE_OK, piece, n);
    for (size_t row = 0; row < n; row++) {
        single_map(piece, sets[0][first + row], boards, row, map);
        CHECK(memcmp(out[row], map, 64), 0, piece, row);
    }
    check_around(piece, shift, 64 * n);
}

static void check_matrices(int piece, size_t n, size_t shift, const ChessDistanceColumns *boards) {
    uint8_t(*const out)[64][64] = (uint8_t(*)[64][64])(void *)clear(shift);
    uint8_t matrix[64][64];
    CHECK(chess_distance_matrix_batch(piece, boards, out, n), CHESS_DISTANCE_OK, piece, n);
    for (size_t row = 0; row < n; row++) {
        const ChessDistanceBoard board = board_of(boards, row);
        CHECK(chess_distance_matrix(piece, &board, matrix), CHESS_DISTANCE_OK, piece, row);
        CHECK(memcmp(out[row], matrix, sizeof matrix), 0, piece, row);
    }
    check_around(piece, shift, 4096 * n);
}

static void check_paths(int piece, size_t first, size_t n, size_t shift, const ChessDistanceColumns *boards) {
    const uint64_t *const from = sets[0] + first, *const to = sets[1] + first;
    uint8_t *const out = clear(shift);
    CHECK(chess_distance_path_batch(piece, from, to, boards, out, n), CHESS_DISTANCE_OK, piece, n);
    for (size_t row = 0; row < n; row++)
        CHECK(out[row], single_path(piece, from[row], to[row], boards, row), piece, row);
    check_around(piece, shift, n);
}

static uint8_t squares[2][LONGEST + SPARE];

static void check_pairs(int piece, size_t n, const size_t shifts[3]) {
    const uint8_t *const from = squares[0] + shifts[0], *const to = squares[1] + shifts[1];
    uint8_t *const out = clear(shifts[2]);
    int result = CHESS_DISTANCE_OK;
    const int actual = chess_distance_batch(piece, from, to, out, n);
    for (size_t row = 0; row < n; row++) {
        const int distance = chess_distance(piece, from[row], to[row]);
        CHECK(out[row], distance < 0 ? CHESS_DISTANCE_NONE : distance, piece, row);
        if (distance == CHESS_DISTANCE_INVALID_SQUARE)
            result = distance;
    }
    CHECK(actual, result, piece, n);
    check_around(piece, shifts[2], n);
}

/* Good squares, then a bad one at any place of a column, and a bad one at its end. */
static void every_pair(void) {
    uint64_t state = 6;
    for (size_t i = 0; i < sizeof squares; i++)
        squares[i / sizeof squares[0]][i % sizeof squares[0]] = (uint8_t)(random_bits(&state) & 63);
    for (int p = 0; p < MAILBOX_PIECES; p++)
        for (size_t n = 1; n <= 201; n++) {
            const uint64_t bits = random_bits(&state);
            const size_t rows = n == 201 ? (size_t)LONGEST : n, shifts[3] = {bits & 63, bits >> 8 & 63, bits >> 16 & 63};
            uint8_t *const any = &squares[0][shifts[0] + (bits >> 24) % rows], *const end = &squares[1][shifts[1] + rows - 1];
            if (n % (size_t)ROUNDS_DIVISOR != 0)
                continue;
            check_pairs(mailbox_pieces[p], rows, shifts);
            *any = (uint8_t)(64 + (bits >> 48) % 192);
            check_pairs(mailbox_pieces[p], rows, shifts);
            *any = 63;
            *end = 64;
            check_pairs(mailbox_pieces[p], rows, shifts);
            *end = 0;
        }
}

/* The outputs whose bits are set. */
static void check_territories(int piece1, int piece2, size_t first, size_t n, unsigned asked,
                              const ChessDistanceColumns *boards1, const ChessDistanceColumns *boards2) {
    static uint64_t out[3][ROWS + 1];
    const uint64_t untouched = UINT64_C(0x5a5a5a5a5a5a5a5a);
    const uint64_t *const set1 = sets[0] + first, *const set2 = sets[1] + first;
    memset(out, CANARY, sizeof out);
    CHECK(chess_distance_territory_batch(piece1, set1, boards1, piece2, set2, boards2,
                                         asked & 1u ? out[0] : NULL, asked & 2u ? out[1] : NULL,
                                         asked & 4u ? out[2] : NULL, n),
          CHESS_DISTANCE_OK, piece1, piece2);
    for (size_t row = 0; row < n; row++) {
        uint8_t map1[64], map2[64];
        uint64_t expected[3] = {0, 0, 0};
        single_map(piece1, set1[row], boards1, row, map1);
        single_map(piece2, set2[row], boards2, row, map2);
        for (int s = 0; s < 64; s++) {
            const int set = map1[s] < map2[s] ? 0 : map1[s] > map2[s] ? 1 : 2;
            if (map1[s] != CHESS_DISTANCE_NONE || map2[s] != CHESS_DISTANCE_NONE)
                expected[set] |= (uint64_t)1 << s;
        }
        for (unsigned set = 0; set < 3; set++)
            CHECK(out[set][row], asked >> set & 1u ? expected[set] : untouched, piece1, row);
    }
    for (int set = 0; set < 3; set++)
        CHECK(out[set][n], untouched, piece1, n);
}

/* The columns of sets and counts against the calls for single boards, and nothing beyond them. */
static void check_sets(int piece, size_t first, size_t n, int moves, const ChessDistanceColumns *boards) {
    static uint64_t out[5][ROWS + 1];
    const uint64_t *const from = sets[0] + first, *const to = sets[1] + first;
    const uint64_t *const occupied = boards ? boards->enemy : NULL;
    memset(out, CANARY, sizeof out);
    CHECK(chess_distance_moves_batch(piece, from, boards, out[0], n), CHESS_DISTANCE_OK, piece, n);
    CHECK(chess_distance_attacks_batch(piece, from, occupied, out[1], n), CHESS_DISTANCE_OK, piece, n);
    CHECK(chess_distance_within_batch(piece, from, moves, boards, out[2], n), CHESS_DISTANCE_OK, piece, n);
    CHECK(chess_distance_ring_batch(piece, from, moves, boards, out[3], n), CHESS_DISTANCE_OK, piece, n);
    CHECK(chess_distance_trajectory_count_batch(piece, from, to, boards, out[4], n), CHESS_DISTANCE_OK, piece, n);
    for (size_t row = 0; row < n; row++) {
        const ChessDistanceBoard board = board_of(boards, row);
        const uint64_t expected[5] = {
            chess_distance_moves(piece, from[row], &board),
            chess_distance_attacks(piece, from[row], occupied ? occupied[row] : 0),
            chess_distance_within(piece, from[row], moves, &board),
            chess_distance_ring(piece, from[row], moves, &board),
            chess_distance_set_trajectory_count(piece, from[row], to[row], &board)
        };
        for (int call = 0; call < 5; call++)
            CHECK(out[call][row] == expected[call], 1, piece, call);
    }
    for (int call = 0; call < 5; call++)
        CHECK(out[call][n] == UINT64_C(0x5a5a5a5a5a5a5a5a), 1, piece, call);
}

/* Every number of moves that differs, beside the numbers of a kernel's levels and the largest. */
static void every_number_of_moves(int piece, const ChessDistanceColumns *boards) {
    static const int far[] = {36, 62, 63, 64, INT_MAX, INT_MIN};
    for (int moves = -2; moves < 20; moves++)
        check_sets(piece, 0, 40, moves, boards);
    for (size_t i = 0; i < sizeof far / sizeof far[0]; i++)
        check_sets(piece, 0, ROWS, far[i], boards);
}

static void every_piece(void) {
    uint64_t state = 7;
    for (int p = 0; p < MAILBOX_PIECES; p++) {
        refill(&state);
        const ChessDistanceColumns boards = columns_of(0, 0, 7), others = columns_of(1, 0, 7);
        check_maps(mailbox_pieces[p], 0, ROWS, 0, &boards);
        check_matrices(mailbox_pieces[p], MATRICES, 0, &boards);
        check_paths(mailbox_pieces[p], 0, ROWS, 0, &boards);
        for (int q = 0; q < MAILBOX_PIECES; q++)
            check_territories(mailbox_pieces[p], mailbox_pieces[q], 0, 40, 7, &boards, &others);
        every_number_of_moves(mailbox_pieces[p], &boards);
        every_number_of_moves(mailbox_pieces[p], NULL);
        check_maps(mailbox_pieces[p], 0, 40, 0, NULL);
        check_matrices(mailbox_pieces[p], 3, 0, NULL);
        check_paths(mailbox_pieces[p], 0, 40, 0, NULL);
        check_territories(mailbox_pieces[p], mailbox_pieces[p], 0, 40, 7, NULL, NULL);
        check_territories(mailbox_pieces[p], mailbox_pieces[p], 0, 40, 7, NULL, &boards);
    }
}

/* Every number of rows up to a few vectors, from any first row, to any byte. */
static void every_length(void) {
    uint64_t state = 8;
    refill(&state);
    for (size_t n = 0; n <= 70; n++)
        for (int p = 0; p < MAILBOX_PIECES; p += 3) {
            const uint64_t bits = random_bits(&state);
            const size_t first = bits & 63, shift = bits >> 8 & 63;
            const unsigned given = bits >> 16 & 7, asked = bits >> 19 & 7;
            const ChessDistanceColumns boards = columns_of(0, first, given);
            const ChessDistanceColumns others = columns_of(1, first, bits >> 22 & 7);
            check_maps(mailbox_pieces[p], first, n, shift, &boards);
            check_matrices(mailbox_pieces[p], n % MATRICES, shift, &boards);
            check_paths(mailbox_pieces[p], first, n, shift, &boards);
            check_sets(mailbox_pieces[p], first, n, (int)(bits >> 28 & 15), &boards);
            check_territories(mailbox_pieces[p], mailbox_pieces[bits >> 25 & 7], first, n, asked, &boards, &others);
        }
}

/* One column may serve as every input, and outputs may touch inputs. */
static void neighbors(void) {
    uint64_t words[3 * 16];
    const ChessDistanceColumns boards = {words, words, words};
    uint8_t out[32] = {0};
    for (size_t n = 1; n <= 16; n++) {
        for (size_t i = 0; i < 3 * 16; i++)
            words[i] = 7;
        CHECK(chess_distance_path_batch(CHESS_DISTANCE_KING, words, words, &boards, (uint8_t *)(words + n), n),
              CHESS_DISTANCE_OK, n, 0);
        CHECK(chess_distance_path_batch(CHESS_DISTANCE_KING, words, words, &boards, out, n),
              CHESS_DISTANCE_OK, n, 0);
        for (size_t i = 0; i < n; i++)
            CHECK(out[i], 0, n, i);
        CHECK(chess_distance_territory_batch(CHESS_DISTANCE_KING, words, &boards, CHESS_DISTANCE_KING, words,
                                             &boards, words + n, NULL, words + 2 * n, n),
              CHESS_DISTANCE_OK, n, 0);
        for (size_t i = 0; i < n; i++) {
            CHECK(words[i], 7, n, i);
            CHECK(words[n + i], 0, n, i);
            CHECK(words[2 * n + i], UINT64_MAX, n, i); /* the whole board */
        }
        CHECK(chess_distance_batch(CHESS_DISTANCE_KING, out + 1, out, out + n + 1, n - 1), CHESS_DISTANCE_OK, n, 0);
        CHECK(chess_distance_batch(CHESS_DISTANCE_KING, out + n, out + n, out, n), CHESS_DISTANCE_OK, n, 0);
    }
}

int main(void) {
    every_piece();
    every_length();
    every_pair();
    neighbors();
    return check_result();
}
