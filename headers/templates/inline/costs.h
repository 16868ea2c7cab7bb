/* Weighted moves, and graphs with free moves. */

/* due[i]: the squares to reach at the next sum plus i. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_weigh(int piece, uint64_t from, uint64_t plus1, uint64_t plus2,
                                uint64_t free, uint64_t open, uint8_t out[64])
{
    uint64_t words[8], due[4], rest = 0xffffffffffffffffu;
    int sum = 0, largest = 0;

    chess_distance_inline_clear(words);
    due[0] = from;
    due[1] = due[2] = due[3] = 0;
    while (((due[0] | due[1] | due[2] | due[3]) & rest) != 0) {
        from = due[0] & rest;
        rest &= ~from;
        if (from != 0)
            largest = sum;
        from = chess_distance_inline_step(piece, from, free) & open;
        due[0] = due[1] | (from & ~(plus1 | plus2));
        due[1] = due[2] | (from & plus1 & ~plus2);
        due[2] = due[3] | (from & plus2 & ~plus1);
        due[3] = from & plus1 & plus2;
        chess_distance_inline_count(words, rest);
        ++sum;
    }
    chess_distance_inline_write(words, rest, out);
    return largest;
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_weighted_map(int piece, uint64_t from, uint64_t plus1, uint64_t plus2,
                                const ChessDistanceBoard *board, uint8_t out[64])
{
    const int fault = chess_distance_inline_map_fault(piece, from, board, out);

    return fault != 0 ? fault
                      : chess_distance_inline_weigh(piece, from, plus1, plus2,
                                                    chess_distance_inline_free(board),
                                                    chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_onward(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                                     const uint8_t start[64], uint8_t out[64])
{
    const uint64_t all = 0xffffffffffffffffu;

    if (!free_moves || !costly_moves || !start || !out)
        return CHESS_DISTANCE_NULL_POINTER;
    if (chess_distance_inline_overlap(out, 64, free_moves, 512)
        || chess_distance_inline_overlap(out, 64, costly_moves, 512)
        || chess_distance_inline_overlap(out, 64, start, 64))
        return CHESS_DISTANCE_OVERLAP;
    return chess_distance_inline_go_on(0, costly_moves, free_moves, start, all, all, out);
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_cost_map(const uint64_t free_moves[64], const uint64_t costly_moves[64],
                                  uint64_t from, uint8_t out[64])
{
    uint8_t start[64];
    int sq;

    if (!free_moves || !costly_moves || !out)
        return CHESS_DISTANCE_NULL_POINTER;
    if (from == 0)
        return CHESS_DISTANCE_EMPTY_SET;
    for (sq = 0; sq < 64; ++sq)
        start[sq] = (from >> sq & 1) != 0 ? 0 : CHESS_DISTANCE_NONE;
    return chess_distance_graph_cost_onward(free_moves, costly_moves, start, out);
}
