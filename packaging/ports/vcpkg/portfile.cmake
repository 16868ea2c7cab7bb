# Rust is not a tool that vcpkg brings: cargo must be on the PATH (https://rustup.rs). On Windows take
# the archive of the release, which has the libraries for Visual C++ and MinGW.
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
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE-MIT" "${SOURCE_PATH}/LICENSE-APACHE")
