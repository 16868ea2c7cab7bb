 * Results. An int >= 0 is a distance, an index or a count of moves. A negative int is one of the
 * codes below: -1 (unreachable) is an answer, the other codes are errors. Exception: the result of
 * chess_distance_direction is a signed increment, not a code. Functions that return a uint64_t
 * return 0 for bad input. Flags: nonzero is true.
 *
 * A negative result is less than any limit: d <= 3 is true for -1. Write (unsigned)d <= 3u.
 *
 * Errors. Arguments are checked before the search. If several errors apply, the code nearest to 0
 * is returned. On an error an output buffer stays as it was. Exceptions are documented at the
 * function.
