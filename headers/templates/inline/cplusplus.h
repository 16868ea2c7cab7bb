
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

@TEMPLATES@
} /* namespace chessdistance */
} /* extern "C++" */
#endif

