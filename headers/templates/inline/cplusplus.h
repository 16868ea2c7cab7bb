
#if defined(__cplusplus)
/* The same functions for C++, without the prefix and for squares of your own type: an enum, an enum
 * class or any integer type. They return int, so that std::min and std::max accept them together
 * and with literals. From C++14 on they are constant expressions:
 *
 *     static_assert(chessdistance::king(Square::E1, Square::E8) == 7, "");
 */
extern "C++" {
namespace chessdistance {

/* The number of a square; -1 if it is negative or above 127. */
template <class Square_>
CHESS_DISTANCE_INLINE_FUNCTION int square_number(Square_ sq)
{
    /* A variable, since gcc warns about comparisons of a small enum with 127. */
    const unsigned long long number = static_cast<unsigned long long>(sq);
    return number > 127u ? -1 : static_cast<int>(number);
}

@TEMPLATES@
} /* namespace chessdistance */
} /* extern "C++" */
#endif

