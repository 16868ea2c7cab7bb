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
