/* Every function of chess_distance_inline.h, called with any values and with pointers that are
 * NULL or valid: boards and buffers of their own, or anywhere in one memory, where they overlap.
 * For Frama-C's Eva, which follows all of these calls at once; see header.sh. */
#include "chess_distance_inline.h"

extern volatile int any_int;
extern volatile uint64_t any_set;

#define WORDS 256

static uint64_t memory[WORDS];
static ChessDistanceBoard one_board, other_board;
static uint64_t graph[64], sets[64];
static uint8_t map[64], starts[64];
static ChessDistanceTerritory divided;

/* A word of the memory with so many behind it. */
static uint64_t *somewhere(int words)
{
    const int word = any_int;

    return word >= 0 && word <= WORDS - words ? memory + word : memory;
}

#define ANY(type, own, words) \
    (any_int ? (type *)0 : any_int ? (own) : (type *)(void *)somewhere(words))

static const ChessDistanceBoard *a_board(void) { return ANY(ChessDistanceBoard, &one_board, 3); }
static const ChessDistanceBoard *another(void) { return ANY(ChessDistanceBoard, &other_board, 3); }
static uint64_t *a_graph(void) { return ANY(uint64_t, graph, 64); }
static uint64_t *layers(void) { return ANY(uint64_t, sets, 64); }
static uint8_t *a_map(void) { return ANY(uint8_t, map, 8); }
static const uint8_t *a_start(void) { return ANY(uint8_t, starts, 8); }

static void fill(uint64_t *words, int count)
{
    int i;

    for (i = 0; i < count; ++i)
        words[i] = any_set;
}

static void of_squares(void)
{
    const int a = any_int, b = any_int, c = any_int, piece = any_int;

    (void)chess_distance_king(a, b);
    (void)chess_distance_manhattan(a, b);
    (void)chess_distance_knight(a, b);
    (void)chess_distance_file(a, b);
    (void)chess_distance_rank(a, b);
    (void)chess_distance_center(a);
    (void)chess_distance_center_manhattan(a);
    (void)chess_distance_edge(a);
    (void)chess_distance_edge_file(a);
    (void)chess_distance_edge_rank(a);
    (void)chess_distance_corner(a, b);
    (void)chess_distance_relation(a, b);
    (void)chess_distance_x88_diff(a, b);
    (void)chess_distance_to_x88(a);
    (void)chess_distance_from_x88(a);
    (void)chess_distance_by_x88(piece, a, b);
    (void)chess_distance_offset(a, b);
    (void)chess_distance_direction(a, b);
    (void)chess_distance_nearest_file(a, any_set, b);
    (void)chess_distance_nearest(a, any_set, b);
    (void)chess_distance(piece, a, b);
    (void)chess_distance_king_race(a, b, c);
    (void)chess_distance_pawn_outruns_king(a, b, c, piece);
    (void)chess_distance_mop_up(a, b);
}

/* Every value of 0..15 on its own, and what is below and above: only so are the macro's divisions
 * followed exactly. */
static int side(int number)
{
    const int any = any_int;

    if (number < 0)
        return any < 0 ? any : -1;
    return number < 16 ? number : any > 15 ? any : 16;
}

static void of_leapers(void)
{
    int i, j;

    for (i = -1; i <= 16; ++i)
        for (j = -1; j <= 16; ++j)
            (void)CHESS_DISTANCE_LEAPER(side(i), side(j));
}

static void of_wiki(void)
{
    const int a = any_int, b = any_int;

    (void)distance(a, b);
    (void)manhattanDistance(a, b);
    (void)knightDistance(a, b);
    (void)manhattanCenterDistance(a);
    (void)centerDistance(a);
    (void)x88diff(a, b);
    (void)absRankFileDiff(a, b);
    (void)getKnightAttacks(any_set);
    (void)calcKnightDistance(any_set, any_set);
}

static void of_boards(void)
{
    const int piece = any_int, a = any_int, b = any_int, c = any_int;

    (void)chess_distance_moves(piece, any_set, a_board());
    (void)chess_distance_attacks(piece, any_set, any_set);
    (void)chess_distance_path(piece, a, b, a_board());
    (void)chess_distance_reaches(piece, a, b, c, a_board());
    (void)chess_distance_sets(piece, any_set, any_set, a_board());
    (void)chess_distance_within(piece, any_set, a, a_board());
    (void)chess_distance_ring(piece, any_set, a, a_board());
    (void)chess_distance_trajectory_count(piece, a, b, a_board());
}

/* One of those that write, so that none finds what another has left. */
static void of_buffers(void)
{
    const int piece = any_int, a = any_int, b = any_int;

    switch (any_int) {
    case 0: (void)chess_distance_map(piece, a, a_board(), a_map()); break;
    case 1: (void)chess_distance_set_map(piece, any_set, a_board(), a_map()); break;
    case 2: (void)chess_distance_map_to(piece, a, a_board(), a_map()); break;
    case 3: (void)chess_distance_set_map_to(piece, any_set, a_board(), a_map()); break;
    case 4: (void)chess_distance_onward(piece, a_start(), a_board(), a_map()); break;
    case 5: (void)chess_distance_graph(piece, a_board(), a_graph()); break;
    case 6: (void)chess_distance_graph_reverse(a_graph(), layers()); break;
    case 7: (void)chess_distance_graph_map(a_graph(), any_set, a_map()); break;
    case 8: (void)chess_distance_graph_onward(a_graph(), a_start(), a_map()); break;
    case 9: (void)chess_distance_pawn_map(piece, any_set, any_set, a, a_board(), a_map()); break;
    case 10: (void)chess_distance_pawn_map_to(piece, any_set, any_set, a, a_board(), a_map()); break;
    case 11: (void)chess_distance_trajectories(piece, a, b, a_board(), layers()); break;
    case 12: (void)chess_distance_trajectory(piece, a, b, a_board(), any_set, a_map()); break;
    default:
        (void)chess_distance_territory(piece, any_set, a_board(), a, any_set, another(),
                                       ANY(ChessDistanceTerritory, &divided, 3));
    }
}

int main(void)
{
    fill(memory, WORDS);
    fill((uint64_t *)&one_board, 3);
    fill((uint64_t *)&other_board, 3);
    fill(graph, 64);
    fill((uint64_t *)starts, 8);
    of_squares();
    of_leapers();
    of_wiki();
    of_boards();
    of_buffers();
    return 0;
}
