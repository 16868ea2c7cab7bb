//! The shared library, loaded as a program loads a plug-in.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt as _;

use c_tests::declarations::of_library;
use c_tests::library::directory;

/// An open library; it stays open until the process ends.
struct Loaded(*mut c_void);

impl Loaded {
    fn open() -> Self {
        let path = directory().join("libchess_distance.so");
        let path = CString::new(path.as_os_str().as_bytes()).expect("no NUL in a path");
        // SAFETY: the path is a C string; the library has no constructors.
        let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() {
            // SAFETY: after a failure dlerror returns a C string.
            let error = unsafe { CStr::from_ptr(libc::dlerror()) };
            panic!("{}", error.to_string_lossy());
        }
        Self(handle)
    }

    fn address(&self, name: &str) -> *mut c_void {
        let name = CString::new(name).expect("no NUL in a name");
        // SAFETY: the handle is open and the name a C string.
        let address = unsafe { libc::dlsym(self.0, name.as_ptr()) };
        assert!(!address.is_null(), "{name:?} does not resolve");
        address
    }

    /// A table of this type.
    fn table<T>(&self, name: &str) -> &T {
        // SAFETY: callers name tables whose type the header declares as T; the library stays
        // open.
        unsafe { &*self.address(name).cast() }
    }

    fn of_square(&self, name: &str) -> extern "C" fn(c_int) -> c_int {
        // SAFETY: callers name functions of this type.
        unsafe { std::mem::transmute(self.address(name)) }
    }

    fn of_pair(&self, name: &str) -> extern "C" fn(c_int, c_int) -> c_int {
        // SAFETY: callers name functions of this type.
        unsafe { std::mem::transmute(self.address(name)) }
    }
}

#[test]
fn every_declared_name_resolves() {
    let library = Loaded::open();
    for declaration in of_library() {
        library.address(&declaration.name);
    }
}

#[test]
fn tables_of_pairs_agree_with_calls() {
    let library = Loaded::open();
    let pairs = [
        ("chess_distance_king_table", "chess_distance_king"),
        ("chess_distance_manhattan_table", "chess_distance_manhattan"),
        ("chess_distance_knight_table", "chess_distance_knight"),
        ("arrDistance", "distance"),
        ("arrManhattanDistance", "manhattanDistance"),
        ("arrKnightDistance", "knightDistance"),
    ];
    for (table, function) in pairs {
        let table: &[[u8; 64]; 64] = library.table(table);
        let function = library.of_pair(function);
        for (a, row) in (0..).zip(table) {
            for (b, &moves) in (0..).zip(row) {
                assert_eq!(c_int::from(moves), function(a, b));
            }
        }
    }
}

#[test]
fn tables_of_squares_agree_with_calls() {
    let library = Loaded::open();
    let squares = [
        ("arrCenterDistance", "centerDistance"),
        ("arrCenterDistance", "chess_distance_center"),
        ("arrCenterManhattanDistance", "manhattanCenterDistance"),
        (
            "arrCenterManhattanDistance",
            "chess_distance_center_manhattan",
        ),
    ];
    for (table, function) in squares {
        let table: &[c_int; 64] = library.table(table);
        let function = library.of_square(function);
        for (sq, &steps) in (0..).zip(table) {
            assert_eq!(steps, function(sq));
        }
    }
}

#[test]
fn tables_by_difference_agree_with_calls() {
    let library = Loaded::open();
    let x88 = library.of_pair("chess_distance_x88_diff");
    let offset = library.of_pair("chess_distance_offset");
    let pieces = ["king", "manhattan", "knight", "bishop", "rook", "queen"];
    // SAFETY: the type of chess_distance in the header.
    let distance: extern "C" fn(c_int, c_int, c_int) -> c_int =
        unsafe { std::mem::transmute(library.address("chess_distance")) };
    for (piece, name) in pieces.iter().enumerate() {
        let by_x88: &[u8; 240] = library.table(&format!("chess_distance_{name}_x88"));
        let by_offset: &[u8; 225] = library.table(&format!("chess_distance_{name}_offset"));
        for a in 0..64 {
            for b in 0..64 {
                let index = x88(a, b);
                let moves = by_x88[index as usize];
                assert_eq!(moves, by_offset[offset(a, b) as usize]);
                let expected = match distance(piece as c_int, a, b) {
                    -1 => 255,
                    // The corner rule is not part of tables by difference.
                    4 if *name == "knight" && [103, 105, 135, 137].contains(&index) => 2,
                    moves => moves,
                };
                assert_eq!(c_int::from(moves), expected, "{name} {a} {b}");
            }
        }
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let library = Loaded::open();
    // SAFETY: the type of the function in the header.
    let version: extern "C" fn() -> *const c_char =
        unsafe { std::mem::transmute(library.address("chess_distance_version")) };
    // SAFETY: the function returns a static C string.
    let version = unsafe { CStr::from_ptr(version()) };
    assert_eq!(version.to_str(), Ok(env!("CARGO_PKG_VERSION")));
}
