//! The committed pictures are those that the library draws today.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use chess_distance_pictures::gallery::pictures;

#[test]
fn committed_pictures_are_up_to_date() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    let mut drawn = BTreeSet::new();
    for picture in pictures() {
        let name = format!("{}.svg", picture.name);
        let committed = fs::read_to_string(directory.join(&name)).unwrap_or_default();
        assert!(
            committed == picture.svg,
            "{name} differs: run `cargo run -p chess-distance-pictures`, and look at it"
        );
        drawn.insert(name);
    }
    let committed = fs::read_dir(&directory).expect("docs/pictures is there");
    let committed: BTreeSet<_> = committed
        .map(|entry| {
            entry
                .expect("readable")
                .file_name()
                .into_string()
                .expect("ASCII")
        })
        .collect();
    assert_eq!(committed, drawn);
}

#[test]
fn every_picture_is_shown_in_the_documentation() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let pages: Vec<_> = fs::read_dir(docs)
        .expect("docs/ is there")
        .filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok())
        .collect();
    for picture in pictures() {
        let link = format!("(pictures/{}.svg)", picture.name);
        assert!(pages.iter().any(|page| page.contains(&link)), "{link}");
    }
}
