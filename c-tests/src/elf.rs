//! What stands in the library files.
