/* A C engine's own shared object, with the archive inside. */
#include <chess_distance.h>
#include <chess_distance_wiki.h>

int module_evaluate(int own_king, int enemy_king);

int module_evaluate(int own_king, int enemy_king) {
  return chess_distance_king(own_king, enemy_king) + distance(own_king, enemy_king) +
         chess_distance_king_table[0][63];
}
