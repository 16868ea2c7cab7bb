# Conan 2: `conan create packaging` in a clone packs the library that cargo builds here.
# -o chess_distance/*:shared=True for the shared library.
import re
from pathlib import Path

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import cross_building
from conan.tools.files import copy


class ChessDistance(ConanFile):
    name = "chess_distance"
    description = "Distances on chessboards, with a C interface"
    license = "MIT OR Apache-2.0"
    url = homepage = "https://github.com/chess-distance/chess-distance"
    topics = ("chess", "distance", "bitboard")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}  # noqa: RUF012
    default_options = {"shared": False}  # noqa: RUF012

    def set_version(self):
        manifest = Path(self.recipe_folder, "..", "Cargo.toml").read_text()
        self.version = re.search(r'^version = "(.*)"', manifest, re.MULTILINE)[1]

    def export_sources(self):
        # Cargo wants every member of the workspace.
        clone = Path(self.recipe_folder, "..")
        for directory in (
            "src",
            "capi",
            "c-tests",
            "benches",
            "include",
            "packaging/cmake",
            "tools",
        ):
            copy(
                self, "*", str(clone / directory), str(Path(self.export_sources_folder, directory))
            )
        for file in (
            "Cargo.toml",
            "Cargo.lock",
            "Makefile",
            "README.md",
            "CHANGELOG.md",
            "LICENSE-MIT",
            "LICENSE-APACHE",
        ):
            copy(self, file, str(clone), self.export_sources_folder)

    def configure(self):
        # One build serves all of these: the interface is C.
        self.settings.rm_safe("compiler.cppstd")
        self.settings.rm_safe("compiler.libcxx")

    def package_id(self):
        del self.info.settings.compiler
        del self.info.settings.build_type

    # Not validate, which would also refuse a binary that another machine has built.
    def validate_build(self):
        if cross_building(self):
            raise ConanInvalidConfiguration(
                "for another machine build the library with make TARGET=..."
            )

    def build(self):
        self.run("make all")

    def package(self):
        self.run(f'make install PREFIX="{self.package_folder}"')
        for unwanted in ("*.a",) if self.options.shared else ("*.so*", "*.dylib"):
            for file in Path(self.package_folder, "lib").glob(unwanted):
                file.unlink()

    def package_info(self):
        self.cpp_info.libs = ["chess_distance"]
        self.cpp_info.set_property("pkg_config_name", "chess_distance")
        # Uses the library's own CMake files, so that the targets have the documented names.
        self.cpp_info.builddirs = ["share/cmake/chess_distance"]
        self.cpp_info.set_property("cmake_find_mode", "none")
