/* Obstacles, and single moves. */

/* The squares that a slide may pass. */
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_free(const ChessDistanceBoard *board)
{
    return board ? ~(board->own | board->enemy) : 0xffffffffffffffffu;
}

/* The squares on which a move may end. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_open(int piece, const ChessDistanceBoard *board)
{
    if (!board)
        return 0xffffffffffffffffu;
    return chess_distance_inline_is_pawn(piece) ? ~(board->own | board->enemy | board->avoid)
                                                : ~(board->own | board->avoid);
}

CHESS_DISTANCE_INLINE_FUNCTION uint64_t chess_distance_inline_bit(int sq)
{
    return CHESS_DISTANCE_INLINE_CAST(uint64_t, 1) << (sq & 63);
}

/* The lowest square of a nonempty set. */
CHESS_DISTANCE_INLINE_SEARCH int chess_distance_inline_lowest(uint64_t set)
{
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    int sq = 0;

    if ((set & 0xffffffffu) == 0)
        sq = 32;
    if ((set >> sq & 0xffff) == 0)
        sq += 16;
    if ((set >> sq & 0xff) == 0)
        sq += 8;
    if ((set >> sq & 0xf) == 0)
        sq += 4;
    if ((set >> sq & 3) == 0)
        sq += 2;
    return sq + !(set >> sq & 1);
#endif
}

/* Whether an output shares a byte with an input. NULL has no bytes. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_overlap(const void *out, uintptr_t out_size, const void *in,
                                  uintptr_t in_size)
{
    const uintptr_t a = CHESS_DISTANCE_INLINE_ADDRESS(out), b = CHESS_DISTANCE_INLINE_ADDRESS(in);

    return in && (a <= b ? b - a < out_size : a - b < in_size);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_moves(int piece, uint64_t from, const ChessDistanceBoard *board)
{
    if (!chess_distance_inline_is_piece(piece))
        return 0;
    return chess_distance_inline_step(piece, from, chess_distance_inline_free(board))
           & chess_distance_inline_open(piece, board);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_attacks(int piece, uint64_t from, uint64_t occupied)
{
    if (!chess_distance_inline_is_piece(piece))
        return 0;
    if (chess_distance_inline_is_pawn(piece))
        return chess_distance_inline_ahead(chess_distance_inline_beside(from, 1),
                                           piece == CHESS_DISTANCE_BLACK_PAWN);
    return chess_distance_inline_step(piece, from, ~occupied);
}

