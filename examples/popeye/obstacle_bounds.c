/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * obstacle_bounds.c - reads Popeye's positions for bounds.c, and decides where it is worth asking. */

#include "optimisations/intelligent/obstacle_bounds.h"
#include "optimisations/intelligent/intelligent.h"
#include "optimisations/intelligent/moves_left.h"
#include "optimisations/intelligent/pauses.h"
#include "conditions/conditions.h"
#include "pieces/walks/pawns/en_passant.h"
#include "position/position.h"
#include "position/pieceid.h"
#include "solving/ply.h"
#include "stipulation/structure_traversal.h"
#include "chess_distance.h"

/* Do the bounds hold for the problem? */
static boolean sound;

/* The budget of the partial target that is on the board, NULL if it is not known. */
static budget const *left;

/* Found by trying: a question while a target is built or played costs about as much as a fifth of
 * what a "no" saves. Partial targets are also asked about to have a budget for the men to come, so
 * a "no" to one of these counts for them too. */
static place building = { 56 }, reserving = { 40 }, playing = { 48 };

/* In a parry series a side that is in check moves out of its turn, so that the last move of a side is
 * not known to come last. Popeye has a fork for it, and for nothing else. */
static void note_parry(slice_index si, stip_structure_traversal *st)
{
  *(boolean *)st->param = true;
}

static boolean is_parry_series(slice_index si)
{
  boolean result = false;
  stip_structure_traversal st;
  stip_structure_traversal_init(&st,&result);
  stip_structure_traversal_override_single(&st,STIfThenElse,&note_parry);
  stip_traverse_structure(si,&st);
  return result;
}

/* Conditions change what moves and what checks. Holes are walls; the other one is about imitators. */
static boolean is_orthodox(void)
{
  Cond condition;
  for (condition = 0; condition!=CondCount; ++condition)
    if (CondFlag[condition] && condition!=holes && condition!=noiprom)
      return false;
  return (some_pieces_flags & PieSpMask & ~(BIT(White) | BIT(Black) | BIT(Royal)))==0;
}

void obstacle_bounds_start(slice_index si)
{
  sound = is_orthodox() && !is_parry_series(si);
  left = NULL;
  place_restart(&building);
  place_restart(&reserving);
  place_restart(&playing);
}

/* The constant of chess_distance.h, -1 for a piece that has none. */
static int walk_of(piece_walk_type walk, Side side)
{
  switch (walk)
  {
    case King: return CHESS_DISTANCE_KING;
    case Queen: return CHESS_DISTANCE_QUEEN;
    case Rook: return CHESS_DISTANCE_ROOK;
    case Bishop: return CHESS_DISTANCE_BISHOP;
    case Knight: return CHESS_DISTANCE_KNIGHT;
    case Pawn: return side==White ? CHESS_DISTANCE_WHITE_PAWN : CHESS_DISTANCE_BLACK_PAWN;
    case Dummy: return walk_dummy;
    default: return -1;
  }
}

static int square_of(square s)
{
  return (s/onerow-nr_of_slack_rows_below_board)*8 + s%onerow-nr_of_slack_files_left_of_board;
}

static square popeye_square_of(int s)
{
  return (square)(square_a1 + s/8*onerow + s%8);
}

static Side side_of(square s)
{
  return TSTFLAG(being_solved.spec[s],White) ? White : Black;
}

/* Does a white pawn stand where it may advance two squares? That may be the last move, and then
 * Popeye lets a line that is to be open be closed once. */
static boolean is_double_step_possible(void)
{
  unsigned int i;
  for (i = 1; i<MaxPiece[White]; ++i)
    if (white[i].type==Pawn && TSTFLAG(sq_spec(white[i].diagram_square),WhPawnDoublestepSq))
      return true;
  return false;
}

static void start(situation *s, boolean complete)
{
  situation_start(s);
  s->moves_left[side_white] = (int)MovesLeft[White];
  s->moves_left[side_black] = (int)MovesLeft[Black];
  s->complete = complete;
  s->stalemate = goal_to_be_reached==goal_stale;
}

/* False if the man has a walk without a bound. */
static boolean add_loose(situation *s, Side side, square at, piece_walk_type walk)
{
  int const w = walk_of(walk,side);
  if (w>=0)
    situation_add_loose(s,side==White ? side_white : side_black,square_of(at),w);
  return w>=0;
}

typedef enum { added, never_arrives, no_bound } addition;

static addition add_man(situation *s, Side side,
                        square from, piece_walk_type walk, square to, piece_walk_type to_walk,
                        piece_usage usage)
{
  target_man man = { square_of(from), square_of(to), walk_of(walk,side), walk_of(to_walk,side) };
  man.side = side==White ? side_white : side_black;
  man.gives_check = side==White && MovesLeft[White]>0
                  && goal_to_be_reached==goal_mate && usage==piece_gives_check;
  man.castles = testcastling && (walk==King || walk==Rook);
  if (man.walk<0 || man.to_walk<0)
    return no_bound;
  else
    return situation_add_man(s,&man) ? added : never_arrives;
}

static PIECE const *man_of(Side side, unsigned int index)
{
  return side==White ? &white[index] : &black[index];
}

/* From the diagram to the men on the board. */
static boolean is_target_possible(boolean complete, budget *result)
{
  static situation s;
  boolean const counts_open = goal_to_be_reached==goal_mate && !is_double_step_possible();
  boolean placed[nr_sides][nr_squares_on_board] = { { false } };
  unsigned int index;
  int i;
  Side side;

  start(&s,complete);
  s.passing = en_passant_nr_retro_squares>0;
  for (i = 0; i<nr_squares_on_board; ++i)
  {
    square const at = popeye_square_of(i);
    piece_walk_type const walk = get_walk_of_piece_on_square(at);
    if (counts_open && nr_reasons_for_staying_empty[at]>0)
      s.open |= (uint64_t)1 << i;
    /* flights that are still to be blocked are not on the board, and have no identity */
    if (walk!=Empty && walk!=Invalid && GetPieceId(being_solved.spec[at])!=NullPieceId)
    {
      PIECE const *man;
      side = side_of(at);
      index = PieceId2index[GetPieceId(being_solved.spec[at])];
      man = man_of(side,index);
      placed[side][index] = true;
      if (add_man(&s,side,man->diagram_square,man->type,at,walk,man->usage)!=added)
        return true;
    }
  }
  for (side = White; side<nr_sides; ++side)
    for (index = 0; index<MaxPiece[side]; ++index)
    {
      PIECE const * const man = man_of(side,index);
      if (!placed[side][index] && man->usage!=piece_is_missing
          && !add_loose(&s,side,man->diagram_square,man->type))
        return true;
    }
  return situation_possible(&s,result);
}

boolean obstacle_bounds_enter(partial_target *here)
{
  boolean possible = true;

  here->outer = left;
  if (sound && is_worth_asking(&building))
  {
    here->own.known = false;
    possible = is_target_possible(false,&here->own);
    note_answer(&building,possible);
    if (possible && here->own.known)
      left = &here->own;
  }
  return possible;
}

void obstacle_bounds_leave(partial_target const *here)
{
  left = here->outer;
}

boolean obstacle_bounds_reserve(Side side,
                                piece_walk_type walk, square from,
                                piece_walk_type to_walk, square to)
{
  boolean possible = true;

  if (left!=NULL && walk!=Dummy && to_walk!=Dummy && !(testcastling && walk==Rook)
      && !(from==to && walk==to_walk) && is_worth_asking(&reserving))
  {
    int const w = walk_of(walk,side), to_w = walk_of(to_walk,side);
    if (w>=0 && to_w>=0)
      possible = budget_allows(left,side==White ? side_white : side_black,
                               w,square_of(from),to_w,square_of(to));
    note_answer(&reserving,possible);
    building.no += !possible;
  }
  return possible;
}

boolean obstacle_bounds_at_root(void)
{
  budget unused;
  return !sound || is_target_possible(true,&unused);
}

/* From the board to the target. */
static boolean is_target_in_reach(void)
{
  static situation s;
  budget unused;
  int i;

  start(&s,true);
  s.passing = en_passant_was_multistep_played(nbply);
  for (i = 0; i<nr_squares_on_board; ++i)
  {
    square const at = popeye_square_of(i);
    piece_walk_type const walk = get_walk_of_piece_on_square(at);
    if (walk==Invalid)
      s.holes |= (uint64_t)1 << i;
    else if (walk!=Empty)
    {
      Side const side = side_of(at);
      PieceIdType const id = GetPieceId(being_solved.spec[at]);
      PIECE const * const target = &target_position[id];
      if (target->diagram_square==initsquare)
      {
        if (!add_loose(&s,side,at,walk))
          return true;
      }
      else
        switch (add_man(&s,side,at,walk,target->diagram_square,target->type,
                        man_of(side,PieceId2index[id])->usage))
        {
          case never_arrives: return false;
          case no_bound: return true;
          default: break;
        }
    }
  }
  return situation_possible(&s,&unused);
}

boolean obstacle_bounds_at_node(void)
{
  boolean possible = true;

  if (sound && MovesLeft[White]+MovesLeft[Black]>1 && is_worth_asking(&playing))
  {
    possible = is_target_in_reach();
    note_answer(&playing,possible);
  }
  return possible;
}
