// The first of two files of a C++ engine: both include the headers.
#include <chess_distance.h>
#include <chess_distance_wiki.h>

#include <cstdio>

int evaluate(int own_king, int enemy_king);

int main() {
    std::printf("king %d knight %d table %d off %d\n", evaluate(4, 60), knightDistance(0, 63),
                chess_distance_manhattan_table[0][63], chess_distance_king(0, 64));
}
