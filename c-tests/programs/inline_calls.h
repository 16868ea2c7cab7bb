/* The functions among obstacles by number, and random arguments for them. */
#ifndef INLINE_CALLS_H
#define INLINE_CALLS_H

/* The header under test stands in front of this one. */
#include <string.h>

#include "check.h"
#include "inline_names.h"

typedef const ChessDistanceBoard *board_at;

typedef struct {
    uint64_t (*moves)(int, uint64_t, board_at);
    uint64_t (*attacks)(int, uint64_t, uint64_t);
    int (*path)(int, int, int, board_at);
    int (*reaches)(int, int, int, int, board_at);
    int (*sets)(int, uint64_t, uint64_t, board_at);
    uint64_t (*within)(int, uint64_t, int, board_at);
    uint64_t (*ring)(int, uint64_t, int, board_at);
    int (*map)(int, int, board_at, uint8_t *);
    int (*set_map)(int, uint64_t, board_at, uint8_t *);
    int (*map_to)(int, int, board_at, uint8_t *);
    int (*set_map_to)(int, uint64_t, board_at, uint8_t *);
    int (*onward)(int, const uint8_t *, board_at, uint8_t *);
    int (*graph)(int, board_at, uint64_t *);
    int (*graph_reverse)(const uint64_t *, uint64_t *);
    int (*graph_map)(const uint64_t *, uint64_t, uint8_t *);
    int (*graph_onward)(const uint64_t *, const uint8_t *, uint8_t *);
    int (*pawn_map)(int, uint64_t, uint64_t, int, board_at, uint8_t *);
    int (*pawn_map_to)(int, uint64_t, uint64_t, int, board_at, uint8_t *);
    int (*trajectories)(int, int, int, board_at, uint64_t *);
    uint64_t (*trajectory_count)(int, int, int, board_at);
    int (*trajectory)(int, int, int, board_at, uint64_t, uint8_t *);
    int (*territory)(int, uint64_t, board_at, int, uint64_t, board_at, ChessDistanceTerritory *);
    uint64_t (*king_race)(int, int, int);
    int (*pawn_outruns_king)(int, int, int, int);
    int (*mop_up)(int, int);
    int (*nearest)(int, uint64_t, int);
    int (*distance)(int, int, int);
} Functions;

/* Those of the library, or of the inline header behind it. */
#define FUNCTION(name) name,
#define FUNCTIONS { OTHER_FUNCTIONS(FUNCTION) }

/* The calls with a piece, a board or a buffer. */
enum { CALLS = 22 };

enum { WORDS = 192 };

/* Where boards and buffers lie. */
typedef struct {
    uint64_t words[WORDS];
} Memory;

typedef struct {
    int piece, second_piece, from, to, moves, other;
    uint64_t set, more, index;
    ChessDistanceBoard board;
    /* Words of a memory, or negative for NULL. */
    int board_word, other_word, out_word, start_word, graph_word;
} Arguments;

/* A place for so many words, now and then NULL. */
static inline int random_place(int words, uint64_t *state) {
    const uint64_t bits = random_bits(state);
    return bits % 16 == 0 ? -1 : (int)((bits >> 8) % (unsigned)(WORDS - words + 1));
}

static inline uint64_t random_set(uint64_t *state) {
    uint64_t set = random_bits(state);
    for (uint64_t thinnings = random_bits(state) % 6; thinnings > 0; thinnings--)
        set &= random_bits(state);
    return set;
}

static inline int random_square(uint64_t *state) {
    const uint64_t bits = random_bits(state);
    return bits % 32 == 0 ? boundary_values[(bits >> 8) % (unsigned)BOUNDARY_VALUES] : (int)(bits >> 58);
}

static inline Arguments random_arguments(uint64_t *state) {
    static const int pieces[] = {0, 2, 3, 5, 6, 8, 10, 11, 256, 257, 274, 305};
    Arguments of;
    memset(&of, 0, sizeof of);
    of.second_piece = pieces[random_bits(state) % (sizeof pieces / sizeof pieces[0])];
    of.from = random_square(state);
    of.to = random_square(state);
    of.moves = random_bits(state) % 4 == 0 ? random_square(state) : (int)(random_bits(state) % 9) - 1;
    of.other = (int)(random_bits(state) & 1);
    of.set = random_set(state);
    of.more = random_set(state);
    of.index = random_bits(state) >> (random_bits(state) & 63);
    of.board.own = random_set(state) & random_bits(state);
    of.board.enemy = random_set(state) & random_bits(state);
    of.board.avoid = random_set(state) & random_bits(state);
    of.board_word = random_place(3, state);
    of.other_word = random_place(3, state);
    of.out_word = random_place(64, state);
    of.start_word = random_place(8, state);
    of.graph_word = random_place(64, state);
    return of;
}

/* Sets everywhere, and distances where the starts are, with a fault now and then. */
static inline void random_contents(Memory *memory, const Arguments *of, uint64_t *state) {
    const uint64_t most = random_bits(state) % 192 + 1, often = random_bits(state) % 8 + 1;
    uint8_t *starts;
    for (int i = 0; i < WORDS; i++)
        memory->words[i] = random_set(state);
    if (of->start_word < 0)
        return;
    starts = (uint8_t *)(memory->words + of->start_word);
    for (int i = 0; i < 64; i++)
        starts[i] = (uint8_t)(random_bits(state) % 8 < often ? 255 : random_bits(state) % most);
    if (random_bits(state) % 8 == 0)
        starts[random_bits(state) % 64] = (uint8_t)(random_bits(state) % 64 + 192);
}

/* Places apart from each other: what is where then does not depend on the order of bytes. */
static inline void lay_apart(Arguments *of) {
    of->board_word = 0;
    of->other_word = 3;
    of->graph_word = 8;
    of->start_word = 72;
    of->out_word = 80;
}

/* What a call has written where all buffers lie apart: 64 bytes, or else words. */
static inline int writes_bytes(int call) {
    return (call >= 8 && call <= 12) || (call >= 15 && call <= 18) || call == 20;
}

static inline uint64_t *words_at(Memory *memory, int word) {
    return word < 0 ? NULL : memory->words + word;
}

/* Makes the call with this number; what it returns, a code as a large number. */
static inline uint64_t make_call(const Functions *functions, int call, const Arguments *of, Memory *memory) {
    board_at board = (board_at)(void *)words_at(memory, of->board_word);
    board_at other = (board_at)(void *)words_at(memory, of->other_word);
    uint64_t *const sets = words_at(memory, of->out_word);
    uint8_t *const out = (uint8_t *)sets;
    const uint8_t *const start = (const uint8_t *)words_at(memory, of->start_word);
    const uint64_t *const graph = words_at(memory, of->graph_word);
    const int piece = of->piece, from = of->from, to = of->to;
    int result = 0;
    switch (call) {
    case 0: return functions->moves(piece, of->set, board);
    case 1: return functions->attacks(piece, of->set, of->more);
    case 2: return functions->within(piece, of->set, of->moves, board);
    case 3: return functions->ring(piece, of->set, of->moves, board);
    case 4: return functions->trajectory_count(piece, from, to, board);
    case 5: result = functions->path(piece, from, to, board); break;
    case 6: result = functions->reaches(piece, from, to, of->moves, board); break;
    case 7: result = functions->sets(piece, of->set, of->more, board); break;
    case 8: result = functions->map(piece, from, board, out); break;
    case 9: result = functions->set_map(piece, of->set, board, out); break;
    case 10: result = functions->map_to(piece, to, board, out); break;
    case 11: result = functions->set_map_to(piece, of->set, board, out); break;
    case 12: result = functions->onward(piece, start, board, out); break;
    case 13: result = functions->graph(piece, board, sets); break;
    case 14: result = functions->graph_reverse(graph, sets); break;
    case 15: result = functions->graph_map(graph, of->set, out); break;
    case 16: result = functions->graph_onward(graph, start, out); break;
    case 17: result = functions->pawn_map(piece, of->set, of->more, of->moves, board, out); break;
    case 18: result = functions->pawn_map_to(piece, of->set, of->more, of->moves, board, out); break;
    case 19: result = functions->trajectories(piece, from, to, board, sets); break;
    case 20: result = functions->trajectory(piece, from, to, board, of->index, out); break;
    default:
        result = functions->territory(piece, of->set, board, of->other ? piece : of->second_piece, of->more, other,
                                      (ChessDistanceTerritory *)(void *)sets);
    }
    return (uint64_t)(int64_t)result;
}

#endif
