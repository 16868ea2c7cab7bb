#ifndef SQUARE_TYPES_H
#define SQUARE_TYPES_H

#include "alone.h"

#if defined(__cplusplus)
/* The same functions for C++, without the prefix and for squares of your own type: an enum, an enum
 * class or any integer type. They return int, so that std::min and std::max accept them together
 * and with literals. From C++14 on those on the empty board are constant expressions:
 *
 *     static_assert(chessdistance::king(Square::E1, Square::E8) == 7, "");
 */
extern "C++" {
namespace chessdistance {

/* The widest integer, since a narrower one would cut a square to a number that is on the board. */
#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 chess_distance_inline_widest;
#else
typedef unsigned long long chess_distance_inline_widest;
#endif

/* The number of a square; -1 if it is negative or above 127. */
template <class Square_> CHESS_DISTANCE_INLINE_FUNCTION int square_number(Square_ sq) {
  /* A variable, since gcc warns about comparisons of a small enum with 127. */
  const chess_distance_inline_widest number = static_cast<chess_distance_inline_widest>(sq);
  return number > 127u ? -1 : static_cast<int>(number);
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(king)(A_ a, B_ b) {
  return chess_distance_king(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(manhattan)(A_ a, B_ b) {
  return chess_distance_manhattan(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(knight)(A_ a, B_ b) {
  return chess_distance_knight(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(file)(A_ a, B_ b) {
  return chess_distance_file(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(rank)(A_ a, B_ b) {
  return chess_distance_rank(square_number(a), square_number(b));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(center)(Sq_ sq) {
  return chess_distance_center(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(center_manhattan)(Sq_ sq) {
  return chess_distance_center_manhattan(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(edge)(Sq_ sq) {
  return chess_distance_edge(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(edge_file)(Sq_ sq) {
  return chess_distance_edge_file(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(edge_rank)(Sq_ sq) {
  return chess_distance_edge_rank(square_number(sq));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(corner)(Sq_ sq, bool dark) {
  return chess_distance_corner(square_number(sq), dark ? 1 : 0);
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(relation)(A_ a, B_ b) {
  return chess_distance_relation(square_number(a), square_number(b));
}

template <class Sq_>
CHESS_DISTANCE_INLINE_FUNCTION int(nearest)(Sq_ sq, uint64_t set, int if_empty) {
  return chess_distance_nearest(square_number(sq), set, if_empty);
}

template <class Sq_>
CHESS_DISTANCE_INLINE_FUNCTION int(nearest_file)(Sq_ sq, uint64_t set, int if_empty) {
  return chess_distance_nearest_file(square_number(sq), set, if_empty);
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(x88_diff)(A_ a, B_ b) {
  return chess_distance_x88_diff(square_number(a), square_number(b));
}

template <class Sq_> CHESS_DISTANCE_INLINE_FUNCTION int(to_x88)(Sq_ sq) {
  return chess_distance_to_x88(square_number(sq));
}

template <class Sq88_> CHESS_DISTANCE_INLINE_FUNCTION int(from_x88)(Sq88_ sq88) {
  return chess_distance_from_x88(square_number(sq88));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(by_x88)(int piece, A_ a, B_ b) {
  return chess_distance_by_x88(piece, square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(offset)(A_ a, B_ b) {
  return chess_distance_offset(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(direction)(A_ a, B_ b) {
  return chess_distance_direction(square_number(a), square_number(b));
}

template <class A_, class B_> CHESS_DISTANCE_INLINE_FUNCTION int(distance)(int piece, A_ a, B_ b) {
  return chess_distance(piece, square_number(a), square_number(b));
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(moves)(int piece, uint64_t from, const ChessDistanceBoard *board) {
  return chess_distance_moves(piece, from, board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(path)(int piece, From_ from, To_ to,
                                           const ChessDistanceBoard *board) {
  return chess_distance_path(piece, square_number(from), square_number(to), board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(reaches)(int piece, From_ from, To_ to, int moves,
                                              const ChessDistanceBoard *board) {
  return chess_distance_reaches(piece, square_number(from), square_number(to), moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(sets)(int piece, uint64_t from, uint64_t to,
                                       const ChessDistanceBoard *board) {
  return chess_distance_sets(piece, from, to, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(within)(int piece, uint64_t from, int moves, const ChessDistanceBoard *board) {
  return chess_distance_within(piece, from, moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(ring)(int piece, uint64_t from, int moves, const ChessDistanceBoard *board) {
  return chess_distance_ring(piece, from, moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(rings)(int piece, uint64_t from, const ChessDistanceBoard *board,
                                        uint64_t rings[64]) {
  return chess_distance_rings(piece, from, board, rings);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(set_of_bytes)(const uint8_t bytes[64], int value, bool equal) {
  return chess_distance_set_of_bytes(bytes, value, equal ? 1 : 0);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH uint64_t(attacks)(int piece,
                                                                            uint64_t from,
                                                                            uint64_t occupied) {
  return chess_distance_attacks(piece, from, occupied);
}

template <class From_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(map)(int piece, From_ from,
                                                                   const ChessDistanceBoard *board,
                                                                   uint8_t out[64]) {
  return chess_distance_map(piece, square_number(from), board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(set_map)(int piece, uint64_t from, const ChessDistanceBoard *board,
                                          uint8_t out[64]) {
  return chess_distance_set_map(piece, from, board, out);
}

template <class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(map_to)(int piece, To_ to, const ChessDistanceBoard *board,
                                             uint8_t out[64]) {
  return chess_distance_map_to(piece, square_number(to), board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(set_map_to)(int piece, uint64_t to,
                                             const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_set_map_to(piece, to, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(onward)(int piece, const uint8_t start[64],
                                         const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_onward(piece, start, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph)(int piece, const ChessDistanceBoard *board,
                                        uint64_t moves[64]) {
  return chess_distance_graph(piece, board, moves);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_reverse)(const uint64_t moves[64], uint64_t out[64]) {
  return chess_distance_graph_reverse(moves, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(graph_map)(const uint64_t moves[64],
                                                                         uint64_t from,
                                                                         uint8_t out[64]) {
  return chess_distance_graph_map(moves, from, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_onward)(const uint64_t moves[64], const uint8_t start[64],
                                               uint8_t out[64]) {
  return chess_distance_graph_onward(moves, start, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(pawn_map)(int piece, uint64_t from, uint64_t prey, int captures,
                                           const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_pawn_map(piece, from, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(pawn_map_to)(int piece, uint64_t to, uint64_t prey, int captures,
                                              const ChessDistanceBoard *board, uint8_t out[64]) {
  return chess_distance_pawn_map_to(piece, to, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(pawn_captures_map)(int piece, uint64_t from, uint64_t prey,
                                                    const ChessDistanceBoard *board,
                                                    uint8_t captures[64]) {
  return chess_distance_pawn_captures_map(piece, from, prey, board, captures);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(promotion_map)(
    int piece, uint64_t from, int promoted, uint64_t prey, int captures,
    const ChessDistanceBoard *pawn_board, const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  return chess_distance_promotion_map(piece, from, promoted, prey, captures, pawn_board,
                                      piece_board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(promotion_map_to)(
    int piece, uint64_t to, int promoted, uint64_t prey, int captures,
    const ChessDistanceBoard *pawn_board, const ChessDistanceBoard *piece_board, uint8_t out[64]) {
  return chess_distance_promotion_map_to(piece, to, promoted, prey, captures, pawn_board,
                                         piece_board, out);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(trajectories)(
    int piece, From_ from, To_ to, const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_trajectories(piece, square_number(from), square_number(to), board, layers);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(trajectory_count)(int piece, From_ from, To_ to, const ChessDistanceBoard *board) {
  return chess_distance_trajectory_count(piece, square_number(from), square_number(to), board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(trajectory)(int piece, From_ from, To_ to,
                                                 const ChessDistanceBoard *board, uint64_t index,
                                                 uint8_t path[64]) {
  return chess_distance_trajectory(piece, square_number(from), square_number(to), board, index,
                                   path);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(territory)(
    int piece1, uint64_t set1, const ChessDistanceBoard *board1, int piece2, uint64_t set2,
    const ChessDistanceBoard *board2, ChessDistanceTerritory *out) {
  return chess_distance_territory(piece1, set1, board1, piece2, set2, board2, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(voronoi)(int piece, const uint8_t *sites, size_t n,
                                          const ChessDistanceBoard *board, uint8_t owner[64]) {
  return chess_distance_voronoi(piece, sites, n, board, owner);
}

template <class Mover_, class Other_>
CHESS_DISTANCE_INLINE_FUNCTION uint64_t(king_race)(Mover_ mover, Other_ other, int margin) {
  return chess_distance_king_race(square_number(mover), square_number(other), margin);
}

template <class Pawn_sq_, class Defender_>
CHESS_DISTANCE_INLINE_FUNCTION int(pawn_outruns_king)(Pawn_sq_ pawn_sq, Defender_ defender,
                                                      bool is_black, bool defender_to_move) {
  return chess_distance_pawn_outruns_king(square_number(pawn_sq), square_number(defender),
                                          is_black ? 1 : 0, defender_to_move ? 1 : 0);
}

template <class Pawn_sq_>
CHESS_DISTANCE_INLINE_FUNCTION uint64_t(square_of_pawn)(Pawn_sq_ pawn_sq, bool is_black,
                                                        bool defender_to_move) {
  return chess_distance_square_of_pawn(square_number(pawn_sq), is_black ? 1 : 0,
                                       defender_to_move ? 1 : 0);
}

template <class Winner_, class Loser_>
CHESS_DISTANCE_INLINE_FUNCTION int(mop_up)(Winner_ winner, Loser_ loser) {
  return chess_distance_mop_up(square_number(winner), square_number(loser));
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(must_pass)(int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
  return chess_distance_must_pass(piece, from, to, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(graph_must_pass)(const uint64_t moves[64], uint64_t from, uint64_t to) {
  return chess_distance_graph_must_pass(moves, from, to);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_trajectories)(const uint64_t moves[64], uint64_t from,
                                                     uint64_t to, uint64_t layers[64]) {
  return chess_distance_graph_trajectories(moves, from, to, layers);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(weighted_map)(int piece, uint64_t from, uint64_t plus1,
                                               uint64_t plus2, const ChessDistanceBoard *board,
                                               uint8_t out[64]) {
  return chess_distance_weighted_map(piece, from, plus1, plus2, board, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH int(set_trajectories)(
    int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_set_trajectories(piece, from, to, board, layers);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH uint64_t(set_trajectory_count)(
    int piece, uint64_t from, uint64_t to, const ChessDistanceBoard *board) {
  return chess_distance_set_trajectory_count(piece, from, to, board);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS
    CHESS_DISTANCE_INLINE_SEARCH int(walks)(int piece, From_ from, To_ to, int moves,
                                            const ChessDistanceBoard *board, uint64_t layers[64]) {
  return chess_distance_walks(piece, square_number(from), square_number(to), moves, board, layers);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t(walk_count)(int piece, From_ from, To_ to, int moves, const ChessDistanceBoard *board) {
  return chess_distance_walk_count(piece, square_number(from), square_number(to), moves, board);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_cost_map)(const uint64_t free_moves[64],
                                                 const uint64_t costly_moves[64], uint64_t from,
                                                 uint8_t out[64]) {
  return chess_distance_graph_cost_map(free_moves, costly_moves, from, out);
}

CHESS_DISTANCE_INLINE_ALWAYS
CHESS_DISTANCE_INLINE_SEARCH int(graph_cost_onward)(const uint64_t free_moves[64],
                                                    const uint64_t costly_moves[64],
                                                    const uint8_t start[64], uint8_t out[64]) {
  return chess_distance_graph_cost_onward(free_moves, costly_moves, start, out);
}

} /* namespace chessdistance */
} /* extern "C++" */
#endif

#endif
