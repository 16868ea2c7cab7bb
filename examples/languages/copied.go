// The inline header, a copied file, through cgo. Its functions are C's; a table needs one of ours.
package main

// #include "chess_distance_inline.h"
// static int knight(int a, int b) { return chess_distance_knight_table[a][b]; }
import "C"
import "fmt"

func main() {
	board := C.ChessDistanceBoard{own: 0x3f00fc0000}
	fmt.Println(C.chess_distance_king(4, 60), C.knight(0, 63),
		C.chess_distance_path(C.CHESS_DISTANCE_KING, 0, 63, &board),
		fmt.Sprintf("%x", C.chess_distance_moves(C.CHESS_DISTANCE_ROOK, 1<<56, nil)))
}
