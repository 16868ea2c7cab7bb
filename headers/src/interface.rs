//! The interface as data, for the list of symbols and for the browser module.

use std::error::Error;

use crate::items::{Item, Kind};
use crate::parts::Section;
use crate::signature::Function;

/// Everything that the headers declare.
pub struct Interface<'a> {
    pub constants: Vec<&'a Item>,
    /// The declarations of `chess_distance.h`, then those of the wiki's names.
    items: Vec<&'a Item>,
    /// Every function, those of the wiki last.
    pub functions: Vec<Function<'a>>,
}

impl<'a> Interface<'a> {
    pub fn of(sections: impl Iterator<Item = &'a Section> + Clone) -> Result<Self, Box<dyn Error>> {
        let items: Vec<_> = sections.clone().flat_map(|one| &one.items).collect();
        let functions = items.iter().filter(|item| item.kind() == Kind::Function);
        let functions: Result<_, _> = functions.copied().map(Function::of).collect();
        Ok(Self {
            constants: sections.flat_map(|one| &one.constants).collect(),
            items,
            functions: functions?,
        })
    }

    /// The names that programs may link, one in each line.
    pub fn symbols(&self) -> String {
        let kinds = [Kind::Function, Kind::Table];
        let items = self.items.iter().filter(|item| kinds.contains(&item.kind()));
        let mut names: Vec<_> = items.map(|item| item.name()).collect();
        names.sort_unstable();
        names.join("\n") + "\n"
    }
}
