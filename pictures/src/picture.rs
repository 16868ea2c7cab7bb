//! A finished picture.

/// A picture and the name of its file in docs/pictures, without the ending.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The name.
    pub name: &'static str,
    /// The picture.
    pub svg: String,
}
