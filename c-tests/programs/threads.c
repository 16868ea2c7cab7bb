/* Many threads use the library for the first time, each beginning with another function. All get
 * the answers of a single thread. The thread sanitizer (make proof PART=sanitizers) also finds no
 * race in the detection of the processor. With -DSECONDS=n they go on for so long (make proof
 * PART=load). */
#define _POSIX_C_SOURCE 200809L /* barriers */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include <chess_distance.h>

#include "checksums.h"

#ifndef SECONDS
#define SECONDS 0
#endif
enum { THREADS = 16, ROUNDS = 20 };

typedef struct {
  uint64_t checksums[CALLS];
  int first;
} Answers;

static Answers answers[THREADS], alone;
static pthread_barrier_t start;

static void ask(Answers *mine) {
  Room *const room = (Room *)malloc(sizeof *room);
  for (int i = 0; room != NULL && i < CALLS; i++) {
    const int number = (mine->first + i) % CALLS;
    mine->checksums[number] = of_anything(&calls[number], room, 5, ROUNDS);
  }
  free(room);
}

static void *ask_with_the_others(void *mine) {
  (void)pthread_barrier_wait(&start);
  ask((Answers *)mine);
  return NULL;
}

static void ask_at_once(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    answers[i].first = i * CALLS / THREADS;
    CHECK(pthread_create(&threads[i], NULL, ask_with_the_others, &answers[i]), 0, i, 0);
  }
  for (int i = 0; i < THREADS; i++)
    CHECK(pthread_join(threads[i], NULL), 0, i, 0);
}

int main(void) {
  const time_t end = time(NULL) + SECONDS;
  CHECK(pthread_barrier_init(&start, NULL, THREADS), 0, THREADS, 0);
  do {
    ask_at_once();
    if (alone.checksums[0] == 0)
      ask(&alone);
    for (int i = 0; i < THREADS; i++)
      for (int number = 0; number < CALLS; number++)
        CHECK(answers[i].checksums[number] == alone.checksums[number], 1, i, number);
  } while (time(NULL) < end);
  CHECK(alone.checksums[CALLS - 1] != 0, 1, 0, 0);
  return check_result();
}
