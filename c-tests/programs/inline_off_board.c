/* Reads a table off the board through CHESS_DISTANCE_AT: a debug build reports it and aborts. */
#include <chess_distance_inline.h>

int main(int argc, char **argv) {
    const int none = 63 + argc;
    const unsigned negative = (unsigned)-argc;

    (void)argv;
#ifdef NEGATIVE
    return CHESS_DISTANCE_AT(chess_distance_king_table, negative, none);
#endif
    (void)negative;
    return CHESS_DISTANCE_AT(chess_distance_king_table, 4, none);
}
