/* Checksums of what calls with random arguments return and write: the same in every build, on every
 * processor, in every thread. */
#ifndef CHECKSUMS_H
#define CHECKSUMS_H

#include "calls.h"

/* Room for each argument. */
typedef struct {
  uint64_t of[MOST_ARGUMENTS][10240];
} Room;

static inline void place(const Call *call, Argument *a, Room *room, uint64_t *state) {
  for (int i = 0; call->kinds[i] != END; i++) {
    const Kind kind = call->kinds[i];
    a[i].at = is_optional(kind) && random_bits(state) % 8 == 0 ? NULL : room->of[i];
    if (kind == SIZE || kind == PAIRS)
      a[i].size = count_of(kind == SIZE ? CELL : PAIR, call, a) + (random_bits(state) % 25 == 0);
    if (is_in_memory(kind) && !is_output(kind) && a[i].at != NULL)
      fill(i, call, a, state);
  }
}

/* Adds what a call has written, in the byte order of its elements. The room of a piece is not part
 * of the interface. */
static inline void add_output(uint64_t *checksum, int i, const Call *call, const Argument *a) {
  const Kind kind = call->kinds[i];
  if (!is_output(kind) || kind == OUT_PIECE || a[i].at == NULL)
    return;
  const size_t bytes = bytes_of(i, call, a);
  if (memory_of[(unsigned)kind - (unsigned)BOARD].alignment == 8)
    for (size_t at = 0; at < bytes / 8; at++)
      add_to_checksum(checksum, (int64_t)((const uint64_t *)a[i].at)[at]);
  else
    for (size_t at = 0; at < bytes; at++)
      add_to_checksum(checksum, ((const uint8_t *)a[i].at)[at]);
}

/* Of so many calls, or of fewer that write much. */
static inline uint64_t of_anything(const Call *call, Room *room, uint64_t state, int most) {
  Argument a[MOST_ARGUMENTS] = {{0, 0, 0, NULL}};
  uint64_t checksum = EMPTY_CHECKSUM;
  size_t spent = 0;
  for (int round = 0; round < most && spent < 1000 * (size_t)most; round++) {
    random_values(call, a, &state);
    place(call, a, room, &state);
    for (int i = 0; call->kinds[i] != END; i++)
      if (is_output(call->kinds[i])) {
        memset(room->of[i], 77, bytes_of(i, call, a));
        spent += bytes_of(i, call, a);
      }
    add_to_checksum(&checksum, call->make(a));
    for (int i = 0; call->kinds[i] != END; i++)
      add_output(&checksum, i, call, a);
  }
  return checksum;
}

#endif
