(* ocamlfind ocamlopt -package ctypes.foreign -linkpkg squares.ml *)
open Ctypes
open Foreign
let from = Dl.dlopen ~filename:"libchess_distance.so.0" ~flags:[Dl.RTLD_NOW]
let king = foreign ~from "chess_distance_king" (int @-> int @-> returning int)
let path = foreign ~from "chess_distance_path" (int @-> int @-> int @-> ptr uint64_t @-> returning int)
let moves = foreign ~from "chess_distance_moves" (int @-> uint64_t @-> ptr_opt uint64_t @-> returning uint64_t)
let knight = foreign_value ~from "chess_distance_knight_table" (array 64 (array 64 uint8_t))
let board = CArray.of_list uint64_t (List.map Unsigned.UInt64.of_int [0x3f00fc0000; 0; 0])
let () =
  Printf.printf "%d %d %d %s\n" (king 4 60)
    (Unsigned.UInt8.to_int (CArray.get (CArray.get !@knight 0) 63))
    (path 0 0 63 (CArray.start board))
    (Unsigned.UInt64.to_hexstring (moves 4 (Unsigned.UInt64.of_string "0x100000000000000") None))
