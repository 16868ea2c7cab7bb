#!/bin/sh
# Guess: cscope finds every function of a header that compiles.
# Fact: it reads both branches of `#if` and `#else`. If a brace opens in one and closes in another,
#   it finds no function behind them, and does not say so.
# Version: cscope 15.9 (Debian 12); left out for others
# Source: cscope.sourceforge.net, cscope(1); fscanner.l counts braces
. "$(dirname "$0")/common"
cscope -V 2>&1 | grep -q 'version 15.9' || left_out 'cscope 15.9 is missing'
cat >braces.h <<'END'
static int before(void) { return 1; }
#if defined(__cplusplus)
extern "C++" {
template <class Integer>
#else
#define Integer int
#endif
static int checked(Integer square) { return square; }
#if defined(__cplusplus)
}
#else
#undef Integer
#endif
static int after(void) { return 2; }
END
cscope -b -c -k braces.h
for name in before after; do
    show sh -c "cscope -d -L -1 $name | cut -d ' ' -f 2-3 | grep . || echo not found: $name"
done
expect <<'END'
before 1
not found: after
END
