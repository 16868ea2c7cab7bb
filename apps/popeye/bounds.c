/* SPDX-License-Identifier: MIT OR Apache-2.0 */

#if BLOCKS
/* Squares that have to be filled so that Black is stalemated. */
typedef struct {
  uint64_t needed; /* by men that are not placed yet */
  uint64_t near;   /* these need a move at least */
  uint64_t far;    /* and these another one */
  bool all;        /* every loose man has to fill one of them */
} blocks;

static int count_of(uint64_t set) {
  int result = 0;
  for (; set != 0; set &= set - 1)
    ++result;
  return result;
}

static bool may_pin(int walk) { return walk >= walk_bishop && walk <= walk_white_pawn; }

/* A black man is pinned only on a line with its king, and by a white rider. All other black men
 * that the target has so far have no move in the end, so what they attack next to them is full of
 * black men, and the square before a pawn is full. False if there are too few men for that. */
static bool find_blocks(situation const *s, obstacles const *black, blocks *found) {
  uint64_t placed[side_count] = {0}, placed_as[walk_dummy + 1] = {0},
           loose_as[walk_dummy + 1] = {0};
  uint64_t attacked = 0, pawns, loose = 0, reach = 0, free = ~(uint64_t)0;
  ChessDistanceBoard board = {0, 0, 0};
  bool pins = false;
  int i, walk;

  for (i = 0; i < s->man_count; ++i) {
    target_man const *const man = &s->men[i];
    placed[man->side] |= BIT(man->to);
    if (man->side == side_black)
      placed_as[man->to_walk] |= BIT(man->to);
    else
      pins = pins || may_pin(man->walk);
  }
  for (i = 0; i < s->loose_count[side_white]; ++i)
    pins = pins || may_pin(s->loose[side_white][i].walk);
  if (pins)
    free = ~chess_distance_attacks(walk_queen, placed_as[walk_king], 0);

  for (walk = walk_knight; walk <= walk_queen; ++walk)
    attacked |= chess_distance_attacks(walk, placed_as[walk] & free, ~(uint64_t)0);
  pawns = placed_as[walk_black_pawn] & free;
  if ((attacked | chess_distance_attacks(walk_black_pawn, pawns, 0)) & placed[side_white])
    return false;
  if (s->loose_count[side_white] == 0 && s->king[side_white] < 0)
    attacked |= pawns >> 8;
  found->needed = attacked & ~placed[side_black] & ~placed[side_white];

  for (i = 0; i < s->loose_count[side_black]; ++i) {
    loose_man const *const man = &s->loose[side_black][i];
    loose |= BIT(man->square);
    loose_as[man->walk] |= BIT(man->square);
  }
  board.own = black->walls;
  for (walk = walk_knight; walk < walk_dummy; ++walk)
    reach |= chess_distance_moves(walk, loose_as[walk], &board);
  reach |= chess_distance_attacks(walk_black_pawn, loose_as[walk_black_pawn], 0);
  found->near = found->needed & ~loose;
  found->far = found->near & ~reach;
  found->all = count_of(found->needed) == s->loose_count[side_black];
  return count_of(found->needed) <= s->loose_count[side_black];
}

#endif

struct budget {
  int spare[side_count]; /* moves */
#if WALLS
  obstacles ways[side_count];
#endif
#if BLOCKS
  blocks blocks;
#endif
};

#if WALLS
static bool stays(target_man const *man) {
  return man->from == man->to && man->walk == man->to_walk;
}

/* The obstacles, with the moves to spare that are known so far. `idle` is the side that moves only
 * when the other one has moved, or -1. */
static void find_walls(situation const *s, int idle, budget *left) {
  uint64_t permanent = 0; /* occupied until the end */
  uint64_t standing = 0;  /* by men of the idle side that the target needs */
  uint64_t targets[side_count] = {0};
#if CAPTURES
  uint64_t loose = 0; /* men of the idle side that it does not need */
#endif
  int i, side;

  for (i = 0; i < s->man_count; ++i) {
    target_man const *const man = &s->men[i];
    targets[man->side] |= BIT(man->to);
    if (man->side == idle)
      standing |= BIT(man->from);
    /* a piece goes away and back in two moves, pawns and dummies never */
    if (stays(man) && (walks_as_pawn(man->walk) || man->walk == walk_dummy ||
                       (left->spare[man->side] < 2 && !man->castles)))
      permanent |= BIT(man->from);
  }
  if (idle >= 0) {
    if (s->king[idle] >= 0)
      standing |= BIT(s->king[idle]);
#if CAPTURES
    for (i = 0; i < s->loose_count[idle]; ++i)
      loose |= BIT(s->loose[idle][i].square);
#endif
  }
  for (side = side_white; side < side_count; ++side) {
    int const other = !side;
    obstacles *const o = &left->ways[side];
    o->walls = permanent;
    if (other == idle)
      o->walls |= standing;
    if (side == idle)
      o->walls |= targets[other]; /* they have arrived when the idle side moves */
#if CAPTURES
    /* An idle side has loose men only where they stand now; a capture in passing takes elsewhere.
     */
    o->prey = other == idle && !s->passing ? loose : ~o->walls;
    o->captures = s->loose_count[other];
#else
    o->prey = ~o->walls;
    o->captures = 7;
#endif
  }
}

/* The moves that the men of one side need. */
static int moves_of_men(situation const *s, int side, obstacles const *o) {
  int result = 0, i;

  for (i = 0; i < s->man_count && result <= s->moves_left[side]; ++i) {
    target_man const *const man = &s->men[i];
    if (man->side == side && !man->castles && !stays(man))
      result += fewest_moves(o, man->walk, man->from, man->to_walk, man->to);
  }
  return result;
}

#if LOOSE
/* Before a stalemate's last move one black man is left to take: it comes to where White arrives. */
static int moves_of_last_victim(situation const *s, int idle, obstacles const *o) {
  target_man const *mover = NULL;
  loose_man const *const victim = &s->loose[side_black][0];
  int best, walk, i;

  if (!s->complete || !s->stalemate || idle != side_white || s->loose_count[side_black] != 1)
    return 0;
  for (i = 0; i < s->man_count; ++i)
    if (s->men[i].side == side_white && !s->men[i].castles && !stays(&s->men[i]))
      mover = &s->men[i];
  if (mover == NULL || victim->walk == walk_dummy ||
      (walks_as_pawn(mover->walk) && walks_as_pawn(victim->walk))) /* it might take in passing */
    return 0;
  best = fewest_moves(o, victim->walk, victim->square, victim->walk, mover->to);
  if (walks_as_pawn(victim->walk))
    for (walk = walk_knight; walk <= walk_queen; ++walk) {
      int const moves = fewest_moves(o, victim->walk, victim->square, walk, mover->to);
      if (moves < best)
        best = moves;
    }
  return best;
}

#endif
#endif
/* False if the moves that are left are too few. */
static bool judge(situation const *s, budget *left) {
  int side;
#if WALLS
  int idle = -1;
  bool narrower;
#endif

  for (side = side_white; side < side_count; ++side)
    left->spare[side] = s->moves_left[side];
#if BLOCKS
  memset(&left->blocks, 0, sizeof left->blocks);
#endif
#if WALLS
  /* White makes the last move of all, so its only move comes after Black's moves */
  if (s->moves_left[side_black] == 0)
    idle = side_black;
  else if (s->moves_left[side_white] == 1)
    idle = side_white;
  do {
    int before[side_count];

    find_walls(s, idle, left);
    for (side = side_white; side < side_count; ++side) {
      before[side] = left->spare[side];
      left->spare[side] = s->moves_left[side] - moves_of_men(s, side, &left->ways[side]);
      if (left->spare[side] < 0)
        return false;
    }
#if LOOSE
    left->spare[side_black] -= moves_of_last_victim(s, idle, &left->ways[side_black]);
#endif
#if BLOCKS
    if (s->stalemate && !s->complete) {
      if (!find_blocks(s, &left->ways[side_black], &left->blocks))
        return false;
      left->spare[side_black] -= count_of(left->blocks.near) + count_of(left->blocks.far);
    }
#endif
    if (left->spare[side_black] < 0)
      return false;
    /* with less than two spare moves more men are walls */
    narrower = false;
    for (side = side_white; side < side_count; ++side)
      narrower = narrower || (left->spare[side] < 2 && before[side] >= 2);
  } while (narrower);
#endif
  return true;
}

budget const *situation_budget(situation const *s, int slot) {
  static budget budgets[budget_slots];
  return judge(s, &budgets[slot]) ? &budgets[slot] : NULL;
}

int budget_allows(budget const *left, int side, int walk, int from, int to_walk, int to) {
  int spare = left->spare[side];
#if BLOCKS
  if (side == side_black) {
    if (left->blocks.all && !(left->blocks.needed >> to & 1))
      return false;
    /* the moves of this man were counted for the square that it fills */
    spare += (int)(left->blocks.near >> to & 1) + (int)(left->blocks.far >> to & 1);
  }
#endif
#if WALLS
  return spare > 0 && fewest_moves(&left->ways[side], walk, from, to_walk, to) <= spare;
#else
  return spare > 0;
#endif
}
