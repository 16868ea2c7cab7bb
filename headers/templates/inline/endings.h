/* Any piece on the empty board, races and endings. */

CHESS_DISTANCE_INLINE_FUNCTION int chess_distance(int piece, int a, int b)
{
    uint64_t set = 0, rest = 0xffffffffffffffffu, target = 0;
    int moves = 0;

    if (((a | b) & ~63) != 0)
        return CHESS_DISTANCE_INVALID_SQUARE;
    if (piece >= CHESS_DISTANCE_KING && piece <= CHESS_DISTANCE_BLACK_PAWN)
        return chess_distance_by_x88(piece, chess_distance_to_x88(a), chess_distance_to_x88(b));
    if (!chess_distance_inline_is_piece(piece))
        return CHESS_DISTANCE_INVALID_PIECE;
    set = chess_distance_inline_bit(a);
    target = chess_distance_inline_bit(b);
    while ((set & target) == 0) {
        rest &= ~set;
        set = chess_distance_inline_step_of_any(piece, set, 0xffffffffffffffffu) & rest;
        if (set == 0)
            return CHESS_DISTANCE_UNREACHABLE;
        moves = (moves + 1) & 63;
    }
    return moves;
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_king_race(int mover, int other, int margin)
{
    uint64_t reached = 0, before = 0, taken = 0, won = 0;
    int moves = 0, others = 0;

    if (((mover | other) & ~63) != 0)
        return 0;
    if (margin > 8)
        margin = 8;
    reached = chess_distance_inline_bit(mover);
    for (; moves < 8; ++moves) {
        /* The squares that the other king reaches in fewer than moves + margin. */
        for (; others < moves + margin; ++others)
            taken = others == 0 ? chess_distance_inline_bit(other)
                                : taken | chess_distance_inline_king_steps(taken);
        won |= reached & ~(before | taken);
        before = reached;
        reached |= chess_distance_inline_king_steps(reached);
    }
    return won;
}

CHESS_DISTANCE_INLINE_FUNCTION
int chess_distance_pawn_outruns_king(int pawn_sq, int defender, int is_black, int defender_to_move)
{
    const int rank = is_black != 0 ? 7 - ((pawn_sq & 56) >> 3) : (pawn_sq & 56) >> 3;
    const int promotion = is_black != 0 ? pawn_sq & 7 : 56 + (pawn_sq & 7);

    if (((pawn_sq | defender) & ~63) != 0)
        return CHESS_DISTANCE_INVALID_SQUARE;
    if (rank == 0 || rank == 7 || pawn_sq == defender)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    if (defender_to_move != 0 && chess_distance_king(pawn_sq, defender) == 1)
        return 0; /* The king takes the pawn. */
    /* From its second rank the pawn needs five moves for six steps. */
    return (rank == 1 ? 5 : 7 - rank) + (defender_to_move != 0)
           < chess_distance_king(defender, promotion);
}

CHESS_DISTANCE_INLINE_FUNCTION
uint64_t chess_distance_square_of_pawn(int pawn_sq, int is_black, int defender_to_move)
{
    uint64_t stopped = 0;
    int sq = 0;

    for (; sq < 64; ++sq)
        if (chess_distance_pawn_outruns_king(pawn_sq, sq, is_black, defender_to_move) == 0)
            stopped |= chess_distance_inline_bit(sq);
    return stopped;
}

CHESS_DISTANCE_INLINE_FUNCTION int chess_distance_mop_up(int winner, int loser)
{
    return ((winner | loser) & ~63) != 0
               ? CHESS_DISTANCE_INVALID_SQUARE
               : 47 * chess_distance_center_manhattan(loser)
                     + 16 * (14 - chess_distance_manhattan(winner, loser));
}

