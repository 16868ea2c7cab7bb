/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * pauses.h - questions that are asked only where their answers pay. */

#if !defined(OPTIMISATIONS_INTELLIGENT_PAUSES_H)
#define OPTIMISATIONS_INTELLIGENT_PAUSES_H

#include "utilities/boolean.h"

/* A place in the search that asks. It pauses where "no" is too rare to pay for the questions: for
 * longer each time, until a window of questions is worth its cost again. */
typedef struct
{
  unsigned int const least;   /* "no" in a window of 256 questions */
  unsigned int asked, no, pause, pauses;
} place;

enum { window = 256, longest_pause = 64 };

static void place_restart(place *p)
{
  p->asked = p->no = p->pause = 0;
  p->pauses = 1;
}

static boolean is_worth_asking(place *p)
{
  if (p->pause>0)
    --p->pause;
  return p->pause==0;
}

static void note_answer(place *p, boolean possible)
{
  p->no += !possible;
  if (++p->asked==window)
  {
    if (p->no>=p->least)
      p->pauses = 1;
    else
    {
      p->pause = p->pauses*window;
      if (p->pauses<longest_pause)
        p->pauses *= 2;
    }
    p->asked = p->no = 0;
  }
}

#endif
