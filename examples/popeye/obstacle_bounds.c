/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * obstacle_bounds.c - reads Popeye's positions for bounds.c, and decides where it is worth asking. */

#include "optimisations/intelligent/obstacle_bounds.h"
#include "optimisations/intelligent/bounds.h"
#include "optimisations/intelligent/intelligent.h"
#include "optimisations/intelligent/moves_left.h"
#include "optimisations/intelligent/pauses.h"
#include "conditions/conditions.h"
#include "options/options.h"
#include "pieces/walks/pawns/en_passant.h"
#include "position/position.h"
#include "position/pieceid.h"
#include "solving/ply.h"
#include "stipulation/structure_traversal.h"

/* Do the bounds hold for the problem, and are they asked for? */
static boolean sound;

/* Read in the diagram, because flights that are still to be blocked look the same in a target. */
static square_set no_squares;

/* Questions while a target is built, by the number of questions that are open, about one more man,
 * and while a target is played for, by the number of moves left. */
enum { places = 64 };
static place building[places], reserving, playing[places];

/* The costs of questions, found by trying: the README says how. */
enum { building_cost = 6, reserving_cost = 3, playing_cost = 8 };

/* The calls of obstacle_bounds_enter and _at_node so far, and how many there were when a question
 * was answered with "yes". */
static unsigned int built, played, built_before[places], played_before[places];
static unsigned int depth;

static int square_of(square s)
{
  return (int)((s/onerow-nr_of_slack_rows_below_board)*8 + s%onerow-nr_of_slack_files_left_of_board);
}

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
  square const *bnp;
  for (bnp = boardnum; *bnp!=initsquare; ++bnp)
    if (get_walk_of_piece_on_square(*bnp)>Bishop && get_walk_of_piece_on_square(*bnp)!=Dummy)
      return false;
  for (condition = 0; condition!=CondCount; ++condition)
    if (CondFlag[condition] && condition!=holes && condition!=noiprom)
      return false;
  return (some_pieces_flags & PieSpMask & ~(BIT(White) | BIT(Black) | BIT(Royal)))==0;
}

void obstacle_bounds_start(slice_index si)
{
  unsigned int i;
  square const *bnp;

  sound = OptFlag[obstaclebounds] && is_orthodox() && !is_parry_series(si);
  no_squares[0] = no_squares[1] = 0;
  for (bnp = boardnum; *bnp!=initsquare; ++bnp)
    if (is_square_blocked(*bnp))
      square_set_add(no_squares,square_of(*bnp));
  place_restart(&reserving);
  for (i = 0; i<places; ++i)
  {
    place_restart(&building[i]);
    place_restart(&playing[i]);
    played_before[i] = 0;
  }
}

/* The number of a walk in bounds.h; is_orthodox lets no others in. */
static int walk_of(piece_walk_type walk, Side side)
{
  switch (walk)
  {
    case King: return walk_king;
    case Queen: return walk_queen;
    case Rook: return walk_rook;
    case Bishop: return walk_bishop;
    case Knight: return walk_knight;
    case Pawn: return side==White ? walk_white_pawn : walk_black_pawn;
    default: return walk_dummy;
  }
}

static int side_of(Side side)
{
  return side==White ? side_white : side_black;
}

static PIECE const *man_of(Side side, unsigned int index)
{
  return side==White ? &white[index] : &black[index];
}

static void start(situation *s, boolean complete, boolean passing)
{
  situation_start(s,(int)MovesLeft[White],(int)MovesLeft[Black]);
  s->complete = complete;
  s->stalemate = goal_to_be_reached==goal_stale;
  s->passing = passing;
  s->holes[0] = no_squares[0];
  s->holes[1] = no_squares[1];
}

static void add_man(situation *s, Side side,
                    square from, piece_walk_type walk, square to, piece_walk_type to_walk)
{
  target_man man;
  man.from = square_of(from);
  man.to = square_of(to);
  man.walk = walk_of(walk,side);
  man.to_walk = walk_of(to_walk,side);
  man.side = side_of(side);
  man.castles = testcastling && (walk==King || walk==Rook);
  man.moves = 0;
  situation_add_man(s,&man);
}

/* From the diagram to the men on the board. */
static situation *read_partial_target(void)
{
  static situation s;
  boolean placed[nr_sides][nr_squares_on_board] = { { false } };
  unsigned int index;
  square const *bnp;
  Side side;

  start(&s,false,en_passant_nr_retro_squares>0);
  for (bnp = boardnum; *bnp!=initsquare; ++bnp)
  {
    piece_walk_type const walk = get_walk_of_piece_on_square(*bnp);
    /* flights that are still to be blocked are not on the board, and have no identity */
    if (walk!=Empty && walk!=Invalid && GetPieceId(being_solved.spec[*bnp])!=NullPieceId)
    {
      PIECE const *man;
      side = TSTFLAG(being_solved.spec[*bnp],White) ? White : Black;
      index = PieceId2index[GetPieceId(being_solved.spec[*bnp])];
      man = man_of(side,index);
      placed[side][index] = true;
      add_man(&s,side,man->diagram_square,man->type,*bnp,walk);
    }
  }
  for (side = White; side<nr_sides; ++side)
    for (index = 0; index<MaxPiece[side]; ++index)
    {
      PIECE const * const man = man_of(side,index);
      if (!placed[side][index] && man->usage!=piece_is_missing)
        situation_add_loose(&s,side_of(side),square_of(man->diagram_square),walk_of(man->type,side));
    }
  return &s;
}

/* From the board to the complete target. */
static boolean is_target_in_reach(boolean passing)
{
  static situation s;
  square const *bnp;

  start(&s,true,passing);
  for (bnp = boardnum; *bnp!=initsquare; ++bnp)
  {
    piece_walk_type const walk = get_walk_of_piece_on_square(*bnp);
    if (walk!=Empty && walk!=Invalid)
    {
      Side const side = TSTFLAG(being_solved.spec[*bnp],White) ? White : Black;
      PieceIdType const id = GetPieceId(being_solved.spec[*bnp]);
      PIECE const * const target = &target_position[id];
      if (target->diagram_square==initsquare)
        situation_add_loose(&s,side_of(side),square_of(*bnp),walk_of(walk,side));
      else
        add_man(&s,side,*bnp,walk,target->diagram_square,target->type);
    }
  }
  return situation_possible(&s)!=0;
}

boolean obstacle_bounds_enter(void)
{
  if (sound)
  {
    place * const p = &building[++depth%places];
    boolean const asks = is_worth_asking(p);
    boolean const possible = budget_enter(asks ? read_partial_target() : NULL)!=0;
    if (asks)
    {
      if (!possible)
        p->saved += work_saved(p);
      note_question(p,building_cost);
    }
    ++built;
    built_before[depth%places] = asks && possible ? built : 0;
    return possible;
  }
  return true;
}

void obstacle_bounds_leave(void)
{
  if (sound)
  {
    budget_leave();
    if (built_before[depth%places]>0)
      note_work(&building[depth%places],built-built_before[depth%places]);
    --depth;
  }
}

boolean obstacle_bounds_reserve(Side side,
                                piece_walk_type walk, square from,
                                piece_walk_type to_walk, square to)
{
  if (sound && walk!=Dummy && to_walk!=Dummy && !(testcastling && walk==Rook)
      && !(from==to && walk==to_walk) && budget_is_known() && is_worth_asking(&reserving))
  {
    boolean const possible = budget_allows(side_of(side),walk_of(walk,side),square_of(from),
                                           walk_of(to_walk,side),square_of(to))!=0;
    if (!possible)
    {
      unsigned int const saved = work_saved(&building[(depth+1)%places]);
      reserving.saved += saved;
      /* the budget comes from the question before */
      building[depth%places].saved += saved;
    }
    note_question(&reserving,reserving_cost);
    return possible;
  }
  return true;
}

boolean obstacle_bounds_at_root(void)
{
  if (sound)
    return is_target_in_reach(en_passant_nr_retro_squares>0);
  return true;
}

boolean obstacle_bounds_at_node(void)
{
  unsigned int const moves_left = MovesLeft[White]+MovesLeft[Black];
  if (sound && moves_left>1)
  {
    place * const p = &playing[moves_left%places];
    /* here all moves after the last "yes" have been played */
    if (played_before[moves_left%places]>0)
      note_work(p,played-played_before[moves_left%places]);
    played_before[moves_left%places] = 0;
    ++played;
    if (is_worth_asking(p))
    {
      boolean const possible = is_target_in_reach(en_passant_was_multistep_played(nbply));
      if (possible)
        played_before[moves_left%places] = played;
      else
        p->saved += work_saved(p);
      note_question(p,playing_cost);
      return possible;
    }
  }
  return true;
}
