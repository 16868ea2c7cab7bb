# The version of the installed header. Within one major version everything stays compatible
# (docs/abi.md), so a request is met by the same major version and the same or a later minor one.

file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/../../../include/chess_distance.h" _chess_distance_lines
  REGEX "^#define CHESS_DISTANCE_VERSION_")
foreach(_chess_distance_part IN ITEMS MAJOR MINOR PATCH)
  string(REGEX REPLACE ".*VERSION_${_chess_distance_part} ([0-9]+).*" "\\1"
    _chess_distance_${_chess_distance_part} "${_chess_distance_lines}")
endforeach()
set(PACKAGE_VERSION
  "${_chess_distance_MAJOR}.${_chess_distance_MINOR}.${_chess_distance_PATCH}")

if(PACKAGE_FIND_VERSION_MAJOR EQUAL _chess_distance_MAJOR
    AND PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
else()
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
endif()
# As in find_package(chess_distance 0.4...<0.6).
if(PACKAGE_FIND_VERSION_RANGE
    AND (PACKAGE_VERSION VERSION_GREATER PACKAGE_FIND_VERSION_MAX
      OR (PACKAGE_FIND_VERSION_RANGE_MAX STREQUAL "EXCLUDE"
        AND PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION_MAX)))
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
endif()
if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
