--  chess_distance_h: what gcc -fdump-ada-spec writes of the header, after one sed.
with Ada.Text_IO; use Ada.Text_IO;
with Interfaces.C; use Interfaces.C;
with chess_distance_h; use chess_distance_h;

procedure Squares is
   Board : aliased ChessDistanceBoard := (own => 16#3f00fc0000#, enemy => 0, avoid => 0);
begin
   Put_Line (int'Image (chess_distance_king (4, 60))
     & chess_distance_knight_table (0, 63)'Image
     & int'Image (chess_distance_path (C_KING, 0, 63, Board'Access))
     & chess_distance_moves (C_ROOK, 2 ** 56, null)'Image);
end Squares;
