# The C user's front door. Everything is made in build/ and target/.
#
#   make            the library: build/libchess_distance.a and .so
#   make demo       boards and figures of a position: make demo FEN='8/8/8/4k3/8/8/4P3/4K3 w - -'
#                   (or of many, one FEN a line: make demo < positions.txt)
#   make headers    the headers in include/, from the Rust sources
#   make clean

CARGO ?= cargo
AR ?= ar
CC ?= cc
CFLAGS ?= -O2

# WIKI=0 leaves the wiki's names (distance, arrDistance, ...) out of the library.
WIKI ?= 1
ifeq ($(WIKI),0)
FEATURES := --no-default-features
endif

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
MAJOR := $(firstword $(subst ., ,$(VERSION)))
SHARED := libchess_distance.so

all:
	@mkdir -p build
	$(CARGO) build --release -p chess-distance-capi $(FEATURES)
	cp target/release/$(SHARED) build/$(SHARED).$(VERSION)
	ln -sf $(SHARED).$(VERSION) build/$(SHARED).$(MAJOR)
	ln -sf $(SHARED).$(MAJOR) build/$(SHARED)
	sh tools/thin-archive.sh target/release/libchess_distance.a build/libchess_distance.a '$(AR)'

demo: all
	$(CC) $(CFLAGS) examples/demo.c build/libchess_distance.a -o build/demo
	@# From the environment, so that the shell reads nothing into the text.
	@if [ "$${FEN+set}" ]; then build/demo "$$FEN"; else build/demo; fi

headers:
	$(CARGO) run --quiet -p chess-distance-headers

clean:
	$(CARGO) clean
	rm -rf build

.PHONY: all demo headers clean
