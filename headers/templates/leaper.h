/** The (m,n)-leaper, for 0 <= m, n <= 15: it jumps m squares along one axis and n along the other.
 * (m,n) and (n,m) are the same piece, (0,1) is the wazir, (1,2) the knight; (0,0) is no piece.
 * Outside the range: -1, which is no piece. Any standard integer type will do. The result is an
 * int, and constant if m and n are; each is evaluated once. */
#define CHESS_DISTANCE_LEAPER(m, n) \
  (CHESS_DISTANCE_CAST(int, CHESS_DISTANCE_CAST(uint32_t, \
     ((16 * CHESS_DISTANCE_STEPS(m) - 16) % 0xfffffffefffffff1u \
      | (CHESS_DISTANCE_STEPS(n) - 1) | 256) + 1)) - 1)
