/* Maps.
 *
 * A map is kept as bit planes: bit sq of word i is bit i of the distance of square sq. Each move of
 * a search adds 1 to all squares not reached yet. At the end the planes become bytes. */

/* Exchanges the bits at `mask << by` of one word with the bits at `mask` of the other. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap(uint64_t words[8], int one, int other, int by, uint64_t mask)
{
    const uint64_t differing = (words[one] >> by ^ words[other]) & mask;

    words[one] ^= differing << by;
    words[other] ^= differing;
}

/* The same for the four pairs of words that are `apart` = 1, 2 or 4 from each other. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_swap_all(uint64_t words[8], int apart, int by, uint64_t mask)
{
    const int second = apart == 1 ? 2 : 1, third = apart == 4 ? 2 : 4;

    chess_distance_inline_swap(words, 0, apart, by, mask);
    chess_distance_inline_swap(words, second, second + apart, by, mask);
    chess_distance_inline_swap(words, third, third + apart, by, mask);
    chess_distance_inline_swap(words, second + third, second + third + apart, by, mask);
}

/* Bit sq of word i becomes bit i of byte sq. Byte 0 is the lowest of word 0. */
CHESS_DISTANCE_INLINE_SEARCH void chess_distance_inline_to_bytes(uint64_t words[8])
{
    chess_distance_inline_swap_all(words, 1, 1, 0x5555555555555555u);
    chess_distance_inline_swap_all(words, 2, 2, 0x3333333333333333u);
    chess_distance_inline_swap_all(words, 4, 4, 0x0f0f0f0f0f0f0f0fu);
    chess_distance_inline_swap_all(words, 1, 8, 0x00ff00ff00ff00ffu);
    chess_distance_inline_swap_all(words, 2, 16, 0x0000ffff0000ffffu);
    chess_distance_inline_swap_all(words, 4, 32, 0x00000000ffffffffu);
}

/* Eight bytes, the lowest first. Compilers make one load or store of it. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_load(const uint8_t *in)
{
    return CHESS_DISTANCE_INLINE_CAST(uint64_t, in[0])
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[1]) << 8
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[2]) << 16
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[3]) << 24
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[4]) << 32
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[5]) << 40
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[6]) << 48
           | CHESS_DISTANCE_INLINE_CAST(uint64_t, in[7]) << 56;
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_store(uint8_t *out, uint64_t word)
{
    out[0] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word);
    out[1] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 8);
    out[2] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 16);
    out[3] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 24);
    out[4] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 32);
    out[5] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 40);
    out[6] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 48);
    out[7] = CHESS_DISTANCE_INLINE_CAST(uint8_t, word >> 56);
}

/* Writes a map; the squares of `nowhere` become 255. */
CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_write(uint64_t words[8], uint64_t nowhere, uint8_t out[64])
{
    int i;

    for (i = 0; i < 8; ++i)
        words[i] |= nowhere;
    chess_distance_inline_to_bytes(words);
    for (i = 0; i < 8; ++i)
        chess_distance_inline_store(out + 8 * i, words[i]);
}

/* Sets all counts to 0. An initializer could become a call of memset. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_clear(uint64_t words[8])
{
    words[0] = words[1] = words[2] = words[3] = 0;
    words[4] = words[5] = words[6] = words[7] = 0;
}

/* Adds the set to one bit plane. The set becomes the carry to the next plane. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_add(uint64_t *word, uint64_t *set)
{
    const uint64_t carry = *word & *set;

    *word ^= *set;
    *set = carry;
}

/* Adds 1 to the count of each square of the set. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
void chess_distance_inline_count(uint64_t words[8], uint64_t set)
{
    chess_distance_inline_add(&words[0], &set);
    chess_distance_inline_add(&words[1], &set);
    chess_distance_inline_add(&words[2], &set);
    chess_distance_inline_add(&words[3], &set);
    chess_distance_inline_add(&words[4], &set);
    chess_distance_inline_add(&words[5], &set);
    chess_distance_inline_add(&words[6], &set);
    chess_distance_inline_add(&words[7], &set);
}

/* One move of a piece, or one move in a graph if graph is not NULL. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
uint64_t chess_distance_inline_next(int piece, const uint64_t *graph, uint64_t from, uint64_t free)
{
    uint64_t next = 0;

    if (!graph)
        return chess_distance_inline_step(piece, from, free);
    for (; from != 0; from &= from - 1)
        next |= graph[chess_distance_inline_lowest(from)];
    return next;
}

/* The map from a set. Moves go on from squares of `entered` to squares of `open`. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fill(int piece, const uint64_t *graph, uint64_t from, uint64_t free,
                               uint64_t entered, uint64_t open, uint8_t out[64])
{
    const uint64_t closed = ~(open | from);
    uint64_t words[8], rest = open & ~from;
    int moves = 0;

    chess_distance_inline_clear(words);
    while (rest != 0) {
        from = chess_distance_inline_next(piece, graph, from & entered, free) & rest;
        if (from == 0)
            break;
        chess_distance_inline_count(words, rest);
        rest &= ~from;
        moves = (moves + 1) & 63; /* At most 63; the mask is for static analyzers. */
    }
    chess_distance_inline_write(words, rest | closed, out);
    return moves;
}

/* The errors of a call with an output of `size` bytes among the obstacles of one board or two. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_fault(int is_piece, int is_set, int in_range,
                                const ChessDistanceBoard *board, const ChessDistanceBoard *other,
                                const void *out, uintptr_t size)
{
    if (!is_piece)
        return CHESS_DISTANCE_INVALID_PIECE;
    if (!out)
        return CHESS_DISTANCE_NULL_POINTER;
    if (!is_set)
        return CHESS_DISTANCE_EMPTY_SET;
    if (!in_range)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    if (chess_distance_inline_overlap(out, size, board, sizeof *board)
        || chess_distance_inline_overlap(out, size, other, sizeof *other))
        return CHESS_DISTANCE_OVERLAP;
    return CHESS_DISTANCE_OK;
}

/* The errors of the maps below. Squares are checked before. */
CHESS_DISTANCE_INLINE_SEARCH
int chess_distance_inline_map_fault(int piece, uint64_t set, const ChessDistanceBoard *board,
                                    const uint8_t *out)
{
    return chess_distance_inline_fault(chess_distance_inline_is_piece(piece), set != 0, 1, board,
                                       board, out, 64);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH chess_distance_set_map(...)
{
    const int fault = chess_distance_inline_map_fault(piece, from, board, out);
    const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

    return fault != 0
               ? fault
               : chess_distance_inline_fill(piece, CHESS_DISTANCE_INLINE_NO_GRAPH, from,
                                            chess_distance_inline_free(board), all,
                                            chess_distance_inline_open(piece, board), out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH chess_distance_map(...)
{
    return (from & ~63) != 0
               ? CHESS_DISTANCE_INVALID_SQUARE
               : chess_distance_set_map(piece, chess_distance_inline_bit(from), board, out);
}

/* Backward: the search goes on only from squares that a move may enter, and ends on any square. */
CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH chess_distance_set_map_to(...)
{
    const int fault = chess_distance_inline_map_fault(piece, to, board, out);
    const uint64_t all = CHESS_DISTANCE_INLINE_ALL;

    return fault != 0
               ? fault
               : chess_distance_inline_fill(chess_distance_inline_backward(piece),
                                            CHESS_DISTANCE_INLINE_NO_GRAPH, to,
                                            chess_distance_inline_free(board),
                                            chess_distance_inline_open(piece, board), all, out);
}

CHESS_DISTANCE_INLINE_ALWAYS CHESS_DISTANCE_INLINE_SEARCH chess_distance_map_to(...)
{
    return (to & ~63) != 0
               ? CHESS_DISTANCE_INVALID_SQUARE
               : chess_distance_set_map_to(piece, chess_distance_inline_bit(to), board, out);
}

