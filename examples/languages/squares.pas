{ Free Pascal needs the declaration of each name that you use: no capitals tell king from KING. }
program squares;
uses sysutils;
{$linklib c}
{$linklib chess_distance}
type
  Board = record own, enemy, avoid: QWord; end;
function king(a, b: longint): longint; cdecl; external name 'chess_distance_king';
function path(piece, a, b: longint; var among: Board): longint; cdecl; external name 'chess_distance_path';
function moves(piece: longint; from: QWord; among: pointer): QWord; cdecl; external name 'chess_distance_moves';
var
  knight: array[0..63, 0..63] of byte; external name 'chess_distance_knight_table';
  among: Board = (own: $3f00fc0000; enemy: 0; avoid: 0);
begin
  writeln(king(4, 60), ' ', knight[0, 63], ' ', path(0, 0, 63, among), ' ', IntToHex(moves(4, QWord(1) shl 56, nil), 16));
end.
