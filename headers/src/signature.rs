//! Reads the parameters of a function and the fields of a structure from their C declarations.

use std::error::Error;

use crate::items::Item;

/// A function of a header.
pub struct Function<'a> {
    pub item: &'a Item,
    /// As in `uint64_t`.
    pub result: String,
    pub parameters: Vec<Variable>,
}

/// A parameter or a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    pub name: String,
    /// The declaration.
    pub text: String,
    pub shape: Shape,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One value, as in `int`.
    Value(String),
    /// Values of one type, behind a pointer or in the structure itself.
    Several {
        constant: bool,
        element: String,
        /// The declared dimensions; empty for a plain pointer.
        dimensions: Vec<usize>,
        /// Whether a pointer to the first element is declared. Then another parameter holds the
        /// number.
        open: bool,
    },
}

/// The number of elements behind a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    Fixed(usize),
    /// This number for each element that the function's `size_t` counts.
    Each(usize),
    /// One for each of them, and one more: where columns of texts begin, and the end of the last.
    Ends,
    /// Up to the zero at the end of a string.
    Text,
}

impl<'a> Function<'a> {
    pub fn of(item: &'a Item) -> Result<Self, Box<dyn Error>> {
        let fault = || format!("not a function: {}", item.declaration);
        let (head, rest) = item.declaration.split_once('(').ok_or_else(fault)?;
        let (list, _) = rest.rsplit_once(')').ok_or_else(fault)?;
        let result = head.strip_suffix(item.name()).ok_or_else(fault)?;
        let parameters: Result<Vec<_>, _> = list
            .split(',')
            .map(str::trim)
            .filter(|text| *text != "void")
            .map(Variable::of)
            .collect();
        Ok(Self {
            item,
            result: result.trim_end().to_owned(),
            parameters: parameters?,
        })
    }

    pub fn name(&self) -> &'a str {
        self.item.name()
    }

    /// As in `king`; `distance` for `chess_distance`.
    pub fn short_name(&self) -> &'a str {
        let short = self.name().strip_prefix("chess_distance_");
        short.unwrap_or_else(|| self.name().trim_start_matches("chess_"))
    }

    /// The number of elements behind a pointer parameter: the declared dimension; one for a
    /// structure; else as many as the number behind it, or the function's number, says.
    pub fn extent(&self, parameter: &Variable) -> Result<Extent, Box<dyn Error>> {
        let Shape::Several {
            element,
            dimensions,
            open,
            ..
        } = &parameter.shape
        else {
            return Err(format!("{} is no pointer", parameter.name).into());
        };
        let each = dimensions.iter().product();
        let behind = self
            .parameters
            .iter()
            .skip_while(|other| *other != parameter);
        let counted = behind.take(2).any(Variable::is_size);
        let has_size = self.parameters.iter().any(Variable::is_size);
        if element == "char" {
            Ok(Extent::Text)
        } else if parameter.name == "offsets" {
            Ok(Extent::Ends)
        } else if !open || (is_structure(element) && !counted) {
            Ok(Extent::Fixed(each))
        } else if has_size {
            Ok(Extent::Each(each))
        } else {
            let name = &parameter.name;
            Err(format!(
                "{}: the size of {name} is unknown: declare an array",
                self.name()
            )
            .into())
        }
    }

    /// The parameters that a call writes to.
    pub fn outputs(&self) -> impl Iterator<Item = &Variable> {
        self.parameters.iter().filter(|one| one.is_output())
    }
}

impl Variable {
    /// As in `const ChessDistanceBoard *board`, `uint8_t out[64]` and `uint8_t (*out)[64]`.
    pub fn of(text: &str) -> Result<Self, Box<dyn Error>> {
        let plain = text.replace(['(', ')'], "");
        let (declared, dimensions) = match plain.split_once('[') {
            Some((declared, dimensions)) => (declared, dimensions),
            None => (plain.as_str(), ""),
        };
        let start = declared.rfind([' ', '*']).ok_or(text)? + 1;
        let (kind, name) = (declared[..start].trim_end(), &declared[start..]);
        let open = kind.ends_with('*');
        let element = kind.trim_end_matches('*').trim_end();
        let (constant, element) = match element.strip_prefix("const ") {
            Some(element) => (true, element),
            None => (false, element),
        };
        let dimensions: Result<Vec<usize>, _> = dimensions
            .split(['[', ']'])
            .filter(|number| !number.is_empty())
            .map(str::parse)
            .collect();
        let dimensions = dimensions?;
        let shape = if open || !dimensions.is_empty() {
            Shape::Several {
                constant,
                element: element.to_owned(),
                dimensions,
                open,
            }
        } else {
            Shape::Value(element.to_owned())
        };
        Ok(Self {
            name: name.to_owned(),
            text: text.to_owned(),
            shape,
        })
    }

    /// Whether it points at what is read.
    pub fn is_input(&self) -> bool {
        matches!(self.shape, Shape::Several { constant: true, .. })
    }

    /// Whether it points at what is written.
    pub fn is_output(&self) -> bool {
        matches!(
            self.shape,
            Shape::Several {
                constant: false,
                ..
            }
        )
    }

    pub fn is_size(&self) -> bool {
        self.is("size_t")
    }

    /// Whether it is one value of this type.
    pub fn is(&self, c_type: &str) -> bool {
        self.shape == Shape::Value(c_type.to_owned())
    }
    /// The type of the value, or of the elements behind the pointer.
    pub fn element(&self) -> &str {
        match &self.shape {
            Shape::Value(element) | Shape::Several { element, .. } => element,
        }
    }
}

/// Whether a type is one of the header's structures.
pub fn is_structure(c_type: &str) -> bool {
    c_type.starts_with("ChessDistance")
}

/// The fields of a structure.
pub fn fields(item: &Item) -> Result<Vec<Variable>, Box<dyn Error>> {
    let (_, body) = item.declaration.split_once('{').ok_or("no structure")?;
    let (body, _) = body.rsplit_once('}').ok_or("no structure")?;
    let code = body.split("/*").map(|text| match text.split_once("*/") {
        Some((_, code)) => code,
        None => text,
    });
    let code: String = code.collect();
    let fields = code.split(';').map(str::trim);
    let fields = fields.filter(|field| !field.is_empty());
    fields.map(Variable::of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(declaration: &str) -> Item {
        Item {
            comment: String::new(),
            declaration: declaration.to_owned(),
        }
    }

    /// Number and text of each count: "64", "each 1", "text".
    fn extents(declaration: &str) -> Vec<String> {
        let item = item(declaration);
        let function = Function::of(&item).expect("a function");
        let pointers = function.parameters.iter();
        let pointers = pointers.filter(|one| matches!(one.shape, Shape::Several { .. }));
        let extents = pointers.map(|one| match function.extent(one).expect("declared") {
            Extent::Fixed(count) => format!("{}: {count}", one.name),
            Extent::Each(count) => format!("{}: each {count}", one.name),
            Extent::Ends => format!("{}: ends", one.name),
            Extent::Text => format!("{}: text", one.name),
        });
        extents.collect()
    }

    #[test]
    fn arrays_have_what_they_declare() {
        let duel = "int chess_distance_duel(const ChessDistanceBoard *attacker, \
                    const ChessDistanceBoard *defender, uint64_t goal, uint8_t out[2][64][64]);";
        assert_eq!(extents(duel), ["attacker: 1", "defender: 1", "out: 8192"]);
        let reach = "int chess_distance_reach(const ChessDistancePosition *position, \
                     uint64_t reach[64]);";
        assert_eq!(extents(reach), ["position: 1", "reach: 64"]);
    }

    #[test]
    fn columns_have_what_the_number_says() {
        let voronoi = "int chess_distance_voronoi(int piece, const uint8_t *sites, size_t n, \
                       const ChessDistanceBoard *board, uint8_t owner[64]);";
        assert_eq!(extents(voronoi), ["sites: each 1", "board: 1", "owner: 64"]);
        let maps = "int chess_distance_map_batch(const uint64_t *from, uint8_t (*out)[64], \
                    size_t n);";
        assert_eq!(extents(maps), ["from: each 1", "out: each 64"]);
    }

    #[test]
    fn structures_are_counted_by_the_number_behind_them() {
        let graph = "int chess_distance_grid_graph_map(const ChessDistanceSquares *moves, \
                     size_t n, const ChessDistanceSquares *from, uint8_t *out);";
        assert_eq!(extents(graph), ["moves: each 1", "from: 1", "out: each 1"]);
    }

    #[test]
    fn texts_end_by_themselves() {
        let piece = "int chess_distance_grid_piece(const char *betza, int black, \
                     ChessDistanceGridPiece *out);";
        assert_eq!(extents(piece), ["betza: text", "out: 1"]);
    }

    #[test]
    fn offsets_have_one_more_than_the_number() {
        let fens = "int chess_distance_read_fens(const char *text, const int64_t *offsets, size_t n, \
                    uint8_t *faults);";
        assert_eq!(
            extents(fens),
            ["text: text", "offsets: ends", "faults: each 1"]
        );
    }

    #[test]
    fn what_is_not_counted_is_an_error() {
        let item = item("int chess_distance_lost(const uint8_t *bytes);");
        let function = Function::of(&item).expect("a function");
        assert!(function.extent(&function.parameters[0]).is_err());
    }

    #[test]
    fn fields_stand_between_comments() {
        let grid = "typedef struct ChessDistanceGrid {\n  /** Files; 1..16. */\n  int files;\n  \
                    uint64_t words[4];\n  const uint64_t *own;\n} ChessDistanceGrid;\n";
        let fields = fields(&item(grid)).expect("a structure");
        let texts: Vec<_> = fields.iter().map(|field| field.text.as_str()).collect();
        assert_eq!(
            texts,
            ["int files", "uint64_t words[4]", "const uint64_t *own"]
        );
    }
}
