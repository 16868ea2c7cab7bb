#!/bin/sh -eu
# needs: python3
python3 -m venv venv && venv/bin/pip install --quiet cffi || exit 77
header=$PREFIX/include/chess_distance.h
grep -oE '^#define CHESS_DISTANCE_[A-Z_]+ [0-9]+' $header >declarations
grep -v '^#include' $header | cc -E -P - >>declarations
LD_LIBRARY_PATH=$PREFIX/lib venv/bin/python engine_cffi.py
