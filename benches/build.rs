//! Passes on the target machine: the C baselines are compiled for it too.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if let Ok(target) = std::env::var("TARGET") {
        println!("cargo:rustc-env=BENCH_TARGET={target}");
    }
}
