#lang racket/base
(require ffi/unsafe racket/format)
(define library (ffi-lib "libchess_distance" '("0")))
(define king (get-ffi-obj "chess_distance_king" library (_fun _int _int -> _int)))
(define path (get-ffi-obj "chess_distance_path" library (_fun _int _int _int (_list i _uint64) -> _int)))
(define moves (get-ffi-obj "chess_distance_moves" library (_fun _int _uint64 _pointer -> _uint64)))
(define knight (get-ffi-obj "chess_distance_knight_table" library (_array _uint8 64 64)))
(printf "~a ~a ~a ~a\n" (king 4 60) (array-ref knight 0 63) (path 0 0 63 '(#x3f00fc0000 0 0))
        (number->string (moves 4 (arithmetic-shift 1 56) #f) 16))
