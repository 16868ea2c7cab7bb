#ifndef BOARD_TABLES_H
#define BOARD_TABLES_H

#include "alone.h"
#include "pieces.h"
#include "squares.h"

#if defined(__cplusplus)
/* Distances on boards of other sizes, 1x1 to 16x16, with squares numbered rank by rank: file f of
 * rank r is r * Files + f. The values are those of chess_distance_fill_table.
 *
 *     static const auto king = chessdistance::table<12, 10>(CHESS_DISTANCE_KING);
 *     int d = king[from][to];                       (255 where the piece never gets there)
 *
 * Unchecked: from and to must be squares of that board. No such piece: 255 everywhere. From C++14
 * on the table may be constexpr. For pieces other than king and wazir this takes long to compile,
 * and larger boards need -fconstexpr-steps (clang) or -fconstexpr-ops-limit (gcc).
 */
/* Programs for older compilers define a macro of this name, with one argument. */
#pragma push_macro("static_assert")
#undef static_assert

extern "C++" {
namespace chessdistance {

template <int Files_, int Ranks_> struct BoardTable {
  static_assert(1 <= Files_ && Files_ <= 16 && 1 <= Ranks_ && Ranks_ <= 16,
                "boards have 1 to 16 files and ranks");

  uint8_t distances[static_cast<unsigned>(Files_ * Ranks_)][static_cast<unsigned>(Files_ * Ranks_)];

  constexpr const uint8_t *operator[](int from) const { return distances[from]; }
};

/* The squares that a search has found, in order; their distances; the distance of the next ones. */
template <int Files_, int Ranks_> struct BoardSearch {
  uint8_t *distances;
  int count, distance;
  uint8_t found[256];
};

/* At most `most` steps from a square. */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void search_line(BoardSearch<Files_, Ranks_> &search, int from,
                                                int files, int ranks, int most) {
  int file = from % Files_ + files, rank = from / Files_ + ranks;

  for (; most > 0 && file >= 0 && file < Files_ && rank >= 0 && rank < Ranks_; --most) {
    const int to = rank * Files_ + file;

    if (search.distances[to] == CHESS_DISTANCE_NONE) {
      search.distances[to] = static_cast<uint8_t>(search.distance);
      search.found[search.count] = static_cast<uint8_t>(to);
      ++search.count;
    }
    file += files;
    rank += ranks;
  }
}

/* The same in all eight directions of (m,n) and (n,m). */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void search_around(BoardSearch<Files_, Ranks_> &search, int from,
                                                  int m, int n, int most) {
  for (int sign = -1; sign <= 1; sign += 2) {
    search_line(search, from, sign * m, n, most);
    search_line(search, from, sign * m, -n, most);
    search_line(search, from, sign * n, m, most);
    search_line(search, from, sign * n, -m, most);
  }
}

/* One move of a piece other than king and wazir. */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void search_moves(BoardSearch<Files_, Ranks_> &search, int piece,
                                                 int from) {
  const int rank = from / Files_;

  if (piece == CHESS_DISTANCE_WHITE_PAWN)
    search_line(search, from, 0, 1, rank == 1 ? 2 : 1);
  if (piece == CHESS_DISTANCE_BLACK_PAWN)
    search_line(search, from, 0, -1, rank == Ranks_ - 2 ? 2 : 1);
  if (piece >= CHESS_DISTANCE_LEAPER(0, 0))
    search_around(search, from, piece / 16 % 16, piece % 16, 1);
  if (piece == CHESS_DISTANCE_KNIGHT || piece == CHESS_DISTANCE_ARCHBISHOP ||
      piece == CHESS_DISTANCE_CHANCELLOR || piece == CHESS_DISTANCE_AMAZON)
    search_around(search, from, 1, 2, 1);
  if (piece == CHESS_DISTANCE_BISHOP || piece == CHESS_DISTANCE_ARCHBISHOP ||
      piece == CHESS_DISTANCE_QUEEN || piece == CHESS_DISTANCE_AMAZON)
    search_around(search, from, 1, 1, 16);
  if (piece == CHESS_DISTANCE_ROOK || piece == CHESS_DISTANCE_CHANCELLOR ||
      piece == CHESS_DISTANCE_QUEEN || piece == CHESS_DISTANCE_AMAZON)
    search_around(search, from, 0, 1, 16);
}

/* King and wazir need no search. */
template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION void fill_steps(BoardTable<Files_, Ranks_> &table, bool diagonal) {
  for (int from = 0; from < Files_ * Ranks_; ++from) {
    for (int to = 0; to < Files_ * Ranks_; ++to) {
      const int files = chess_distance_inline_absolute(from % Files_ - to % Files_);
      const int ranks = chess_distance_inline_absolute(from / Files_ - to / Files_);

      table.distances[from][to] = static_cast<uint8_t>(!diagonal       ? files + ranks
                                                       : files > ranks ? files
                                                                       : ranks);
    }
  }
}

template <int Files_, int Ranks_>
CHESS_DISTANCE_INLINE_FUNCTION BoardTable<Files_, Ranks_>(table)(int piece) {
  BoardTable<Files_, Ranks_> result = {};

  if (piece == CHESS_DISTANCE_KING || piece == CHESS_DISTANCE_WAZIR) {
    fill_steps(result, piece == CHESS_DISTANCE_KING);
    return result;
  }
  for (int from = 0; from < Files_ * Ranks_; ++from) {
    BoardSearch<Files_, Ranks_> search = {result.distances[from], 1, 0, {}};

    for (int to = 0; to < Files_ * Ranks_; ++to)
      search.distances[to] = CHESS_DISTANCE_NONE;
    if (!chess_distance_inline_is_piece(piece))
      continue;
    search.distances[from] = 0;
    search.found[0] = static_cast<uint8_t>(from);
    for (int next = 0; next < search.count; ++next) {
      const int at = search.found[next];

      search.distance = search.distances[at] + 1;
      search_moves(search, piece, at);
    }
  }
  return result;
}

} /* namespace chessdistance */
} /* extern "C++" */
#pragma pop_macro("static_assert")
#endif

#endif
