/* Territory: two searches side by side. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_territory_fault(int piece1, uint64_t set1,
                                          const ChessDistanceBoard *board1, int piece2,
                                          uint64_t set2, const ChessDistanceBoard *board2,
                                          const ChessDistanceTerritory *out)
{
    if (!chess_distance_inline_is_piece(piece1) || !chess_distance_inline_is_piece(piece2))
        return CHESS_DISTANCE_INVALID_PIECE;
    if (!out)
        return CHESS_DISTANCE_NULL_POINTER;
    if (set1 == 0 || set2 == 0)
        return CHESS_DISTANCE_EMPTY_SET;
    if (chess_distance_inline_overlap(out, sizeof *out, board1, sizeof *board1)
        || chess_distance_inline_overlap(out, sizeof *out, board2, sizeof *board2))
        return CHESS_DISTANCE_OVERLAP;
    return CHESS_DISTANCE_OK;
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_territory(int piece1, uint64_t set1, const ChessDistanceBoard *board1,
                             int piece2, uint64_t set2, const ChessDistanceBoard *board2,
                             ChessDistanceTerritory *out)
{
    const int fault = chess_distance_inline_territory_fault(piece1, set1, board1, piece2, set2,
                                                            board2, out);
    const uint64_t free1 = chess_distance_inline_free(board1);
    const uint64_t free2 = chess_distance_inline_free(board2);
    const uint64_t open1 = chess_distance_inline_open(piece1, board1);
    const uint64_t open2 = chess_distance_inline_open(piece2, board2);
    uint64_t first = set1 & ~set2, tied = set1 & set2, divided = set1 | set2, old1, old2;

    if (fault != 0) {
        CHESS_DISTANCE_INLINE_MAY_WRITE(out);
        return fault;
    }
    do {
        old1 = set1;
        old2 = set2;
        set1 |= chess_distance_inline_step(piece1, set1, free1) & open1;
        set2 |= chess_distance_inline_step(piece2, set2, free2) & open2;
        first |= set1 & ~(set2 | divided);
        tied |= set1 & set2 & ~divided;
        divided |= set1 | set2;
    } while (set1 != old1 || set2 != old2);
    out->first = first;
    out->second = divided & ~(first | tied);
    out->tied = tied;
    return CHESS_DISTANCE_OK;
}

