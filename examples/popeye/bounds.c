/* SPDX-License-Identifier: MIT OR Apache-2.0 */

/* Whole targets. */

/* What a possible target leaves for one more man. */
typedef struct
{
  int spare[side_count];            /* moves */
  obstacles ways[side_count];
#if BLOCKS
  blocks blocks;
#endif
} budget;

/* What is the same for all rounds of a judgement, and what they narrow. */
typedef struct
{
  situation *s;
  int idle;                       /* the side that moves only when the other has moved, or -1 */
  uint64_t holes, open;
  uint64_t targets[side_count], loose[side_count];
  uint64_t unmoved;               /* men that never move, for a reason that moves left do not change */
  uint64_t permanent;             /* squares that are occupied until the end */
  uint64_t still[side_count];     /* men that stand there as long as the other side moves */
  int need[side_count], slack[side_count];
  obstacles ways[side_count];
} judgement;

static uint64_t bits_of(square_set const set)
{
  return (uint64_t)set[1]<<32 | set[0];
}

static bool stays(target_man const *man)
{
  return man->from==man->to && man->walk==man->to_walk;
}

#if CAPTURES
static int least(int a, int b)
{
  return a<b ? a : b;
}
#endif

/* A man that checks in the target has to go away and come back if it stands there already: always
 * if it is a leaper, and next to the king if it is a rider. At a distance the line may be opened. */
static bool settle(judgement *j)
{
  situation * const s = j->s;
  int i;

  for (i = 0; i<s->man_count; ++i)
  {
    target_man * const man = &s->men[i];
    j->targets[man->side] |= BIT(man->to);
    man->moves = 0;
    if (man->castles || !stays(man))
      continue;
    if (man->gives_check)
    {
      if (walks_as_pawn(man->walk))
        return false;
      if (man->walk==walk_knight
          || (s->black_king_to>=0 && chess_distance_king_table[s->black_king_to][man->from]==1))
        man->moves = 2;
    }
    else if (walks_as_pawn(man->walk) || man->walk==walk_dummy)
      j->unmoved |= BIT(man->from);
  }
  return true;
}

/* Which men stay where they are, with the slack that is known so far. */
static void find_walls(judgement *j)
{
  situation const * const s = j->s;
  int i, side;

  j->permanent = j->unmoved | j->holes;
  for (i = 0; i<s->man_count; ++i)
  {
    target_man const * const man = &s->men[i];
    /* away and back takes two moves */
    if (stays(man) && man->moves==0 && !man->castles && j->slack[man->side]<2)
      j->permanent |= BIT(man->from);
  }
  for (side = side_white; side<side_count; ++side)
    j->still[side] = side==j->idle && s->king[side]>=0 ? BIT(s->king[side]) : 0;
  for (i = 0; i<s->man_count; ++i)
    if (s->men[i].side==j->idle || (j->permanent>>s->men[i].from & 1))
      j->still[s->men[i].side] |= BIT(s->men[i].from);

  for (side = side_white; side<side_count; ++side)
  {
    int const other = !side;
    obstacles * const o = &j->ways[side];
    o->walls = j->permanent | j->still[other];
    if (side==j->idle)
      o->walls |= j->targets[other]; /* they have arrived when the idle side moves */
#if CAPTURES
    /* An idle side has loose men only where they stand now; a capture in passing takes elsewhere. */
    o->prey = other==j->idle && !s->passing ? j->loose[other] : ~o->walls;
    o->captures = least(s->loose_count[other],7);
#else
    o->prey = ~o->walls;
    o->captures = 7;
#endif
    o->checked_king = other==j->idle ? s->king[other] : -1;
  }
}

/* The squares on which the king of a side would stand in check all the time. */
static uint64_t guarded(judgement const *j, int side)
{
  situation const * const s = j->s;
  int const other = !side;
  uint64_t result = 0;
  int i;

  if (side==j->idle) /* it moves when the others have moved */
    return 0;
  for (i = 0; i<s->man_count; ++i)
    if (s->men[i].side==other && (j->still[other]>>s->men[i].from & 1))
      result |= sure_attacks(s->men[i].walk,s->men[i].from);
  if (other==j->idle && s->king[other]>=0)
    result |= sure_attacks(walk_king,s->king[other]);
  return result;
}

/* The moves and captures that the men of one side need. */
static bool count_men(judgement *j, int side)
{
  situation * const s = j->s;
  int captures = 0, i;

  j->need[side] = 0;
  for (i = 0; i<s->man_count; ++i)
  {
    target_man * const man = &s->men[i];
    if (man->side!=side || man->castles)
      continue;
    if (!stays(man))
    {
      int taken;
      uint64_t const avoid = man->walk==walk_king ? guarded(j,side) : 0;
      man->moves = fewest_moves(&j->ways[side],avoid,man->walk,man->from,man->to_walk,man->to,
                                s->complete,&taken);
      if (man->moves==CHESS_DISTANCE_NONE)
        return false;
      captures += taken;
    }
    j->need[side] += man->moves;
    if (j->need[side]>s->moves_left[side])
      return false;
  }
#if CAPTURES
  if (captures>s->loose_count[!side])
    return false;
#endif
  return true;
}

#if LOOSE
/* The fewest moves of a loose pawn to a square that stays free for it. */
static int moves_to_leave(judgement const *j, int side, loose_man const *man, uint64_t full)
{
  obstacles const * const o = &j->ways[side];
  uint64_t const last_rank = man->walk==walk_white_pawn ? 0xffull<<56 : 0xffull;
  int best = CHESS_DISTANCE_NONE, square;
  uint8_t const *map;

  if (!walks_as_pawn(man->walk))
    return 1;
  map = map_of(o,0,pawn_moves,man->walk,man->square);
  for (square = 0; square<64; ++square)
    if (map[square]!=CHESS_DISTANCE_NONE && square!=man->square)
    {
      if (!(full>>square & 1))
        best = least(best,map[square]);
      else if (last_rank>>square & 1) /* the promoted man goes on */
        best = least(best,map[square]+1);
    }
  return best;
}

/* Loose men on squares that are taken or empty in the end have to leave them or to be taken. */
static bool count_loose(judgement *j, int side)
{
  situation const * const s = j->s;
  uint64_t const full = j->targets[side_white] | j->targets[side_black] | j->open;
  int count_of[4] = { 0, 0, 0, 0 }; /* men that leave in 1, 2, and 3 or more moves; [0]: never */
  int taken = s->moves_left[!side], cost, i;

  if (!(full & j->loose[side]) || taken>=s->loose_count[side])
    return true;
  for (i = 0; i<s->loose_count[side]; ++i)
    if (full>>s->loose[side][i].square & 1)
    {
      int const moves = moves_to_leave(j,side,&s->loose[side][i],full);
      ++count_of[moves==CHESS_DISTANCE_NONE ? 0 : least(moves,3)];
    }
  /* the other side takes the dearest ones */
  taken -= count_of[0];
  for (cost = 3; taken>=0 && cost>0; --cost)
  {
    int const out = least(taken,count_of[cost]);
    taken -= out;
    j->need[side] += cost*(count_of[cost]-out);
  }
  return taken>=0;
}

/* Before a stalemate's last move one black man is left to take: it comes to where White arrives. */
static bool count_last_victim(judgement *j)
{
  situation const * const s = j->s;
  target_man const *mover = NULL;
  loose_man const * const victim = &s->loose[side_black][0];
  obstacles o = j->ways[side_black];
  int best, walk, i;

  if (!s->complete || !s->stalemate || j->idle!=side_white || s->loose_count[side_black]!=1)
    return true;
  for (i = 0; i<s->man_count; ++i)
    if (s->men[i].side==side_white && s->men[i].moves>0)
      mover = &s->men[i];
  if (mover==NULL || victim->walk==walk_dummy
      || (walks_as_pawn(mover->walk) && walks_as_pawn(victim->walk))) /* it might take in passing */
    return true;
  best = fewest_moves(&o,0,victim->walk,victim->square,victim->walk,mover->to,true,NULL);
  if (walks_as_pawn(victim->walk))
    for (walk = walk_knight; walk<=walk_queen; ++walk)
      best = least(best,fewest_moves(&o,0,victim->walk,victim->square,walk,mover->to,true,NULL));
  j->need[side_black] += best;
  return best!=CHESS_DISTANCE_NONE;
}

#endif
/* False if the moves that are left are too few. If they may be enough, *left has what remains. */
static bool judge(situation *s, budget *left)
{
  judgement j;
  int side, i;
  bool narrower;

  memset(&j,0,sizeof j);
#if BLOCKS
  memset(&left->blocks,0,sizeof left->blocks);
#endif
  j.s = s;
  j.holes = bits_of(s->holes);
  j.open = bits_of(s->open);
  /* White makes the last move of all, so its only move comes after Black's moves */
  if (s->moves_left[side_black]==0)
    j.idle = side_black;
  else
    j.idle = s->moves_left[side_white]==1 ? side_white : -1;
  for (side = side_white; side<side_count; ++side)
  {
    j.slack[side] = s->moves_left[side];
    for (i = 0; i<s->loose_count[side]; ++i)
      j.loose[side] |= BIT(s->loose[side][i].square);
  }

  if (s->hopeless || !settle(&j))
    return false;
  do
  {
    find_walls(&j);
    if (!count_men(&j,side_white) || !count_men(&j,side_black))
      return false;
    for (side = side_white; side<side_count; ++side)
    {
      /* before loose men count: one of them may be the next man */
      left->spare[side] = s->moves_left[side]-j.need[side];
      left->ways[side] = j.ways[side];
    }
#if BLOCKS
    if (s->stalemate && !s->complete && !find_blocks(s,j.holes,&j.ways[side_black],&left->blocks))
      return false;
#endif
#if LOOSE
    if (!count_last_victim(&j) || !count_loose(&j,side_white) || !count_loose(&j,side_black))
      return false;
#endif
#if BLOCKS
    /* a man may leave a square and fill another with one move, so these counts do not add up */
    if (s->stalemate && !s->complete)
    {
      int const need = s->moves_left[side_black]-left->spare[side_black]
                     + count_of(left->blocks.near)+count_of(left->blocks.far);
      if (j.need[side_black]<need)
        j.need[side_black] = need;
      left->spare[side_black] = s->moves_left[side_black]-need;
    }
#endif
    narrower = false;
    for (side = side_white; side<side_count; ++side)
    {
      int const slack = s->moves_left[side]-j.need[side];
      if (slack<0)
        return false;
      /* with less than two spare moves more men are walls */
      narrower = narrower || (slack<2 && j.slack[side]>=2);
      j.slack[side] = slack;
    }
  }
  while (narrower);
  return true;
}
