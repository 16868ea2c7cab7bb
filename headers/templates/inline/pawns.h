/* Pawns that take. */

/* reached[i]: the squares reached with at most i captures. Every move leads at least one rank
 * forward, so there are at most seven moves and seven captures. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_pawns(int backward, int piece, uint64_t set, uint64_t prey, int captures,
                                const ChessDistanceBoard *board, uint8_t out[64])
{
    const int downward = piece == CHESS_DISTANCE_BLACK_PAWN;
    uint64_t reached[8], words[8], free, open;
    int moves, farthest = 0, i;

    if (!chess_distance_inline_is_pawn(piece))
        return CHESS_DISTANCE_INVALID_PIECE;
    if (!out)
        return CHESS_DISTANCE_NULL_POINTER;
    if (set == 0)
        return CHESS_DISTANCE_EMPTY_SET;
    if (captures < 0)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    if (chess_distance_inline_overlap(out, 64, board, sizeof *board))
        return CHESS_DISTANCE_OVERLAP;
    if (captures > 7)
        captures = 7;
    free = chess_distance_inline_free(board);
    open = chess_distance_inline_open(piece, board);
    prey &= chess_distance_inline_open(CHESS_DISTANCE_KING, board);
    chess_distance_inline_clear(words);
    for (i = 0; i < 8; ++i)
        reached[i] = set;
    for (moves = 1; moves <= 7; ++moves) {
        const uint64_t before = reached[captures];

        chess_distance_inline_count(words, ~before);
        for (i = captures; i >= 0; --i) {
            uint64_t next = reached[i];

            if (backward)
                next |= chess_distance_inline_retreats(reached[i] & open, free, downward);
            else
                next |= chess_distance_inline_advances(reached[i], free, downward) & open;
            if (i > 0 && backward)
                next |= chess_distance_inline_ahead(
                    chess_distance_inline_beside(reached[i - 1] & prey, 1), !downward);
            else if (i > 0)
                next |= chess_distance_inline_ahead(
                            chess_distance_inline_beside(reached[i - 1], 1), downward)
                        & prey;
            reached[i] = next;
        }
        if (reached[captures] != before)
            farthest = moves;
    }
    chess_distance_inline_write(words, ~reached[captures], out);
    return farthest;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_map(int piece, uint64_t from, uint64_t prey, int captures,
                            const ChessDistanceBoard *board, uint8_t out[64])
{
    return chess_distance_inline_pawns(0, piece, from, prey, captures, board, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_pawn_map_to(int piece, uint64_t to, uint64_t prey, int captures,
                               const ChessDistanceBoard *board, uint8_t out[64])
{
    return chess_distance_inline_pawns(1, piece, to, prey, captures, board, out);
}

