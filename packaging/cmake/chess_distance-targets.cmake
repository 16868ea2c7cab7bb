# The targets, for an installed tree (chess_distance-config.cmake) and for add_subdirectory
# (CMakeLists.txt) alike.

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
