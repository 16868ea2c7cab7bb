/* Ways and costs against searches by single moves, without shortcuts. */
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

static void compare_count(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
    int distance[64];
    uint64_t moves[64], paths[64], sum = 0;
    mailbox_graph(piece, board, moves);
    distances_in(moves, from, distance);
    count_ways(moves, distance, paths);
    for (int sq = 0; sq < 64; sq++)
        if (in_set(to, sq) && distance[sq] >= 0 && distance[sq] == nearest_of(distance, to))
            sum += paths[sq];
    CHECK(chess_distance_set_trajectory_count(piece, from, to, board) == sum, 1, piece, 0);
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

static void compare_sites(const uint64_t moves[64], int piece, const uint8_t *sites, size_t n,
                          const ChessDistanceBoard *board) {
    static int from_site[64][64];
    uint8_t owner[64];
    memset(owner, 0xa5, sizeof owner);
    for (size_t i = 0; i < n; i++)
        distances_in(moves, UINT64_C(1) << sites[i], from_site[i]);
    CHECK(chess_distance_voronoi(piece, sites, n, board, owner), CHESS_DISTANCE_OK, piece, n);
    for (int sq = 0; sq < 64; sq++) {
        int least = -1, expected = 255;
        for (size_t i = 0; i < n; i++) {
            const int distance = from_site[i][sq];
            if (distance >= 0 && distance == least)
                expected = 254;
            else if ((unsigned)distance < (unsigned)least) {
                least = distance;
                expected = (int)i;
            }
        }
        CHECK(owner[sq], expected, piece, sq);
    }
}

static uint64_t few(uint64_t *state) {
    return random_bits(state) & random_bits(state) & random_bits(state) & random_bits(state);
}

static void random_boards(void) {
    uint64_t state = 33, moves[64], others[64];
    uint8_t sites[64];
    for (int round = 0; round < rounds(12); round++) {
        const ChessDistanceBoard board = random_board(&state);
        for (int i = 0; i < MAILBOX_PIECES; i++) {
            const int piece = mailbox_pieces[i], most = round % 3 == 0 ? 63 : (int)(random_bits(&state) % 9);
            const int a = (int)(random_bits(&state) & 63), b = (int)(random_bits(&state) & 63);
            const uint64_t from = UINT64_C(1) << a | (round & 1 ? few(&state) : 0);
            const uint64_t to = UINT64_C(1) << b | (round & 1 ? few(&state) : 0);
            const size_t n = round % 4 == 0 ? 64 : 1 + (size_t)(random_bits(&state) % 5);
            mailbox_graph(piece, &board, moves);
            compare_sets(moves, from, to, piece, &board);
            compare_count(piece, from, to, &board);
            compare_walks(moves, piece, a, b, most, &board);
            compare_walks(moves, piece, a, a, most, &board);
            compare_weights(moves, piece, from, random_bits(&state), few(&state) | few(&state), &board);
            mailbox_graph(mailbox_pieces[random_bits(&state) % MAILBOX_PIECES], &board, others);
            compare_costs(moves, others, from, &state);
            for (size_t j = 0; j < n; j++)
                sites[j] = (uint8_t)(random_bits(&state) & 63);
            compare_sites(moves, piece, sites, n, &board);
        }
        /* NULL is the empty board. */
        mailbox_graph(mailbox_pieces[round], &mailbox_empty, moves);
        compare_weights(moves, mailbox_pieces[round], few(&state) | 1, random_bits(&state), few(&state), NULL);
        compare_sites(moves, mailbox_pieces[round], sites, 5, NULL);
        compare_walks(moves, mailbox_pieces[round], 27, 36, 6, NULL);
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

static void squares_of_pawns(void) {
    for (int pawn = -2; pawn < 66; pawn++)
        for (int flags = 0; flags < 4; flags++) {
            const uint64_t set = chess_distance_square_of_pawn(pawn, flags & 1, flags & 2);
            for (int sq = 0; sq < 64; sq++)
                CHECK(in_set(set, sq), chess_distance_pawn_outruns_king(pawn, sq, flags & 1, flags & 2) == 0, pawn, sq);
        }
}

int main(void) {
    random_boards();
    random_graphs();
    squares_of_pawns();
    return check_result();
}
