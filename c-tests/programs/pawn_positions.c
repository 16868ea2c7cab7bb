/* Whole pawn endings: studies, the faults in their order, memory that is too small, and the same
 * answers from moves without a solver and solved endings. The tests in src/sides/pawn_ending
 * compare all answers with an oracle. */
#include <string.h>

#include <chess_distance.h>

#include "check.h"

enum { STRUCTURE = CHESS_DISTANCE_PAWN_STRUCTURE_BYTES, LONG = 100 };
static uint8_t room[3000 * STRUCTURE];
static ChessDistancePawnPosition found;
static ChessDistancePawnStep way[LONG];
static ChessDistancePawnOptions options;

/* The study of Lasker and Reichhelm, 1901. */
static ChessDistancePosition study(void) {
  ChessDistancePosition position;
  memset(&position, 0, sizeof position);
  position.white = UINT64_C(0x829000001);
  position.black = UINT64_C(0x1082100000000);
  position.kings = UINT64_C(0x1000000000001);
  position.pawns = UINT64_C(0x82929000000);
  return position;
}

static int is_pattern(const void *bytes, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (((const uint8_t *)bytes)[i] != 0x63)
      return 0;
  return 1;
}

static void answers(void) {
  const ChessDistancePosition position = study();
  for (int offset = 0; offset < 9; offset++) {
    uint8_t *const memory = room + offset;
    memset(room, 0x63 + offset, sizeof room);
    memset(&found, 0x63, sizeof found);
    CHECK(chess_distance_pawn_position(&position, 0, memory, sizeof room - 9, &found), 3, 0, 0);
    CHECK(found.white, 2, offset, 0);
    CHECK(found.black, 0, offset, 0);
    CHECK(found.end, 0, offset, 0);
    /* Kb1, Ka2 and Kb2. */
    for (int i = 0; i < 64; i++) {
      const ChessDistancePawnMove *const move = &found.moves[i];
      const int to[] = {1, 8, 9};
      CHECK(move->from, 0, i, 0);
      CHECK(move->to, i < 3 ? to[i] : 0, i, 0);
      CHECK(move->white, i == 0 ? 2 : 0, i, 0);
      CHECK(move->count, i == 0 ? 12 : i < 3 ? 255 : 0, i, 0);
      CHECK(move->black | move->promotion | move->end | move->reserved, 0, i, 0);
    }
    for (int i = 0; i < 5; i++)
      CHECK(found.reserved[i], 0, i, 0);
    memset(way, 0x63, sizeof way);
    CHECK(chess_distance_pawn_way(&position, 0, 1, memory, sizeof room - 9, way, LONG), 0, 0, 0);
    CHECK(is_pattern(way, sizeof way), 1, 0, 0);
    CHECK(chess_distance_pawn_way(&position, 0, 0, memory, sizeof room - 9, way, 1), 1, 0, 0);
    CHECK(is_pattern(way + 1, sizeof way - sizeof way[0]), 1, 0, 0);
    {
      const int n = chess_distance_pawn_way(&position, 0, 0, memory, sizeof room - 9, way, LONG);
      CHECK(n > 25 && n < LONG && n % 2 == 1, 1, n, 0);
      CHECK(way[0].to, 1, 0, 0);
      CHECK(way[n - 1].to >= 56, 1, n, 0);
      CHECK(way[n - 1].promotion, CHESS_DISTANCE_QUEEN, n, 0);
    }
  }
}

/* Calls that must not write, each with the position changed in one place. */
static void refused(const ChessDistancePosition *position, void *memory, size_t size, int is_null,
                    int result, int line) {
  memset(&found, 0x63, sizeof found);
  memset(way, 0x63, sizeof way);
  CHECK(chess_distance_pawn_position(position, 0, memory, size, is_null ? NULL : &found), result,
        line, size);
  CHECK(chess_distance_pawn_way(position, 0, 0, memory, size, is_null ? NULL : way, LONG), result,
        line, size);
  CHECK(is_pattern(&found, sizeof found) && is_pattern(way, sizeof way), 1, line, size);
}

/* What is said of a position that is refused. */
static void explained(const ChessDistancePosition *position, uint64_t squares, int is_reach,
                      int line) {
  static uint64_t reach[64];
  uint64_t at = 77;
  const char *const why = chess_distance_pawn_position_fault(position, 0, &at);
  CHECK(why != NULL && strlen(why) > 20, 1, line, 0);
  CHECK(at == squares, 1, line, 0);
  CHECK(chess_distance_pawn_position_fault(position, 0, NULL) == why, 1, line, 0);
  CHECK(chess_distance_reach(position, reach) == CHESS_DISTANCE_OUT_OF_RANGE, is_reach, line, 0);
  at = 77;
  CHECK(chess_distance_position_fault(position, &at) == (is_reach ? why : NULL), 1, line, 0);
  CHECK(at == (is_reach ? squares : 0), 1, line, 0);
  CHECK(chess_distance_position_fault(position, NULL) == (is_reach ? why : NULL), 1, line, 0);
}
#define REFUSED(memory, size, is_null, result)                                                     \
  refused(&position, memory, size, is_null, result, __LINE__)
/* A change of the position with the squares that show its fault; is_reach if chess_distance_reach
 * refuses it too. */
#define BAD(change, squares, is_reach)                                                             \
  do {                                                                                             \
    position = study();                                                                            \
    change;                                                                                        \
    explained(&position, squares, is_reach, __LINE__);                                             \
    REFUSED(room, sizeof room, 0, CHESS_DISTANCE_OUT_OF_RANGE);                                    \
    REFUSED(room, 0, 0, CHESS_DISTANCE_OUT_OF_RANGE);                                              \
    REFUSED(NULL, 0, 0, CHESS_DISTANCE_NULL_POINTER);                                              \
    REFUSED(&position, 1, 0, CHESS_DISTANCE_OVERLAP);                                              \
  } while (0)

/* No fault, and arguments that cannot be read. */
static void sentences(ChessDistancePosition *position) {
  const char *const null = chess_distance_error(CHESS_DISTANCE_NULL_POINTER);
  const char *const overlap = chess_distance_error(CHESS_DISTANCE_OVERLAP);
  uint64_t at = 77;
  CHECK(chess_distance_position_fault(NULL, &at) == null, 1, 0, 0);
  CHECK(chess_distance_pawn_position_fault(NULL, 0, &at) == null, 1, 0, 0);
  CHECK(at == 77, 1, 0, 0);
  CHECK(chess_distance_position_fault(position, &position->en_passant) == overlap, 1, 0, 0);
  CHECK(chess_distance_pawn_position_fault(position, 0, &position->white) == overlap, 1, 0, 0);
  CHECK(position->white == study().white && position->en_passant == 0, 1, 0, 0);
  CHECK(chess_distance_position_fault(position, &at) == NULL && at == 0, 1, 0, 0);
  at = 77;
  CHECK(chess_distance_pawn_position_fault(position, 1, &at) == NULL && at == 0, 1, 0, 0);
}

static void faults(void) {
  ChessDistancePosition position = study();
  refused(NULL, room, sizeof room, 0, CHESS_DISTANCE_NULL_POINTER, __LINE__);
  REFUSED(NULL, sizeof room, 0, CHESS_DISTANCE_NULL_POINTER);
  REFUSED(room, sizeof room, 1, CHESS_DISTANCE_NULL_POINTER);
  REFUSED(room, 0, 0, CHESS_DISTANCE_UNREACHABLE);
  REFUSED(room, (size_t)1000 * STRUCTURE, 0, CHESS_DISTANCE_UNREACHABLE);
  REFUSED(room, SIZE_MAX, 0, CHESS_DISTANCE_OUT_OF_RANGE);
  REFUSED((uint8_t *)&position + sizeof position - 1, 1, 0, CHESS_DISTANCE_OVERLAP);
  BAD(position.white |= position.black, position.black, 1);
  BAD(position.knights = 2, 2, 1);
  BAD((position.knights = 2, position.white |= 2), 2, 0);
  BAD((position.kings |= 4, position.white |= 4), 5, 1);
  BAD((position.kings &= 1, position.black ^= UINT64_C(0x1000000000000)), 0, 1);
  BAD((position.pawns |= 4, position.white |= 4), 4, 1);
  BAD(position.en_passant = 4, 4, 1);
  BAD(position.en_passant = UINT64_C(1) << 44, UINT64_C(1) << 44, 1);
  BAD((position.pawns |= 0x7e00, position.white |= 0x7e00), position.white & position.pawns, 0);
  BAD((position.kings = 3, position.black ^= UINT64_C(0x1000000000002)), 3, 0);
  /* White's pawn on d5 gives check to a king on e6, and White is to move. */
  BAD((position.kings = UINT64_C(0x100000000001), position.black = UINT64_C(0x182100000000)),
      UINT64_C(1) << 44, 0);
  CHECK(chess_distance_pawn_position_fault(&position, 1, NULL) == NULL, 1, 0, 0);
  position = study();
  sentences(&position);
  memset(&found, 0x63, sizeof found);
  CHECK(chess_distance_pawn_position(&position, 0, (uint8_t *)&found + sizeof found - 1, 1, &found),
        CHESS_DISTANCE_OVERLAP, 0, 0);
  CHECK(chess_distance_pawn_position(&position, 0, &found, 1, &found), CHESS_DISTANCE_OVERLAP, 0,
        0);
  CHECK(is_pattern(&found, sizeof found), 1, 0, 0);
  memcpy(&found, &position, sizeof position);
  CHECK(chess_distance_pawn_position((const ChessDistancePosition *)(const void *)&found, 0, room,
                                     sizeof room, &found),
        CHESS_DISTANCE_OVERLAP, 0, 0);
  CHECK(memcmp(&found, &position, sizeof position), 0, 0, 0);
}

/* What the moves without a solver say, with one solved ending a question. */
static int wins(const ChessDistancePawnState *state, int attacker, int bound) {
  static ChessDistancePawnEnding ending;
  const int kings[2] = {state->white_king, state->black_king};
  CHECK(state->passed, 64, 0, 0);
  CHECK(chess_distance_pawn_ending(state->white_pawns, state->black_pawns, attacker, bound, room,
                                   sizeof room, &ending) > 0,
        1, attacker, bound);
  return (int)(ending.won[state->black_to_move != attacker][kings[attacker]] >> kings[!attacker] &
               1);
}

static void without_a_solver(void) {
  const ChessDistancePosition position = study();
  ChessDistancePawnState state;
  memset(&state, 0, sizeof state);
  state.white_pawns = position.white & position.pawns;
  state.black_pawns = position.black & position.pawns;
  state.black_king = 48;
  state.passed = 64;
  CHECK(chess_distance_pawn_position(&position, 0, room, sizeof room, &found), 3, 0, 0);
  CHECK(chess_distance_pawn_options(&state, &options), 3, 0, 0);
  CHECK(options.deciding, 1, 0, 0);
  CHECK(memcmp(&options.decides[0], &state, sizeof state), 0, 0, 0);
  for (int attacker = 0; attacker < 2; attacker++)
    for (int i = 0; i < 3; i++) {
      const ChessDistancePawnMove *const move = &found.moves[i];
      CHECK(options.moves[i].to, move->to, i, 0);
      CHECK(options.moves[i].rank[attacker], 1, i, 0);
      CHECK(options.moves[i].wins[attacker][0], 2, i, 0);
      CHECK(wins(&options.moves[i].next, attacker, 0), (attacker ? move->black : move->white) >= 2,
            i, attacker);
    }
  /* A square that no pawn can have passed gives no right; the faults. */
  state.passed = 44;
  CHECK(chess_distance_pawn_options(&state, &options), 3, 0, 0);
  memset(&options, 0x63, sizeof options);
  CHECK(chess_distance_pawn_options(NULL, &options), CHESS_DISTANCE_NULL_POINTER, 0, 0);
  CHECK(chess_distance_pawn_options(&state, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
  for (int square = 0; square < 256; square++) {
    /* On a pawn, beside the other king, off the board, in check. */
    const int is_bad = square > 63 || square == 0 || square == 1 || square == 8 || square == 9 ||
                       (position.pawns >> square & 1) != 0 || square == 42 || square == 44 ||
                       square == 33 || square == 34 || square == 36 || square == 38;
    state.black_king = (uint8_t)square;
    memset(&options, 0x63, sizeof options);
    CHECK(chess_distance_pawn_options(&state, &options) < 0, is_bad, square, 0);
    CHECK(is_pattern(&options, sizeof options), is_bad, square, 0);
  }
  {
    ChessDistancePawnState *const inside = (ChessDistancePawnState *)(void *)&options.moves[3];
    *inside = state;
    CHECK(chess_distance_pawn_options(inside, &options), CHESS_DISTANCE_OVERLAP, 0, 0);
  }
}

int main(void) {
  answers();
  faults();
  without_a_solver();
  return check_result();
}
