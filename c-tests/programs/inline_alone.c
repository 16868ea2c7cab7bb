/* The inline header alone: no other include before it, and no library. */
#include <chess_distance_inline.h>

/* Names that engines have for the same things: the header takes none of them. */
#define Distance(a, b) chess_distance_king_table[a][b]
static int distance = 7;
static const int arrDistance = 1, king = 4, knight = 5, manhattan = 6, file = 1, rank = 2, center = 3;

int main(void) {
    int sum = Distance(4, 60) - distance;
    sum += king + knight + manhattan + file + rank + center + arrDistance - 22;
    return sum + chess_distance_file(0, 7) - 7;
}
