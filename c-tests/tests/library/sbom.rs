//! tools/sbom.py: the list of a release's contents names core, and not the builder.

use std::process::Command;

use c_tests::library::root;
use c_tests::process::is_installed;

fn list() -> String {
    let output = Command::new("python3")
        .arg(root().join("tools/sbom.py"))
        .args(["--target", "x86_64-unknown-linux-gnu"])
        .output()
        .expect("python3 is installed");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn it_names_all_that_is_linked_and_not_the_builder() {
    if !is_installed("python3") {
        return;
    }
    let text = list();
    for linked in [
        "core",
        "cpufeatures",
        "chess-distance",
        "chess-distance-wiki",
    ] {
        assert!(
            text.contains(&format!("\"name\": \"{linked}\"")),
            "{linked}: {text}"
        );
    }
    let here = root().to_string_lossy().into_owned();
    for absent in [
        here.as_str(),
        "path+file",
        "timestamp",
        "serialNumber",
        "uuid",
    ] {
        assert!(!text.contains(absent), "{absent}: {text}");
    }
    assert_eq!(text, list(), "two lists");
}
