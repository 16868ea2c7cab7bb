/* The program that docs/proof-games.md explains in "A whole proof game". */
#ifndef PROOF_GAME_H
#define PROOF_GAME_H

#include <string.h>

#include <chess_distance.h>

#define BIT(square) ((uint64_t)1 << (square))
enum {
  A1 = 0,
  C1 = 2,
  D1 = 3,
  E1 = 4,
  F1 = 5,
  G1 = 6,
  H1 = 7,
  KINDS = CHESS_DISTANCE_WHITE_PAWN + 1
};

/* The piece on each square of rank 1 at the start. */
static const int home[8] = {CHESS_DISTANCE_ROOK,   CHESS_DISTANCE_KNIGHT, CHESS_DISTANCE_BISHOP,
                            CHESS_DISTANCE_QUEEN,  CHESS_DISTANCE_KING,   CHESS_DISTANCE_BISHOP,
                            CHESS_DISTANCE_KNIGHT, CHESS_DISTANCE_ROOK};

/* The fewest moves of the piece that starts on a square of rank 1. */
static void from_rank_1(int square, const ChessDistanceBoard *board, uint8_t out[64]) {
  uint8_t start[64];
  memset(start, CHESS_DISTANCE_NONE, sizeof start);
  start[square] = 0;
  if (square == E1)
    start[C1] = start[G1] = 1; /* castling is one move of the king, */
  if (square == A1)
    start[D1] = 0; /* which takes the rook along */
  if (square == H1)
    start[F1] = 0;
  chess_distance_onward(home[square], start, board, out);
}

/* The fewest moves of a pawn with at most `captures` captures; kind is its kind in the diagram. */
static void from_rank_2(int square, int kind, int captures, const ChessDistanceBoard *board,
                        uint8_t out[64]) {
  uint8_t pawn[64], promoted[64];
  chess_distance_pawn_map(CHESS_DISTANCE_WHITE_PAWN, BIT(square), ~board->own, captures, board,
                          pawn);
  memset(promoted, CHESS_DISTANCE_NONE, 56);
  memcpy(promoted + 56, pawn + 56, 8); /* rank 8 alone */
  if (kind == CHESS_DISTANCE_WHITE_PAWN)
    memcpy(out, pawn, 64);
  else if (chess_distance_onward(kind, promoted, board, out) == CHESS_DISTANCE_EMPTY_SET)
    memset(out, CHESS_DISTANCE_NONE, 64); /* no way to rank 8 */
}

/* The moves to a square by origin (0 to 15, a1 to h2) and captures (0 to 6). */
static void moves_to(int target, int kind, const ChessDistanceBoard *board,
                     const ChessDistanceBoard *king_board, uint8_t moves[16][7]) {
  uint8_t map[64];
  int origin, captures;
  memset(moves, CHESS_DISTANCE_NONE, 16 * 7);
  for (origin = A1; origin <= H1; ++origin)
    if (home[origin] == kind) {
      from_rank_1(origin, kind == CHESS_DISTANCE_KING ? king_board : board, map);
      memset(moves[origin], map[target], 7);
    }
  for (origin = 8; origin < 16 && kind != CHESS_DISTANCE_KING; ++origin)
    for (captures = 0; captures < 7; ++captures) {
      from_rank_2(origin, kind, captures, board, map);
      moves[origin][captures] = map[target];
    }
}

/* A lower bound for White's moves. Every man of the diagram has its own origin, and the pawns share
 * the captures. white is indexed by piece; captures is 16 minus the number of black men, 0 to 15.
 * Returns CHESS_DISTANCE_UNREACHABLE if no moves of White lead to the diagram. */
static int fewest_moves(const uint64_t white[KINDS], uint64_t black_pawns, int captures) {
  static uint16_t least[1 << 16][16]; /* by used origins and used captures */
  enum { NEVER = 0xffff };
  const uint64_t unmoved = white[CHESS_DISTANCE_WHITE_PAWN] & 0xff00;
  const uint64_t black_unmoved = black_pawns & (uint64_t)0xff << 48;
  const unsigned kept = (unsigned)unmoved, free_origins = 0xffff & ~kept;
  ChessDistanceBoard board = {0, 0, 0}, king_board;
  unsigned part;
  int kind, target, origin, spent, more, fewest = NEVER;

  board.own = unmoved | black_unmoved; /* they never moved */
  king_board = board;
  king_board.avoid = chess_distance_attacks(CHESS_DISTANCE_BLACK_PAWN, black_unmoved, 0);
  memset(least, 0xff, sizeof least);
  least[kept][0] = 0;
  for (kind = 0; kind < KINDS; ++kind)
    for (target = 0; target < 64; ++target) {
      uint8_t moves[16][7];
      if (!(white[kind] & ~unmoved & BIT(target)))
        continue;
      moves_to(target, kind, &board, &king_board, moves);
      /* From more origins to fewer, so that each man gets one origin only. */
      for (part = free_origins;; part = (part - 1) & free_origins) {
        for (spent = captures; spent >= 0; --spent) {
          const int before = least[part | kept][spent];
          least[part | kept][spent] = NEVER;
          if (before == NEVER)
            continue;
          for (origin = 0; origin < 16; ++origin)
            for (more = 0; more < 7 && spent + more <= captures; ++more) {
              const int sum = before + moves[origin][more];
              uint16_t *after = &least[part | kept | 1u << origin][spent + more];
              if (((part | kept) >> origin & 1) == 0 &&
                  moves[origin][more] != CHESS_DISTANCE_NONE && sum < *after)
                *after = (uint16_t)sum;
            }
        }
        if (part == 0)
          break;
      }
    }
  for (part = free_origins;; part = (part - 1) & free_origins) {
    for (spent = 0; spent <= captures; ++spent)
      if (least[part | kept][spent] < fewest)
        fewest = least[part | kept][spent];
    if (part == 0)
      return fewest == NEVER ? CHESS_DISTANCE_UNREACHABLE : fewest;
  }
}

#endif
