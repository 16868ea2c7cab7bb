/* The study of Lasker and Reichhelm (1901), solved by a plain search over whole positions: squares
 * and men, no sets of squares. It is the one that the tests compare the library with. */
#include "../../c-tests/programs/pawn_game.h"

#include "bench.h"

void pawn_ending(const struct bench_input *in, uint8_t *out)
{
    BENCH_REPEAT(in)
    {
        static Game game;
        start_game(&game, 1, 0);
        Ending *ending = find_pawns(&game, STUDY_WHITE, STUDY_BLACK);
        solve_ending(&game, ending);
        memcpy(out, ending->won, sizeof ending->won);
        free_game(&game);
    }
}
