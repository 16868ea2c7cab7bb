/* The input of SWIG: chess_distance.h. */
%module chess_distance
%{
#include <chess_distance.h>
%}
%include <stdint.i>
%include <chess_distance.h>
%inline %{
int manhattan_table(int a, int b) { return chess_distance_manhattan_table[a][b]; }
%}
