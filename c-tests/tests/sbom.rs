//! tools/sbom.py: what a release says about its contents names core, and not the builder.

use std::io::Write;
use std::process::{Command, Stdio};

use c_tests::library::root;
use c_tests::process::is_installed;

/// As cargo-cyclonedx writes it, in a directory with a blank.
const WRITTEN: &str = r#"{
    "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
    "serialNumber": "urn:uuid:6f1fd2a0-6d2a-4a0f-9a3c-111111111111",
    "metadata": {
        "timestamp": "2026-01-02T03:04:05Z",
        "component": {
            "type": "library", "name": "chess-distance-capi", "version": "0.2.0",
            "bom-ref": "path+file:///home/a%20b/chess/capi#chess-distance-capi@0.2.0",
            "purl": "pkg:cargo/chess-distance-capi@0.2.0?download_url=file:///home/a b/chess/capi"
        }
    },
    "components": [],
    "dependencies": [
        {"ref": "path+file:///home/a%20b/chess/capi#chess-distance-capi@0.2.0"}
    ]
}"#;

fn released() -> String {
    let mut sbom = Command::new("python3")
        .arg(root().join("tools/sbom.py"))
        .args(["/home/a b/chess", "1.95.0"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    let mut input = sbom.stdin.take().expect("a pipe");
    input.write_all(WRITTEN.as_bytes()).expect("it reads");
    drop(input);
    let output = sbom.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn it_names_core_and_not_the_builder() {
    if !is_installed("python3") {
        return;
    }
    let text = released();
    for absent in [
        "/home",
        "a b",
        "a%20b",
        "timestamp",
        "2026",
        "serialNumber",
        "uuid",
    ] {
        assert!(!text.contains(absent), "{absent}: {text}");
    }
    let core = r#""rust-core@1.95.0""#;
    assert_eq!(
        text.matches(core).count(),
        2,
        "component and dependency: {text}"
    );
    assert!(text.contains("path+file:///chess-distance/capi#chess-distance-capi@0.2.0"));
}
