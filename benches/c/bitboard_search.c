/* Searches level by level on sets of squares; each new square's distance is written in a loop
 * over the bits. Kings and knights move as a set, sliders square by square along classical rays. */
#include "bench.h"

/* Four directions toward higher squares and four toward lower ones; odd ones are diagonal. */
static uint64_t rays[8][64];

__attribute__((constructor)) static void fill(void)
{
    static const int files[8] = {1, -1, 0, 1, -1, 1, 0, -1};
    static const int ranks[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    for (int direction = 0; direction < 8; direction++) {
        for (int sq = 0; sq < 64; sq++) {
            int file = (sq & 7) + files[direction], rank = (sq >> 3) + ranks[direction];
            for (; (file & ~7) == 0 && (rank & ~7) == 0;
                 file += files[direction], rank += ranks[direction])
                rays[direction][sq] |= (uint64_t)1 << (8 * rank + file);
        }
    }
}

static inline uint64_t upward(int direction, int sq, uint64_t occupied)
{
    uint64_t ray = rays[direction][sq];
    uint64_t blockers = (ray & occupied) | (uint64_t)1 << 63;
    return ray ^ rays[direction][lowest(blockers)];
}

static inline uint64_t downward(int direction, int sq, uint64_t occupied)
{
    uint64_t ray = rays[direction][sq];
    uint64_t blockers = (ray & occupied) | 1;
    return ray ^ rays[direction][63 - __builtin_clzll(blockers)];
}

static inline uint64_t bishop_attacks(int sq, uint64_t occupied)
{
    return upward(1, sq, occupied) | upward(3, sq, occupied) | downward(5, sq, occupied)
         | downward(7, sq, occupied);
}

static inline uint64_t rook_attacks(int sq, uint64_t occupied)
{
    return upward(0, sq, occupied) | upward(2, sq, occupied) | downward(4, sq, occupied)
         | downward(6, sq, occupied);
}

/* Inlined with a constant piece. */
static inline __attribute__((always_inline)) void
search(int piece, int from, const struct bench_board *board, uint8_t *distance)
{
    uint64_t occupied = board->own | board->enemy;
    uint64_t open = ~(board->own | board->avoid);
    uint64_t frontier = (uint64_t)1 << from;
    memset(distance, 255, 64);
    for (uint8_t moves = 0; frontier; moves++) {
        uint64_t next = 0;
        open &= ~frontier;
        if (piece == KING)
            next = king_moves(frontier);
        if (piece == KNIGHT)
            next = knight_moves(frontier);
        for (; frontier; frontier &= frontier - 1) {
            int sq = lowest(frontier);
            distance[sq] = moves;
            if (piece == BISHOP || piece == QUEEN)
                next |= bishop_attacks(sq, occupied);
            if (piece == ROOK || piece == QUEEN)
                next |= rook_attacks(sq, occupied);
        }
        frontier = next & open;
    }
}

static NOINLINE void
search_any(int piece, int from, const struct bench_board *board, uint8_t *distance)
{
    switch (piece) {
    case KING: search(KING, from, board, distance); break;
    case KNIGHT: search(KNIGHT, from, board, distance); break;
    case BISHOP: search(BISHOP, from, board, distance); break;
    case ROOK: search(ROOK, from, board, distance); break;
    case QUEEN: search(QUEEN, from, board, distance); break;
    }
}

void map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        struct bench_board board = board_at(in, i);
        search_any(in->piece, in->a[i], &board, out + 64 * i);
    }
}

/* Stops at the target. */
static inline __attribute__((always_inline)) int
search_path(int piece, int from, int to, const struct bench_board *board)
{
    uint64_t occupied = board->own | board->enemy;
    uint64_t open = ~(board->own | board->avoid);
    uint64_t frontier = (uint64_t)1 << from;
    for (int moves = 0; frontier; moves++) {
        uint64_t next = 0;
        if (frontier >> to & 1)
            return moves;
        open &= ~frontier;
        if (piece == KING)
            next = king_moves(frontier);
        if (piece == KNIGHT)
            next = knight_moves(frontier);
        for (; piece != KING && piece != KNIGHT && frontier; frontier &= frontier - 1) {
            int sq = lowest(frontier);
            if (piece == BISHOP || piece == QUEEN)
                next |= bishop_attacks(sq, occupied);
            if (piece == ROOK || piece == QUEEN)
                next |= rook_attacks(sq, occupied);
        }
        frontier = next & open;
    }
    return -1;
}

static NOINLINE int search_path_any(int piece, int from, int to, const struct bench_board *board)
{
    switch (piece) {
    case KING: return search_path(KING, from, to, board);
    case KNIGHT: return search_path(KNIGHT, from, to, board);
    case BISHOP: return search_path(BISHOP, from, to, board);
    case ROOK: return search_path(ROOK, from, to, board);
    case QUEEN: return search_path(QUEEN, from, to, board);
    default: return -1;
    }
}

void path(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        struct bench_board board = board_at(in, i);
        out[i] = (uint8_t)search_path_any(in->piece, in->a[i], in->b[i], &board);
    }
}

void matrix(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        struct bench_board board = board_at(in, i);
        for (int from = 0; from < 64; from++)
            search_any(in->piece, from, &board, out + 4096 * i + 64 * from);
    }
}

/* Two searches, and a comparison of their maps. */
void territory(const struct bench_input *in, uint8_t *out)
{
    uint64_t *sets = (uint64_t *)out;
    EACH(in, i) {
        struct bench_board board = board_at(in, i);
        uint8_t a[64], b[64];
        uint64_t first = 0, second = 0, tied = 0;
        search_any(in->piece, in->a[i], &board, a);
        search_any(in->piece, in->b[i], &board, b);
        for (int sq = 0; sq < 64; sq++) {
            first |= (uint64_t)(a[sq] < b[sq]) << sq;
            second |= (uint64_t)(a[sq] > b[sq]) << sq;
            tied |= (uint64_t)(a[sq] == b[sq] && a[sq] != 255) << sq;
        }
        uint64_t *result = sets + 3 * i;
        result[0] = first;
        result[1] = second;
        result[2] = tied;
    }
}

/* In any graph, given as a set of squares for each square: one loop writes the distances of a level
 * and makes the next one. */
static NOINLINE void by_levels(const uint64_t *moves, int from, uint8_t *distance)
{
    uint64_t frontier = (uint64_t)1 << from, open = ~(uint64_t)0;
    memset(distance, 255, 64);
    for (uint8_t level = 0; frontier; level++) {
        uint64_t next = 0;
        open &= ~frontier;
        for (; frontier; frontier &= frontier - 1) {
            int sq = lowest(frontier);
            distance[sq] = level;
            next |= moves[sq];
        }
        frontier = next & open;
    }
}

void graph_map(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        by_levels(in->graphs[i], in->a[i], out + 64 * i);
}

void graph_matrix(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i)
        for (int from = 0; from < 64; from++)
            by_levels(in->graphs[i], from, out + 4096 * i + 64 * (size_t)from);
}
