/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * pauses.h - questions that are asked only where their answers pay. */

#if !defined(PAUSES_H)
#define PAUSES_H

#include <stdbool.h>

/* A place in the search that asks. It pauses where "no" is too rare to pay for the questions: for
 * longer each time, until a window of questions is worth its cost again. */
typedef struct
{
  unsigned int const least;   /* "no" in a window of 256 questions */
  unsigned int asked, no, pause, pauses;
} place;

void place_restart(place *p);
bool is_worth_asking(place *p);
void note_answer(place *p, bool possible);

#endif
