//! Betza's notation once more: nothing here is shared with the code.

use std::collections::BTreeMap;
use std::string::{String, ToString};
use std::vec::Vec;

/// A part of a text: what stands before the atom, its leaps (forward, right), and how it rides.
pub(super) struct Part {
    pub(super) before: String,
    pub(super) leaps: Vec<(i32, i32)>,
    /// `None` for a plain leap, 0 for no limit.
    pub(super) rides: Option<u32>,
}

/// The parts of a text that is a piece.
pub(super) fn parts(text: &str) -> Vec<Part> {
    let atoms: BTreeMap<char, &[(i32, i32)]> = BTreeMap::from([
        ('W', &[(1, 0)][..]),
        ('F', &[(1, 1)]),
        ('D', &[(2, 0)]),
        ('N', &[(2, 1)]),
        ('A', &[(2, 2)]),
        ('H', &[(3, 0)]),
        ('C', &[(3, 1)]),
        ('L', &[(3, 1)]),
        ('Z', &[(3, 2)]),
        ('J', &[(3, 2)]),
        ('G', &[(3, 3)]),
        ('K', &[(1, 0), (1, 1)]),
        ('R', &[(1, 0)]),
        ('B', &[(1, 1)]),
        ('Q', &[(1, 0), (1, 1)]),
    ]);
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let start = rest.find(|c: char| c.is_ascii_uppercase() || c == '(').expect("an atom");
        let (before, behind) = rest.split_at(start);
        let letter = behind.chars().next().expect("an atom");
        let mut leaps = Vec::new();
        let mut end = 1;
        if letter == '(' {
            end = behind.find(')').expect("the end of a leap") + 1;
            let (m, n) = behind[1..end - 1].split_once(',').expect("two numbers");
            let (m, n): (i32, i32) = (m.parse().expect("a number"), n.parse().expect("a number"));
            leaps.push((m.max(n), m.min(n)));
        } else {
            leaps.extend(atoms[&letter]);
        }
        let mut rides = "RBQ".contains(letter).then_some(0);
        let digits = behind[end..].chars().take_while(char::is_ascii_digit).count();
        if digits > 0 {
            rides = Some(behind[end..end + digits].parse().expect("a number"));
            end += digits;
        } else if letter != '(' && behind[end..].starts_with(letter) {
            rides = Some(0);
            end += 1;
        }
        for &leap in &leaps {
            // Two directions of a single leap along lines are two leaps.
            let split = leaps.len() == 1 && leap.1 == 0;
            parts.push(Part {
                before: before.to_string(),
                leaps: directions(before, leap, split),
                rides,
            });
        }
        rest = &behind[end..];
    }
    parts
}

/// The directions in which an atom leaps, (forward, right).
fn directions(before: &str, (x, y): (i32, i32), split: bool) -> Vec<(i32, i32)> {
    let rows = [
        "ff vv rf rv fh rh hr",
        "bb vv lb lv bh lh hr",
        "rr ss br bs bh rh hr",
        "ll ss fl fs fh lh hr",
        "rr ss fr fs fh rh hl",
        "ll ss bl bs bh lh hl",
        "bb vv rb rv bh rh hl",
        "ff vv lf lv fh lh hl",
    ];
    let steps = [(x, y), (-x, -y), (-y, x), (y, -x), (y, x), (-y, -x), (-x, y), (x, -y)];
    let letters: Vec<char> = before.chars().collect();
    let mut pairs: Vec<String> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let first = letters[at];
        at += 1;
        if !"fblrvsh".contains(first) {
            continue;
        }
        let mut second = first;
        if let Some(&next) = letters.get(at) {
            let one = "fbvh".contains(first) && "rlsh".contains(next);
            let other = "rlsh".contains(first) && "fbvh".contains(next);
            if first == next || one || other {
                second = next;
                at += 1;
            }
        }
        if split && first != second {
            pairs.push([first, first].iter().collect());
            pairs.push([second, second].iter().collect());
        } else {
            pairs.push([first, second].iter().collect());
        }
    }
    if pairs.is_empty() {
        return steps.to_vec();
    }
    let has = |row: &&str| row.split(' ').any(|name| pairs.iter().any(|pair| pair == name));
    (0..8).filter(|&row| has(&rows[row])).map(|row| steps[row]).collect()
}
