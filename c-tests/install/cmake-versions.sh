#!/bin/sh -eu
# needs: cmake
# CMake accepts the same major version, up to the installed minor version.
. ./functions.sh
major=${version%%.*}
minor=${version#*.}
minor=${minor%.*}
echo 'include($ENV{PREFIX}/share/cmake/chess_distance/chess_distance-config-version.cmake)
message("${PACKAGE_VERSION} ${PACKAGE_VERSION_COMPATIBLE}")' >ask.cmake
ask() {
    cmake -DPACKAGE_FIND_VERSION_MAJOR=$1 -DPACKAGE_FIND_VERSION=$1.$2 -P ask.cmake >said 2>&1
    test "$(cat said)" = "$version $3"
}
ask $major 0 TRUE
ask $major $minor TRUE
ask $major $((minor + 1)) FALSE
ask $((major + 1)) 0 FALSE
