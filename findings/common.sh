# shellcheck shell=sh
# common.sh: what all findings share. A finding installs its packages, at the versions that it
# names, runs programs with them, and compares what they print with what is written down.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

left_out() {
    echo "left out, since $1"
    exit 77
}

# python PACKAGE...: the packages, and standard input as the program.
python() {
    cat >program.py
    python_packages "$@"
    show environment/bin/python -u -W ignore program.py
}

# The pip of the machine installs into the environment: one of its own takes longer than the rest.
python_packages() {
    { python3 -m venv --without-pip environment &&
        python3 -m pip --python environment/bin/python install --quiet --no-compile \
            --prefer-binary "$@"; } || left_out "pip cannot install $*"
}

# node PACKAGE...: the packages, and standard input as the program, a module.
node() {
    cat >program.mjs
    node_packages "$@"
    show command node program.mjs
}

node_packages() {
    npm install --silent --no-save --no-fund --no-audit --ignore-scripts "$@" ||
        left_out "npm cannot install $*"
}

# rust DEPENDENCY...: lines of Cargo.toml, and standard input as the program.
rust() {
    command -v cargo >/dev/null || left_out 'cargo is missing'
    mkdir src
    cat >src/main.rs
    {
        printf '[package]\nname = "finding"\nedition = "2021"\n[workspace]\n'
        printf '[profile.dev]\ndebug = false\n[dependencies]\n'
        printf '%s\n' "$@"
    } >Cargo.toml
    cargo fetch --quiet || left_out "cargo cannot fetch $*"
    cargo build --quiet --target-dir target
    show target/debug/finding
}

# show COMMAND...: prints the output, and keeps it for `expect`.
show() {
    "$@" >part 2>&1 || echo "ended with $?" >>part
    cat part
    cat part >>seen
}

# expect: compares all output with standard input.
expect() {
    cat >expected
    diff -u expected seen && exit
    echo 'not as it was found: see the difference'
    exit 1
}
