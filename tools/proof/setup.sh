#!/usr/bin/env bash
# setup.sh: installs all tools of `make proof` on a Debian or Ubuntu machine: packages, the nightly
# compiler with Miri and the sources of core, and cargo's subcommands. Needs root (or sudo) for the
# packages and rustup (https://rustup.rs) for the compilers. Names and skips what it cannot install.
# Takes ten gigabytes, and ten minutes on two cores.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit

packages=(
    gcc g++ make clang libclang-rt-dev tcc valgrind cmake ninja-build meson pkg-config python3 python3-venv
    qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-arm-linux-gnueabihf
    libc6-dev-armhf-cross gcc-i686-linux-gnu libc6-dev-i386-cross gcc-s390x-linux-gnu
    libc6-dev-s390x-cross gcc-riscv64-linux-gnu libc6-dev-riscv64-cross
    gcc-powerpc64le-linux-gnu libc6-dev-ppc64el-cross
    rustc-web rust-web-src cargo-web lld wasi-libc libclang-rt-dev-wasm32 llvm frama-c-base
    gcc-mingw-w64-x86-64 g++-mingw-w64-x86-64 wine wine64 musl-tools abigail-tools lintian debhelper
    build-essential autopkgtest mmdebstrap dpkg-dev chromium fonts-dejavu-core default-jre-headless
    python3-dev swig bindgen
    pcc sdcc sdcc-ucsim cc65 gcc-avr avr-libc simavr gcc-arm-none-eabi gcc-riscv64-unknown-elf
    cscope universal-ctags sparse cppcheck clang-tidy clang-14 clang-19 clang-22 clang-tools-19
    golang-go ldc gdc php-cli luajit gnat nim fpc sbcl racket libctypes-ocaml-dev ocaml-findlib
    gforth libtool-bin
)
# NodeSource's node contains npm and conflicts with Debian's npm.
command -v npm >/dev/null || packages+=(nodejs npm)
# Targets of tools/proof/architectures.sh, of the page and of the archives.
targets=(
    wasm32-unknown-unknown aarch64-unknown-linux-gnu armv7-unknown-linux-gnueabihf
    i686-unknown-linux-gnu s390x-unknown-linux-gnu riscv64gc-unknown-linux-gnu
    powerpc64le-unknown-linux-gnu x86_64-unknown-linux-musl x86_64-pc-windows-gnu
    x86_64-pc-windows-msvc
)
commands=(cargo-fuzz cargo-mutants cargo-c)

sudo=()
((EUID == 0)) || sudo=(sudo -n)
install() { "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null 2>&1; }

# install_command NAME: cargo's subcommand, unless it is there. None of them computes much, so they
# are compiled without optimization, which takes a fraction of the time. If the newest version needs
# a newer Rust, cargo names an older version.
install_command() {
    local binary=$1 said version
    [ "$1" != cargo-c ] || binary=cargo-cinstall
    command -v "$binary" >/dev/null && return
    said=$(cargo install --quiet --debug --locked "$1" 2>&1) && return
    version=$(sed -n "s/^\`$1 \([^+\`]*\).*\` supports rustc.*/\1/p" <<<"$said")
    [ -n "$version" ] && cargo install --quiet --debug --locked "$1@$version" >/dev/null 2>&1
}

# The subcommands are compiled while the packages arrive. One that needs a package fails here, and is
# tried again below.
for name in "${commands[@]}"; do install_command "$name"; done &

missing=()
if command -v apt-get >/dev/null; then
    "${sudo[@]}" apt-get -qq update >/dev/null 2>&1 || echo 'setup: apt-get update failed: going on'
    # One at a time if the whole list fails: a distribution may lack some packages.
    if ! install "${packages[@]}"; then
        for package in "${packages[@]}"; do install "$package" || missing+=("$package"); done
    fi
else
    missing+=("all packages: there is no apt-get")
fi
# Debian 12 has node 18, and the page's tests need 20.
[ "$(node --print 'parseInt(process.version.slice(1))' 2>/dev/null || echo 0)" -ge 20 ] ||
    "${sudo[@]}" npm install --global --silent node@22 >/dev/null 2>&1 || missing+=('node 20 or later')

if command -v rustup >/dev/null; then
    rustup -q toolchain install nightly --profile minimal --component miri,rust-src >/dev/null 2>&1 ||
        rustup -q component add --toolchain nightly miri rust-src >/dev/null 2>&1 ||
        missing+=('nightly compiler with miri and rust-src')
    # rust-src: source of Rust's libraries for targets that do not come with the compiler.
    rustup -q component add rustfmt clippy llvm-tools rust-src >/dev/null 2>&1 ||
        missing+=('rustfmt, clippy, llvm-tools and rust-src')
    oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    rustup -q toolchain install "$oldest" --profile minimal >/dev/null 2>&1 || missing+=("Rust $oldest")
    for target in "${targets[@]}"; do
        rustup -q target add "$target" >/dev/null 2>&1 || tools/for-target.sh "$target" 2>/dev/null ||
            missing+=("core for $target")
    done
else
    missing+=('nightly compiler: there is no rustup')
fi
wait
for name in "${commands[@]}"; do install_command "$name" || missing+=("$name"); done

if ((${#missing[@]})); then
    printf 'setup: cannot install %s\n' "${missing[@]}"
    exit 1
fi
echo 'setup: nothing is missing'
