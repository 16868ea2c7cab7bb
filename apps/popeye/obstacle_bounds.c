/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * obstacle_bounds.c - reads Popeye's positions for bounds.c, and decides where it is worth asking.
 */

#include "optimisations/intelligent/obstacle_bounds.h"
#include "conditions/conditions.h"
#include "optimisations/intelligent/bounds.h"
#include "optimisations/intelligent/intelligent.h"
#include "optimisations/intelligent/moves_left.h"
#include "optimisations/intelligent/pauses.h"
#include "options/options.h"
#include "pieces/walks/pawns/en_passant.h"
#include "position/pieceid.h"
#include "position/position.h"
#include "solving/ply.h"
#include "stipulation/structure_traversal.h"

/* Do the bounds hold for the problem, and are they asked for? */
static boolean sound;

/* Read in the diagram, because flights that are still to be blocked look the same in a target. */
static square holes_of_board[64];
static unsigned int hole_count;

/* Questions while a target is built, by the number of questions that are open, about one more man,
 * and while a target is played for, by the number of moves left. */
enum { places = budget_slots };
static place building[places], reserving, playing[places];

/* The newest budget of each number of open questions, NULL if there is none. */
static budget const *budgets[places];
static unsigned int open_questions;

/* The costs of questions, found by trying: the README says how. */
enum { building_cost = 6, reserving_cost = 3, playing_cost = 8 };

/* The calls of obstacle_bounds_enter and _at_node so far. */
static unsigned int built, played;

static int square_of(square s) {
  return (int)((s / onerow - nr_of_slack_rows_below_board) * 8 + s % onerow -
               nr_of_slack_files_left_of_board);
}

/* In a parry series a side that is in check moves out of its turn, so that the last move of a side
 * is not known to come last. Popeye has a fork for it, and for nothing else. */
static void note_parry(slice_index si, stip_structure_traversal *st) {
  *(boolean *)st->param = true;
}

static boolean is_parry_series(slice_index si) {
  boolean result = false;
  stip_structure_traversal st;
  stip_structure_traversal_init(&st, &result);
  stip_structure_traversal_override_single(&st, STIfThenElse, &note_parry);
  stip_traverse_structure(si, &st);
  return result;
}

/* Conditions change what moves and what checks. Holes are walls; the other one is about imitators.
 */
static boolean is_orthodox(void) {
  Cond condition;
  square const *bnp;
  for (bnp = boardnum; *bnp != initsquare; ++bnp)
    if (get_walk_of_piece_on_square(*bnp) > Bishop && get_walk_of_piece_on_square(*bnp) != Dummy)
      return false;
  for (condition = 0; condition != CondCount; ++condition)
    if (CondFlag[condition] && condition != holes && condition != noiprom)
      return false;
  return (some_pieces_flags & PieSpMask & ~(BIT(White) | BIT(Black) | BIT(Royal))) == 0;
}

void obstacle_bounds_start(slice_index si) {
  unsigned int i;
  square const *bnp;

  sound = OptFlag[obstaclebounds] && is_orthodox() && !is_parry_series(si);
  hole_count = 0;
  for (bnp = boardnum; *bnp != initsquare; ++bnp)
    if (is_square_blocked(*bnp))
      holes_of_board[hole_count++] = *bnp;
  place_restart(&reserving);
  for (i = 0; i < places; ++i) {
    place_restart(&building[i]);
    place_restart(&playing[i]);
  }
}

/* The number of a walk in bounds.h; is_orthodox lets no others in. */
static int walk_of(piece_walk_type walk, Side side) {
  switch (walk) {
  case King:
    return walk_king;
  case Queen:
    return walk_queen;
  case Rook:
    return walk_rook;
  case Bishop:
    return walk_bishop;
  case Knight:
    return walk_knight;
  case Pawn:
    return side == White ? walk_white_pawn : walk_black_pawn;
  default:
    return walk_dummy;
  }
}

static void add_man(situation *s, Side side, square from, piece_walk_type walk, square to,
                    piece_walk_type to_walk) {
  target_man *const man = &s->men[s->man_count++];
  man->from = square_of(from);
  man->to = square_of(to);
  man->walk = walk_of(walk, side);
  man->to_walk = walk_of(to_walk, side);
  man->side = side;
  man->castles = testcastling && walk == to_walk && (walk == King || walk == Rook);
}

static void add_loose(situation *s, Side side, square from, piece_walk_type walk) {
  if (walk == King)
    s->king[side] = square_of(from);
  else {
    loose_man *const man = &s->loose[side][s->loose_count[side]++];
    man->square = square_of(from);
    man->walk = walk_of(walk, side);
  }
}

static void start(situation *s, boolean complete, boolean passing) {
  unsigned int i;
  Side side;

  s->man_count = 0;
  for (side = White; side < nr_sides; ++side) {
    s->loose_count[side] = 0;
    s->king[side] = -1;
    s->moves_left[side] = (int)MovesLeft[side];
  }
  s->complete = complete;
  s->stalemate = goal_to_be_reached == goal_stale;
  s->passing = passing;
  for (i = 0; i < hole_count; ++i)
    add_man(s, Black, holes_of_board[i], Dummy, holes_of_board[i], Dummy);
}

/* From the diagram to the men on the board. */
static situation const *partial_target(void) {
  static situation s;
  boolean placed[nr_sides][nr_squares_on_board] = {{false}};
  PIECE const *const men[nr_sides] = {white, black};
  unsigned int index;
  square const *bnp;
  Side side;

  start(&s, false, en_passant_nr_retro_squares > 0);
  for (bnp = boardnum; *bnp != initsquare; ++bnp) {
    piece_walk_type const walk = get_walk_of_piece_on_square(*bnp);
    /* flights that are still to be blocked are not on the board, and have no identity */
    if (walk != Empty && walk != Invalid && GetPieceId(being_solved.spec[*bnp]) != NullPieceId) {
      side = TSTFLAG(being_solved.spec[*bnp], White) ? White : Black;
      index = PieceId2index[GetPieceId(being_solved.spec[*bnp])];
      placed[side][index] = true;
      add_man(&s, side, men[side][index].diagram_square, men[side][index].type, *bnp, walk);
    }
  }
  for (side = White; side < nr_sides; ++side)
    for (index = 0; index < MaxPiece[side]; ++index)
      if (!placed[side][index] && men[side][index].usage != piece_is_missing)
        add_loose(&s, side, men[side][index].diagram_square, men[side][index].type);
  return &s;
}

/* From the board to the complete target. */
static boolean is_target_in_reach(boolean passing) {
  static situation s;
  square const *bnp;

  start(&s, true, passing);
  for (bnp = boardnum; *bnp != initsquare; ++bnp) {
    piece_walk_type const walk = get_walk_of_piece_on_square(*bnp);
    if (walk != Empty && walk != Invalid) {
      Side const side = TSTFLAG(being_solved.spec[*bnp], White) ? White : Black;
      PieceIdType const id = GetPieceId(being_solved.spec[*bnp]);
      PIECE const *const target = &target_position[id];
      if (target->diagram_square == initsquare)
        add_loose(&s, side, *bnp, walk);
      else
        add_man(&s, side, *bnp, walk, target->diagram_square, target->type);
    }
  }
  return situation_budget(&s, 0) != NULL;
}

boolean obstacle_bounds_enter(void) {
  boolean possible = true;
  if (sound && ++open_questions < places) {
    place *const p = &building[open_questions];
    budgets[open_questions] = budgets[open_questions - 1];
    p->since = 0;
    ++built;
    if (is_worth_asking(p)) {
      budgets[open_questions] = situation_budget(partial_target(), (int)open_questions);
      possible = budgets[open_questions] != NULL;
      p->since = possible ? built : 0;
      note_question(p, possible ? 0 : work_saved(p), building_cost);
    }
  }
  return possible;
}

void obstacle_bounds_leave(void) {
  if (sound) {
    if (open_questions < places)
      note_work(&building[open_questions], built);
    --open_questions;
  }
}

boolean obstacle_bounds_reserve(Side side, piece_walk_type walk, square from,
                                piece_walk_type to_walk, square to) {
  boolean possible = true;
  if (sound && open_questions + 1 < places && budgets[open_questions] != NULL &&
      !(testcastling && walk == Rook) && !(from == to && walk == to_walk) &&
      is_worth_asking(&reserving)) {
    unsigned int saved = 0;
    possible = budget_allows(budgets[open_questions], side, walk_of(walk, side), square_of(from),
                             walk_of(to_walk, side), square_of(to)) != 0;
    if (!possible)
      saved = work_saved(&building[open_questions + 1]);
    /* the budget comes from the question before */
    building[open_questions].saved += saved;
    note_question(&reserving, saved, reserving_cost);
  }
  return possible;
}

boolean obstacle_bounds_at_root(void) {
  return !sound || is_target_in_reach(en_passant_nr_retro_squares > 0);
}

boolean obstacle_bounds_at_node(void) {
  boolean possible = true;
  unsigned int const moves_left = MovesLeft[White] + MovesLeft[Black];
  if (sound && moves_left > 1) {
    place *const p = &playing[moves_left % places];
    /* here all moves after the last "yes" have been played */
    note_work(p, played);
    ++played;
    if (is_worth_asking(p)) {
      possible = is_target_in_reach(en_passant_was_multistep_played(nbply));
      p->since = possible ? played : 0;
      note_question(p, possible ? 0 : work_saved(p), playing_cost);
    }
  }
  return possible;
}
