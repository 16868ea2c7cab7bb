/* Arguments for the calls of calls.h: how much memory they take, and random ones. */
#ifndef ARGUMENTS_H
#define ARGUMENTS_H

#include "calls.h"

#define MEMORY(kind, bytes, each, alignment) {bytes, alignment, each},
static const struct {
    size_t bytes, alignment;
    Unit each;
} memory_of[] = { KINDS_IN_MEMORY(MEMORY) };

/* How many there are of something, by the argument that says so. Boards too large count as none. */
static inline size_t count_of(Unit unit, const Call *call, const Argument *a) {
    size_t cells = 0;
    int files = 0, ranks = 0;
    for (int i = 0; call->kinds[i] != END; i++) {
        const Kind kind = call->kinds[i];
        if ((unit == ROW && kind == ROWS) || (unit == SITE && kind == SITE_COUNT) || (unit == NODE && kind == NODES) ||
            (unit == LAYER && kind == ROOM))
            return a[i].size;
        if (kind == FILES)
            files = a[i].number;
        if (kind == RANKS)
            ranks = a[i].number;
#ifndef CHESS_DISTANCE_INLINE_H
        if (kind == GRID && a[i].at != NULL) {
            files = ((const ChessDistanceGrid *)a[i].at)->files;
            ranks = ((const ChessDistanceGrid *)a[i].at)->ranks;
        }
#endif
    }
    if (files >= 1 && files <= 16 && ranks >= 1 && ranks <= 16)
        cells = (size_t)(files * ranks);
    return unit == CELL ? cells : unit == PAIR ? cells * cells : 1;
}

static inline size_t bytes_of(int i, const Call *call, const Argument *a) {
    const unsigned kind = (unsigned)call->kinds[i] - (unsigned)BOARD;
    return memory_of[kind].bytes * count_of(memory_of[kind].each, call, a);
}

static inline int is_piece(int piece) {
    return (piece >= 0 && piece <= 10) || (piece > 256 && piece <= 511);
}

static const int some_pieces[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, CHESS_DISTANCE_LEAPER(1, 1), CHESS_DISTANCE_LEAPER(2, 0),
    CHESS_DISTANCE_LEAPER(1, 3), CHESS_DISTANCE_LEAPER(2, 3), CHESS_DISTANCE_LEAPER(15, 15), 256, -1, 11, 512, INT_MIN, INT_MAX
};
enum { SOME_PIECES = (int)(sizeof some_pieces / sizeof some_pieces[0]) };

static inline uint64_t random_set(uint64_t *state) {
    uint64_t set = random_bits(state);
    for (uint64_t thinnings = random_bits(state) % 6; thinnings > 0; thinnings--)
        set &= random_bits(state);
    return set;
}

/* An int of this kind, rarely a bad one. */
static inline int random_number(Kind kind, uint64_t *state) {
    const uint64_t bits = random_bits(state);
    const int small = (int)(bits >> 58);
    if (kind == PIECE)
        return some_pieces[bits % (unsigned)SOME_PIECES];
    if (kind == FLAG)
        return bits & 1 ? random_int(state) : 0;
    if (bits % 32 == 0)
        return boundary_values[(bits >> 8) % (unsigned)BOUNDARY_VALUES];
    switch (kind) {
    case X88_PIECE: return small % 8;
    case PAWN: return bits & 64 ? CHESS_DISTANCE_WHITE_PAWN : CHESS_DISTANCE_BLACK_PAWN;
    case PROMOTED: return CHESS_DISTANCE_KNIGHT + small % 4;
    case X88_SQUARE: return small + (small & 56);
    case FILES: case RANKS: return small % 16 + 1;
    case MOVES: case LENGTH: case CAPTURES: return small % 16 - 1;
    default: return small;
    }
}

/* Everything but pointers. */
static inline void random_values(const Call *call, Argument *a, uint64_t *state) {
    for (int i = 0; call->kinds[i] != END; i++) {
        const Kind kind = call->kinds[i];
        const uint64_t bits = random_bits(state);
        a[i].number = is_int(kind) ? random_number(kind, state) : 0;
        a[i].set = kind == INDEX ? random_bits(state) >> (bits & 63) : bits % 32 == 0 ? 0 : random_set(state);
        a[i].size = kind == SITE_COUNT ? bits % 67 : kind == NODES ? bits % 260 : kind == ROOM ? bits % 256 : bits % 20;
    }
}

static inline void fill_bytes(uint8_t *bytes, size_t count, uint64_t *state) {
    const uint64_t most = random_bits(state) % 192 + 1, often = random_bits(state) % 8 + 1;
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)(random_bits(state) % 8 < often ? 255 : random_bits(state) % most);
    if (count > 0 && random_bits(state) % 8 == 0)
        bytes[most % count] = (uint8_t)(random_bits(state) % 64 + 192);
}

#ifndef CHESS_DISTANCE_INLINE_H
static const char *const some_texts[] = {
    "K", "N", "Q", "R", "B", "nN", "nA", "mRcpR", "gQ", "NN", "FfW", "WfF", "fR", "ffN", "C", "(1,4)", "mfWcfFi", "Q3",
    "pB2", ""
};

/* Two kings, and men on some of the other squares. */
static inline void fill_position(ChessDistancePosition *position, uint64_t *state) {
    memset(position, 0, sizeof *position);
    for (int sq = 0; sq < 64; sq++) {
        const uint64_t bits = random_bits(state), at = UINT64_C(1) << sq;
        uint64_t *const kinds[8] = {&position->queens,  &position->rooks, &position->bishops, &position->knights,
                                    &position->knights, &position->pawns, &position->pawns,   &position->pawns};
        const int kind = (int)(bits & (sq < 8 || sq > 55 ? 3 : 7));
        if (sq != 4 && sq != 60 && bits >> 62 != 0)
            continue;
        *(sq == 4 || sq == 60 ? &position->kings : kinds[kind]) |= at;
        *(sq == 4 || (sq != 60 && (bits & 8)) ? &position->white : &position->black) |= at;
    }
}

static inline void fill_grid(ChessDistanceGrid *grid, uint64_t *state) {
    const uint64_t bits = random_bits(state);
    memset(grid, 0, sizeof *grid);
    grid->files = 1 + (int)(bits & 15);
    grid->ranks = 1 + (int)(bits >> 4 & 15);
    grid->wrap = bits & 256 ? (int)(bits >> 9 & 3) : 0;
    grid->reserved = bits >> 59 == 0;
    for (int i = 0; i < 4; i++) {
        grid->holes.words[i] = bits & 2048 ? random_set(state) & random_set(state) : 0;
        grid->first.words[i] = random_set(state);
    }
}
#endif

/* The contents of one argument that is read. */
static inline void fill(int i, const Call *call, const Argument *a, uint64_t *state) {
    const size_t bytes = bytes_of(i, call, a);
    uint64_t *const words = (uint64_t *)a[i].at;
    switch (call->kinds[i]) {
    case START: case GRID_START: fill_bytes((uint8_t *)a[i].at, bytes, state); break;
    case SITES: case BYTES:
        for (size_t at = 0; at < bytes; at++) {
            const uint64_t bits = random_bits(state);
            ((uint8_t *)a[i].at)[at] = (uint8_t)(bits >> 56 ? bits & 63 : bits & 255);
        }
        break;
#ifndef CHESS_DISTANCE_INLINE_H
    case TEXT: strcpy((char *)a[i].at, some_texts[random_bits(state) % 20]); break;
    case GRID_PIECE: {
        const char *const text = some_texts[random_bits(state) % 20];
        chess_distance_grid_piece(text, (int)(random_bits(state) & 1), (ChessDistanceGridPiece *)a[i].at);
        break;
    }
    case GRID: fill_grid((ChessDistanceGrid *)a[i].at, state); break;
    case POSITION: fill_position((ChessDistancePosition *)a[i].at, state); break;
    case COLUMNS: {
        /* The columns lie behind the pointers to them. */
        ChessDistanceColumns *const boards = (ChessDistanceColumns *)a[i].at;
        uint64_t (*const own)[20] = (uint64_t(*)[20])(void *)(boards + 1);
        for (int at = 0; at < 60; at++)
            own[at / 20][at % 20] = random_set(state);
        boards->own = random_bits(state) % 4 ? own[0] : NULL;
        boards->enemy = random_bits(state) % 4 ? own[1] : NULL;
        boards->avoid = random_bits(state) % 4 ? own[2] : NULL;
        break;
    }
#endif
    default:
        for (size_t at = 0; at < bytes / 8; at++)
            words[at] = random_set(state);
    }
}

#endif
