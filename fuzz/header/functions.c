/* The functions of the inline header under names of their own, so that one program can call them
 * and those of the library. */
#include "chess_distance_inline.h"

typedef const ChessDistanceBoard *board_at;
typedef uint8_t *bytes_at;
typedef uint64_t *words_at;

#define EXPORT(type, name, parameters, arguments) \
    type header_##name parameters; \
    type header_##name parameters { return chess_distance_##name arguments; }

#define OF_SQUARE(name) EXPORT(int, name, (int sq), (sq))
#define OF_PAIR(name) EXPORT(int, name, (int a, int b), (a, b))

OF_PAIR(king)
OF_PAIR(manhattan)
OF_PAIR(knight)
OF_PAIR(file)
OF_PAIR(rank)
OF_PAIR(relation)
OF_PAIR(x88_diff)
OF_PAIR(offset)
OF_PAIR(mop_up)
OF_PAIR(corner)
OF_PAIR(direction)
OF_SQUARE(center)
OF_SQUARE(center_manhattan)
OF_SQUARE(edge)
OF_SQUARE(edge_file)
OF_SQUARE(edge_rank)
OF_SQUARE(to_x88)
OF_SQUARE(from_x88)

int header_distance(int piece, int a, int b);
int header_distance(int piece, int a, int b) { return chess_distance(piece, a, b); }
EXPORT(int, by_x88, (int piece, int a, int b), (piece, a, b))
EXPORT(int, nearest, (int sq, uint64_t set, int none), (sq, set, none))
EXPORT(int, nearest_file, (int sq, uint64_t set, int none), (sq, set, none))
EXPORT(uint64_t, moves, (int piece, uint64_t from, board_at board), (piece, from, board))
EXPORT(uint64_t, attacks, (int piece, uint64_t from, uint64_t occupied), (piece, from, occupied))
EXPORT(int, map, (int piece, int from, board_at board, bytes_at out), (piece, from, board, out))
EXPORT(int, set_map, (int piece, uint64_t from, board_at board, bytes_at out), (piece, from, board, out))
EXPORT(int, map_to, (int piece, int to, board_at board, bytes_at out), (piece, to, board, out))
EXPORT(int, set_map_to, (int piece, uint64_t to, board_at board, bytes_at out), (piece, to, board, out))
EXPORT(int, onward, (int piece, const uint8_t *start, board_at board, bytes_at out),
       (piece, start, board, out))
EXPORT(int, path, (int piece, int from, int to, board_at board), (piece, from, to, board))
EXPORT(int, reaches, (int piece, int from, int to, int moves, board_at board),
       (piece, from, to, moves, board))
EXPORT(int, sets, (int piece, uint64_t from, uint64_t to, board_at board), (piece, from, to, board))
EXPORT(uint64_t, within, (int piece, uint64_t from, int moves, board_at board),
       (piece, from, moves, board))
EXPORT(uint64_t, ring, (int piece, uint64_t from, int moves, board_at board),
       (piece, from, moves, board))
EXPORT(int, graph, (int piece, board_at board, words_at moves), (piece, board, moves))
EXPORT(int, graph_reverse, (const uint64_t *moves, words_at out), (moves, out))
EXPORT(int, graph_map, (const uint64_t *moves, uint64_t from, bytes_at out), (moves, from, out))
EXPORT(int, graph_onward, (const uint64_t *moves, const uint8_t *start, bytes_at out),
       (moves, start, out))
EXPORT(int, pawn_map,
       (int piece, uint64_t from, uint64_t prey, int captures, board_at board, bytes_at out),
       (piece, from, prey, captures, board, out))
EXPORT(int, pawn_map_to,
       (int piece, uint64_t to, uint64_t prey, int captures, board_at board, bytes_at out),
       (piece, to, prey, captures, board, out))
EXPORT(int, trajectories, (int piece, int from, int to, board_at board, words_at layers),
       (piece, from, to, board, layers))
EXPORT(uint64_t, trajectory_count, (int piece, int from, int to, board_at board),
       (piece, from, to, board))
EXPORT(int, trajectory, (int piece, int from, int to, board_at board, uint64_t index, bytes_at path),
       (piece, from, to, board, index, path))
EXPORT(int, territory,
       (int piece1, uint64_t set1, board_at board1, int piece2, uint64_t set2, board_at board2,
        ChessDistanceTerritory *out),
       (piece1, set1, board1, piece2, set2, board2, out))
EXPORT(uint64_t, king_race, (int mover, int other, int margin), (mover, other, margin))
EXPORT(int, pawn_outruns_king, (int pawn, int defender, int black, int to_move),
       (pawn, defender, black, to_move))
