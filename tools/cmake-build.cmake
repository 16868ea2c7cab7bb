# cmake -P cmake-build.cmake, run by CMakeLists.txt at every build: runs cargo and copies the
# libraries to the places of CMake's targets. A file with unchanged bytes keeps its time, so that
# nothing is linked again.
#
# SOURCE, BUILD: directories. CARGO, CARGO_ARGUMENTS (separated by blanks).
# MACHINE: Rust's name of a machine, may be empty. ARCHIVE, LIBRARY: target paths, on systems where
# cargo's own files need a change.
# CC, AR, LD, NM, OBJCOPY, OBJDUMP: for tools/thin-archive.sh.
cmake_minimum_required(VERSION 3.14)

if(NOT CARGO)
  message(FATAL_ERROR "chess_distance: cargo is missing: install Rust (https://rustup.rs), "
    "or link chess_distance::inline, which needs no library")
endif()
if(MACHINE STREQUAL "unknown")
  message(FATAL_ERROR "chess_distance: set CHESS_DISTANCE_TARGET to Rust's name of the "
    "target machine (rustc --print target-list), and let a toolchain file name its tools")
endif()

set(arguments build --release -p chess-distance-capi --target-dir "${BUILD}/target"
  --message-format json-render-diagnostics)
if(MACHINE)
  list(APPEND arguments --target "${MACHINE}")
  # cargo has no linker for another machine, so it gets the compiler of this build.
  string(TOUPPER "${MACHINE}" variable)
  string(REGEX REPLACE "[-.]" "_" variable "${variable}")
  if(NOT DEFINED ENV{CARGO_TARGET_${variable}_LINKER} AND NOT MACHINE MATCHES "msvc|wasm")
    set(ENV{CARGO_TARGET_${variable}_LINKER} "${CC}")
  endif()
else()
  # On Alpine the Rust of rustup makes a shared library only with this.
  list(APPEND arguments
    --config "target.'cfg(target_env=\"musl\")'.rustflags=['-Ctarget-feature=-crt-static']")
endif()
separate_arguments(CARGO_ARGUMENTS UNIX_COMMAND "${CARGO_ARGUMENTS}")

# Never incremental, whatever the environment says: otherwise the archive refers to Rust's own
# library.
set(ENV{CARGO_INCREMENTAL} 0)
# The machine is MACHINE, and without it this one.
unset(ENV{CARGO_BUILD_TARGET})
execute_process(COMMAND "${CARGO}" ${arguments} ${CARGO_ARGUMENTS}
  WORKING_DIRECTORY "${SOURCE}" RESULT_VARIABLE failed OUTPUT_VARIABLE made)
if(failed)
  message(FATAL_ERROR "chess_distance: cargo has failed")
endif()
# Cargo says where its files are, because its own configuration may name a target too.
string(REGEX MATCH "\"([^\"]*)/libchess_distance\\.a\"" made "${made}")
set(built "${CMAKE_MATCH_1}")

function(take file to)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E copy_if_different "${file}" "${to}"
    RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "chess_distance: cargo made no ${file}")
  endif()
endfunction()

if(LIBRARY)
  get_filename_component(suffix "${LIBRARY}" NAME)
  if(suffix MATCHES "dylib$")
    take("${built}/libchess_distance.dylib" "${LIBRARY}")
  else()
    take("${built}/libchess_distance.so" "${LIBRARY}")
  endif()
endif()
if(ARCHIVE AND ("${built}/libchess_distance.a" IS_NEWER_THAN "${ARCHIVE}"
    OR "${SOURCE}/tools/thin-archive.sh" IS_NEWER_THAN "${ARCHIVE}"))
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env "AR=${AR}" "CC=${CC}" "LD=${LD}" "NM=${NM}"
      "OBJCOPY=${OBJCOPY}" "OBJDUMP=${OBJDUMP}"
      sh tools/thin-archive.sh "${built}/libchess_distance.a" "${ARCHIVE}.new"
    WORKING_DIRECTORY "${SOURCE}" RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "chess_distance: tools/thin-archive.sh has failed")
  endif()
  take("${ARCHIVE}.new" "${ARCHIVE}")
  file(REMOVE "${ARCHIVE}.new")
endif()
