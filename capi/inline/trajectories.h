#ifndef TRAJECTORIES_H
#define TRAJECTORIES_H

#include "alone.h"
#include "maps.h"

/* Shortest trajectories. */

/* The squares of `among` from which a move leads into the set: a move of the piece, or of the graph
 * if graph is not NULL. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_back(int piece, const uint64_t *graph, uint64_t to, uint64_t among,
                                    uint64_t free) {
  uint64_t back = 0;

  if (!graph)
    return among & chess_distance_inline_step(chess_distance_inline_backward(piece), to, free);
  for (; among != 0; among &= among - 1)
    if ((graph[chess_distance_inline_lowest(among)] & to) != 0)
      back |= among & (0 - among);
  return back;
}

/* Keeps the squares of each layer that lead on to the target, from the last layer, `set`, backward.
 * Later layers become 0. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_lead_on(int piece, const uint64_t *graph, uint64_t set, uint64_t free,
                                   uint64_t open, const uint64_t reached[64], int length,
                                   uint64_t layers[64]) {
  int ply;

  for (ply = 63; ply > length; --ply)
    layers[ply] = 0;
  for (layers[length] = set; ply > 0; --ply) {
    set = chess_distance_inline_back(piece, graph, set & open, reached[ply - 1], free);
    layers[ply - 1] = set;
  }
}

/* The layers from a set to a set, first with all squares at each distance from the start. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_layers(int piece, const uint64_t *graph, uint64_t from, uint64_t to,
                                 uint64_t free, uint64_t open, uint64_t layers[64]) {
  uint64_t levels[64], rest = ~from;
  int length = 0;

  while ((from & to) == 0) {
    levels[length] = from;
    from = chess_distance_inline_next(piece, graph, from, free) & open & rest;
    if (from == 0)
      return CHESS_DISTANCE_UNREACHABLE;
    rest &= ~from;
    length = (length + 1) & 63; /* At most 63; the mask is for static analyzers. */
  }
  chess_distance_inline_lead_on(piece, graph, from & to, free, open, levels, length, layers);
  return length;
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_piece_layers(int piece, uint64_t from, uint64_t to,
                                       const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_inline_layers(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from, to,
                                      chess_distance_inline_free(board),
                                      chess_distance_inline_open(piece, board), layers);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectories(int piece, int from, int to, const ChessDistanceBoard *board,
                                uint64_t layers[64]) {
  return ((from | to) & ~63) != 0
             ? CHESS_DISTANCE_INVALID_SQUARE
             : chess_distance_set_trajectories(piece, chess_distance_inline_bit(from),
                                               chess_distance_inline_bit(to), board, layers);
}

/* ways[sq]: the number of shortest ways from a square of the layers to the targets. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_ways(int piece, const ChessDistanceBoard *board,
                                const uint64_t layers[64], int length, uint64_t ways[64]) {
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t targets = layers[length];
  int ply;

  for (; targets != 0; targets &= targets - 1)
    ways[chess_distance_inline_lowest(targets)] = 1;
  for (ply = length - 1; ply >= 0; --ply) {
    uint64_t from = layers[ply], next;

    for (; from != 0; from &= from - 1) {
      uint64_t sum = 0;

      next = chess_distance_inline_step(piece, from & (0 - from), free) & layers[ply + 1];
      for (; next != 0; next &= next - 1)
        sum += ways[chess_distance_inline_lowest(next)];
      ways[chess_distance_inline_lowest(from)] = sum;
    }
  }
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_trajectory_count(int piece, int from, int to,
                                         const ChessDistanceBoard *board) {
  return ((from | to) & ~63) != 0
             ? 0
             : chess_distance_set_trajectory_count(piece, chess_distance_inline_bit(from),
                                                   chess_distance_inline_bit(to), board);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectory(int piece, int from, int to, const ChessDistanceBoard *board,
                              uint64_t index, uint8_t path[64]) {
  const int fault = chess_distance_inline_squares_fault(piece, from, to);
  uint64_t layers[64], ways[64], free;
  int length, ply;

  if (fault != 0)
    return fault;
  if (!path)
    return CHESS_DISTANCE_NULL_POINTER;
  length = chess_distance_inline_piece_layers(piece, chess_distance_inline_bit(from),
                                              chess_distance_inline_bit(to), board, layers);
  if (length >= 0) {
    chess_distance_inline_ways(piece, board, layers, length, ways);
    if (index >= ways[from])
      return CHESS_DISTANCE_OUT_OF_RANGE;
  }
  if (chess_distance_inline_overlap(path, 64, board, sizeof *board))
    return CHESS_DISTANCE_OVERLAP;
  if (length < 0)
    return length;
  free = chess_distance_inline_free(board);
  /* Ways with a lower next square come first, so skip whole squares until the index falls within
   * one. */
  for (ply = 0; ply < length; ++ply) {
    uint64_t next =
        chess_distance_inline_step(piece, chess_distance_inline_bit(from), free) & layers[ply + 1];

    path[ply] = CHESS_DISTANCE_INLINE_CAST(uint8_t, from);
    for (; index >= ways[chess_distance_inline_lowest(next)]; next &= next - 1)
      index -= ways[chess_distance_inline_lowest(next)];
    from = chess_distance_inline_lowest(next);
  }
  path[length] = CHESS_DISTANCE_INLINE_CAST(uint8_t, to);
  return length;
}

/* Ways between sets, and ways of a given length. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_trajectories(int piece, uint64_t from, uint64_t to,
                                    const ChessDistanceBoard *board, uint64_t layers[64]) {
  const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece),
                                                from != 0 && to != 0, 1, board, board, layers, 512);

  return fault != 0 ? fault : chess_distance_inline_piece_layers(piece, from, to, board, layers);
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_set_trajectory_count(int piece, uint64_t from, uint64_t to,
                                             const ChessDistanceBoard *board) {
  uint64_t layers[64], ways[64], sum = 0;
  int length;

  if (!chess_distance_inline_is_piece(piece))
    return 0;
  length = chess_distance_inline_piece_layers(piece, from, to, board, layers);
  if (length < 0)
    return 0;
  chess_distance_inline_ways(piece, board, layers, length, ways);
  for (from = layers[0]; from != 0; from &= from - 1)
    sum += ways[chess_distance_inline_lowest(from)];
  return sum;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_trajectories(const uint64_t moves[64], uint64_t from, uint64_t to,
                                      uint64_t layers[64]) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  if (!moves || !layers)
    return CHESS_DISTANCE_NULL_POINTER;
  if (from == 0 || to == 0)
    return CHESS_DISTANCE_EMPTY_SET;
  if (chess_distance_inline_overlap(layers, 512, moves, 512))
    return CHESS_DISTANCE_OVERLAP;
  return chess_distance_inline_layers(0, moves, from, to, all, all, layers);
}

/* The layers of the ways of a given number of moves, 0 to 63. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_walk(int piece, int from, int to, int moves,
                               const ChessDistanceBoard *board, uint64_t layers[64]) {
  const uint64_t free = chess_distance_inline_free(board);
  const uint64_t open = chess_distance_inline_open(piece, board);
  const uint64_t target = chess_distance_inline_bit(to);
  uint64_t reached[64], set = chess_distance_inline_bit(from);
  int ply;

  for (ply = 0; ply < moves; ++ply) {
    reached[ply] = set;
    set = chess_distance_inline_step(piece, set, free) & open;
  }
  if ((set & target) == 0)
    return CHESS_DISTANCE_UNREACHABLE;
  chess_distance_inline_lead_on(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, target, free, open, reached,
                                moves, layers);
  return moves;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_walks(int piece, int from, int to, int moves, const ChessDistanceBoard *board,
                         uint64_t layers[64]) {
  const int in_range = (moves & ~63) == 0;
  int fault = chess_distance_inline_squares_fault(piece, from, to);

  if (fault == 0)
    fault = chess_distance_inline_fault(1, 1, in_range, board, board, layers, 512);
  return fault != 0 ? fault : chess_distance_inline_walk(piece, from, to, moves, board, layers);
}

/* Every square of a layer leads to the target. So a count that overflows stays too large up to the
 * start. */
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_walk_count(int piece, int from, int to, int moves,
                                   const ChessDistanceBoard *board) {
  const uint64_t free = chess_distance_inline_free(board);
  uint64_t layers[64], counts[2][64];
  int ply;

  if (chess_distance_inline_squares_fault(piece, from, to) != 0 || (moves & ~63) != 0 ||
      chess_distance_inline_walk(piece, from, to, moves, board, layers) < 0)
    return 0;
  counts[moves & 1][to] = 1;
  for (ply = moves - 1; ply >= 0; --ply) {
    const uint64_t *const onward = counts[(ply + 1) & 1];
    uint64_t set = layers[ply], next;

    for (; set != 0; set &= set - 1) {
      uint64_t sum = 0;

      next = chess_distance_inline_step(piece, set & (0 - set), free) & layers[ply + 1];
      for (; next != 0; next &= next - 1) {
        const uint64_t more = onward[chess_distance_inline_lowest(next)];

        sum = sum + more < sum ? CHESS_DISTANCE_INLINE_ALL : sum + more;
      }
      counts[ply & 1][chess_distance_inline_lowest(set)] = sum;
    }
  }
  return counts[0][from];
}

/* Squares that every way enters. */

/* A candidate is a layer of one square: all shortest ways enter it. It is needed unless a search
 * that avoids it reaches a later layer or the target. The search continues for the next candidate:
 * `left` are the squares whose moves it has made, `reached` the squares that these moves reach. */
CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_needed(int piece, const uint64_t *graph, uint64_t from, uint64_t to,
                                      uint64_t free, uint64_t open) {
  uint64_t layers[64], beyond = to, left = from, needed = 0, reached;
  const int length = chess_distance_inline_layers(piece, graph, from, to, free, open, layers);
  int ply;

  if (length < 2)
    return 0;
  for (ply = 1; ply < length; ++ply)
    beyond |= layers[ply];
  reached = chess_distance_inline_next(piece, graph, from, free) & open;
  for (ply = 1; ply < length; ++ply) {
    const uint64_t candidate = layers[ply];

    beyond &= ~candidate;
    if ((candidate & (candidate - 1)) != 0)
      continue;
    while ((reached & beyond) == 0) {
      from = reached & ~(left | candidate);
      if (from == 0) {
        needed |= candidate;
        break;
      }
      left |= from;
      reached |= chess_distance_inline_next(piece, graph, from, free) & open;
    }
  }
  return needed;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_must_pass(int piece, uint64_t from, uint64_t to,
                                  const ChessDistanceBoard *board) {
  return chess_distance_inline_is_piece(piece)
             ? chess_distance_inline_needed(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from, to,
                                            chess_distance_inline_free(board),
                                            chess_distance_inline_open(piece, board))
             : 0;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_graph_must_pass(const uint64_t moves[64], uint64_t from, uint64_t to) {
  const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

  return moves ? chess_distance_inline_needed(0, moves, from, to, all, all) : 0;
}

#endif
