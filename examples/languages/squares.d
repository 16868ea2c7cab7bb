// chess_distance.c: what plain.sh prints of the header. The compiler imports it as C.
import chess_distance;
import core.stdc.stdio : printf;

void main() {
    auto board = ChessDistanceBoard(0x3f00fc0000);
    printf("%d %d %d %llx\n", chess_distance_king(4, 60), chess_distance_knight_table[0][63],
            chess_distance_path(CHESS_DISTANCE_KING, 0, 63, &board),
            chess_distance_moves(CHESS_DISTANCE_ROOK, 1UL << 56, null));
}
