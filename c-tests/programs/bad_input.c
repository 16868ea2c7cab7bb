/* The documented results of every function for bad arguments: of several faults the first in the
 * documented order is reported, and nothing is written. Sets of faults, outputs at places around
 * inputs, and any ints: boundary values and random ones.
 *
 * Every int as one of the arguments, 2^32 of them, by hand:
 *
 *     make && cc -O2 -DSTEP=1 -Iinclude c-tests/programs/bad_input.c build/libchess_distance.a -o
 * build/sweep build/sweep
 */
#ifndef CHESS_DISTANCE_INLINE_H
#include <chess_distance.h>
#endif
#include "faults.h"

#ifndef RANDOM_PAIRS
#define RANDOM_PAIRS 2000
#endif
#ifndef STEP
#define STEP 16777213
#endif

enum { VARIANTS = 8 };
#define PICK(values) values[(unsigned)variant % (sizeof values / sizeof values[0])]

/* A bad value, one of several; some variants of an argument are good. */
static void spoil_value(int i, const Call *call, Argument *a, int variant) {
  static const int pieces[] = {-1, 11, 255, 256, 512, INT_MIN, INT_MAX};
  static const int promoted[] = {0, 1, 6, 7, 8, -1, INT_MAX};
  static const int squares[] = {-1, 64, INT_MIN, INT_MAX, 136, 8};
  static const int pawns[] = {0, 63, 7, 56, -1, 64, INT_MIN, INT_MAX};
  static const int sides[] = {0, 17, -1, INT_MIN, INT_MAX};
  static const int bytes[] = {-1, 256, INT_MIN, INT_MAX, 255};
  static const size_t counts[] = {0, 65, 257, CELLS - 1, CELLS + 1, SIZE_MAX};
  const Kind kind = call->kinds[i];
  const int first = a[kind == OTHER_SQUARE].number;
  if (kind == PIECE || kind == PAWN || kind == X88_PIECE)
    a[i].number = PICK(pieces);
  else if (kind == PROMOTED)
    a[i].number = PICK(promoted);
  else if (kind == PAWN_SQUARE)
    a[i].number = PICK(pawns);
  else if ((kind == DEFENDER || kind == OTHER_SQUARE) && variant % 4 == 0)
    a[i].number = first;
  else if (kind == FILES || kind == RANKS)
    a[i].number = PICK(sides);
  else if (kind == BYTE)
    a[i].number = PICK(bytes);
  else if (is_int(kind) && kind != FLAG && kind != MOVES && kind != IF_EMPTY)
    a[i].number = PICK(squares);
  if (kind == MEMBERS || kind == INDEX)
    a[i].set = kind == MEMBERS ? 0 : UINT64_MAX;
  /* Rows whose bytes are more than SIZE_MAX: the product may look small. */
  if (kind == ROWS)
    a[i].size = variant % 2 ? 0 : call->kinds[1] == BYTES ? SIZE_MAX : SIZE_MAX / 8 + 2;
  else if (kind == ROOM)
    a[i].size = 0;
  else
    a[i].size = PICK(counts);
}

/* The same for what stands in memory: no pointer, bad contents, rows at the end of the address
 * space, an output over an input. */
static void spoil_memory(int i, const Call *call, Argument *a, int variant) {
  static const uint8_t distances[] = {192, 254, 255, 64, 100, 253};
  const Kind kind = call->kinds[i];
  const Unit each = memory_of[(unsigned)kind - (unsigned)BOARD].each;
  uint8_t *const bytes = (uint8_t *)a[i].at;
  void *const end = (void *)(UINTPTR_MAX - 7);
  if (is_output(kind) && variant % 2) {
    for (int other = 0; call->kinds[other] != END; other++)
      if (is_in_memory(call->kinds[other]) && other != i && (other + variant) % 3 != 0)
        a[i].at = a[other].at;
  } else if (each == ROW && variant % 4 == 0) {
    a[i].at = end;
  } else if (!is_optional(kind) &&
             (variant % 4 == 2 || is_output(kind) || each == ROW || each == NODE)) {
    a[i].at = NULL;
  } else if (kind == START || kind == GRID_START || kind == SITES) {
    if (PICK(distances) == 255)
      memset(bytes, 255, kind == GRID_START ? CELLS : 64);
    else
      bytes[1] = PICK(distances);
  }
#ifndef CHESS_DISTANCE_INLINE_H
  else if (kind == TEXT) {
    bytes[0] = 'X';
  } else if (kind == GRID_PIECE) {
    bytes[variant * 100] ^= 1;
  } else if (kind == SQUARES) {
    memset(bytes, 0, 8);
    ((ChessDistanceSquares *)a[i].at)->words[variant % 2 * 2 + 1] = UINT64_C(1)
                                                                    << 60; /* off the board */
  } else if (kind == GRID) {
    ChessDistanceGrid *const grid = (ChessDistanceGrid *)a[i].at;
    *(variant % 4 == 0 ? &grid->files : variant % 4 == 1 ? &grid->wrap : &grid->reserved) = 17;
  } else if (kind == COLUMNS) {
    ChessDistanceColumns *const columns = (ChessDistanceColumns *)a[i].at;
    *(variant % 4 == 1   ? &columns->own
      : variant % 4 == 2 ? &columns->enemy
                         : &columns->avoid) = (const uint64_t *)end;
  }
#endif
}

/* All sets of faults together. */
static void sets_of_faults(const Call *call) {
  Argument a[MOST_ARGUMENTS];
  int count = 0;
  while (call->kinds[count] != END)
    count++;
  for (int faults = 0; faults < 1 << count; faults += rounds(3) == 3 ? 1 : 1 + faults % 7)
    for (int variant = 0; variant < VARIANTS; variant++) {
      lay_out(call, a);
      for (int i = 0; i < count; i++)
        if (faults >> i & 1 && !is_in_memory(call->kinds[i]))
          spoil_value(i, call, a, variant + i * (faults & 3));
      for (int i = 0; i < count; i++)
        if (faults >> i & 1 && is_in_memory(call->kinds[i]))
          spoil_memory(i, call, a, variant + i * (faults & 3));
      memcpy(before.bytes + THIRD, memory.bytes + THIRD, used);
      check(call, a, faults, variant);
    }
}

/* Each output around each input and other output, byte by byte at the ends; touching is no
 * overlap. */
static void places(const Call *call) {
  Argument a[MOST_ARGUMENTS];
  for (int out = 0; call->kinds[out] != END; out++)
    for (int i = 0; is_output(call->kinds[out]) && call->kinds[i] != END; i++) {
      if (!is_in_memory(call->kinds[i]) || i == out)
        continue;
      lay_out(call, a);
      const int bytes = (int)bytes_of(out, call, a), others = (int)bytes_of(i, call, a);
      const int step = (int)memory_of[(unsigned)call->kinds[out] - (unsigned)BOARD].alignment;
      for (int by = -bytes - 8; by <= others + 8; by += step) {
        if (by > -bytes + 8 && by < others - 8 && (by < -8 || by > 8))
          continue;
        lay_out(call, a);
        a[out].at = (uint8_t *)a[i].at + by;
        check(call, a, i, by);
      }
      memset(&memory, 0, sizeof memory);
    }
}

/* The ints of a call, those of a grid with them. */
static int ints_of(const Call *call, Argument *a, int *ints[MOST_ARGUMENTS]) {
  int count = 0;
  for (int i = 0; call->kinds[i] != END; i++) {
    if (is_int(call->kinds[i]))
      ints[count++] = &a[i].number;
#ifndef CHESS_DISTANCE_INLINE_H
    if (call->kinds[i] == GRID) {
      ChessDistanceGrid *const grid = (ChessDistanceGrid *)a[i].at;
      ints[count++] = &grid->files;
      ints[count++] = &grid->ranks;
      ints[count++] = &grid->wrap;
      ints[count++] = &grid->reserved;
    }
#endif
  }
  return count;
}

/* Ints of a grid stand in memory, which has a copy; a number of moves does not. */
static void change(int *number, int value, const Call *call) {
  const int is_in_memory = (const uint8_t *)number >= memory.bytes &&
                           (const uint8_t *)number < memory.bytes + sizeof memory.bytes;

  *number = value;
  if (call->kinds[0] == GRID_PIECE && is_in_memory)
    memcpy(before.bytes + byte_offset(number), number, sizeof *number);
}

/* Two of the ints, in turn, are these; sizes fit the board. */
static void any_ints(const Call *call, Argument *a, int turn, int x, int y) {
  int *ints[MOST_ARGUMENTS];
  const int count = ints_of(call, a, ints);
  if (count == 0)
    return;
  int *const one = ints[turn % count], *const two = ints[(turn + 1) % count];
  const int kept_one = *one, kept_two = *two;
  change(one, x, call);
  change(two, count > 1 ? y : x, call);
  for (int i = 0; call->kinds[i] != END; i++)
    if ((call->kinds[i] == SIZE || call->kinds[i] == PAIRS) && count_of(CELL, call, a) != 0)
      a[i].size = count_of(call->kinds[i] == SIZE ? CELL : PAIR, call, a);
  check(call, a, x, y);
  change(two, kept_two, call);
  change(one, kept_one, call);
}

static void all_ints(const Call *call) {
  uint64_t state = 5;
  Argument a[MOST_ARGUMENTS];
  lay_out(call, a);
  /* A comparison of much memory takes long. */
  const int pairs = RANDOM_PAIRS / (used > 10000 ? 50 : 1);
  for (int i = 0; i < BOUNDARY_VALUES; i++)
    for (int j = 0; j < BOUNDARY_VALUES; j++)
      any_ints(call, a, i + j, boundary_values[i], boundary_values[j]);
  for (int i = 0; i < pairs; i++) {
    const int x = random_int(&state), y = random_int(&state);
    any_ints(call, a, i / 3, i % 64 == 0 ? x % 80 : x, i % 3 == 0 ? i % 64 : y);
  }
  for (int64_t n = INT_MIN; n <= INT_MAX; n += STEP)
    for (int turn = 0; turn < 2; turn++)
      any_ints(call, a, turn, (int)n, 35);
}

int main(void) {
#ifndef CHESS_DISTANCE_INLINE_H
  chess_distance_grid_piece("K", 0, &king);
#endif
  for (int i = 0; i < CALLS; i++) {
    sets_of_faults(&calls[i]);
    places(&calls[i]);
    all_ints(&calls[i]);
  }
  return check_result();
}
