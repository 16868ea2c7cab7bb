/* Calls of every function of functions.h, with arguments that the fuzzer's bytes choose: any
 * numbers, NULL, places in one memory, which often overlap, and blocks of exactly the documented
 * size, so that the address sanitizer sees a read behind them. The documented fault must be
 * reported, and nothing but outputs may change. Where the inline header has the function, it does
 * the same. */
#include <stdlib.h>

#include <chess_distance.h>

#include "check.h"

static const uint8_t *input;
static size_t left;

static uint64_t next_byte(void) { return left == 0 ? 0 : input[--left]; }

/* The fuzzer's bytes in place of random numbers: two of them choose a number, or eight are the
 * number. */
static uint64_t chosen_bits(uint64_t *state) {
  const uint64_t first = next_byte();
  uint64_t bits = next_byte() << 8 | first;
  (void)state;
  if (first < 240)
    return random_bits(&bits);
  for (int byte = 0; byte < 7; byte++)
    bits = bits << 8 | next_byte();
  return bits;
}
#define random_bits chosen_bits

#include "faults.h"

#include <chess_distance_inline.h>
CALLS_OF_THE_INLINE_HEADER

enum { PLACES = 2048, MOST_BYTES = 100000 };
static uint8_t saved[2 * THIRD], after[2 * THIRD];
static struct {
  void *at;
  size_t bytes;
} blocks[MOST_ARGUMENTS];
static uint64_t unused;

static void fail(const Call *call, const char *what, int64_t result) {
  fprintf(stderr, "%s: %s, the result is %" PRId64 "\n", call->name, what, result);
  abort();
}

/* A text that may be a piece. */
static void some_text(char text[8]) {
  static const char letters[] = "WFDNAHLCJZGKRBQmcinpgfblrvsh0123(1,4)";
  const uint64_t length = chosen_bits(NULL) % 8;
  for (uint64_t i = 0; i < length; i++)
    text[i] = letters[chosen_bits(NULL) % (sizeof letters - 1)];
  text[length] = 0;
}

/* NULL, a place in the memory with what it holds or new contents, or a block of its own. Pointers
 * to columns are in a block, with the columns, where no other argument can change them. */
static void place(int i, const Call *call, Argument *a) {
  const Kind kind = call->kinds[i];
  const uint64_t bits = chosen_bits(NULL);
  const size_t bytes = bytes_of(i, call, a),
               alignment = memory_of[(unsigned)kind - (unsigned)BOARD].alignment;
  a[i].at = memory.bytes + THIRD + (bits >> 32) % PLACES / alignment * alignment;
  if (bits % 16 == 0)
    a[i].at = NULL;
  if (is_output(kind) || a[i].at == NULL || bytes > MOST_BYTES || (bits & 32 && kind != COLUMNS))
    return;
  if (bits & 64 || kind == COLUMNS) {
    a[i].at = blocks[i].at = malloc(bytes + (kind == COLUMNS ? 3 * 20 * 8 : 0));
    blocks[i].bytes = bytes;
  }
  fill(i, call, a, &unused);
  if (kind == TEXT && bits & 384)
    some_text((char *)a[i].at);
  if (kind == GRID_PIECE && bits & 384) {
    char text[8];
    some_text(text);
    chess_distance_grid_piece(text, (int)(bits >> 9 & 1), (ChessDistanceGridPiece *)a[i].at);
  }
}

/* Arguments, and how much of the memory the call may use. */
static void choose(const Call *call, Argument *a) {
  random_values(call, a, &unused);
  used = PLACES;
  for (int i = 0; call->kinds[i] != END; i++) {
    if (call->kinds[i] == ROWS && chosen_bits(NULL) % 32 == 0)
      a[i].size = SIZE_MAX - chosen_bits(NULL) % 4;
    a[i].at = NULL;
  }
  for (int i = 0; call->kinds[i] != END; i++)
    if (is_in_memory(call->kinds[i]))
      place(i, call, a);
  for (int i = 0; call->kinds[i] != END; i++) {
    if ((call->kinds[i] == SIZE || call->kinds[i] == PAIRS) && chosen_bits(NULL) % 16 != 0)
      a[i].size = count_of(call->kinds[i] == SIZE ? CELL : PAIR, call, a);
    /* A later argument may have changed the board. */
    if (blocks[i].at != NULL && blocks[i].bytes != bytes_of(i, call, a))
      a[i].at = NULL;
    if (is_in_memory(call->kinds[i]) && bytes_of(i, call, a) <= MOST_BYTES &&
        bytes_of(i, call, a) + PLACES > used)
      used = bytes_of(i, call, a) + PLACES;
  }
  used += GAP;
}

/* Whether faults.h knows the fault: it has no rules for pieces of Betza's notation and positions,
 * and there may be no path with a number. */
static int is_predicted(const Call *call, int64_t result) {
  for (int i = 0; call->kinds[i] != END; i++)
    if ((call->kinds[i] == INDEX && result == CHESS_DISTANCE_OUT_OF_RANGE) ||
        call->kinds[i] == TEXT || call->kinds[i] == GRID_PIECE || call->kinds[i] == POSITION)
      return 0;
  return 1;
}

static void one_call(void) {
  const int number = (int)(chosen_bits(NULL) % CALLS);
  const Call *const call = &calls[number];
  Argument a[MOST_ARGUMENTS];
  choose(call, a);
  memcpy(saved, memory.bytes + THIRD, used);
  const Fault fault = fault_of(call, a);
  const int64_t result = call->make(a);
  /* Bad squares in a column are in its answer, too; and a promotion that is out of reach. */
  const int writes =
      !call->is_code || result >= CHESS_DISTANCE_UNREACHABLE ||
      (call->kinds[1] == BYTES && result == CHESS_DISTANCE_INVALID_SQUARE && fault == NO_FAULT);
  if (is_predicted(call, result) && fault != NO_FAULT &&
      result != (call->is_code ? codes[fault] : 0))
    fail(call, "another fault is documented", result);
  if (is_predicted(call, result) && fault == NO_FAULT && !writes && call->kinds[2] != IF_EMPTY)
    fail(call, "there is no fault", result);
  if (call->is_code && call->kinds[2] != IF_EMPTY && result < CHESS_DISTANCE_OVERLAP)
    fail(call, "this is no code", result);
  memcpy(after, memory.bytes + THIRD, used);
  memcpy(before.bytes + THIRD, saved, used);
  for (int i = 0;
       writes && (fault == NO_FAULT || !is_predicted(call, result)) && call->kinds[i] != END; i++)
    if (is_output(call->kinds[i]) && a[i].at != NULL)
      memcpy(before.bytes + byte_offset(a[i].at), a[i].at, bytes_of(i, call, a));
  if (memcmp(before.bytes + THIRD, after, used) != 0)
    fail(call, "other memory has changed", result);
  if (number < INLINED) {
    memcpy(memory.bytes + THIRD, saved, used);
    if (inlined[number](a) != result || memcmp(memory.bytes + THIRD, after, used) != 0)
      fail(call, "the inline header differs", result);
  }
  for (int i = 0; i < MOST_ARGUMENTS; i++) {
    free(blocks[i].at);
    blocks[i].at = NULL;
  }
}

void fuzz_entry_points(const uint8_t *data, size_t size);

void fuzz_entry_points(const uint8_t *data, size_t size) {
  input = data;
  left = size;
  memset(memory.bytes + THIRD, 0, 2 * THIRD);
  chess_distance_grid_piece("K", 0, &king);
  for (int i = 0; i < 400 && left > 0; i++)
    one_call();
}
