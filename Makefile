# The C user's front door. Everything is made in build/ and target/.
#
#   make            the library: build/libchess_distance.a and .so
#   make demo       boards and figures of a position: make demo FEN='8/8/8/4k3/8/8/4P3/4K3 w - -'
#                   (or of many, one FEN a line: make demo < positions.txt)
#   make test       the tests, with cargo, cc and make alone. Every function from Rust and from C,
#                   the inline header beside the library
#   make test-all   these first, then all others: every compiler found, sanitizers, valgrind, other
#                   machines, installing, the pages, the npm package, the apps. A tool that is missing
#                   is named. `make -j2 --output-sync test-all` runs the latter two beside the others
#   make bench      speed against C baselines: a minute; ROW='one pair' for a part,
#                   JSON=file to write the rows there too, BASE=libchess_distance.a to stand beside
#                   that archive, such as a former release's, and to list what lost more than 3%;
#                   BASE=FOLDER/chess_distance_inline.h for the maps of a former header to copy
#   make bench-neon   instruction counts of the NEON kernels (qemu-aarch64): a minute
#   make bench-wasm   times of maps of larger boards in node, with simd128 (clang): two minutes
#   make engines    real engines with and without our tables (Debian sources; ten minutes);
#                   ENGINES=popeye solves chess problems (POPEYE=checkout; ALL=1 for every example)
#   make proof      the checks behind every guarantee in the README; PART=fuzz for one part.
#                   With STRICT=1 a part fails if it skips a check (tools/proof/setup.sh installs
#                   the tools). A table at the end has the minutes of each part. On two cores
#                   the whole takes an hour and a half. Some parts run only when named: engines 10, load 11,
#                   domain 20, teeth and mutants hours
#   make python     the Python package: its wheel, tested in a fresh virtual environment
#                   (EXTRAS=polars,duckdb,spark tests those too)
#   make page       the page with a board to click on, served at http://127.0.0.1:8080/ (node)
#   make site       all documentation in build/site: pages, references of C, Rust and Python, the board
#   make headers    the headers in include/, from the Rust sources
#   make install    to PREFIX (/usr/local), staged in DESTDIR if given; make uninstall
#                   (what the last `make` built, with its WIKI, REEXPORT and TARGET)
#   make dist       the same tree, with README, docs and examples, as
#                   build/chess-distance-VERSION-TARGET.tar.gz
#   make dist-all   such archives for every machine of a release, with checksums, SBOM and
#                   licenses, in build/dist/ (TARGETS='triple ...' for some of them)
#   make release-check   the checklist of a release: what is done and what is open
#   make format     formats all sources but Rust's (cargo fmt), by tools that pip and npm install
#   make clean
#   make help     this list

CARGO ?= cargo
CC ?= cc
CFLAGS ?= -O2

# The directory of the built library.
OUT ?= build
ifneq ($(words $(OUT)),1)
$(error OUT is '$(OUT)': a directory whose name has no blanks)
endif

# `make install` and `make dist` take what `make` built, unless they are told otherwise.
ifeq ($(or $(filter-out install uninstall dist,$(MAKECMDGOALS)),$(if $(MAKECMDGOALS),,all)),)
-include $(OUT)/settings
endif

# WIKI=0 leaves the wiki's names (distance, arrDistance, ...) out of the library.
WIKI ?= 1
ifeq ($(WIKI),0)
FEATURES := --no-default-features
endif

# REEXPORT=1 leaves the symbols of the archive visible: a shared object that links it then exports
# them too. Otherwise it keeps them to itself.
REEXPORT ?= 0

# TARGET=triple builds for another machine, and cargo's own variable does too; CC, AR, LD, NM,
# OBJCOPY and OBJDUMP must then be its own.
TARGET ?= $(filter-out host-tuple,$(CARGO_BUILD_TARGET))

PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
DESTDIR ?=
TAR ?= tar

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
MAJOR := $(firstword $(subst ., ,$(VERSION)))

# The names of the libraries on TARGET, or on this machine. Only Linux is tested.

PLATFORM := $(or $(TARGET),$(shell uname -s))
platform_is = $(strip $(foreach word,$(1),$(findstring $(word),$(PLATFORM))))

ARCHIVE := libchess_distance.a
ifneq ($(call platform_is,darwin Darwin),)
  SHARED := libchess_distance.dylib
  SHARED_FILE := libchess_distance.$(VERSION).dylib
  SHARED_LINKS := libchess_distance.$(MAJOR).dylib $(SHARED)
else ifneq ($(call platform_is,windows MINGW MSYS CYGWIN),)
  SHARED := chess_distance.dll
  SHARED_FILE := $(SHARED)
  ifneq ($(call platform_is,msvc),)
    ARCHIVE := chess_distance.lib
    IMPORT_LIBRARY := chess_distance.dll.lib
  else
    IMPORT_LIBRARY := libchess_distance.dll.a
  endif
else ifneq ($(call platform_is,wasm),)
  SHARED := chess_distance.wasm
  SHARED_FILE := $(SHARED)
else ifneq ($(call platform_is,musl),)
  # For musl, Rust makes a shared library only on request.
else
  SHARED := libchess_distance.so
  SHARED_FILE := $(SHARED).$(VERSION)
  SHARED_LINKS := $(SHARED).$(MAJOR) $(SHARED)
endif

# Says what was built, so that `sudo make install` after `make` needs no cargo.
BUILT := $(OUT)/.wiki-$(WIKI)-reexport-$(REEXPORT)-$(TARGET)
SOURCES := Makefile Cargo.toml Cargo.lock $(wildcard tools/*.*) \
	$(shell find src capi -name '*.rs' -o -name Cargo.toml)

# On Alpine the Rust of rustup makes a shared library only with this.
DYNAMIC := --config "target.'cfg(target_env=\"musl\")'.rustflags=['-Ctarget-feature=-crt-static']"

# Never incremental, whatever the environment says: an incremental archive refers to Rust's own
# library. Without the flags of this make: cargo warns of a job server that it cannot reach. Cargo
# says where its files are, because its own configuration may name a target too.
define BUILD
@MAKEFLAGS= sh tools/check-rust.sh $(CARGO)
@mkdir -p $(OUT)
unset CARGO_BUILD_TARGET; MAKEFLAGS= CARGO_INCREMENTAL=0 $(CARGO) build --release -p chess-distance-capi $(FEATURES) --target-dir target \
	$(if $(TARGET),--target $(TARGET),$(DYNAMIC)) --message-format json-render-diagnostics >$(OUT)/.made
@set -eu; out=$$(sed -n 's|\\\\|/|g; s|.*"\([^"]*\)/$(ARCHIVE)".*|\1|p' $(OUT)/.made); \
export AR='$(AR)' CC='$(CC)' LD='$(LD)' NM='$(NM)' OBJCOPY='$(OBJCOPY)' OBJDUMP='$(OBJDUMP)' REEXPORT='$(REEXPORT)'; \
state=$$(cat $(addprefix $$out/,$(ARCHIVE) $(SHARED) $(IMPORT_LIBRARY)) tools/thin-archive.sh | cksum); \
if [ ! -e $(OUT)/$(ARCHIVE) ] || [ "$$(cat $(BUILT) 2>/dev/null)" != "$$state" ]; then \
	rm -f $(OUT)/.wiki-*; \
	$(if $(SHARED),rm -f $(OUT)/$(SHARED_FILE); cp $$out/$(SHARED) $(OUT)/$(SHARED_FILE);) \
	for link in $(SHARED_LINKS); do ln -sf $(SHARED_FILE) $(OUT)/$$link; done; \
	for file in $(IMPORT_LIBRARY); do cp $$out/$$file $(OUT)/; done; \
	sh tools/thin-archive.sh $$out/$(ARCHIVE) $(OUT)/$(ARCHIVE); \
fi; \
echo "$$state" >$(BUILT); \
printf '%s\n' 'WIKI ?= $(WIKI)' 'REEXPORT ?= $(REEXPORT)' 'TARGET ?= $(TARGET)' \
	"BUILT_FOR = $(or $(TARGET),$$(MAKEFLAGS= $${RUSTC:-rustc} -vV | sed -n 's/^host: //p'))" >$(OUT)/settings
endef

all:
	$(BUILD)

# Two builds must not run at once, as in `make -j2 test install`: `install` and `demo` come behind
# what builds otherwise.
BEFORE := $(if $(filter all test% bench engines proof,$(MAKECMDGOALS)),all)

$(BUILT): $(SOURCES) | $(BEFORE) $(filter demo,$(MAKECMDGOALS))
	$(BUILD)

# Without a Rust that can build the library the demo takes the inline header alone. Standard output
# is for the boards.
DEMO_LIBRARY = $(if $(shell sh tools/check-rust.sh $(CARGO) 2>&1),,-DDEMO_WITH_LIBRARY $(OUT)/$(ARCHIVE))
demo: | $(BEFORE)
	@mkdir -p build
	@$(if $(DEMO_LIBRARY),$(MAKE) --no-print-directory all >&2)
	@set -x; $(CC) $(CFLAGS) examples/demo.c $(DEMO_LIBRARY) -o build/demo
	@# From the environment, so that the shell reads nothing into the text.
	@if [ "$${FEN+set}" ]; then build/demo "$$FEN"; elif [ -t 0 ]; then build/demo </dev/null; else build/demo; fi

# The library and the tests of Rust are compiled beside each other.
ifeq ($(MAKECMDGOALS),test)
MAKEFLAGS += -j2
endif
test: all test-rust
	@CC='$(CC)' tools/test-programs.sh

# Without the flags of this make: cargo warns of a job server that it cannot reach, and tests run
# other makes.
test-rust:
	MAKEFLAGS= $(CARGO) test --no-fail-fast -p chess-distance -p chess-distance-capi \
		-p chess-distance-wiki

test-all: test-library test-alone test-apps

test-alone:
	@MAKEFLAGS= tools/library-alone.sh

# -p chess-distance-capi runs nothing here: it turns on c-names, so that the core is not compiled a
# second time.
test-library: all test
	MAKEFLAGS= $(CARGO) test --no-fail-fast -p chess-distance-c-tests -p chess-distance-bench \
		-p chess-distance-headers -p chess-distance-capi --test '*' --bins

# Not beside each other: both build the npm package.
test-web: all test
	MAKEFLAGS= tools/web.sh test || [ $$? = 3 ]

# The apps use the library as its users do, and nothing else needs them.
test-apps: test-web
	$(if $(wildcard apps/page),MAKEFLAGS= apps/page/page.sh test)

bench: all
	$(CARGO) run --quiet --release -p chess-distance-bench

bench-neon:
	tools/bench-elsewhere.sh neon

bench-wasm:
	tools/bench-elsewhere.sh wasm

engines: all
	apps/engines/engines.sh

proof: all
	tools/proof.sh $(PART)

python:
	tools/python.sh

page:
	apps/page/page.sh

site:
	tools/site.sh

format:
	tools/format.sh

headers:
	$(CARGO) run --quiet -p chess-distance-headers

install uninstall dist: export PREFIX := $(PREFIX)
install uninstall dist: export LIBDIR := $(LIBDIR)
install uninstall dist: export DESTDIR := $(DESTDIR)
INSTALL = OUT=$(OUT) VERSION=$(VERSION) WIKI=$(WIKI) ARCHIVE=$(ARCHIVE) SHARED_FILE=$(SHARED_FILE) \
	SHARED_LINKS='$(SHARED_LINKS)' IMPORT_LIBRARY='$(IMPORT_LIBRARY)' sh tools/install.sh

install: $(BUILT)
	@$(INSTALL) install

uninstall:
	@$(INSTALL) uninstall

# Complete once the library is built.
DIST = chess-distance-$(VERSION)-$(shell sed -n 's/^BUILT_FOR = //p' $(OUT)/settings)

dist: $(BUILT)
	@rm -rf $(OUT)/tree
	@mkdir -p build
	@PREFIX='$(abspath $(OUT)/tree/$(DIST))' LIBDIR='$(abspath $(OUT)/tree/$(DIST))/lib' DESTDIR= \
		$(INSTALL) dist
	@TAR='$(TAR)' sh tools/pack.sh $(OUT)/tree $(DIST) build/$(DIST).tar.gz
	@rm -rf $(OUT)/tree

dist-all:
	tools/dist.sh $(TARGETS)

release-check:
	tools/release-check.sh

clean:
	$(CARGO) clean
	rm -rf build

help:
	@sed -n '/^$$/q; s/^# \{0,1\}//p' Makefile

.PHONY: all help bench bench-neon bench-wasm demo test test-rust test-all test-alone test-library test-web test-apps engines proof python page site format headers install uninstall dist dist-all release-check clean
