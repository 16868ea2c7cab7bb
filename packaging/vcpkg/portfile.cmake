# Rust is not a tool that vcpkg brings: cargo must be on the PATH (https://rustup.rs). On Windows take
# the archive of the release, which has the libraries for Visual C++ and MinGW.
#
# Not for another machine. A triplet other than the host's may differ in the linkage alone, as
# x64-linux-dynamic does on x64-linux.
if(VCPKG_CROSSCOMPILING AND NOT (HOST_TRIPLET MATCHES "^${VCPKG_TARGET_ARCHITECTURE}-"
    AND VCPKG_CMAKE_SYSTEM_NAME STREQUAL CMAKE_HOST_SYSTEM_NAME))
  message(FATAL_ERROR "for another machine build the library with make TARGET=...")
endif()

find_program(CARGO cargo HINTS "$ENV{HOME}/.cargo/bin" REQUIRED)
find_program(MAKE make REQUIRED)

vcpkg_download_distfile(ARCHIVE
  URLS "https://github.com/chess-distance/chess-distance/releases/download/v${VERSION}/chess-distance-${VERSION}.tar.gz"
  FILENAME "chess-distance-${VERSION}.tar.gz"
  SHA512 @SHA512@)
vcpkg_extract_source_archive(SOURCE_PATH ARCHIVE "${ARCHIVE}")

vcpkg_execute_required_process(
  COMMAND "${MAKE}" all install "CARGO=${CARGO}" "PREFIX=${CURRENT_PACKAGES_DIR}" DESTDIR=
  WORKING_DIRECTORY "${SOURCE_PATH}"
  LOGNAME "make-${TARGET_TRIPLET}")

if(VCPKG_LIBRARY_LINKAGE STREQUAL "static")
  file(GLOB unwanted "${CURRENT_PACKAGES_DIR}/lib/*.so*" "${CURRENT_PACKAGES_DIR}/lib/*.dylib")
else()
  file(GLOB unwanted "${CURRENT_PACKAGES_DIR}/lib/*.a")
endif()
file(REMOVE ${unwanted})
# One build serves both: nothing in it depends on CMAKE_BUILD_TYPE.
set(VCPKG_BUILD_TYPE release)
vcpkg_cmake_config_fixup(PACKAGE_NAME chess_distance CONFIG_PATH share/cmake/chess_distance)
# The files now lie one directory nearer to the prefix, which they name by their own place.
foreach(file IN ITEMS config config-version)
  vcpkg_replace_string("${CURRENT_PACKAGES_DIR}/share/chess_distance/chess_distance-${file}.cmake"
    "/../../.." "/../..")
endforeach()
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE-MIT" "${SOURCE_PATH}/LICENSE-APACHE")
