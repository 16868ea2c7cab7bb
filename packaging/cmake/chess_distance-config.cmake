# find_package(chess_distance) gives these targets:
#
#   chess_distance::shared   the shared library
#   chess_distance::static   the archive: nothing else has to be linked
#   chess_distance::inline   the headers that need no library
#   chess_distance::chess_distance   the archive, or with BUILD_SHARED_LIBS the shared library
#
# Nothing here names a directory: the tree can be moved.

# chess_distance_targets(INCLUDE ARCHIVE LIBRARY IMPORT): "" for a missing file.
function(chess_distance_targets include archive library import)
  if(NOT TARGET chess_distance::inline)
    # A directory of its own: in "${include}" a program would find chess_distance.h too, and fail
    # only at the link.
    set(alone "${CMAKE_BINARY_DIR}/chess_distance_inline")
    foreach(header chess_distance_inline.h chess_distance_tables.h)
      configure_file("${include}/${header}" "${alone}/${header}" COPYONLY)
    endforeach()
    add_library(chess_distance::inline INTERFACE IMPORTED GLOBAL)
    set_target_properties(chess_distance::inline PROPERTIES
      INTERFACE_INCLUDE_DIRECTORIES "${alone}")
  endif()

  if(archive AND NOT TARGET chess_distance::static)
    add_library(chess_distance::static STATIC IMPORTED GLOBAL)
    set_target_properties(chess_distance::static PROPERTIES
      IMPORTED_LOCATION "${archive}"
      INTERFACE_INCLUDE_DIRECTORIES "${include}")
  endif()

  if(library AND NOT TARGET chess_distance::shared)
    add_library(chess_distance::shared SHARED IMPORTED GLOBAL)
    set_target_properties(chess_distance::shared PROPERTIES
      IMPORTED_LOCATION "${library}"
      INTERFACE_INCLUDE_DIRECTORIES "${include}")
    if(import)
      set_target_properties(chess_distance::shared PROPERTIES
        IMPORTED_IMPLIB "${import}"
        INTERFACE_COMPILE_DEFINITIONS CHESS_DISTANCE_DLL)
    endif()
  endif()

  # The target with the package's own name: the archive, or the shared library if the project asks
  # for shared libraries.
  if(NOT TARGET chess_distance::chess_distance)
    if(TARGET chess_distance::static AND (NOT BUILD_SHARED_LIBS OR NOT TARGET chess_distance::shared))
      add_library(chess_distance::chess_distance ALIAS chess_distance::static)
    elseif(TARGET chess_distance::shared)
      add_library(chess_distance::chess_distance ALIAS chess_distance::shared)
    endif()
  endif()
endfunction()

# CMakeLists.txt of the sources includes this file for the function.
if(chess_distance_from_sources)
  return()
endif()

get_filename_component(_chess_distance_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

# _chess_distance_find(VARIABLE NAME...): the first of the names in the library directories.
function(_chess_distance_find variable)
  set(${variable} "" PARENT_SCOPE)
  foreach(directory IN ITEMS lib "lib/${CMAKE_LIBRARY_ARCHITECTURE}" lib64 lib32 bin)
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

if(NOT _chess_distance_archive AND NOT _chess_distance_library)
  set(chess_distance_FOUND FALSE)
  set(chess_distance_NOT_FOUND_MESSAGE
    "no library in lib, lib/${CMAKE_LIBRARY_ARCHITECTURE}, lib64, lib32 or bin of ${_chess_distance_prefix}")
  return()
endif()
chess_distance_targets("${_chess_distance_prefix}/include" "${_chess_distance_archive}"
  "${_chess_distance_library}" "${_chess_distance_import}")
