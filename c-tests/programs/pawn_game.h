/* Pawn endings by plain search over whole positions: squares and men, and the kings of kings.h. The
 * rules are those of the header, written a second time. */
#ifndef PAWN_GAME_H
#define PAWN_GAME_H

#include "kings.h"

enum { EMPTY, ATTACKER, DEFENDER };

/* The pawns of an ending and what is known about every position with them. */
typedef struct Ending {
    uint8_t men[64];      /* EMPTY, or whose pawn stands there */
    int passed;           /* the square that a pawn has just passed over and can be taken on, or -1 */
    int solved;
    Pairs won;            /* the attacker wins */
    Pairs wins, holds;    /* and what a move of a pawn, or of a king that takes one, decides */
    struct Ending *next;  /* in the same place of the table */
} Ending;

/* A game: the table of all endings that were met, the way the attacker's pawns go, the bound. */
enum { PLACES = 1 << 16 };
typedef struct {
    Ending *table[PLACES];
    int up, upper;
} Game;

/* A move that leaves the ending. */
enum { BY_PAWN, BY_KING, TO_PROMOTE };
typedef struct {
    int kind, from, to, over;   /* over: the square between, of a double step, or -1 */
    Ending *ending;             /* what it leads to; for a promotion, after the new piece is taken */
} Exit;

static int forward_of(const Game *game, int side) {
    return (side == ATTACKER) == (game->up != 0) ? 8 : -8;
}

/* The rank of a square as its side counts, 0..7. */
static int rank_for(const Game *game, int side, int square) {
    return forward_of(game, side) > 0 ? square >> 3 : 7 - (square >> 3);
}

/* Whether a pawn of the side attacks the square. */
static int pawn_guards(const Game *game, const Ending *ending, int side, int square) {
    const int back = square - forward_of(game, side);
    for (int file = -1; file <= 1; file += 2)
        if (back >= 0 && back < 64 && (back & 7) + file >= 0 && (back & 7) + file < 8
            && ending->men[back + file] == side)
            return 1;
    return 0;
}

/* Whether the kings may stand so: apart, not on pawns, the side that has just moved not in check. */
static int is_position(const Game *game, const Ending *ending, int to_move, int a, int d) {
    return steps_between(a, d) > 1 && ending->men[a] == EMPTY && ending->men[d] == EMPTY
        && !(to_move == 0 ? pawn_guards(game, ending, ATTACKER, d) : pawn_guards(game, ending, DEFENDER, a));
}

static Ending *find_ending(Game *game, const uint8_t men[64], int passed) {
    uint32_t place = (uint32_t)passed;
    Ending *ending;
    for (int square = 0; square < 64; square++)
        place = (place ^ men[square]) * 16777619u;
    place = (place ^ place >> 15) % PLACES;
    for (ending = game->table[place]; ending != NULL; ending = ending->next)
        if (ending->passed == passed && memcmp(ending->men, men, 64) == 0)
            return ending;
    ending = (Ending *)calloc(1, sizeof *ending);
    if (ending == NULL)
        abort();
    memcpy(ending->men, men, 64);
    ending->passed = passed;
    ending->next = game->table[place];
    game->table[place] = ending;
    return ending;
}

/* What a move leads to: the pawn of `side` on `from` goes to `to` (-1: leaves the board), the one
 * on `taken` leaves the board (-1: none). */
static Ending *after(Game *game, const Ending *ending, int from, int to, int taken, int passed) {
    uint8_t men[64];
    memcpy(men, ending->men, 64);
    if (taken >= 0)
        men[taken] = EMPTY;
    if (from >= 0) {
        const uint8_t side = men[from];
        men[from] = EMPTY;
        if (to >= 0)
            men[to] = side;
    }
    return find_ending(game, men, passed);
}

static int beside(const Ending *ending, int square, int side) {
    return ((square & 7) > 0 && ending->men[square - 1] == side)
        || ((square & 7) < 7 && ending->men[square + 1] == side);
}

static void add_exit(Exit *exits, int *n, int kind, int from, int to, int over, Ending *ending) {
    const Exit exit = {kind, from, to, over, ending};
    exits[(*n)++] = exit;
}

/* All moves of a side that leave the ending: its pawns', its king's captures. Returns how many. */
static int exits_of(Game *game, const Ending *ending, int side, Exit *exits) {
    const int other = side == ATTACKER ? DEFENDER : ATTACKER, forward = forward_of(game, side);
    int n = 0;
    for (int from = 0; from < 64; from++) {
        const int rank = rank_for(game, side, from), to = from + forward;
        if (ending->men[from] == other)
            add_exit(exits, &n, BY_KING, -1, from, -1, after(game, ending, -1, -1, from, -1));
        if (ending->men[from] != side)
            continue;
        if (rank == 6) {
            add_exit(exits, &n, TO_PROMOTE, from, to, -1, after(game, ending, from, -1, -1, -1));
            continue;   /* the last rank has no men to take */
        }
        if (ending->men[to] == EMPTY)
            add_exit(exits, &n, BY_PAWN, from, to, -1, after(game, ending, from, to, -1, -1));
        if (ending->men[to] == EMPTY && rank == 1 && ending->men[to + forward] == EMPTY) {
            const int passed = beside(ending, to + forward, other) ? to : -1;
            add_exit(exits, &n, BY_PAWN, from, to + forward, to, after(game, ending, from, to + forward, -1, passed));
        }
        for (int file = -1; file <= 1; file += 2) {
            const int target = to + file;
            if ((from & 7) + file < 0 || (from & 7) + file > 7)
                continue;
            if (ending->men[target] == other)
                add_exit(exits, &n, BY_PAWN, from, target, -1, after(game, ending, from, target, target, -1));
            if (target == ending->passed && ending->men[target - forward] == other)
                add_exit(exits, &n, BY_PAWN, from, target, -1, after(game, ending, from, target, target - forward, -1));
        }
    }
    return n;
}

static int one_step_from_promotion(const Game *game, const Ending *ending, int side) {
    for (int square = 0; square < 64; square++)
        if (ending->men[square] == side && rank_for(game, side, square) == 6)
            return 1;
    return 0;
}

/* What an exit is worth to the attacker in a position: 1 it wins, 0 it does not, -1 no legal move. */
static int worth(const Game *game, const Ending *ending, const Exit *exit, int side, int a, int d) {
    const int to_move = side == ATTACKER ? 1 : 0;   /* afterwards */
    const int king = side == ATTACKER ? a : d, opponent = side == ATTACKER ? d : a;
    const int other = side == ATTACKER ? DEFENDER : ATTACKER;
    if (exit->kind == BY_KING) {
        if (steps_between(king, exit->to) != 1)
            return -1;
        if (side == ATTACKER)
            a = exit->to;
        else
            d = exit->to;
    } else if (exit->to == a || exit->to == d || exit->over == a || exit->over == d) {
        return -1;
    }
    if (exit->kind != TO_PROMOTE)
        return is_position(game, exit->ending, to_move, a, d) ? in_pairs(exit->ending->won, to_move, a, d) : -1;
    /* A promotion. It is no move of a side that stays in check. */
    if (pawn_guards(game, ending, other, king))
        return -1;
    const int taken = steps_between(opponent, exit->to) == 1 && steps_between(king, exit->to) > 1
        && !pawn_guards(game, ending, side, exit->to);
    if (side == ATTACKER) {
        if (!game->upper && one_step_from_promotion(game, ending, DEFENDER))
            return 0;
        return taken ? in_pairs(exit->ending->won, 0, a, exit->to) : 1;
    }
    if (game->upper && one_step_from_promotion(game, ending, ATTACKER))
        return 1;
    return taken && in_pairs(exit->ending->won, 1, exit->to, d);
}

/* What the exits of a legal position decide. A right to take a pawn in passing is lost by any move, so
 * then the moves of the king are exits too: to `onward`, which is solved already. */
static void decide(const Game *game, Ending *ending, Ending *onward, const Exit *exits, int n, int to_move,
                   int a, int d) {
    const uint64_t bit = UINT64_C(1) << d;
    int moves = 0, losing = 0, kings = 0;
    for (int i = 0; i < n; i++) {
        const int value = worth(game, ending, &exits[i], to_move == 0 ? ATTACKER : DEFENDER, a, d);
        moves += value >= 0;
        losing += value > 0;
    }
    for (int i = 0; i < 8; i++) {
        const int to = neighbor(to_move == 0 ? a : d, i), a2 = to_move == 0 ? to : a, d2 = to_move == 0 ? d : to;
        if (to < 0 || !is_position(game, ending, 1 - to_move, a2, d2))
            continue;
        if (onward == ending) {
            kings++;
        } else {
            moves++;
            losing += in_pairs(onward->won, 1 - to_move, a2, d2);
        }
    }
    if (to_move == 0 ? losing > 0 : kings == 0 && moves == losing && (moves > 0 || pawn_guards(game, ending, ATTACKER, d)))
        ending->wins[to_move][a] |= bit;
    if (to_move == 1 && moves > losing)
        ending->holds[to_move][a] |= bit;
}

static void solve_ending(Game *game, Ending *ending) {
    static Values values;
    Ending *onward = ending;
    Exit *exits;
    uint64_t closed[2] = {0, 0};
    int n[2];
    if (ending->solved)
        return;
    ending->solved = 1;
    exits = (Exit *)malloc(128 * sizeof *exits);
    if (exits == NULL)
        abort();
    n[0] = exits_of(game, ending, ATTACKER, exits);
    n[1] = exits_of(game, ending, DEFENDER, exits + 64);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int i = 0; i < n[to_move]; i++)
            solve_ending(game, exits[64 * to_move + i].ending);
    if (ending->passed >= 0) {
        onward = find_ending(game, ending->men, -1);
        solve_ending(game, onward);
    }
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++)
                if (is_position(game, ending, to_move, a, d))
                    decide(game, ending, onward, exits + 64 * to_move, n[to_move], to_move, a, d);
    for (int square = 0; square < 64; square++)
        for (int side = 0; side < 2; side++)
            if (onward != ending || ending->men[square] != EMPTY
                || pawn_guards(game, ending, side == 0 ? DEFENDER : ATTACKER, square))
                closed[side] |= UINT64_C(1) << square;
    search_kings(closed, ending->wins, ending->holds, values);
    for (int to_move = 0; to_move < 2; to_move++)
        for (int a = 0; a < 64; a++)
            for (int d = 0; d < 64; d++)
                if (values[to_move][a][d] != HELD && is_position(game, ending, to_move, a, d))
                    ending->won[to_move][a] |= UINT64_C(1) << d;
    free(exits);
}

static void start_game(Game *game, int up, int upper) {
    memset(game, 0, sizeof *game);
    game->up = up;
    game->upper = upper;
}

/* The ending of these pawns. It lives until the game is freed. */
static Ending *find_pawns(Game *game, uint64_t attackers, uint64_t defenders) {
    uint8_t men[64];
    for (int square = 0; square < 64; square++)
        men[square] = (uint8_t)(attackers >> square & 1 ? ATTACKER : defenders >> square & 1 ? DEFENDER : EMPTY);
    return find_ending(game, men, -1);
}

static void free_game(Game *game) {
    for (int place = 0; place < PLACES; place++)
        while (game->table[place] != NULL) {
            Ending *ending = game->table[place];
            game->table[place] = ending->next;
            free(ending);
        }
}

#endif
