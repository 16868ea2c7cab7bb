#!/bin/sh -eu
# needs: clang
. ./functions.sh
CC='clang --target=x86_64-pc-windows-msvc -ffreestanding -std=c99'
windows
