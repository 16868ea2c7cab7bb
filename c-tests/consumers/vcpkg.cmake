# cmake -D... -P vcpkg.cmake: runs the port of packaging/vcpkg with stand-ins for the functions
# of vcpkg. The library is not built, but copied from $PREFIX.
cmake_minimum_required(VERSION 3.14)
foreach(name IN ITEMS download_distfile extract_source_archive fixup_pkgconfig install_copyright)
  function(vcpkg_${name})
  endfunction()
endforeach()

function(vcpkg_execute_required_process)
  file(COPY "$ENV{PREFIX}/" DESTINATION "${CURRENT_PACKAGES_DIR}")
endfunction()

function(vcpkg_cmake_config_fixup)
  set(share "${CURRENT_PACKAGES_DIR}/share")
  file(RENAME "${share}/cmake/chess_distance" "${share}/chess_distance")
  file(REMOVE_RECURSE "${share}/cmake")
endfunction()

function(vcpkg_replace_string file from to)
  file(READ "${file}" text)
  string(REPLACE "${from}" "${to}" text "${text}")
  file(WRITE "${file}" "${text}")
endfunction()

include("$ENV{SOURCE}/packaging/vcpkg/portfile.cmake")
