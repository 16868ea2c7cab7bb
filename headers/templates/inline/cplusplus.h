
#if defined(__cplusplus)
/* The same functions for C++, without the prefix and for squares of your own type: an enum, an
 * enum class or any integer type. They return int, so that they go into std::min and std::max
 * with each other and with literals; from C++14 on they are constant expressions:
 *
 *     static_assert(chessdistance::king(Square::E1, Square::E8) == 7, "");
 */
extern "C++" {
namespace chessdistance {

/* The number of a square, or -1 if it is negative or above 127: on no board. */
template <class Square_>
CHESS_DISTANCE_INLINE_FUNCTION int square_number(Square_ sq)
{
    /* In a variable: gcc would compare the enum, and warn that a small one is never above 127. */
    const unsigned long long number = static_cast<unsigned long long>(sq);
    return number > 127u ? -1 : static_cast<int>(number);
}

@TEMPLATES@
} /* namespace chessdistance */
} /* extern "C++" */
#endif

