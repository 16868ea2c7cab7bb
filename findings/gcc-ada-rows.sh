#!/bin/sh
# Guess: gcc's `-fdump-ada-spec` writes Ada that compiles for any plain C header.
# Fact: for a parameter that points at a row, `uint8_t (*out)[64]`, it writes `access` without a
#   type, which is no Ada. A pointer at a byte and a table of two dimensions are written well.
# Version: gcc 12.2.0 (Debian 12); left out for others
# Source: gcc-mirror/gcc, gcc/c-family/c-ada-spec.cc (pointer to an array without a name)
. "$(dirname "$0")/common"
[ "$(gcc -dumpfullversion 2>/dev/null)" = 12.2.0 ] || left_out 'gcc 12.2.0 is missing'
cat >rows.h <<'END'
void fill_byte(unsigned char *out);
void fill_rows(unsigned char (*out)[64]);
extern const unsigned char table[64][64];
END
gcc -fdump-ada-spec -c rows.h
show gcc -dumpfullversion
show sed -n 's/ *-- rows.*//; /procedure/p; /table :/p' rows_h.ads
expect <<'END'
12.2.0
   procedure fill_byte (c_out : access unsigned_char)
   procedure fill_rows (c_out : access )
   table : aliased array (0 .. 63, 0 .. 63) of aliased unsigned_char
END
