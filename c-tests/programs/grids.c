/* Boards of any size against a search square by square. Loops here give the moves of a few pieces;
 * boards are random, with holes, joined edges and obstacles. */
#include <stdlib.h>

#include "mailbox.h"

#ifndef ROUNDS
#define ROUNDS 10
#endif

enum { CANARY = 0x5a, MOST = 256 };

typedef enum { LEAP, LAME, LINE, CANNON } Way;

/* The moves of a text: one leap in all its directions. */
typedef struct {
    const char *betza;
    int m, n;
    Way way;
    int limit;     /* of a line: 0 is none */
    int only_ahead; /* ranks ahead of the piece only */
} Piece;

static const Piece pieces[] = {
    {"W", 1, 0, LEAP, 0, 0},     {"F", 1, 1, LEAP, 0, 0},     {"N", 2, 1, LEAP, 0, 0},
    {"nN", 2, 1, LAME, 0, 0},    {"nA", 2, 2, LAME, 0, 0},    {"(1,4)", 4, 1, LEAP, 0, 0},
    {"R", 1, 0, LINE, 0, 0},     {"B", 1, 1, LINE, 0, 0},     {"NN", 2, 1, LINE, 0, 0},
    {"B3", 1, 1, LINE, 3, 0},    {"mRcpR", 1, 0, CANNON, 0, 0}, {"mBcpB", 1, 1, CANNON, 0, 0},
    {"fF", 1, 1, LEAP, 0, 1},    {"ffN", 2, 1, LEAP, 0, 1},   {"nZ", 3, 2, LAME, 0, 0},
};

static ChessDistanceGrid grid;
static ChessDistanceObstacles obstacles;
static int squares;

static int has(const ChessDistanceSquares *set, int sq) {
    return (int)(set->words[sq >> 6] >> (sq & 63) & 1);
}

static void add(ChessDistanceSquares *set, int sq) {
    set->words[sq >> 6] |= (uint64_t)1 << (sq & 63);
}

/* The square at this number of files and ranks, or -1. */
static int beside(int sq, int files, int ranks) {
    int file = sq % grid.files + files, rank = sq / grid.files + ranks;
    if (grid.wrap & CHESS_DISTANCE_WRAP_FILES)
        file = (file + 16 * grid.files) % grid.files;
    if (grid.wrap & CHESS_DISTANCE_WRAP_RANKS)
        rank = (rank + 16 * grid.ranks) % grid.ranks;
    if (file < 0 || file >= grid.files || rank < 0 || rank >= grid.ranks)
        return -1;
    sq = rank * grid.files + file;
    return has(&grid.holes, sq) ? -1 : sq;
}

static int occupied(int sq) {
    return has(&obstacles.own, sq) || has(&obstacles.enemy, sq);
}

/* Whether a move may end there: 1 without taking, 2 with taking. */
static int ends(int sq) {
    if (has(&obstacles.own, sq) || has(&obstacles.avoid, sq))
        return 0;
    return has(&obstacles.enemy, sq) ? 2 : 1;
}

static int sign(int x) {
    return (x > 0) - (x < 0);
}

/* Whether the squares between the ends of a leap are on the board and empty. */
static int legs_are_free(int from, int files, int ranks) {
    const int x = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    const int y = abs(files) + abs(ranks) - x;
    for (int i = 1; i < x; i++) {
        const int aside = i > x - y ? i - (x - y) : 0;
        const int f = abs(files) == x ? i : aside, r = abs(files) == x ? aside : i;
        const int sq = beside(from, f * sign(files), r * sign(ranks));
        if (sq < 0 || occupied(sq))
            return 0;
    }
    return 1;
}

/* The squares one move from a square along one direction. */
static void along(const Piece *piece, int from, int files, int ranks, ChessDistanceSquares *out) {
    int hurdles = 0, sq = from;
    if (piece->way == LAME && !legs_are_free(from, files, ranks))
        return;
    for (int i = 1; piece->way == LINE || piece->way == CANNON || i == 1; i++) {
        sq = beside(sq, files, ranks);
        if (sq < 0 || sq == from || (piece->limit && i > piece->limit))
            return;
        if (piece->way == CANNON ? (hurdles == 0 && ends(sq) == 1) || (hurdles == 1 && ends(sq) == 2)
                                 : hurdles == 0 && ends(sq) != 0)
            add(out, sq);
        hurdles += occupied(sq);
    }
}

static ChessDistanceSquares moves_from(const Piece *piece, int black, int from) {
    static const int signs[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    ChessDistanceSquares out = {{0, 0, 0, 0}};
    if (has(&grid.holes, from) || has(&obstacles.stop, from))
        return out;
    for (int i = 0; i < 8; i++) {
        const int files = signs[i / 2][0] * (i % 2 ? piece->m : piece->n);
        const int ranks = signs[i / 2][1] * (i % 2 ? piece->n : piece->m);
        const int ahead = black ? -ranks : ranks;
        /* ffN: the two leaps that go farther ahead than aside. */
        if (piece->only_ahead && (ahead <= 0 || ahead < abs(files)))
            continue;
        along(piece, from, files, ranks, &out);
    }
    return out;
}

static uint64_t state = 34;

static ChessDistanceSquares random_set(int eighths) {
    ChessDistanceSquares set = {{0, 0, 0, 0}};
    for (int sq = 0; sq < MOST; sq++)
        if ((int)(random_bits(&state) & 7) < eighths)
            add(&set, sq);
    return set;
}

static void next_board(void) {
    memset(&grid, 0, sizeof grid);
    grid.files = 1 + (int)(random_bits(&state) & 15);
    grid.ranks = 1 + (int)(random_bits(&state) & 15);
    grid.wrap = random_bits(&state) & 1 ? 0 : (int)(random_bits(&state) & 3);
    grid.holes = random_set((int)(random_bits(&state) & 1));
    obstacles.own = random_set((int)(random_bits(&state) % 3));
    obstacles.enemy = random_set((int)(random_bits(&state) % 3));
    obstacles.avoid = random_set((int)(random_bits(&state) % 2));
    obstacles.stop = random_set((int)(random_bits(&state) % 2));
    squares = grid.files * grid.ranks;
}

static ChessDistanceSquares graph[MOST], rows[MOST + 1], layers[MOST];
static uint8_t expected[MOST][MOST], map[MOST + 1], matrix[MOST * MOST + 1];

static int steps_of_graph(const void *moves, int from, Step steps[MOST_STEPS]) {
    int count = 0;
    for (int to = 0; to < squares; to++)
        if (has((const ChessDistanceSquares *)moves + from, to)) {
            steps[count].to = to;
            steps[count++].cost = 1;
        }
    return count;
}

static void search_from(int from) {
    int sums[MOST];
    memset(sums, -1, sizeof sums);
    sums[from] = has(&grid.holes, from) ? -1 : 0;
    search(steps_of_graph, graph, squares, sums);
    for (int sq = 0; sq < squares; sq++)
        expected[from][sq] = (uint8_t)(sums[sq] < 0 ? CHESS_DISTANCE_NONE : sums[sq]);
}

static uint8_t nearest(const ChessDistanceSquares *from, int sq, int backward) {
    uint8_t least = CHESS_DISTANCE_NONE;
    for (int other = 0; other < squares; other++) {
        const uint8_t distance = backward ? expected[sq][other] : expected[other][sq];
        if (has(from, other) && distance < least)
            least = distance;
    }
    return least;
}

static void every_question(const Piece *text, int black, int round) {
    ChessDistanceGridPiece piece;
    const size_t size = (size_t)squares;
    ChessDistanceSquares from = random_set(1), to = random_set(1), out;
    int shortest = CHESS_DISTANCE_NONE, left_from = 0, left_to = 0, moves;
    CHECK(chess_distance_grid_piece(text->betza, black, &piece), 0, round, 0);
    for (int sq = 0; sq < squares; sq++)
        graph[sq] = moves_from(text, black, sq);
    memset(rows, CANARY, sizeof rows);
    CHECK(chess_distance_grid_graph(&piece, &grid, &obstacles, rows, size), 0, round, 0);
    CHECK(memcmp(rows, graph, size * sizeof *rows), 0, round, black);
    CHECK(rows[size].words[0] & 255, CANARY, round, 0);
    for (int sq = 0; sq < squares; sq++) {
        search_from(sq);
        left_from |= has(&from, sq) && !has(&grid.holes, sq);
        left_to |= has(&to, sq) && !has(&grid.holes, sq);
    }
    memset(matrix, CANARY, sizeof matrix);
    CHECK(chess_distance_grid_matrix(&piece, &grid, &obstacles, matrix, size * size), 0, round, 0);
    CHECK(matrix[size * size], CANARY, round, 0);
    for (int sq = 0; sq < squares; sq++)
        CHECK(memcmp(matrix + size * (size_t)sq, expected[sq], size), 0, round, sq);
    if (!left_from || !left_to) {
        CHECK(chess_distance_grid_path(&piece, &grid, &from, &to, &obstacles),
              CHESS_DISTANCE_EMPTY_SET, round, 0);
        return;
    }
    for (int backward = 0; backward < 2; backward++) {
        int largest = 0, result;
        memset(map, CANARY, sizeof map);
        result = backward ? chess_distance_grid_map_to(&piece, &grid, &to, &obstacles, map, size)
                          : chess_distance_grid_map(&piece, &grid, &from, &obstacles, map, size);
        for (int sq = 0; sq < squares; sq++) {
            const uint8_t distance = nearest(backward ? &to : &from, sq, backward);
            CHECK(map[sq], distance, round, sq);
            if (distance != CHESS_DISTANCE_NONE && distance > largest)
                largest = distance;
            if (!backward && has(&to, sq) && distance < shortest)
                shortest = distance;
        }
        CHECK(result, largest, round, backward);
        CHECK(map[size], CANARY, round, backward);
    }
    memset(map, CANARY, sizeof map);
    CHECK(chess_distance_grid_graph_map(graph, size, &from, map) >= 0, 1, round, 0);
    for (int sq = 0; sq < squares; sq++)
        CHECK(map[sq], has(&from, sq) ? 0 : nearest(&from, sq, 0), round, sq); /* a graph has no holes */
    CHECK(chess_distance_grid_path(&piece, &grid, &from, &to, &obstacles),
          shortest == CHESS_DISTANCE_NONE ? CHESS_DISTANCE_UNREACHABLE : shortest, round, 0);
    memset(layers, CANARY, sizeof layers);
    CHECK(chess_distance_grid_trajectories(&piece, &grid, &from, &to, &obstacles, layers, MOST),
          shortest == CHESS_DISTANCE_NONE ? CHESS_DISTANCE_UNREACHABLE : shortest, round, 0);
    if (shortest == CHESS_DISTANCE_NONE) {
        CHECK(layers[0].words[0] & 255, CANARY, round, 0);
        CHECK(chess_distance_grid_trajectory_count(&piece, &grid, &from, &to, &obstacles), 0, round, 0);
    } else {
        for (int ply = 0; ply <= shortest; ply++)
            for (int sq = 0; sq < squares; sq++)
                CHECK(has(&layers[ply], sq),
                      nearest(&from, sq, 0) == ply && nearest(&to, sq, 1) == shortest - ply, ply, sq);
        CHECK(chess_distance_grid_trajectory_count(&piece, &grid, &from, &to, &obstacles) > 0, 1,
              round, 0);
    }
    moves = chess_distance_grid_moves(&piece, &grid, &from, &obstacles, &out);
    for (int sq = 0; sq < squares; sq++) {
        int reached = 0;
        for (int other = 0; other < squares; other++)
            reached |= has(&from, other) && has(&graph[other], sq);
        CHECK(has(&out, sq), reached, round, sq);
        moves -= reached;
    }
    CHECK(moves, 0, round, 0);
}

/* Costs, second legs and territory against maps. */
static void what_is_made_of_maps(void) {
    ChessDistanceGridPiece king, rook;
    ChessDistanceSquares from = {{1, 0, 0, 0}}, corner = {{0, 0, 0, 0}}, all;
    ChessDistanceGridTerritory territory;
    uint8_t start[120], out[120];
    memset(&grid, 0, sizeof grid);
    grid.files = 12;
    grid.ranks = 10;
    memset(&all, 255, sizeof all);
    add(&corner, 119);
    chess_distance_grid_piece("K", 0, &king);
    chess_distance_grid_piece("R", 0, &rook);
    CHECK(chess_distance_grid_weighted_map(&king, &grid, &from, NULL, NULL, NULL, out, 120), 11, 0, 0);
    CHECK(chess_distance_grid_weighted_map(&king, &grid, &from, &all, &all, NULL, out, 120), 44, 0, 0);
    CHECK(out[13], 4, 0, 0);
    CHECK(chess_distance_grid_weighted_map(&king, &grid, &from, NULL, &all, NULL, out, 120), 33, 0, 0);
    CHECK(chess_distance_grid_map(&king, &grid, &from, NULL, start, 120), 11, 0, 0);
    CHECK(chess_distance_grid_onward(&rook, &grid, start, NULL, out, 120), 2, 0, 0);
    CHECK(chess_distance_grid_territory(&king, &from, NULL, &king, &corner, NULL, &grid, &territory),
          0, 0, 0);
    CHECK(has(&territory.first, 0) && has(&territory.second, 119) && !has(&territory.tied, 0), 1, 0, 0);
    for (int sq = 0; sq < 120; sq++)
        CHECK(has(&territory.first, sq), has(&territory.second, 119 - sq), sq, 0);
}

int main(void) {
    for (int round = 0; round < rounds(ROUNDS); round++)
        for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
            next_board();
            every_question(&pieces[i], round & 1, round);
        }
    what_is_made_of_maps();
    return check_result();
}
