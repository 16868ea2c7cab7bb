/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#include "pauses.h"

enum { window = 256, longest_pause = 64 };

void place_restart(place *p)
{
  p->asked = p->no = p->pause = 0;
  p->pauses = 1;
}

bool is_worth_asking(place *p)
{
  if (p->pause>0)
    --p->pause;
  return p->pause==0;
}

void note_answer(place *p, bool possible)
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
