/* Shortest trajectories. */

/* First the squares at each distance from the start. Then, from the target backward, those that do
 * not lead on to the next layer are taken out. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_layers(int piece, int from, int to, const ChessDistanceBoard *board,
                                 uint64_t layers[64])
{
    const uint64_t free = chess_distance_inline_free(board);
    const uint64_t open = chess_distance_inline_open(piece, board);
    const uint64_t target = chess_distance_inline_bit(to);
    uint64_t set = chess_distance_inline_bit(from), rest = open & ~set;
    const int length = chess_distance_inline_meet(piece, set, target, 63, board);
    int ply;

    if (length < 0)
        return length;
    for (ply = 0; ply < 64; ++ply) {
        layers[ply] = ply < length ? set : ply == length ? target : 0;
        if (ply < length)
            set = chess_distance_inline_step(piece, set, free) & rest;
        rest &= ~set;
    }
    set = target;
    for (ply = length - 1; ply >= 0; --ply) {
        set = layers[ply]
              & chess_distance_inline_step(chess_distance_inline_backward(piece), set & open, free);
        layers[ply] = set;
    }
    return length;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_trajectory_fault(int piece, int from, int to)
{
    if (((from | to) & ~63) != 0)
        return CHESS_DISTANCE_INVALID_SQUARE;
    return chess_distance_inline_is_piece(piece) ? CHESS_DISTANCE_OK : CHESS_DISTANCE_INVALID_PIECE;
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectories(int piece, int from, int to, const ChessDistanceBoard *board,
                                uint64_t layers[64])
{
    const int fault = chess_distance_inline_trajectory_fault(piece, from, to);

    if (fault != 0)
        return fault;
    if (!layers)
        return CHESS_DISTANCE_NULL_POINTER;
    if (chess_distance_inline_overlap(layers, 512, board, sizeof *board))
        return CHESS_DISTANCE_OVERLAP;
    return chess_distance_inline_layers(piece, from, to, board, layers);
}

/* ways[sq]: the number of shortest ways from a square of the layers to the target. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_ways(int piece, const ChessDistanceBoard *board,
                                const uint64_t layers[64], int length, int to, uint64_t ways[64])
{
    const uint64_t free = chess_distance_inline_free(board);
    int ply;

    ways[to] = 1;
    for (ply = length - 1; ply >= 0; --ply) {
        uint64_t from = layers[ply], next;

        for (; from != 0; from &= from - 1) {
            uint64_t sum = 0;

            next = chess_distance_inline_step(piece, from & (0 - from), free) & layers[ply + 1];
            for (; next != 0; next &= next - 1)
                sum += ways[chess_distance_inline_lowest(next)];
            ways[chess_distance_inline_lowest(from)] = sum;
        }
    }
}

CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_trajectory_count(int piece, int from, int to,
                                         const ChessDistanceBoard *board)
{
    uint64_t layers[64], ways[64];
    int length;

    if (chess_distance_inline_trajectory_fault(piece, from, to) != 0)
        return 0;
    length = chess_distance_inline_layers(piece, from, to, board, layers);
    if (length < 0)
        return 0;
    chess_distance_inline_ways(piece, board, layers, length, to, ways);
    return ways[from];
}

CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_trajectory(int piece, int from, int to, const ChessDistanceBoard *board,
                              uint64_t index, uint8_t path[64])
{
    const int fault = chess_distance_inline_trajectory_fault(piece, from, to);
    uint64_t layers[64], ways[64], free;
    int length, ply;

    if (fault != 0)
        return fault;
    if (!path)
        return CHESS_DISTANCE_NULL_POINTER;
    length = chess_distance_inline_layers(piece, from, to, board, layers);
    if (length >= 0) {
        chess_distance_inline_ways(piece, board, layers, length, to, ways);
        if (index >= ways[from])
            return CHESS_DISTANCE_OUT_OF_RANGE;
    }
    if (chess_distance_inline_overlap(path, 64, board, sizeof *board))
        return CHESS_DISTANCE_OVERLAP;
    if (length < 0)
        return length;
    free = chess_distance_inline_free(board);
    /* Ways over a lower next square come first. Skip as many as the index says. */
    for (ply = 0; ply < length; ++ply) {
        uint64_t next = chess_distance_inline_step(piece, chess_distance_inline_bit(from), free)
                        & layers[ply + 1];

        path[ply] = CHESS_DISTANCE_INLINE_CAST(uint8_t, from);
        for (; index >= ways[chess_distance_inline_lowest(next)]; next &= next - 1)
            index -= ways[chess_distance_inline_lowest(next)];
        from = chess_distance_inline_lowest(next);
    }
    path[length] = CHESS_DISTANCE_INLINE_CAST(uint8_t, to);
    return length;
}

