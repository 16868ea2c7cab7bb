#!/bin/sh
# Guess: libclang says of `const uint8_t row[64]` that its type is const.
# Fact: it says no, and of the canonical type yes. In a table of two dimensions the element, a row,
#   is not const either. Importers that ask this way make mutable tables of constant ones: bindgen
#   0.73.2 does for two dimensions (`static mut`), and not for one.
# Version: libclang 18.1.1 (PyPI)
# Source: rust-lang/rust-bindgen, issues 1727 and 1849; clang.llvm.org, clang_isConstQualifiedType
. "$(dirname "$0")/common"
python libclang==18.1.1 <<'END'
import importlib.metadata

from clang import cindex

print("libclang", importlib.metadata.version("libclang"))
text = """
typedef unsigned char row_t[64];
extern const unsigned char byte, row[64], table[64][64];
extern const row_t rows[64];
"""
unit = cindex.Index.create().parse("tables.c", unsaved_files=[("tables.c", text)])
for item in unit.cursor.get_children():
    if item.kind == cindex.CursorKind.VAR_DECL:
        element = item.type.get_array_element_type()
        print(item.spelling, "const:", item.type.is_const_qualified(),
              "canonical:", item.type.get_canonical().is_const_qualified(),
              "element:", element.is_const_qualified())
END
expect <<'END'
libclang 18.1.1
byte const: True canonical: True element: False
row const: False canonical: True element: True
table const: False canonical: True element: False
rows const: False canonical: True element: True
END
