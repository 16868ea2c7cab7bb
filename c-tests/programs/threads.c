/* Many threads use the library for the first time, each with another function. All get the answers
 * of a single thread. The thread sanitizer (make proof PART=sanitizers) also finds no race in the
 * detection of the processor. */
#define _POSIX_C_SOURCE 200809L /* barriers */
#include "check.h"
#include "chess_distance.h"
#include <pthread.h>
#include <string.h>

#define THREADS 8
#define PAIRS 4096

struct answers {
  int path;
  uint8_t map[64], batch[PAIRS];
  ChessDistanceTerritory territory;
};

static uint8_t from[PAIRS], to[PAIRS];
static pthread_barrier_t start;

static struct answers answers[THREADS];

static void ask(struct answers *answer, int first) {
  const ChessDistanceBoard board = {UINT64_C(0x00003c0000180000), 0, 0};
  int i;
  memset(answer, 0, sizeof *answer);
  for (i = 0; i < 4; i++) {
    switch ((first + i) % 4) {
    case 0:
      answer->path = chess_distance_path(CHESS_DISTANCE_ROOK, 3, 59, &board);
      break;
    case 1:
      (void)chess_distance_batch(CHESS_DISTANCE_KNIGHT, from, to, answer->batch, PAIRS);
      break;
    case 2:
      (void)chess_distance_map(CHESS_DISTANCE_QUEEN, 3, &board, answer->map);
      break;
    default:
      (void)chess_distance_territory(CHESS_DISTANCE_KING, 1, NULL, CHESS_DISTANCE_KING, UINT64_C(1) << 63,
                                     NULL, &answer->territory);
    }
  }
}

static void *ask_with_the_others(void *answer) {
  struct answers *mine = (struct answers *)answer;
  (void)pthread_barrier_wait(&start);
  ask(mine, (int)(mine - answers));
  return NULL;
}

int main(void) {
  static struct answers alone;
  pthread_t threads[THREADS];
  int i;
  for (i = 0; i < PAIRS; i++) {
    from[i] = (uint8_t)(i / 64);
    to[i] = (uint8_t)(i % 64);
  }
  CHECK(pthread_barrier_init(&start, NULL, THREADS), 0, THREADS, 0);
  for (i = 0; i < THREADS; i++) {
    CHECK(pthread_create(&threads[i], NULL, ask_with_the_others, &answers[i]), 0, i, 0);
  }
  for (i = 0; i < THREADS; i++) CHECK(pthread_join(threads[i], NULL), 0, i, 0);
  ask(&alone, 0);
  CHECK(alone.path, 3, 0, 0);
  for (i = 0; i < THREADS; i++) CHECK(memcmp(&answers[i], &alone, sizeof alone), 0, i, 0);
  return check_result();
}
