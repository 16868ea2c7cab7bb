/* A test of the library, PROGRAM, compiled with the inline header instead. */
#define CHESS_DISTANCE_WIKI_NAMES
#include <chess_distance_inline.h>

#define TEXT_OF(name) #name
#define FILE_OF(name) TEXT_OF(name)
#include FILE_OF(PROGRAM)
