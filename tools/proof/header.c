/* Every function of chess_distance_inline.h, called with any values and with pointers that are NULL
 * or valid: separate boards and buffers, or places in one memory, where they overlap. For Frama-C's
 * Eva, which follows all of these calls at once; see header.sh. */
#include "chess_distance_inline.h"

#include "../../c-tests/programs/functions.h"

extern volatile int any_int;
extern volatile uint64_t any_set;

#define WORDS 256

static uint64_t memory[WORDS];
static ChessDistanceBoard one_board, other_board;
static ChessDistanceTerritory territory;
static uint64_t graph[64], sets[64];
static uint8_t map[64], starts[64];

/* A word of the memory with at least this number of words behind it. */
static uint64_t *somewhere(int words) {
  const int word = any_int;

  return word >= 0 && word <= WORDS - words ? memory + word : memory;
}

#define ANY(type, own, words)                                                                      \
  (any_int ? (type *)0 : any_int ? (own) : (type *)(void *)somewhere(words))

static const ChessDistanceBoard *a_board(void) { return ANY(ChessDistanceBoard, &one_board, 3); }
static const ChessDistanceBoard *another(void) { return ANY(ChessDistanceBoard, &other_board, 3); }
static uint64_t *a_graph(void) { return ANY(uint64_t, graph, 64); }
static uint64_t *some_layers(void) { return ANY(uint64_t, sets, 64); }
static uint8_t *a_map(void) { return ANY(uint8_t, map, 8); }
static ChessDistanceTerritory *a_territory(void) {
  return ANY(ChessDistanceTerritory, &territory, 3);
}
static const uint8_t *a_start(void) { return ANY(uint8_t, starts, 8); }

static void fill(uint64_t *words, int count) {
  int i;

  for (i = 0; i < count; ++i)
    words[i] = any_set;
}

/* Each value of 0..15 separately, and the ranges below and above. */
static int side(int number) {
  const int any = any_int;

  if (number < 0)
    return any < 0 ? any : -1;
  return number < 16 ? number : any > 15 ? any : 16;
}

static void of_leapers(void) {
  int i, j;

  for (i = -1; i <= 16; ++i)
    for (j = -1; j <= 16; ++j)
      (void)CHESS_DISTANCE_LEAPER(side(i), side(j));
}

static void of_wiki(void) {
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

#define PIECE(n) any_int
#define X88_PIECE(n) any_int
#define PAWN(n) any_int
#define PROMOTED(n) any_int
#define SQUARE(n) any_int
#define X88_SQUARE(n) any_int
#define PAWN_SQUARE(n) any_int
#define DEFENDER(n) any_int
#define MOVES(n) any_int
#define LENGTH(n) any_int
#define CAPTURES(n) any_int
#define BYTE(n) any_int
#define FLAG(n) any_int
#define IF_EMPTY(n) any_int
#define SET(n) any_set
#define MEMBERS(n) any_set
#define INDEX(n) any_set
#define SITE_COUNT(n) (size_t)(any_set & 63)
#define SITES(n) a_start()
#define SQUARE_BYTES(n) a_start()
#define START(n) a_start()
#define GRAPH(n) a_graph()
#define BOARD(n) ((n) < 4 ? a_board() : another())
#define MAP(n) a_map()
#define LAYERS(n) some_layers()
#define TERRITORY(n) a_territory()

#define VALUE(kind, n) kind(n)
#define NUMBER_OF(count, name, ...) CALL_##name,
enum { INLINE_CALLS(NUMBER_OF, NUMBER_OF) CALLS };

/* One of them, so that none finds what another has left. */
static void of_functions(void) {
#define CASE(count, name, ...)                                                                     \
  case CALL_##name:                                                                                \
    (void)name(VALUES_##count(__VA_ARGS__));                                                       \
    break;
  switch (any_int) { INLINE_CALLS(CASE, CASE) }
}

int main(void) {
  fill(memory, WORDS);
  fill((uint64_t *)&one_board, 3);
  fill((uint64_t *)&other_board, 3);
  fill(graph, 64);
  fill((uint64_t *)starts, 8);
  of_leapers();
  of_wiki();
  of_functions();
  return 0;
}
