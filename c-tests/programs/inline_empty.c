#include <chess_distance_inline.h>
