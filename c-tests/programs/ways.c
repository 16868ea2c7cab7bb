/* Trajectories, walks and costs against searches by single moves, without shortcuts; and figures of the
 * chess programming wiki and others. */
#include <string.h>

#include "mailbox.h"

/* Trajectories between sets, and squares that all ways enter: in a graph and, if it is that of a
 * piece, for the piece. */
static void compare_sets(const uint64_t moves[64], uint64_t from, uint64_t to, int piece,
                         const ChessDistanceBoard *board) {
    uint64_t layers[64], of_piece[64], expected[64] = {0}, needed = 0, avoided[64];
    int distance[64], rest[64], length, result, other;
    distances_in(moves, from, distance);
    length = nearest_of(distance, to);
    for (int sq = 0; sq < 64; sq++) {
        if (distance[sq] < 0 || distance[sq] > length)
            continue;
        distances_in(moves, UINT64_C(1) << sq, rest);
        if (nearest_of(rest, to) == length - distance[sq])
            expected[distance[sq]] |= UINT64_C(1) << sq;
    }
    if (length < 0)
        memset(expected, 0xa5, sizeof expected);
    for (int sq = 0; sq < 64 && length > 0; sq++) {
        if (in_set(from | to, sq))
            continue;
        for (int at = 0; at < 64; at++)
            avoided[at] = moves[at] & ~(UINT64_C(1) << sq);
        distances_in(avoided, from, rest);
        if (nearest_of(rest, to) < 0)
            needed |= UINT64_C(1) << sq;
    }
    memset(layers, 0xa5, sizeof layers);
    memset(of_piece, 0xa5, sizeof of_piece);
    result = chess_distance_graph_trajectories(moves, from, to, layers);
    CHECK(result, length, piece, 0);
    for (int ply = 0; ply < 64; ply++)
        CHECK(layers[ply] == expected[ply], 1, piece, ply);
    CHECK(chess_distance_graph_must_pass(moves, from, to) == needed, 1, piece, 0);
    if (piece < 0)
        return;
    other = chess_distance_set_trajectories(piece, from, to, board, of_piece);
    CHECK(other, length, piece, 0);
    CHECK(memcmp(of_piece, layers, sizeof layers), 0, piece, 0);
    CHECK(chess_distance_sets(piece, from, to, board), length, piece, 0);
    CHECK(chess_distance_must_pass(piece, from, to, board) == needed, 1, piece, 0);
}

static uint64_t compare_count(const uint64_t moves[64], int piece, uint64_t from, uint64_t to,
                              const ChessDistanceBoard *board) {
    int distance[64];
    uint64_t paths[64], sum = 0;
    distances_in(moves, from, distance);
    count_ways(moves, distance, paths);
    for (int sq = 0; sq < 64; sq++)
        if (in_set(to, sq) && distance[sq] >= 0 && distance[sq] == nearest_of(distance, to))
            sum += paths[sq];
    CHECK(chess_distance_set_trajectory_count(piece, from, to, board) == sum, 1, piece, 0);
    return sum;
}

static int is_untouched(const void *bytes, size_t from, size_t to) {
    int same = 1;
    for (size_t at = from; at < to; at++)
        same &= ((const uint8_t *)bytes)[at] == 0xa5;
    return same;
}

/* Those of one pair of squares: layers and count as between sets of one square, and single ones. Each
 * is legal and greater than the one before. */
static void compare_trajectories(const uint64_t moves[64], int piece, int from, int to,
                                 const ChessDistanceBoard *board) {
    const uint64_t one = UINT64_C(1) << from, other = UINT64_C(1) << to;
    const uint64_t count = compare_count(moves, piece, one, other, board), step = 1 + count / 40;
    uint64_t layers[64], of_sets[64];
    uint8_t path[64], previous[64] = {0};
    memset(layers, 0xa5, sizeof layers);
    memset(of_sets, 0xa5, sizeof of_sets);
    memset(path, 0xa5, sizeof path);
    const int length = chess_distance_trajectories(piece, from, to, board, layers);
    const int none = length < 0 ? CHESS_DISTANCE_UNREACHABLE : CHESS_DISTANCE_OUT_OF_RANGE;
    CHECK(length, chess_distance_set_trajectories(piece, one, other, board, of_sets), from, to);
    CHECK(memcmp(layers, of_sets, sizeof layers), 0, from, to);
    CHECK(chess_distance_trajectory_count(piece, from, to, board), count, from, to);
    CHECK(chess_distance_trajectory(piece, from, to, board, count, path), none, from, to);
    CHECK(chess_distance_trajectory(piece, from, to, board, UINT64_MAX, path), none, from, to);
    CHECK(is_untouched(path, 0, 64), 1, from, to);
    for (uint64_t index = 0; index < count; index += step) {
        CHECK(chess_distance_trajectory(piece, from, to, board, index, path), length, from, to);
        CHECK(path[0] == from && path[length] == to, 1, from, to);
        for (int ply = 0; ply < length; ply++)
            CHECK(in_set(moves[path[ply]], path[ply + 1]), 1, from, to);
        CHECK(is_untouched(path, (size_t)length + 1, 64), 1, from, to);
        if (index > 0)
            CHECK(memcmp(previous, path, (size_t)length + 1) < 0, 1, from, to);
        memcpy(previous, path, sizeof path);
    }
}

/* counts[k][sq]: the ways of k moves from the square to the target, at most UINT64_MAX. */
static uint64_t counts[64][64];

static void count_walks(const uint64_t moves[64], int to, int most) {
    memset(counts, 0, sizeof counts);
    counts[0][to] = 1;
    for (int k = 1; k <= most; k++)
        for (int sq = 0; sq < 64; sq++)
            for (int next = 0; next < 64; next++)
                if (in_set(moves[sq], next)) {
                    const uint64_t sum = counts[k][sq] + counts[k - 1][next];
                    counts[k][sq] = sum < counts[k][sq] ? UINT64_MAX : sum;
                }
}

static void compare_walks(const uint64_t moves[64], int piece, int from, int to, int most,
                          const ChessDistanceBoard *board) {
    uint64_t layers[64], reached = UINT64_C(1) << from;
    int result;
    count_walks(moves, to, most);
    memset(layers, 0xa5, sizeof layers);
    result = chess_distance_walks(piece, from, to, most, board, layers);
    CHECK(result, counts[most][from] != 0 ? most : CHESS_DISTANCE_UNREACHABLE, piece, most);
    CHECK(chess_distance_walk_count(piece, from, to, most, board) == counts[most][from], 1, piece, most);
    for (int k = 0; k < 64; k++) {
        uint64_t expected = 0, next = 0;
        for (int sq = 0; k <= most && sq < 64; sq++) {
            if (!in_set(reached, sq))
                continue;
            next |= moves[sq];
            if (counts[most - k][sq] != 0)
                expected |= UINT64_C(1) << sq;
        }
        CHECK(layers[k] == (result < 0 ? UINT64_C(0xa5a5a5a5a5a5a5a5) : expected), 1, piece, k);
        reached = next;
    }
}

static void compare_weights(const uint64_t moves[64], int piece, uint64_t from, uint64_t plus1,
                            uint64_t plus2, const ChessDistanceBoard *board) {
    int sums[64], largest;
    uint8_t out[64];
    for (int sq = 0; sq < 64; sq++)
        sums[sq] = in_set(from, sq) ? 0 : -1;
    least_sums(NULL, moves, plus1, plus2, sums);
    largest = chess_distance_weighted_map(piece, from, plus1, plus2, board, out);
    CHECK(largest, compare_map(out, sums, piece), piece, 0);
}

static void compare_costs(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                          uint64_t from, uint64_t *state) {
    int sums[64], largest;
    uint8_t out[64], start[64];
    for (int sq = 0; sq < 64; sq++)
        sums[sq] = in_set(from, sq) ? 0 : -1;
    least_sums(free_moves, costly_moves, 0, 0, sums);
    largest = chess_distance_graph_cost_map(free_moves, costly_moves, from, out);
    CHECK(largest, compare_map(out, sums, 0), 0, 0);
    for (int sq = 0; sq < 64; sq++) {
        const int first = (int)(random_bits(state) % 192 >> (random_bits(state) & 7));
        sums[sq] = in_set(from, sq) ? first : -1;
        start[sq] = (uint8_t)(sums[sq] < 0 ? CHESS_DISTANCE_NONE : first);
    }
    least_sums(free_moves, costly_moves, 0, 0, sums);
    largest = chess_distance_graph_cost_onward(free_moves, costly_moves, start, out);
    CHECK(largest, compare_map(out, sums, 1), 1, 0);
}

static uint64_t few(uint64_t *state) {
    return random_bits(state) & random_bits(state) & random_bits(state) & random_bits(state);
}

static void random_boards(void) {
    uint64_t state = 33, moves[64], others[64];
    for (int round = 0; round < rounds(12); round++) {
        const ChessDistanceBoard board = random_board(&state);
        for (int i = 0; i < MAILBOX_PIECES; i++) {
            const int piece = mailbox_pieces[i], most = round % 3 == 0 ? 63 : (int)(random_bits(&state) % 9);
            const int a = (int)(random_bits(&state) & 63), b = (int)(random_bits(&state) & 63);
            const uint64_t from = UINT64_C(1) << a | (round & 1 ? few(&state) : 0);
            const uint64_t to = UINT64_C(1) << b | (round & 1 ? few(&state) : 0);
            mailbox_graph(piece, &board, moves);
            compare_sets(moves, from, to, piece, &board);
            compare_count(moves, piece, from, to, &board);
            compare_trajectories(moves, piece, a, b, &board);
            compare_trajectories(moves, piece, a, a, &board);
            compare_walks(moves, piece, a, b, most, &board);
            compare_walks(moves, piece, a, a, most, &board);
            compare_weights(moves, piece, from, random_bits(&state), few(&state) | few(&state), &board);
            mailbox_graph(mailbox_pieces[random_bits(&state) % MAILBOX_PIECES], &board, others);
            compare_costs(moves, others, from, &state);
        }
        /* NULL is the empty board. */
        mailbox_graph(mailbox_pieces[round], &mailbox_empty, moves);
        compare_weights(moves, mailbox_pieces[round], few(&state) | 1, random_bits(&state), few(&state), NULL);
        compare_walks(moves, mailbox_pieces[round], 27, 36, 6, NULL);
        compare_trajectories(moves, mailbox_pieces[round], 27, (int)(random_bits(&state) & 63), NULL);
    }
}

/* Any 64 sets are a graph, with self-loops too. */
static void random_graphs(void) {
    uint64_t state = 34, moves[64], others[64];
    for (int round = 0; round < rounds(60); round++) {
        for (int sq = 0; sq < 64; sq++) {
            moves[sq] = few(&state) & random_bits(&state);
            others[sq] = few(&state) & few(&state);
            if (round % 3 == 0) /* a line, on which nearly every square is needed */
                moves[sq] = (UINT64_C(2) << sq) | (sq % 9 == round / 3 ? few(&state) : 0) | UINT64_C(1) << sq;
        }
        compare_sets(moves, UINT64_C(1) << (random_bits(&state) & 31), UINT64_C(1) << (32 + (random_bits(&state) & 31)), -1, NULL);
        compare_sets(moves, few(&state) | 1, few(&state) | UINT64_C(1) << 63, -1, NULL);
        compare_costs(moves, others, few(&state) | 4, &state);
        compare_costs(others, moves, few(&state) | 8, &state);
    }
}

/* A board as the wiki prints it, rank 8 first. A set has the squares of one character. */
static uint64_t set_of(const char *board, char wanted) {
    uint64_t set = 0;
    for (int at = 0; at < 64; at++)
        if (board[at] == wanted)
            set |= UINT64_C(1) << (at ^ 56);
    return set;
}

/* The wiki's page "All Shortest Paths": a king from e4 to a1 or h8, ply by ply. */
static void all_shortest_paths(void) {
    static const char *const plies[] = {
        "........" "........" "........" "........" "....1..." "........" "........" "........",
        "........" "........" "........" "....11.." "...1...." "...1...." "........" "........",
        "........" "........" ".....11." "........" "........" "..1....." "..1....." "........",
        "........" "......11" "........" "........" "........" "........" ".1......" ".1......",
        ".......1" "........" "........" "........" "........" "........" "........" "1.......",
    };
    const uint64_t from = set_of(plies[0], '1'), to = set_of(plies[4], '1');
    uint64_t layers[64];
    CHECK(chess_distance_set_trajectories(CHESS_DISTANCE_KING, from, to, NULL, layers), 4, 0, 0);
    for (int ply = 0; ply < 64; ply++)
        CHECK(layers[ply] == (ply < 5 ? set_of(plies[ply], '1') : 0), 1, ply, 0);
}

/* A king from f6 to h1: Stilman's example, which the wiki gives. */
static void a_trajectory(void) {
    static const char plies[] =
        "........" "........" ".....0.." "....111." "....2222" ".....333" "......44" ".......5";
    uint64_t layers[64];
    CHECK(chess_distance_trajectories(CHESS_DISTANCE_KING, 45, 7, NULL, layers), 5, 45, 7);
    for (int ply = 0; ply < 64; ply++)
        CHECK(layers[ply] == (ply < 6 ? set_of(plies, (char)('0' + ply)) : 0), 1, ply, 0);
}

static void known_counts(void) {
    static const struct { int piece, from, to; int64_t count; } known[] = {
        {CHESS_DISTANCE_KING, 45, 7, 25},     {CHESS_DISTANCE_KING, 32, 39, 393},
        {CHESS_DISTANCE_KNIGHT, 0, 9, 10},    {CHESS_DISTANCE_KNIGHT, 0, 63, 108},
        {CHESS_DISTANCE_KNIGHT, 3, 62, 12},   {CHESS_DISTANCE_QUEEN, 25, 45, 9},
        {CHESS_DISTANCE_ROOK, 12, 41, 2},     {CHESS_DISTANCE_BISHOP, 2, 50, 1},
        {CHESS_DISTANCE_WAZIR, 0, 63, 3432},  {CHESS_DISTANCE_WHITE_PAWN, 8, 24, 1},
        {CHESS_DISTANCE_BLACK_PAWN, 48, 32, 1}, {CHESS_DISTANCE_BLACK_PAWN, 32, 48, 0}
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        CHECK(chess_distance_trajectory_count(known[i].piece, known[i].from, known[i].to, NULL),
              known[i].count, known[i].from, known[i].to);
}

int main(void) {
    random_boards();
    random_graphs();
    all_shortest_paths();
    a_trajectory();
    known_counts();
    return check_result();
}
