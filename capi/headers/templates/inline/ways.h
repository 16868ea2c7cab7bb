/* Ways between sets, and ways of a given length. */

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_set_trajectories(int piece, uint64_t from, uint64_t to,
                                    const ChessDistanceBoard *board, uint64_t layers[64])
{
    const int fault = chess_distance_inline_fault(chess_distance_inline_is_piece(piece),
                                                  from != 0 && to != 0, board, layers, 512);

    return fault != 0 ? fault
                      : chess_distance_inline_piece_layers(piece, from, to, board, layers);
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_set_trajectory_count(int piece, uint64_t from, uint64_t to,
                                             const ChessDistanceBoard *board)
{
    uint64_t layers[64], ways[64], sum = 0;
    int length;

    if (!chess_distance_inline_is_piece(piece))
        return 0;
    length = chess_distance_inline_piece_layers(piece, from, to, board, layers);
    if (length < 0)
        return 0;
    chess_distance_inline_ways(piece, board, layers, length, ways);
    for (from = layers[0]; from != 0; from &= from - 1)
        sum += ways[chess_distance_inline_lowest(from)];
    return sum;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_graph_trajectories(const uint64_t moves[64], uint64_t from, uint64_t to,
                                      uint64_t layers[64])
{
    const uint64_t all = 0xffffffffffffffffu;

    if (!moves || !layers)
        return CHESS_DISTANCE_NULL_POINTER;
    if (from == 0 || to == 0)
        return CHESS_DISTANCE_EMPTY_SET;
    if (chess_distance_inline_overlap(layers, 512, moves, 512))
        return CHESS_DISTANCE_OVERLAP;
    return chess_distance_inline_layers(0, moves, from, to, all, all, layers);
}

/* The layers of the ways of a given number of moves, 0 to 63. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_walk(int piece, int from, int to, int moves,
                               const ChessDistanceBoard *board, uint64_t layers[64])
{
    const uint64_t free = chess_distance_inline_free(board);
    const uint64_t open = chess_distance_inline_open(piece, board);
    const uint64_t target = chess_distance_inline_bit(to);
    uint64_t reached[64], set = chess_distance_inline_bit(from);
    int ply;

    for (ply = 0; ply < moves; ++ply) {
        reached[ply] = set;
        set = chess_distance_inline_step(piece, set, free) & open;
    }
    if ((set & target) == 0)
        return CHESS_DISTANCE_UNREACHABLE;
    chess_distance_inline_lead_on(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, target, free, open, reached,
                                  moves, layers);
    return moves;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_walks(int piece, int from, int to, int moves, const ChessDistanceBoard *board,
                         uint64_t layers[64])
{
    const int fault = chess_distance_inline_trajectory_fault(piece, from, to);

    if (fault != 0)
        return fault;
    if (!layers)
        return CHESS_DISTANCE_NULL_POINTER;
    if ((moves & ~63) != 0)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    if (chess_distance_inline_overlap(layers, 512, board, sizeof *board))
        return CHESS_DISTANCE_OVERLAP;
    return chess_distance_inline_walk(piece, from, to, moves, board, layers);
}

/* Every square of a layer leads to the target. So a count that overflows stays too large up to the
 * start. */
CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_walk_count(int piece, int from, int to, int moves,
                                   const ChessDistanceBoard *board)
{
    const uint64_t free = chess_distance_inline_free(board);
    uint64_t layers[64], counts[2][64];
    int ply;

    if (chess_distance_inline_trajectory_fault(piece, from, to) != 0 || (moves & ~63) != 0
        || chess_distance_inline_walk(piece, from, to, moves, board, layers) < 0)
        return 0;
    counts[moves & 1][to] = 1;
    for (ply = moves - 1; ply >= 0; --ply) {
        const uint64_t *const onward = counts[(ply + 1) & 1];
        uint64_t set = layers[ply], next;

        for (; set != 0; set &= set - 1) {
            uint64_t sum = 0;

            next = chess_distance_inline_step(piece, set & (0 - set), free) & layers[ply + 1];
            for (; next != 0; next &= next - 1) {
                const uint64_t more = onward[chess_distance_inline_lowest(next)];

                sum = sum + more < sum ? 0xffffffffffffffffu : sum + more;
            }
            counts[ply & 1][chess_distance_inline_lowest(set)] = sum;
        }
    }
    return counts[0][from];
}

/* Squares that every way enters. */

/* A candidate is a layer of one square: all shortest ways enter it. It is needed unless a search
 * that avoids it reaches a later layer or the target. The search continues for the next candidate:
 * `left` are the squares whose moves it has made, `reached` the squares that these moves reach. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_needed(int piece, const uint64_t *graph, uint64_t from, uint64_t to,
                                      uint64_t free, uint64_t open)
{
    uint64_t layers[64], beyond = to, left = from, needed = 0, reached;
    const int length = chess_distance_inline_layers(piece, graph, from, to, free, open, layers);
    int ply;

    if (length < 2)
        return 0;
    for (ply = 1; ply < length; ++ply)
        beyond |= layers[ply];
    reached = chess_distance_inline_next(piece, graph, from, free) & open;
    for (ply = 1; ply < length; ++ply) {
        const uint64_t candidate = layers[ply];

        beyond &= ~candidate;
        if ((candidate & (candidate - 1)) != 0)
            continue;
        while ((reached & beyond) == 0) {
            from = reached & ~(left | candidate);
            if (from == 0) {
                needed |= candidate;
                break;
            }
            left |= from;
            reached |= chess_distance_inline_next(piece, graph, from, free) & open;
        }
    }
    return needed;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_must_pass(int piece, uint64_t from, uint64_t to,
                                  const ChessDistanceBoard *board)
{
    return chess_distance_inline_is_piece(piece)
               ? chess_distance_inline_needed(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from, to,
                                              chess_distance_inline_free(board),
                                              chess_distance_inline_open(piece, board))
               : 0;
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_graph_must_pass(const uint64_t moves[64], uint64_t from, uint64_t to)
{
    const uint64_t all = 0xffffffffffffffffu;

    return moves ? chess_distance_inline_needed(0, moves, from, to, all, all) : 0;
}
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
