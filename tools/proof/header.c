/* Every function of chess_distance_inline.h, called with any values and with pointers that are NULL
 * or valid: separate boards and buffers, or places in one memory, where they overlap. For Frama-C's
 * Eva, which follows all of these calls at once; see header.sh. */
#include "chess_distance_inline.h"

#include "../../c-tests/programs/generated/inline_names.h"

extern volatile int any_int;
extern volatile uint64_t any_set;

#define WORDS 256

static uint64_t memory[WORDS];
static ChessDistanceBoard one_board, other_board;
static ChessDistanceTerritory territory;
static uint64_t graph[64], sets[64];
static uint8_t map[64], starts[64];

/* A word of the memory with at least this number of words behind it. */
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
static uint64_t *any_uint64_t(void) { return ANY(uint64_t, sets, 64); }
static uint8_t *any_uint8_t(void) { return ANY(uint8_t, map, 8); }
static ChessDistanceTerritory *any_ChessDistanceTerritory(void)
{
    return ANY(ChessDistanceTerritory, &territory, 3);
}
static const uint8_t *a_start(void) { return ANY(uint8_t, starts, 8); }

static void fill(uint64_t *words, int count)
{
    int i;

    for (i = 0; i < count; ++i)
        words[i] = any_set;
}

/* Each value of 0..15 separately, and the ranges below and above. */
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

#define PIECE(i) any_int
#define SQUARE(i) any_int
#define FLAG(i) any_int
#define NUMBER(i) any_int
#define SET(i) any_set
#define INDEX(i) any_set
#define SIZE(i) (size_t)(any_set & 63)
#define START(i) a_start()
#define GRAPH(i) a_graph()
#define BOARD(i) ((i) == 0 ? a_board() : another())
#define OUTPUT(type, i) any_##type()
#define NUMBER_OF(name, member, ...) CALL_##member,
enum { OTHER_CALLS(NUMBER_OF) CALLS };

static void of_values(void)
{
#define OF_PAIR(name) (void)name(any_int, any_int);
#define OF_SQUARE(name) (void)name(any_int);
#define IF_IT_WRITES_NOTHING(name, member, result, parameters, arguments, bytes, words) \
    if ((bytes) + (words) == 0) \
        (void)name arguments;
    PAIR_FUNCTIONS(OF_PAIR)
    SQUARE_FUNCTIONS(OF_SQUARE)
    OTHER_CALLS(IF_IT_WRITES_NOTHING)
}

/* One of those that write, so that none finds what another has left. */
static void of_buffers(void)
{
#define IF_IT_WRITES(name, member, result, parameters, arguments, bytes, words) \
    case CALL_##member: \
        if ((bytes) + (words) != 0) \
            (void)name arguments; \
        break;
    switch (any_int) {
        OTHER_CALLS(IF_IT_WRITES)
    }
}

int main(void)
{
    fill(memory, WORDS);
    fill((uint64_t *)&one_board, 3);
    fill((uint64_t *)&other_board, 3);
    fill(graph, 64);
    fill((uint64_t *)starts, 8);
    of_values();
    of_leapers();
    of_wiki();
    of_buffers();
    return 0;
}
