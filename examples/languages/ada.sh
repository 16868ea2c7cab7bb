#!/bin/sh
# ada.sh HEADER: writes chess_distance_h.ads. In Ada CHESS_DISTANCE_KING and chess_distance_king are
# one name, so that constants become C_KING and so on. For a pointer at a row gcc writes `access`
# without a type, which becomes an address.
set -e
gcc -fdump-ada-spec -C "$1"
sed -i -E 's/^   CHESS_DISTANCE_([A-Z_]+) : constant/   C_\1 : constant/
    s/: access ([);])/: System.Address\1/' chess_distance_h.ads
