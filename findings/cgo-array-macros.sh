#!/bin/sh
# Guess: cgo reads a macro that names an array, as it reads a macro that names a variable.
# Fact: it writes a C function that returns the macro's value, and C returns no arrays. The array
#   under its own name works.
# Version: go 1.19 (Debian 12); left out for others
# Source: golang/go, src/cmd/cgo/out.go (`_cgo_..._Cmacro_`)
. "$(dirname "$0")/common"
go version 2>/dev/null | grep -q 'go1\.19' || left_out 'go 1.19 is missing'
export GO111MODULE=off GOCACHE="$PWD/cache"
for name in table alias number_alias; do
    cat >"$name.go" <<END
package main

// static int number = 6;
// int table[2] = {6, 7};
// #define number_alias number
// #define alias table
import "C"

func main() { println(C.$name$([ "$name" = number_alias ] || echo '[0]')) }
END
    show sh -c "go run $name.go 2>&1 | grep -o 'assignment to expression with array type\|^6$' | sort -u"
done
expect <<'END'
6
assignment to expression with array type
6
END
