#!/bin/sh
# Guess: PHP's FFI::cdef refuses a header with directives, as its manual says.
# Fact: it skips every line that begins with #, so that what stands between `#ifdef __cplusplus` and
#   `#endif` is read too. A header without such a part is accepted, and its constants are lost.
# Version: PHP 8.2 (Debian 12); left out for others
# Source: php.net, FFI::cdef ("C preprocessor directives are not supported"); ext/ffi/ffi.g
. "$(dirname "$0")/common"
php -m 2>/dev/null | grep -q '^FFI$' || left_out 'php with FFI is missing'
php --version | grep -q '^PHP 8\.2\.' || left_out 'PHP 8.2 is missing'
cat >program.php <<'END'
<?php
foreach (["#ifdef __cplusplus\nextern \"C\" {\n#endif\n", "#error never\n#define SIX 6\n"] as $start) {
    try {
        $c = FFI::cdef($start . "int abs(int number);");
        echo $c->abs(-6), "\n", $c->SIX, "\n";
    } catch (FFI\Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
END
show php program.php
expect <<'END'
unexpected '<STRING>' at line 2
6
Attempt to read undefined C variable 'SIX'
END
