/* The documented fault of a call with any arguments, and good arguments to begin with. */
#ifndef FAULTS_H
#define FAULTS_H

#include "calls.h"

/* The faults in the order in which they are reported. Those of what stands in memory come last. */
typedef enum {
  BOARD_SIZE,
  NO_SQUARE,
  NO_PIECE,
  NO_ROWS,
  NO_POINTER,
  NO_GRID,
  NO_MEMBER,
  RANGE,
  OVERLAP,
  NO_SITE,
  START_RANGE,
  NO_START,
  NO_FAULT
} Fault;
static const int codes[] = {CHESS_DISTANCE_OUT_OF_RANGE,  CHESS_DISTANCE_INVALID_SQUARE,
                            CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_OK,
                            CHESS_DISTANCE_NULL_POINTER,  CHESS_DISTANCE_OUT_OF_RANGE,
                            CHESS_DISTANCE_EMPTY_SET,     CHESS_DISTANCE_OUT_OF_RANGE,
                            CHESS_DISTANCE_OVERLAP,       CHESS_DISTANCE_INVALID_SQUARE,
                            CHESS_DISTANCE_OUT_OF_RANGE,  CHESS_DISTANCE_EMPTY_SET};

static int on_x88_board(int sq) { return sq >= 0 && sq < 128 && sq % 16 < 8; }

static Fault worse_if(int is_bad, Fault fault, Fault known) {
  return is_bad && fault < known ? fault : known;
}

/* The fault of a number or a set by itself, or beside the first square of the call. */
static Fault fault_of_value(int i, const Call *call, const Argument *a) {
  const int n = a[i].number, first = a[call->kinds[0] == PIECE].number;
  Fault fault = NO_FAULT;
  switch (call->kinds[i]) {
  case PIECE:
    return is_piece(n) ? NO_FAULT : NO_PIECE;
  case X88_PIECE:
    return n >= 0 && n <= 7 ? NO_FAULT : NO_PIECE;
  case PAWN:
    return n == CHESS_DISTANCE_WHITE_PAWN || n == CHESS_DISTANCE_BLACK_PAWN ? NO_FAULT : NO_PIECE;
  case PROMOTED:
    return n >= CHESS_DISTANCE_KNIGHT && n <= CHESS_DISTANCE_QUEEN ? NO_FAULT : NO_PIECE;
  case SQUARE:
    return on_board(n) ? NO_FAULT : NO_SQUARE;
  case X88_SQUARE:
    return on_x88_board(n) ? NO_FAULT : NO_SQUARE;
  case OTHER_SQUARE:
    return on_board(n) && n != first ? NO_FAULT : NO_SQUARE;
  case PAWN_SQUARE:
    fault = worse_if(n < 8 || n > 55, RANGE, fault);
    return worse_if(!on_board(n), NO_SQUARE, fault);
  case DEFENDER:
    fault = worse_if(n == first, RANGE, fault);
    return worse_if(!on_board(n), NO_SQUARE, fault);
  case LENGTH:
    return on_board(n) ? NO_FAULT : RANGE;
  case CAPTURES:
    return n >= 0 ? NO_FAULT : RANGE;
  case BYTE:
    return n >= 0 && n <= 255 ? NO_FAULT : RANGE;
  case FILES:
  case RANKS:
    return n >= 1 && n <= 16 ? NO_FAULT : BOARD_SIZE;
  case ORIGIN:
    return n >= 0 && (size_t)n < count_of(CELL, call, a) ? NO_FAULT : NO_SQUARE;
  case MEMBERS:
    return a[i].set != 0 ? NO_FAULT : NO_MEMBER;
  case SITE_COUNT:
    return a[i].size >= 1 && a[i].size <= 64 ? NO_FAULT : RANGE;
  case ROWS:
    return a[i].size != 0 ? NO_FAULT : NO_ROWS;
  case SIZE:
    return a[i].size == count_of(CELL, call, a) ? NO_FAULT : RANGE;
  case PAIRS:
    return a[i].size == count_of(PAIR, call, a) ? NO_FAULT : RANGE;
  case NODES:
    return a[i].size >= 1 && a[i].size <= 256 ? NO_FAULT : RANGE;
  case ROOM:
    return a[i].size != 0 ? NO_FAULT : RANGE;
  default:
    return NO_FAULT;
  }
}

/* The memory of all calls, and what it held before one. The arguments are in the middle third. */
enum { THIRD = 70000, GAP = 16, CELLS = 90, ROW_COUNT = 8 };
static union {
  uint64_t words[3 * THIRD / 8];
  uint8_t bytes[3 * THIRD];
} memory, before;
static size_t used;

static size_t byte_offset(const void *at) { return (size_t)((const uint8_t *)at - memory.bytes); }

/* Distances of starts. */
static Fault fault_of_starts(const uint8_t *start, size_t count) {
  Fault fault = NO_START;
  for (size_t i = 0; i < count; i++) {
    if (start[i] > 191 && start[i] != CHESS_DISTANCE_NONE)
      return START_RANGE;
    if (start[i] != CHESS_DISTANCE_NONE)
      fault = NO_FAULT;
  }
  return fault;
}

#ifndef CHESS_DISTANCE_INLINE_H
static ChessDistanceGridPiece king;

static const void *column(int i, const Argument *a, int which) {
  const ChessDistanceColumns *const columns = (const ChessDistanceColumns *)a[i].at;
  return columns == NULL ? NULL
         : which == 0    ? columns->own
         : which == 1    ? columns->enemy
                         : columns->avoid;
}

static Fault fault_of_grids(int i, const Call *call, const Argument *a) {
  const ChessDistanceGrid *const grid = (const ChessDistanceGrid *)a[i].at;
  /* Without nodes it is their number that is reported. */
  const size_t nodes = count_of(NODE, call, a);
  const size_t cells = call->kinds[0] != GRID_GRAPH ? count_of(CELL, call, a)
                       : nodes == 0                 ? 256
                                                    : nodes;
  switch (call->kinds[i]) {
  case TEXT:
    return strcmp((const char *)a[i].at, "W") == 0 ? NO_FAULT : NO_PIECE;
  case GRID_PIECE:
    return memcmp(a[i].at, &king, sizeof king) == 0 ? NO_FAULT : NO_PIECE;
  case GRID:
    return cells != 0 && grid->wrap >= 0 && grid->wrap <= 3 && grid->reserved == 0 ? NO_FAULT
                                                                                   : NO_GRID;
  case SQUARES:
    for (size_t sq = 0; sq < cells && sq < 256; sq++)
      if (((const ChessDistanceSquares *)a[i].at)->words[sq / 64] >> sq % 64 & 1)
        return NO_FAULT;
    return NO_MEMBER;
  default:
    return NO_FAULT;
  }
}
#else
static const void *column(int i, const Argument *a, int which) {
  (void)i, (void)a, (void)which;
  return NULL;
}
static Fault fault_of_grids(int i, const Call *call, const Argument *a) {
  (void)i, (void)call, (void)a;
  return NO_FAULT;
}
#endif

/* The fault of what stands in memory, without overlaps. */
static Fault fault_of_memory(int i, const Call *call, const Argument *a) {
  const Kind kind = call->kinds[i];
  const unsigned at = (unsigned)kind - (unsigned)BOARD;
  if (a[i].at == NULL)
    return is_optional(kind) ? NO_FAULT : NO_POINTER;
  if (memory_of[at].each == ROW)
    return wraps(a[i].at, memory_of[at].bytes, count_of(ROW, call, a)) ? RANGE : NO_FAULT;
  if (kind == COLUMNS && count_of(ROW, call, a) != 0)
    for (int which = 0; which < 3; which++)
      if (wraps(column(i, a, which), 8, count_of(ROW, call, a)))
        return RANGE;
  if (kind == SITES)
    for (size_t site = 0; site < a[i + 1].size && site < 64; site++)
      if (((const uint8_t *)a[i].at)[site] > 63)
        return NO_SITE;
  if (kind == START || kind == GRID_START)
    return fault_of_starts((const uint8_t *)a[i].at, bytes_of(i, call, a));
  return fault_of_grids(i, call, a);
}

static int overlaps(int out, int i, const Call *call, const Argument *a) {
  const size_t bytes = bytes_of(out, call, a), rows = 8 * count_of(ROW, call, a);
  if (out == i || !is_in_memory(call->kinds[i]) || (is_output(call->kinds[i]) && i < out))
    return 0;
  for (int which = 0; call->kinds[i] == COLUMNS && which < 3; which++)
    if (meet(a[out].at, bytes, column(i, a, which), rows))
      return 1;
  return meet(a[out].at, bytes, a[i].at, bytes_of(i, call, a));
}

static Fault fault_of(const Call *call, const Argument *a) {
  Fault fault = NO_FAULT;
  for (int i = 0; call->kinds[i] != END; i++) {
    const Fault here =
        is_in_memory(call->kinds[i]) ? fault_of_memory(i, call, a) : fault_of_value(i, call, a);
    fault = worse_if(here != NO_FAULT, here, fault);
    fault = worse_if(call->kinds[i] == INDEX && a[i].set == UINT64_MAX, RANGE, fault);
  }
  for (int out = 0; fault > OVERLAP && call->kinds[out] != END; out++)
    for (int i = 0; is_output(call->kinds[out]) && call->kinds[i] != END; i++)
      fault = worse_if(overlaps(out, i, call, a), OVERLAP, fault);
  return fault;
}

/* One call: its result, and that it writes nothing but its outputs, and these without a fault only.
 */
static void check(const Call *call, const Argument *a, int64_t what, int64_t which) {
  const Fault fault = fault_of(call, a);
  const int64_t result = call->make(a);
  if (fault != NO_FAULT) {
    check_equal(result, call->is_code ? codes[fault] : 0, call->name, __LINE__, what, which);
  } else {
    if (call->is_code && call->kinds[2] != IF_EMPTY)
      check_equal(result < CHESS_DISTANCE_UNREACHABLE ? result : 0, 0, call->name, __LINE__, what,
                  which);
    for (int i = 0; call->kinds[i] != END; i++)
      if (is_output(call->kinds[i]) && a[i].at != NULL)
        memcpy(before.bytes + byte_offset(a[i].at), a[i].at, bytes_of(i, call, a));
  }
  check_equal(memcmp(memory.bytes + THIRD, before.bytes + THIRD, used), 0, call->name, __LINE__,
              what, which);
}

/* A good value of each kind. */
static void good_value(int i, const Call *call, Argument *a) {
  static const int numbers[] = {0, 0, 0, 6, 5, 0, 0, 60, 24, 60, 5, 3, 9, 2, 7, 0, -9, 9, 10};
  const Kind kind = call->kinds[i];
  memset(&a[i], 0, sizeof a[i]);
  if (kind == SQUARE || kind == X88_SQUARE)
    a[i].number = i;
  else if (is_int(kind))
    a[i].number = numbers[kind];
  a[i].set = kind == INDEX ? 0 : UINT64_C(1) << 5 * i;
  a[i].size = kind == ROWS                    ? ROW_COUNT
              : kind == SITE_COUNT            ? 5
              : kind == SIZE || kind == NODES ? CELLS
              : kind == PAIRS                 ? CELLS * CELLS
              : kind == ROOM                  ? 256
                                              : 0;
}

/* Good contents, where zeros are none; in a graph every square is a move away. */
static void good_contents(int i, const Call *call, const Argument *a) {
  if (call->kinds[i] == GRAPH)
    memset(a[i].at, 255, 512);
#ifndef CHESS_DISTANCE_INLINE_H
  const ChessDistanceGrid grid = {9, 10, 0, 0, {{0, 0, 0, 0}}, {{0, 0, 0, 0}}};
  switch (call->kinds[i]) {
  case TEXT:
    memcpy(a[i].at, "W", 2);
    break;
  case GRID_PIECE:
    memcpy(a[i].at, &king, sizeof king);
    break;
  case GRID:
    memcpy(a[i].at, &grid, sizeof grid);
    break;
  case SQUARES:
    ((ChessDistanceSquares *)a[i].at)->words[0] = UINT64_C(1) << i;
    break;
  case POSITION:
    ((ChessDistancePosition *)a[i].at)->kings = 3;
    ((ChessDistancePosition *)a[i].at)->white = 1;
    ((ChessDistancePosition *)a[i].at)->black = 2;
    break;
  case COLUMNS: {
    const uint64_t *const words = (const uint64_t *)a[i].at + 4;
    const ChessDistanceColumns columns = {words, words + ROW_COUNT, words + 2 * ROW_COUNT};
    memcpy(a[i].at, &columns, sizeof columns);
    break;
  }
  default:
    break;
  }
#else
  (void)i, (void)call, (void)a;
#endif
}

/* Good arguments, one behind the other; a grid may become larger later. */
static void lay_out(const Call *call, Argument *a) {
  size_t at = THIRD;
  memset(memory.bytes + THIRD, 0, used);
  for (int i = 0; call->kinds[i] != END; i++)
    good_value(i, call, a);
  for (int i = 0; call->kinds[i] != END; i++) {
    const Kind kind = call->kinds[i];
    if (!is_in_memory(kind))
      continue;
    const Unit each = memory_of[(unsigned)kind - (unsigned)BOARD].each;
    a[i].at = memory.bytes + at;
    good_contents(i, call, a);
    at += kind == COLUMNS ? 32 + 24 * ROW_COUNT
          : each == PAIR  ? 65536
          : each == CELL  ? 32 * 256
                          : bytes_of(i, call, a);
    at = (at + GAP + 7) / 8 * 8;
  }
  used = at - THIRD;
  memcpy(before.bytes, memory.bytes, THIRD + used);
}

#endif
