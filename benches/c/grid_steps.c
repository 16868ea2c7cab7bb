/* One move of one piece on a larger board, as variant engines make it: a loop over a table of leaps
 * and lines, square by square. FILES, RANKS and PIECE are defined by the row. */
#include "bench.h"

enum kind { LINE, LAME, HOPPER };

/* In the four or eight directions that come from these files and ranks; most 0 is without limit. */
struct leaps {
    int right, forward, eight, most, kind, quiet, takes;
};

#define STEP(x, y, eight) {x, y, eight, 1, LINE, 1, 1}
#define SLIDE(x, y, eight) {x, y, eight, 0, LINE, 1, 1}
#define LAMED(x, y, eight) {x, y, eight, 1, LAME, 1, 1}

static const struct leaps king[] = {STEP(1, 0, 0), STEP(1, 1, 0)};
static const struct leaps horse[] = {LAMED(1, 2, 1)};
static const struct leaps queen[] = {SLIDE(1, 0, 0), SLIDE(1, 1, 0)};
static const struct leaps cannon[] = {{1, 0, 0, 0, LINE, 1, 0}, {1, 0, 0, 0, HOPPER, 0, 1}};
static const struct leaps nightrider[] = {SLIDE(1, 2, 1)};

/* One direction, and the square that must be empty before a lame leap. */
static struct step {
    int right, forward, most, kind, quiet, takes, leg_right, leg_forward;
} steps[16];
static int count;

__attribute__((constructor)) static void fill_table(void)
{
    for (unsigned i = 0; i < sizeof PIECE / sizeof *PIECE; i++)
        for (int k = 0; k < (PIECE[i].eight ? 8 : 4); k++) {
            struct step *step = &steps[count++];
            int x = PIECE[i].right, y = PIECE[i].forward;
            if (k & 4) { /* the other way round */
                int z = x;
                x = y;
                y = z;
            }
            /* A quarter turn more each time. */
            for (int turn = k & 3; turn > 0; turn--) {
                int z = x;
                x = -y;
                y = z;
            }
            *step = (struct step){x, y, PIECE[i].most, PIECE[i].kind, PIECE[i].quiet,
                                  PIECE[i].takes, x / 2, y / 2};
        }
}

static inline int on_board(int file, int rank)
{
    return (unsigned)file < FILES && (unsigned)rank < RANKS;
}

static inline int has(const uint64_t *words, int sq) { return words[sq >> 6] >> (sq & 63) & 1; }

/* The squares where a move from sq ends; or, for attacks, where one that takes could end. */
static inline void one_move(const struct bench_grid *on, int sq, int attacks, uint64_t out[4])
{
    int from_file = sq % FILES, from_rank = sq / FILES;
    out[0] = out[1] = out[2] = out[3] = 0;
    for (int k = 0; k < count; k++) {
        const struct step *step = &steps[k];
        int file = from_file, rank = from_rank, hurdles = step->kind == HOPPER ? 0 : 1;
        if (attacks && !step->takes)
            continue;
        if (step->kind == LAME) {
            int leg_file = file + step->leg_right, leg_rank = rank + step->leg_forward;
            int leg = leg_rank * FILES + leg_file;
            if (!on_board(leg_file, leg_rank) || has(on->own, leg) || has(on->enemy, leg))
                continue;
        }
        for (int n = 0; n < step->most || !step->most; n++) {
            file += step->right;
            rank += step->forward;
            if (!on_board(file, rank))
                break;
            int to = rank * FILES + file;
            int own = has(on->own, to), enemy = has(on->enemy, to);
            if (hurdles == 1 && (attacks || (!own && (enemy ? step->takes : step->quiet))))
                out[to >> 6] |= (uint64_t)1 << (to & 63);
            hurdles += own || enemy;
            if (hurdles > 1)
                break;
        }
    }
}

/* The answers are ChessDistanceSquares. */
void grid_moves(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        uint64_t reached[4];
        one_move(&in->grids[i], (int)in->grids[i].start, 0, reached);
        memcpy(out + sizeof reached * i, reached, sizeof reached);
    }
}

void grid_attacks(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        uint64_t reached[4];
        one_move(&in->grids[i], (int)in->grids[i].start, 1, reached);
        memcpy(out + sizeof reached * i, reached, sizeof reached);
    }
}

/* Forward from every square. */
void grid_attacks_to(const struct bench_input *in, uint8_t *out)
{
    EACH(in, i) {
        uint64_t reached[4], from[4] = {0};
        for (int sq = 0; sq < FILES * RANKS; sq++) {
            one_move(&in->grids[i], sq, 1, reached);
            if (has(reached, (int)in->grids[i].start))
                from[sq >> 6] |= (uint64_t)1 << (sq & 63);
        }
        memcpy(out + sizeof from * i, from, sizeof from);
    }
}
