// The second file of the C++ engine. Its own distance does not clash with the library's.
#include <chess_distance_wiki.h>
#include <chess_distance.h>

namespace engine {
template <typename Square>
int distance(Square a, Square b) {
    return chess_distance_king(a, b);
}
}  // namespace engine

int evaluate(int own_king, int enemy_king);

int evaluate(int own_king, int enemy_king) {
    return engine::distance(own_king, enemy_king);
}
