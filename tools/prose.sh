#!/usr/bin/env bash
# prose.sh [FILE...]: checks the sentences of the README and the pages with tools/prose: length,
# repeated words, chains of passives, and phrases that readers stumble over. Prose wraps at 100
# columns; tables, headings, code, comments and HTML may be longer. Ends with 3 if npm cannot install
# the checker.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# = 0 ]; then
    mapfile -t files < <(git ls-files '*.md' ':!CHANGELOG.md')
    set -- "${files[@]}"
fi

status=0
awk '
    FNR == 1 { code = comment = 0 }
    /^ *```/ { code = !code }
    /^<!--/ { comment = 1 }
    !code && !comment && !/^(\||#|<|    )/ && length > 100 {
        print FILENAME ":" FNR ": more than 100 columns"
        found = 1
    }
    /-->/ { comment = 0 }
    END { exit found }
' "$@" || status=1

left_out() {
    echo "prose: left out, since $1"
    exit $((status ? status : 3))
}
command -v npm >/dev/null || left_out 'npm is missing'
[ -d tools/prose/node_modules ] || npm --prefix tools/prose ci --silent --no-fund --no-audit ||
    left_out 'npm cannot install textlint'
tools/prose/node_modules/.bin/textlint --config tools/prose/.textlintrc.json "$@" || status=1
exit $status
