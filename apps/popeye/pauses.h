/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * pauses.h - questions that are asked only where their answers pay. */

#if !defined(OPTIMISATIONS_INTELLIGENT_PAUSES_H)
#define OPTIMISATIONS_INTELLIGENT_PAUSES_H

#include "utilities/boolean.h"

/* A place in the search that asks, for example before a target gets its third man. A "no" saves the
 * work that follows a "yes" there. The place pauses where this pays too little: for longer each
 * time, until a window of questions is worth its cost again. Work is in steps of the search. */
typedef struct {
  unsigned int asked, pause, pauses;
  unsigned int yes, work; /* answers, and the work that followed them */
  unsigned int since;     /* the step of a "yes" whose work goes on, or 0 */
  unsigned long saved;    /* by this window's answers, in sixteenths of a step */
} place;

enum { window = 64, longest_pause = 256, remembered = 4096 };

static void place_restart(place *p) {
  p->asked = p->pause = p->yes = p->work = p->since = 0;
  p->pauses = 1;
  p->saved = 0;
}

static boolean is_worth_asking(place *p) {
  if (p->pause > 0)
    --p->pause;
  return p->pause == 0;
}

/* The work after a "yes", with the step itself. */
static unsigned int work_saved(place const *p) { return 16 + 16 * p->work / (p->yes + 1); }

/* When the work after a "yes" is done. */
static void note_work(place *p, unsigned int step) {
  unsigned int const work = step - p->since;

  if (p->since > 0) {
    p->work += work < remembered ? work : remembered;
    if (++p->yes == remembered) {
      p->yes /= 2;
      p->work /= 2;
    }
    p->since = 0;
  }
}

/* After an answer; `cost` is that of a question in sixteenths of a step. */
static void note_question(place *p, unsigned long saved, unsigned long cost) {
  p->saved += saved;
  if (++p->asked == window) {
    if (p->saved >= cost * window)
      p->pauses = 1;
    else {
      p->pause = p->pauses * window;
      if (p->pauses < longest_pause)
        p->pauses *= 2;
    }
    p->asked = 0;
    p->saved = 0;
  }
}

#endif
