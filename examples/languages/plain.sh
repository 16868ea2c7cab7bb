#!/bin/sh
# plain.sh HEADER: prints a header for what reads C without its directives: constants as
# enumerations, and behind them what the preprocessor prints.
sed -n 's/^#define \(CHESS_DISTANCE_[A-Z_]*\)  *(*\(-*[0-9][0-9]*\).*/enum { \1 = \2 };/p' "$1"
exec cc -E -P "$1"
