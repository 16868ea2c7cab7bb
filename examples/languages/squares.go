// chess_distance.h through cgo.
package main

// #cgo LDFLAGS: -lchess_distance
// #include <chess_distance.h>
import "C"
import "fmt"

func main() {
	board := C.ChessDistanceBoard{own: 0x3f00fc0000}
	fmt.Println(C.chess_distance_king(4, 60), C.chess_distance_knight_table[0][63],
		C.chess_distance_path(C.CHESS_DISTANCE_KING, 0, 63, &board),
		fmt.Sprintf("%x", C.chess_distance_moves(C.CHESS_DISTANCE_ROOK, 1<<56, nil)))
}
