/* Pawn endings: what is won of all those with at most one pawn a side and of random ones, studies
 * with their keys, mutual zugzwangs, and where the game is not chess. The tests of
 * src/sides/pawn_ending play each ending as a duel, and tools/proof/pawn_endings.py compares
 * positions with the legal moves of python-chess. */
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

static ChessDistancePawnEnding ending;
static uint8_t moves[2][64][64];
static size_t size = (size_t)150000 * CHESS_DISTANCE_PAWN_STRUCTURE_BYTES;
static uint8_t *memory;

static int solve(uint64_t white, uint64_t black, int attacker_is_black, int bound) {
  return chess_distance_pawn_ending(white, black, attacker_is_black, bound, memory, size, &ending);
}

/* The pawns of an ending, and what is found in it: structures, and every word of three sets. Commit
 * 2b87384b has a plain search over whole positions, c-tests/programs/pawn_game.h, which gives the
 * same sets and so these checksums. */
static void add_ending(uint64_t *checksum, uint64_t white, uint64_t black, int attacker_is_black,
                       int bound) {
  add_to_checksum(checksum, solve(white, black, attacker_is_black, bound));
  for (int to_move = 0; to_move < 2; to_move++)
    for (int a = 0; a < 64; a++) {
      add_to_checksum(checksum, (int64_t)ending.won[to_move][a]);
      add_to_checksum(checksum, (int64_t)ending.wins[to_move][a]);
      add_to_checksum(checksum, (int64_t)ending.holds[to_move][a]);
    }
}

/* With a divisor the endings are solved only, for valgrind and for overflow checks. */
static void one_pawn_a_side(int attacker_is_black, int bound) {
  static const uint64_t expected[2][2] = {
      {UINT64_C(91242857519183339), UINT64_C(15507447091194647317)},
      {UINT64_C(6799942077198333547), UINT64_C(3942885780165707857)}};
  uint64_t checksum = EMPTY_CHECKSUM;
  for (int pair = 0; pair < 49 * 49; pair += ROUNDS_DIVISOR) {
    /* Squares 8 to 55, and none. */
    const int one = 8 + pair / 49, two = 8 + pair % 49;
    const uint64_t white = one < 56 ? UINT64_C(1) << one : 0,
                   black = two < 56 ? UINT64_C(1) << two : 0;
    if (white == 0 || white != black)
      add_ending(&checksum, white, black, attacker_is_black, bound);
  }
  if (ROUNDS_DIVISOR == 1)
    CHECK(checksum, expected[bound][attacker_is_black], bound, attacker_is_black);
}

/* Up to five pawns, of which some block each other, so that there are not too many structures. */
static void random_endings(void) {
  uint64_t checksum = EMPTY_CHECKSUM, state = 58;
  for (int round = 0; round < 300; round++) {
    const int pawns = 2 + (int)(random_bits(&state) % 4);
    uint64_t colors[2];
    do {
      colors[0] = colors[1] = 0;
      for (int i = 0; i < pawns; i++) {
        const uint64_t bits = random_bits(&state), pawn = UINT64_C(1) << (8 + bits % 48);
        if ((pawn & (colors[0] | colors[1])) == 0)
          colors[bits >> 32 & 1] |= pawn;
      }
    } while (solve(colors[1], colors[0], round & 1, round >> 1 & 1) > 1000);
    add_ending(&checksum, colors[1], colors[0], round & 1, round >> 1 & 1);
  }
  CHECK(checksum, UINT64_C(1529910761338150536), 0, 0);
}

/* The pieces of a board in Forsyth's notation: the pawns and the kings of White and Black. */
static void read_board(const char *text, uint64_t pawns[2], int kings[2]) {
  int square = 56;
  pawns[0] = pawns[1] = 0;
  for (; *text != 0; text++) {
    if (*text >= '1' && *text <= '8') {
      square += *text - '0';
    } else if (*text == '/') {
      square -= 16;
    } else {
      if (*text == 'P' || *text == 'p')
        pawns[*text == 'p'] |= UINT64_C(1) << square;
      else
        kings[*text == 'k'] = square;
      square++;
    }
  }
}

/* Studies; the key is the only move of the king that wins, or holds. */
static const struct {
  const char *board;
  int key, fewest;
} studies[] = {
    {"8/k7/3p4/p2P1p2/P2P1P2/8/8/K7", 1, 13},
    {"6k1/3p4/3p4/3P4/4P1p1/6P1/8/K7", 1, 10},
    {"7k/2p5/2p5/2P4p/3P1p1p/5P1P/8/K7", 1, 10},
    {"7k/1p6/1P2p3/1P2P3/4P1p1/6P1/8/K7", 8, 12},
    {"8/4k3/2p5/2Pp4/3P2p1/3P1pP1/5P2/K7", 8, 12},
    {"8/8/1k3p2/2p2P2/2P2P2/2P5/2K5/8", 11, 12},
    {"8/2k5/4p3/1p2P3/1P2P3/4P3/8/1K6", 2, 16},
    {"8/5k2/p7/P3p1p1/3p2P1/3P1PP1/7K/8", 6, 11},
    {"8/2p1k3/5p1p/2p2P2/2P2PP1/8/8/2K5", 3, 10},
    {"8/k7/1p1p1p2/p2P1P2/P2P4/3P4/P7/K7", 1, 12},
    {"5k2/6p1/2p5/2P5/6P1/5K2/8/8", 28, 6},
    {"7k/p7/P2p4/P2Pp3/4P3/4P1p1/6P1/K7", 1, 11},
    {"8/8/2p5/2P1k3/2P2p2/2P2P2/5P2/4K3", 3, 13},
    {"k7/6p1/1p6/1P6/6P1/8/K7/8", 17, 11},
    {"8/8/k7/p7/8/P7/1P6/2K5", 41, -1},
    {"8/7p/2k1p2P/3pP2P/3P4/1p1P4/1P5K/8", 49, -1},
    {"8/3k2p1/1p6/1P1K4/6P1/8/8/8", 36, 8},
};

static void check_study(int number) {
  const int holds = studies[number].fewest < 0; /* Black is to move, and White attacks in all */
  uint64_t pawns[2];
  int kings[2];
  read_board(studies[number].board, pawns, kings);
  for (int bound = 0; bound < 2; bound++) {
    CHECK(solve(pawns[0], pawns[1], 0, bound) > 0, 1, number, bound);
    chess_distance_duel_pairs(&ending.attacker, &ending.defender,
                              (const uint64_t (*)[64])ending.wins,
                              (const uint64_t (*)[64])ending.holds, moves);
    if (bound == 0 && !holds)
      CHECK(moves[0][kings[0]][kings[1]], studies[number].fewest, number, bound);
    if (bound == 0 && !holds)
      CHECK(ending.wins[0][kings[0]] >> kings[1] & 1, 0, number, bound);
    for (int to = 0; to < 64; to++) {
      const int mover = kings[holds], a = holds ? kings[0] : to, d = holds ? to : kings[1];
      const ChessDistanceBoard *board = holds ? &ending.defender : &ending.attacker;
      if (chess_distance_king(mover, to) != 1 || chess_distance_king(a, d) < 2 ||
          ((board->own | board->avoid) >> to & 1))
        continue;
      /* By the upper bound other moves may win too. */
      if (bound == 0 || to == studies[number].key)
        CHECK((ending.won[!holds][a] >> d & 1) == (uint64_t)!holds, to == studies[number].key,
              number, to);
    }
  }
}

/* Mutual zugzwangs of Lasker and Reichhelm's study: pairs of the attacker's and the defender's
 * king. */
static void check_zugzwangs(void) {
  static const char pairs[][5] = {"b1a7", "b1c7", "c1b7", "d1c7", "b2a8", "b2c8", "c2b8",
                                  "d2c8", "b3a7", "b3c7", "c3b7", "d3c7", "c4b6", "g5e4"};
  uint64_t pawns[2];
  int kings[2];
  read_board(studies[0].board, pawns, kings);
  CHECK(solve(pawns[0], pawns[1], 0, 0) > 0, 1, 0, 0);
  for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
    const char *p = pairs[i];
    const int a = p[0] - 'a' + 8 * (p[1] - '1'), d = p[2] - 'a' + 8 * (p[3] - '1');
    CHECK((ending.won[1][a] & ~ending.won[0][a] & ~ending.defender.avoid) >> d & 1, 1, a, d);
  }
  /* d2 against a8 stands in the published list, but White wins. */
  CHECK(ending.won[0][11] >> 56 & 1, 1, 11, 56);
}

/* Where the game is not chess, as the header says. */
static void check_limits(void) {
  uint64_t pawns[2];
  int kings[2];
  for (int bound = 0; bound < 2; bound++) {
    read_board("8/6KP/8/8/8/p7/1k6/8", pawns, kings);
    CHECK(solve(pawns[0], pawns[1], 0, bound) > 0, 1, bound, 0);
    CHECK(ending.won[0][kings[0]] >> kings[1] & 1, 1, bound, 0);
    read_board("8/8/7p/5P1k/5P2/6PK/1p6/8", pawns, kings);
    CHECK(solve(pawns[0], pawns[1], 0, bound) > 0, 1, bound, 0);
    CHECK(ending.won[1][kings[0]] >> kings[1] & 1, 0, bound, 0);
  }
}

int main(void) {
  memory = (uint8_t *)malloc(size);
  if (memory == NULL)
    return 1;
  for (int variant = 0; variant < 4; variant++)
    one_pawn_a_side(variant & 1, variant >> 1);
  for (int number = 0; number < (int)(sizeof studies / sizeof studies[0]); number += ROUNDS_DIVISOR)
    check_study(number);
  check_zugzwangs();
  check_limits();
  if (ROUNDS_DIVISOR == 1)
    random_endings();
  free(memory);
  return check_result();
}
