 * Results. An int >= 0 is a distance, an index or a count of moves. A negative int is one of the
 * codes below, never a distance (but the increments of chess_distance_direction are signed). It is
 * less than any limit: write (unsigned)d <= 3u, not d <= 3, unless d cannot be negative. -1 is an
 * answer; the other codes are errors, which are looked for first. Of several errors the one nearest
 * to 0 is returned. On an error an output buffer is left as it was. Where a function does either in
 * another way, its description says so. A function that returns a set of squares returns 0 for bad
 * input. Flags: nonzero is true.
