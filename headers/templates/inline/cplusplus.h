
#if defined(__cplusplus)
/* The same functions for C++, without the prefix and for squares of your own type: an enum, an
 * enum class or any integer type. They return int, so that they go into std::min and std::max
 * with each other and with literals; from C++14 on they are constant expressions:
 *
 *     static_assert(chessdistance::king(Square::E1, Square::E8) == 7, "");
 */
extern "C++" {
namespace chessdistance {

/* The number of a square as an int; off every board if it is more than an int holds. */
template <class Square_>
CHESS_DISTANCE_INLINE_FUNCTION int square_number(Square_ sq)
{
    /* A variable: gcc compares as the enum otherwise, and warns that a small one has no 127. */
    const unsigned long long number = static_cast<unsigned long long>(sq);
    return number > 127u ? -1 : static_cast<int>(number);
}

@PAIR_TEMPLATES@
@SQUARE_TEMPLATES@
template <class Square_>
CHESS_DISTANCE_INLINE_FUNCTION int corner(Square_ sq, bool dark)
{
    return chess_distance_corner(square_number(sq), dark ? 1 : 0);
}

template <class Square_>
CHESS_DISTANCE_INLINE_FUNCTION int nearest_file(Square_ sq, uint64_t set, int none)
{
    return chess_distance_nearest_file(square_number(sq), set, none);
}

template <class From_, class To_>
CHESS_DISTANCE_INLINE_FUNCTION int by_x88(int piece, From_ a, To_ b)
{
    return chess_distance_by_x88(piece, square_number(a), square_number(b));
}

} /* namespace chessdistance */
} /* extern "C++" */
#endif

