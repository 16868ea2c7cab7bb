/* The functions among obstacles by number, and random arguments for them. */
#ifndef INLINE_CALLS_H
#define INLINE_CALLS_H

/* Include the header under test before this one. */
#include <string.h>

#include "check.h"
#include "generated/inline_names.h"

enum { WORDS = 256 };

/* The memory of boards and buffers. */
typedef struct {
    uint64_t words[WORDS];
} Memory;

/* The largest number of arguments of each kind. A place is an index of words, negative for NULL. */
enum { MOST = 4 };
typedef struct {
    int pieces[MOST], squares[MOST], numbers[MOST], flags[MOST];
    uint64_t sets[MOST], index;
    size_t length;
    int boards[MOST], graphs[MOST], starts[MOST], outputs[MOST];
    /* For calls with a board of its own. */
    ChessDistanceBoard board;
} Arguments;

static inline void *words_at(Memory *memory, int word) {
    return word < 0 ? NULL : memory->words + word;
}

/* The functions, and the arguments of each: the first of its kind, the second and so on. */
#define MEMBER(name, member, result, parameters, ...) result(*member) parameters;
typedef struct {
    OTHER_CALLS(MEMBER)
} Functions;

#define PIECE(i) of->pieces[i]
#define SQUARE(i) of->squares[i]
#define FLAG(i) of->flags[i]
#define NUMBER(i) of->numbers[i]
#define SET(i) of->sets[i]
#define INDEX(i) of->index
#define SIZE(i) of->length
#define START(i) ((const uint8_t *)words_at(memory, of->starts[i]))
#define GRAPH(i) ((const uint64_t *)words_at(memory, of->graphs[i]))
#define BOARD(i) ((const ChessDistanceBoard *)words_at(memory, of->boards[i]))
#define OUTPUT(type, i) ((type *)words_at(memory, of->outputs[i]))

/* Name, and the bytes or words that the call writes. */
typedef struct {
    const char *name;
    size_t bytes, words;
} Call;
#define ROW(name, member, result, parameters, arguments, bytes, words) {#name, bytes, words},
static const Call calls[] = { OTHER_CALLS(ROW) };

#define NUMBER_OF(name, member, ...) CALL_##member,
enum { OTHER_CALLS(NUMBER_OF) CALLS };

/* The result of the call; a code becomes a large number. */
static inline uint64_t make_call(const Functions *functions, int call, const Arguments *of, Memory *memory) {
#define CASE(name, member, result, parameters, arguments, ...) \
    case CALL_##member: \
        return (uint64_t)(int64_t)functions->member arguments;
    switch (call) {
        OTHER_CALLS(CASE)
    default:
        return 0;
    }
}

/* The functions of the library, or of the inline header behind it. */
#define FUNCTION(name) name,
#define FUNCTIONS { OTHER_FUNCTIONS(FUNCTION) }

/* A place for a number of words, sometimes NULL. */
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

static inline int random_number(uint64_t *state) {
    return random_bits(state) % 4 == 0 ? random_square(state) : (int)(random_bits(state) % 9) - 1;
}

/* Sometimes the same piece for all sides. */
static inline void set_piece(Arguments *of, int piece) {
    of->pieces[0] = piece;
    if (of->flags[0])
        of->pieces[1] = piece;
}

static inline Arguments random_arguments(uint64_t *state) {
    static const int pieces[] = {0, 2, 3, 5, 6, 8, 10, 11, 256, 257, 274, 305};
    Arguments of;
    memset(&of, 0, sizeof of);
    for (int i = 0; i < MOST; i++) {
        of.pieces[i] = pieces[random_bits(state) % (sizeof pieces / sizeof pieces[0])];
        of.squares[i] = random_square(state);
        of.numbers[i] = random_number(state);
        of.flags[i] = random_bits(state) & 1 ? random_int(state) : 0;
        of.sets[i] = random_set(state);
        of.boards[i] = random_place(3, state);
        of.graphs[i] = random_place(64, state);
        of.starts[i] = random_place(8, state);
        of.outputs[i] = random_place(64, state);
    }
    of.index = random_bits(state) >> (random_bits(state) & 63);
    of.length = (size_t)(random_bits(state) % 65);
    of.board.own = random_set(state) & random_bits(state);
    of.board.enemy = random_set(state) & random_bits(state);
    of.board.avoid = random_set(state) & random_bits(state);
    return of;
}

/* Sets everywhere, distances where the starts are, sometimes a fault. */
static inline void random_contents(Memory *memory, const Arguments *of, uint64_t *state) {
    const uint64_t most = random_bits(state) % 192 + 1, often = random_bits(state) % 8 + 1;
    uint8_t *starts;
    for (int i = 0; i < WORDS; i++)
        memory->words[i] = random_set(state);
    if (of->starts[0] < 0)
        return;
    starts = (uint8_t *)(memory->words + of->starts[0]);
    for (int i = 0; i < 64; i++)
        starts[i] = (uint8_t)(random_bits(state) % 8 < often ? 255 : random_bits(state) % most);
    if (random_bits(state) % 8 == 0)
        starts[random_bits(state) % 64] = (uint8_t)(random_bits(state) % 64 + 192);
}

/* Outputs apart from everything else, so that results do not depend on the order of bytes. */
static inline void lay_apart(Arguments *of) {
    for (int i = 0; i < MOST; i++) {
        of->boards[i] = 3 * i;
        of->graphs[i] = 16 + 32 * i;
        of->starts[i] = 176;
        of->outputs[i] = 192;
    }
}

#endif
