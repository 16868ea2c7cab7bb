//! What is asked of the files that `make` builds.
