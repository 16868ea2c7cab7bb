// The score of Fairy-Stockfish's capture the flag, by chess_distance_grid_weighted_map. engines.sh
// puts it in place of the loop of evaluate.cpp that walks from square to square.
#include "chess_distance.h"
#include <cstring>

// Both kinds of Bitboard, of 64 and of 128 bits, begin with the lowest squares.
inline ChessDistanceSquares squares(Bitboard set) {
  ChessDistanceSquares words = {};
  std::memcpy(&words, &set, sizeof set);
  return words;
}

inline ChessDistanceGridPiece grid_piece(const char *betza, Color color) {
  ChessDistanceGridPiece piece;
  chess_distance_grid_piece(betza, color == BLACK, &piece);
  return piece;
}

// The pieces that capture flags in the engine's own variants.
template <Color Us> const ChessDistanceGridPiece *flag_piece(PieceType type) {
  static const ChessDistanceGridPiece king = grid_piece("K", Us), knight = grid_piece("N", Us),
                                      breakthrough = grid_piece("fFmfW", Us);
  return type == KING                 ? &king
         : type == KNIGHT             ? &knight
         : type == BREAKTHROUGH_PIECE ? &breakthrough
                                      : nullptr;
}

// From the squares of the flag pieces to the flags. A move onto a blocked square takes one move
// more, onto a doubly blocked one two more. Flags that are equally far count together.
template <Color Us>
Score flag_score(const Position &pos, Bitboard pieces, Bitboard flags, Bitboard blocked,
                 Bitboard doubly) {
  const ChessDistanceGrid grid = {FILE_NB, RANK_NB, 0, 0, squares(~pos.board_bb()), {}};
  const ChessDistanceObstacles obstacles = {{}, squares(pos.pieces()), {}, squares(flags)};
  const ChessDistanceSquares from = squares(pieces), plus1 = squares(blocked & ~doubly),
                             plus2 = squares(blocked & doubly);
  uint8_t map[SQUARE_NB], flags_at[256] = {};
  const int far =
      chess_distance_grid_weighted_map(flag_piece<Us>(pos.capture_the_flag_piece()), &grid, &from,
                                       &plus1, &plus2, &obstacles, map, sizeof map);
  while (flags)
    ++flags_at[map[pop_lsb(&flags)]];
  Score score = SCORE_ZERO;
  for (int distance = 0; distance <= far; ++distance)
    if (const int n = flags_at[distance])
      score += make_score(4000, 4000) * n / (n + distance * distance);
  return score;
}
