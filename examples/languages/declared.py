"""chess_distance.i: the header as `cc -E -P "-D__attribute__(x)="` prints it, for pycparser."""

from pycparser import c_generator, parse_file

for item in parse_file("chess_distance.i").ext:
    if item.name == "chess_distance_king":
        print(c_generator.CGenerator().visit(item))
