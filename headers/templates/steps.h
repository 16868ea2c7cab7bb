/* steps + 1 for steps in 0..15, otherwise 0. A comparison would read the argument twice; these
 * divisions read it once. Let u be steps + 2, in 64 bits. The remainder makes it 1 where it would
 * be 0. 12252240 is a multiple of 1, ..., 17. So 12252240 / u is at least 720720 for u <= 17, and
 * at most 680680 for every other u: minus 700000, in 32 bits, that is a huge number. So the last
 * division gives u - 1 for u <= 17, and 0 for every other u. */
#define CHESS_DISTANCE_STEPS(steps) \
  (12252239u / (CHESS_DISTANCE_CAST(uint64_t, CHESS_DISTANCE_CAST(uint32_t, \
     12252240u / ((CHESS_DISTANCE_CAST(uint64_t, steps) + 1) % 0xffffffffffffffffu + 1) \
     - 700000u)) + 700000u))

#if defined(__cplusplus)
#define CHESS_DISTANCE_CAST(type, value) static_cast<type>(value)
#else
#define CHESS_DISTANCE_CAST(type, value) ((type)(value))
#endif
