/* An evaluation with one function of the inline header. A test inspects the object. */
#include <chess_distance_inline.h>

#ifdef __cplusplus
extern "C"
#endif
int use(int a, int b);

int use(int a, int b) {
    return 3 * chess_distance_king(a, b) + CHESS_DISTANCE_AT(chess_distance_king_table, 4, 60);
}
