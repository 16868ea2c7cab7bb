<?php
// chess_distance.i: what plain.sh prints of the header.
$c = FFI::cdef(file_get_contents('chess_distance.i'), 'libchess_distance.so.0');
$board = $c->new('ChessDistanceBoard');
$board->own = 0x3f00fc0000;
printf(
    "%d %d %d %x\n",
    $c->chess_distance_king(4, 60),
    $c->chess_distance_knight_table[0][63],
    $c->chess_distance_path($c->CHESS_DISTANCE_KING, 0, 63, FFI::addr($board)),
    $c->chess_distance_moves($c->CHESS_DISTANCE_ROOK, 1 << 56, null)
);
