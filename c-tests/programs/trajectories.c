/* Shortest trajectories: against searches that count ways. */
#include <string.h>

#include "mailbox.h"

/* The trajectories of one pair against two searches: one from the start, and one from each square
 * of a layer, since pawns do not move back. */
static void compare(int piece, int from, int to, const ChessDistanceBoard *given) {
    const ChessDistanceBoard *board = given ? given : &mailbox_empty;
    int distance[64], onward[64];
    uint64_t moves[64], paths[64], layers[64];
    uint8_t path[64], previous[64] = {0};
    mailbox_graph(piece, board, moves);
    distances_in(moves, UINT64_C(1) << from, distance);
    count_ways(moves, distance, paths);
    memset(layers, 0xa5, sizeof layers);
    memset(path, 0xa5, sizeof path);

    const int length = chess_distance_trajectories(piece, from, to, given, layers);
    CHECK(length, distance[to], from, to);
    CHECK(chess_distance_trajectory_count(piece, from, to, given), paths[to], from, to);
    const int none = distance[to] < 0 ? CHESS_DISTANCE_UNREACHABLE : CHESS_DISTANCE_OUT_OF_RANGE;
    CHECK(chess_distance_trajectory(piece, from, to, given, paths[to], path), none, from, to);
    CHECK(chess_distance_trajectory(piece, from, to, given, UINT64_MAX, path), none, from, to);
    for (int ply = 0; ply < 64; ply++)
        CHECK(path[ply], 0xa5, from, ply);
    if (distance[to] < 0) {
        for (int ply = 0; ply < 64; ply++)
            CHECK(layers[ply] == UINT64_C(0xa5a5a5a5a5a5a5a5), 1, from, ply);
        return;
    }

    for (int sq = 0; sq < 64; sq++) {
        int visited = 0;
        if (distance[sq] >= 0 && distance[sq] <= length) {
            distances_in(moves, UINT64_C(1) << sq, onward);
            visited = onward[to] == length - distance[sq];
            CHECK(in_set(layers[distance[sq]], sq), visited, from, sq);
        }
        for (int ply = 0; ply < 64; ply++)
            if (ply != distance[sq])
                CHECK(in_set(layers[ply], sq), 0, from, sq);
    }

    /* All paths: each is legal and greater than the one before. */
    const uint64_t step = 1 + paths[to] / 40;
    for (uint64_t index = 0; index < paths[to]; index += step) {
        memset(path, 0xa5, sizeof path);
        CHECK(chess_distance_trajectory(piece, from, to, given, index, path), length, from, to);
        CHECK(path[0], from, from, to);
        CHECK(path[length], to, from, to);
        for (int ply = 0; ply < length; ply++)
            CHECK(in_set(moves[path[ply]], path[ply + 1]), 1, from, to);
        for (int ply = length + 1; ply < 64; ply++)
            CHECK(path[ply], 0xa5, from, ply);
        if (index > 0)
            CHECK(memcmp(previous, path, (size_t)length + 1) < 0, 1, from, to);
        memcpy(previous, path, sizeof path);
    }
}

static void random_boards(void) {
    uint64_t state = 1;
    for (int round = 0; round < rounds(40); round++) {
        const ChessDistanceBoard board = random_board(&state);
        for (int i = 0; i < MAILBOX_PIECES; i++) {
            const int from = (int)(random_bits(&state) & 63), to = (int)(random_bits(&state) & 63);
            compare(mailbox_pieces[i], from, to, &board);
            compare(mailbox_pieces[i], from, to, round & 1 ? NULL : &mailbox_empty);
            compare(mailbox_pieces[i], from, from, &board);
        }
    }
}

/* King f6 to h1, the example of Stilman's that the wiki gives. */
static void known_figures(void) {
    static const uint64_t expected[6] = {
        UINT64_C(0x200000000000), UINT64_C(0x7000000000), UINT64_C(0xf0000000),
        UINT64_C(0xe00000), UINT64_C(0xc000), UINT64_C(0x80)
    };
    static const struct { int piece, from, to; int64_t count; } counts[] = {
        {CHESS_DISTANCE_KING, 32, 39, 393},   {CHESS_DISTANCE_KING, 3, 59, 393},
        {CHESS_DISTANCE_KNIGHT, 0, 9, 10},    {CHESS_DISTANCE_KNIGHT, 0, 63, 108},
        {CHESS_DISTANCE_KNIGHT, 3, 62, 12},   {CHESS_DISTANCE_QUEEN, 25, 45, 9},
        {CHESS_DISTANCE_ROOK, 12, 41, 2},     {CHESS_DISTANCE_BISHOP, 2, 50, 1},
        {CHESS_DISTANCE_WAZIR, 0, 63, 3432},  {CHESS_DISTANCE_WHITE_PAWN, 8, 24, 1},
        {CHESS_DISTANCE_BLACK_PAWN, 48, 32, 1}, {CHESS_DISTANCE_BLACK_PAWN, 32, 48, 0}
    };
    uint64_t layers[64];
    CHECK(chess_distance_trajectories(CHESS_DISTANCE_KING, 45, 7, NULL, layers), 5, 45, 7);
    CHECK(chess_distance_trajectory_count(CHESS_DISTANCE_KING, 45, 7, NULL), 25, 45, 7);
    for (int ply = 0; ply < 64; ply++)
        CHECK(layers[ply] == (ply < 6 ? expected[ply] : 0), 1, ply, 0);
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        CHECK(chess_distance_trajectory_count(counts[i].piece, counts[i].from, counts[i].to, NULL),
              counts[i].count, counts[i].from, counts[i].to);
}

int main(void) {
    known_figures();
    random_boards();
    return check_result();
}
