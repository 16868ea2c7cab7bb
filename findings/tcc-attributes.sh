#!/bin/sh
# Guess: tcc keeps `__attribute__((packed))`, which its manual lists, in every program.
# Fact: after any header of glibc it does not: <sys/cdefs.h> defines `__attribute__` away for
#   compilers that do not say they are gcc. A packed structure of 5 bytes takes 8 then.
# Version: tcc 0.9.27 (Debian 12) with glibc 2.36; left out for others
# Source: glibc, misc/sys/cdefs.h (`# define __attribute__(xyz)`)
. "$(dirname "$0")/common"
tcc -v 2>/dev/null | grep -q 'version 0.9.27 ' || left_out 'tcc 0.9.27 is missing'
cat >packed.c <<'END'
#ifdef AFTER_A_HEADER
#include <stdlib.h>
#endif
int printf(const char *format, ...);
struct __attribute__((packed)) move { char piece; int square; };
int main(void) { printf("%d bytes\n", (int)sizeof(struct move)); return 0; }
END
show tcc -run packed.c
show tcc -DAFTER_A_HEADER -run packed.c
expect <<'END'
5 bytes
8 bytes
END
