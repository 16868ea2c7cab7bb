//! Colors that color-blind readers can tell apart and that hold on a light and a dark page.

use crate::chart::Tone;

/// Red, green and blue, 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Color(pub u8, pub u8, pub u8);

/// From near to far: dark blue over gray to yellow. The brightness grows all the way, so that
/// the order shows in gray too, and blue against yellow is seen by nearly everyone.
const SCALE: [Color; 5] = [
    Color(20, 44, 96),
    Color(66, 84, 118),
    Color(124, 126, 128),
    Color(190, 174, 108),
    Color(252, 226, 84),
];

/// Blue and orange of Okabe and Ito's palette for every kind of color vision.
const FIRST: Color = Color(0, 114, 178);
const SECOND: Color = Color(230, 159, 0);
const TIED: Color = Color(204, 204, 204);
const WALL: Color = Color(44, 44, 44);

/// Lines over a board, and edges that are joined.
pub(crate) const LINE: Color = Color(213, 94, 0);

impl Color {
    /// The luminance of WCAG 2, 0 for black to 1 for white.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.040_45 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast ratio of WCAG 2, 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Black or white, whichever reads better on this background.
    #[must_use]
    pub fn ink(self) -> Self {
        let (black, white) = (Self(0, 0, 0), Self(255, 255, 255));
        if self.contrast(black) > self.contrast(white) {
            black
        } else {
            white
        }
    }

    /// As in a style sheet.
    #[must_use]
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A point of the scale, `step` of `far` steps from its near end.
fn on_scale(step: u8, far: u8) -> Color {
    if far == 0 {
        return SCALE[0];
    }
    let position = f64::from(step) / f64::from(far) * (SCALE.len() - 1) as f64;
    let below = (position as usize).min(SCALE.len() - 2);
    let share = position - below as f64;
    let mix = |a: u8, b: u8| (f64::from(a) + share * (f64::from(b) - f64::from(a))).round() as u8;
    let (a, b) = (SCALE[below], SCALE[below + 1]);
    Color(mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
}

/// The background of a square, `None` where the page shows through.
#[must_use]
pub fn background(tone: Tone) -> Option<Color> {
    match tone {
        Tone::Blank | Tone::Hole => None,
        Tone::Step(step, far) => Some(on_scale(step, far)),
        Tone::First => Some(FIRST),
        Tone::Second => Some(SECOND),
        Tone::Tied => Some(TIED),
        Tone::Wall => Some(WALL),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_can_be_read_on_every_background() {
        let mut tones = vec![Tone::First, Tone::Second, Tone::Tied, Tone::Wall];
        for far in 0..64 {
            tones.extend((0..=far).map(|step| Tone::Step(step, far)));
        }
        for tone in tones {
            let background = background(tone).expect("no blank among them");
            let contrast = background.contrast(background.ink());
            assert!(contrast >= 4.5, "{tone:?}: {contrast}");
        }
    }

    #[test]
    fn the_scale_grows_brighter_all_the_way() {
        let shades: Vec<_> = (0..15).map(|d| on_scale(d, 14).luminance()).collect();
        assert!(shades.is_sorted_by(|a, b| a < b), "{shades:?}");
    }

    #[test]
    fn the_sides_differ_in_brightness_too() {
        for (a, b) in [(FIRST, SECOND), (FIRST, TIED), (SECOND, WALL)] {
            assert!(a.contrast(b) >= 2.0, "{a:?} {b:?}");
        }
    }
}
