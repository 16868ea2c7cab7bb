\ Gforth. A set of 64 bits is one cell on a machine of 64 bits.
c-library squares
s" chess_distance" add-lib
\c #include <chess_distance.h>
c-function king chess_distance_king n n -- n
c-function path chess_distance_path n n n a -- n
c-function moves chess_distance_moves n n a -- n
\c static const void *knight_table(void) { return chess_distance_knight_table; }
c-function knights knight_table -- a
end-c-library
create board $3f00fc0000 , 0 , 0 ,
4 60 king . knights 63 + c@ . 0 0 63 board path . 4 1 56 lshift 0 moves hex u. cr bye
