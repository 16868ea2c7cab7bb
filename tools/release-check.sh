#!/usr/bin/env bash
# release-check.sh (make release-check): the checklist of a release. Prints for every point whether
# it is done, then the remaining long checks and steps; FULL=1 runs the checks too. Fails while a
# point is open.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
open=0

# point WHAT TO_DO COMMAND...: done if the command succeeds.
point() {
    local what=$1 to_do=$2
    shift 2
    if "$@" >/dev/null 2>&1; then
        echo "done  $what"
    else
        echo "OPEN  $what: $to_do"
        open=$((open + 1))
    fi
}

committed() { [ -z "$(git status --porcelain)" ]; }
first_heading() { [[ "$(grep -m 1 '^## ' CHANGELOG.md)" =~ ^"## $version, "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]]; }
headers_in_step() { make --silent headers && committed; }
dump_is_current() {
    git ls-files --error-unmatch "c-tests/abi/$version.abi" && tools/abi.sh dump && git diff --quiet -- c-tests/abi
}
# Archives and packages contain the pages of the tag.
pages_know_of_a_release() { ! git grep -qE 'no release yet|Once a version is published' -- '*.md'; }

echo "Release $version"
point 'everything is committed' 'commit it, or put it aside' committed
point 'the version of Cargo.toml everywhere' 'the test names each place: cargo test -p chess-distance-c-tests --test documents -- version' \
    cargo test -q -p chess-distance-c-tests --test documents -- 'the version'
point 'heading and date in CHANGELOG.md' "begin it with \"## $version, $(date +%F)\"" first_heading
point 'no page says that nothing is published' 'see README.md, docs/installing.md, bindings/python/README.md' pages_know_of_a_release
point 'headers and lists in step' 'commit what make headers has written' headers_in_step
point "c-tests/abi/$version.abi" 'run tools/abi.sh dump and commit it' dump_is_current
point 'nothing of an earlier release is removed' 'see tools/abi.sh check' tools/abi.sh check

for check in .ci/run 'make proof STRICT=1' 'tools/proof/packages.sh publish'; do
    if [ "${FULL:-0}" = 1 ]; then
        # Words of a command.
        # shellcheck disable=SC2086
        point "$check" 'see its output' env $check
    else
        echo "to run: $check (FULL=1 runs it)"
    fi
done
cat <<END
then:   git tag v$version and push it: .github/workflows/release.yml makes archives, wheels and packages,
        signs them, waits for a person's yes, and publishes them with SHA256SUMS
then:   copy the filled-in port (tools/vcpkg.sh, build/vcpkg) into the registry of vcpkg
END
if ((open)); then
    echo "$open open"
    exit 1
fi
