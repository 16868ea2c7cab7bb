//! The names that a header declares.
