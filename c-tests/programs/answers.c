/* Prints a checksum of every function's answers: of ints over their whole domain, of others for a
 * fixed sequence of random arguments, some of them bad. Every build of every header and library
 * must print the same lines: c-tests/answers.txt.
 *
 * -DINLINE_ONLY takes the inline header, whose lines come first. */
#ifdef INLINE_ONLY
#include "chess_distance_inline.h"
#else
#include "chess_distance.h"
#endif
#include "checksums.h"

static uint64_t checksum;

static void end(const char *name) {
  printf("%-36s %08lx%08lx\n", name, (unsigned long)(checksum >> 32),
         (unsigned long)(checksum & 0xffffffffu));
}

static void of_table(const char *name, const void *table, size_t size) {
  checksum = EMPTY_CHECKSUM;
  for (size_t i = 0; strstr(name, "ring") == NULL && i < size; i++)
    add_to_checksum(&checksum, ((const uint8_t *)table)[i]);
  for (size_t i = 0; strstr(name, "ring") != NULL && i < size / 8; i++)
    add_to_checksum(&checksum, (int64_t)((const uint64_t *)table)[i]);
  end(name);
}

/* The domain of one int: pieces, flags, any other numbers around the board and at the ends. Of
 * three or more ints those far off the board are left out. */
static int numbers_of(Kind kind, int few) {
  return kind == PIECE ? 523 : kind == X88_PIECE ? 15 : kind == FLAG ? 2 : few ? 132 : 181;
}

static int number_at(Kind kind, int at, int few) {
  static const int boundaries[] = {INT_MIN, INT_MAX, INT_MIN + 1, -65536, -32769, -129,       -128,
                                   255,     256,     32767,       65535,  65536,  INT_MAX - 1};
  const int around = few ? 130 : 168;
  if (kind == PIECE || kind == X88_PIECE)
    return at - 2;
  if (kind == FLAG)
    return at;
  return at < around ? at - (few ? 1 : 20) : boundaries[at - around];
}

/* Every combination of ints, the last changing fastest. */
static void of_ints(const Call *call, Argument *a, int i, int few) {
  if (call->kinds[i] == END) {
    add_to_checksum(&checksum, call->make(a));
    return;
  }
  for (int at = 0; at < numbers_of(call->kinds[i], few); at++) {
    a[i].number = number_at(call->kinds[i], at, few);
    of_ints(call, a, i + 1, few);
  }
}

int main(void) {
  static Room room;
#define TABLE(name) of_table(#name, name, sizeof name);
  TABLES(TABLE)
  for (int i = 0; i < CALLS; i++) {
    Argument a[MOST_ARGUMENTS] = {{0, 0, 0, NULL}};
    int ints = 0, others = 0;
    for (int at = 0; calls[i].kinds[at] != END; at++)
      *(is_int(calls[i].kinds[at]) ? &ints : &others) += 1;
    checksum = EMPTY_CHECKSUM;
    if (others == 0)
      of_ints(&calls[i], a, 0, ints > 2);
    else
      checksum = of_anything(&calls[i], &room, 88172645463325252u, 4000);
    end(calls[i].name);
  }
  return 0;
}
