//! The shared library, loaded as a program loads a plug-in.

use std::ffi::{CStr, CString, c_char, c_void};
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
}

#[test]
fn every_declared_name_resolves() {
    let library = Loaded::open();
    for declaration in of_library() {
        library.address(&declaration.name);
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
