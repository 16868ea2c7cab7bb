# find_package(chess_distance) gives these targets:
#
#   chess_distance::shared   the shared library
#   chess_distance::static   the archive: nothing else has to be linked
#   chess_distance::inline   the headers that need no library
#   chess_distance::chess_distance   the archive, or with BUILD_SHARED_LIBS the shared library
#
# Nothing here names a directory: the tree can be moved.

get_filename_component(_chess_distance_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

# _chess_distance_find(VARIABLE NAME...): the first of the names in the library directories.
function(_chess_distance_find variable)
  set(${variable} "" PARENT_SCOPE)
  foreach(directory IN ITEMS lib "lib/${CMAKE_LIBRARY_ARCHITECTURE}" lib64 bin)
    foreach(name IN LISTS ARGN)
      if(EXISTS "${_chess_distance_prefix}/${directory}/${name}")
        set(${variable} "${_chess_distance_prefix}/${directory}/${name}" PARENT_SCOPE)
        return()
      endif()
    endforeach()
  endforeach()
endfunction()

# An archive for Windows has the files of both kinds of compilers.
set(_chess_distance_static libchess_distance.a chess_distance.lib)
set(_chess_distance_imports libchess_distance.dll.a chess_distance.dll.lib)
if(MSVC)
  list(REVERSE _chess_distance_static)
  list(REVERSE _chess_distance_imports)
endif()
_chess_distance_find(_chess_distance_archive ${_chess_distance_static})
_chess_distance_find(_chess_distance_library
  libchess_distance.so libchess_distance.dylib chess_distance.dll)
_chess_distance_find(_chess_distance_import ${_chess_distance_imports})

include("${CMAKE_CURRENT_LIST_DIR}/chess_distance-targets.cmake")
chess_distance_targets("${_chess_distance_prefix}/include" "${_chess_distance_archive}"
  "${_chess_distance_library}" "${_chess_distance_import}")
