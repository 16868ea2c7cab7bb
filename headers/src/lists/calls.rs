//! Names and calls in C, for the tests of the inline header.

use std::error::Error;
use std::fmt::Write as _;

use super::{Everything, notice};
use crate::inline;
use crate::items::{Item, Kind};
use crate::roles::{Role, returns_codes};
use crate::signature::{Function, Shape, Variable, is_structure};

type Text = Result<String, Box<dyn Error>>;

/// Lists of names: functions of two ints, of one int, and all others; functions with an answer for
/// any two squares or any square; the tables.
pub fn names(of: &Everything) -> Text {
    let functions = of.inline_functions()?;
    let with_ints = |count| {
        let chosen = functions.iter().filter(move |f| ints(f) == Some(count));
        chosen.map(Function::name)
    };
    let with_squares = |count| {
        let chosen = functions.iter().filter(move |f| squares(f) == Some(count));
        chosen.map(Function::name)
    };
    let others = functions.iter().filter(|f| is_other(f)).map(Function::name);
    let tables = of.of_kind(Kind::Table).filter(|item| inline::has(item));
    let tables = tables
        .map(Item::name)
        .filter(|name| name.contains("chess_distance"));
    Ok(format!(
        "/* {}\n * Every name that chess_distance_inline.h shares with the library. */\n\
         #ifndef INLINE_NAMES_H\n#define INLINE_NAMES_H\n\n{}{}{}{}{}{}#endif\n",
        notice("headers/src/lists/calls.rs"),
        list("PAIR_FUNCTIONS", with_ints(2)),
        list("SQUARE_FUNCTIONS", with_ints(1)),
        list("OTHER_FUNCTIONS", others),
        list("ANSWERS_FOR_PAIRS", with_squares(2)),
        list("ANSWERS_FOR_SQUARES", with_squares(1)),
        list("TABLES", tables),
    ))
}

fn list<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> String {
    let lines: String = names.map(|name| format!(" \\\n    X({name})")).collect();
    format!("#define {name}(X){lines}\n\n")
}

/// The number of parameters, if all of them and the result are int.
fn ints(function: &Function) -> Option<usize> {
    let parameters = &function.parameters;
    let all = function.result == "int" && parameters.iter().all(|one| one.is("int"));
    all.then_some(parameters.len())
}

/// The same, if all of them are squares and only squares off the board get a code.
fn squares(function: &Function) -> Option<usize> {
    let is_square = |one| matches!(Role::of(function, one), Ok(Role::Square));
    let all = returns_codes(function) && function.parameters.iter().all(is_square);
    ints(function).filter(|_| all)
}

fn is_other(function: &Function) -> bool {
    !matches!(ints(function), Some(1 | 2))
}

/// The other functions, numbered, with arguments from `Arguments` in inline_calls.h.
pub fn by_number(of: &Everything) -> Text {
    let (mut fields, mut rows, mut cases) = (String::new(), String::new(), String::new());
    let mut functions = of.inline_functions()?;
    functions.retain(is_other);
    for (number, function) in functions.iter().enumerate() {
        let (name, short) = (function.name(), function.short_name());
        let declared = function
            .item
            .declaration
            .replacen(name, &format!("(*{short})"), 1);
        let declared: Vec<&str> = declared.split_whitespace().collect();
        let _ = writeln!(fields, "    {}", declared.join(" "));
        let (bytes, words) = written(function)?;
        let _ = writeln!(rows, "    {{\"{name}\", {bytes}, {words}}},");
        let arguments = Arguments::default().of(function, |role, ordinal, parameter| {
            argument(role, ordinal, parameter)
        })?;
        let cast = match function.result.as_str() {
            "int" => "(uint64_t)(int64_t)",
            _ => "",
        };
        let _ = writeln!(
            cases,
            "    case {number}: return {cast}functions->{short}({arguments});"
        );
    }
    Ok(format!(
        "/* {notice} */\n\
         typedef struct {{\n{fields}}} Functions;\n\n\
         /* Name, and the bytes or words that the call writes. */\n\
         typedef struct {{\n    const char *name;\n    size_t bytes, words;\n}} Call;\n\
         static const Call calls[] = {{\n{rows}}};\n\
         enum {{ CALLS = (int)(sizeof calls / sizeof calls[0]) }};\n\n\
         /* The result of the call; a code becomes a large number. */\n\
         static inline uint64_t make_call(const Functions *functions, int call, const Arguments *of, \
         Memory *memory) {{\n    switch (call) {{\n{cases}    default: return 0;\n    }}\n}}\n",
        notice = notice("headers/src/lists/calls.rs"),
    ))
}

/// The number of bytes and of words that a call writes, as C.
fn written(function: &Function) -> Result<(String, String), Box<dyn Error>> {
    let (mut bytes, mut words) = (String::from("0"), String::from("0"));
    for output in function.outputs() {
        let Shape::Several {
            element,
            dimensions,
            ..
        } = &output.shape
        else {
            continue;
        };
        let count: usize = dimensions.iter().product();
        match element.as_str() {
            "uint8_t" => bytes = count.to_string(),
            "uint64_t" => words = count.to_string(),
            structure => words = format!("sizeof({structure}) / 8"),
        }
    }
    Ok((bytes, words))
}

fn argument(role: Role, ordinal: usize, parameter: &Variable) -> String {
    let values = match role {
        Role::Piece => "pieces",
        Role::Square | Role::OtherSquare => "squares",
        Role::Flag => "flags",
        Role::Side | Role::Number => "numbers",
        Role::Set => "sets",
        Role::Index => return "of->index".into(),
        Role::Size => return "of->length".into(),
        Role::Pointer => {
            let Shape::Several {
                constant, element, ..
            } = &parameter.shape
            else {
                return String::new();
            };
            let place = match (constant, element.as_str()) {
                (false, _) => "outputs",
                (true, "uint8_t") => "starts",
                (true, "uint64_t") => "graphs",
                (true, _) => "boards",
            };
            let constant = if *constant { "const " } else { "" };
            return format!("({constant}{element} *)words_at(memory, of->{place}[{ordinal}])");
        }
    };
    format!("of->{values}[{ordinal}]")
}

/// Counts the parameters of each kind.
#[derive(Default)]
struct Arguments {
    met: Vec<(Role, bool, String)>,
}

impl Arguments {
    /// The arguments of a call. `text` makes each from its number among the arguments of its kind.
    fn of(mut self, function: &Function, text: impl Fn(Role, usize, &Variable) -> String) -> Text {
        let mut arguments = Vec::new();
        for parameter in &function.parameters {
            let role = Role::of(function, parameter)?;
            let is_input = matches!(parameter.shape, Shape::Several { constant: true, .. });
            let kind = match role {
                Role::OtherSquare => (Role::Square, false, String::new()),
                Role::Side => (Role::Number, false, String::new()),
                Role::Pointer if is_structure(parameter.element()) => (role, is_input, "*".into()),
                Role::Pointer => (role, is_input, parameter.element().into()),
                _ => (role, false, String::new()),
            };
            let ordinal = self.met.iter().filter(|met| **met == kind).count();
            self.met.push(kind);
            arguments.push(text(role, ordinal, parameter));
        }
        Ok(arguments.join(", "))
    }
}

/// Every function with any values, for Frama-C. Only one of the functions that write runs, so that
/// none reads the results of another.
pub fn with_any_values(of: &Everything) -> Text {
    let (mut plain, mut writing, mut own) = (String::new(), String::new(), String::new());
    let mut cases = 0;
    for function in of.inline_functions()? {
        let arguments = Arguments::default().of(&function, |role, ordinal, parameter| {
            any_value(role, ordinal, parameter)
        })?;
        let call = format!("(void){}({arguments});", function.name());
        if function.outputs().next().is_none() {
            let _ = writeln!(plain, "    {call}");
            continue;
        }
        for output in function.outputs().filter(|one| is_structure(one.element())) {
            let name = output.element();
            let object = format!("static {name} own_{name};\n");
            if !own.contains(&object) {
                own += &object;
            }
        }
        let _ = writeln!(writing, "    case {cases}: {call} break;");
        cases += 1;
    }
    Ok(format!(
        "/* {} */\n{own}\nstatic void of_values(void)\n{{\n{plain}}}\n\n\
         /* One of those that write, so that none finds what another has left. */\n\
         static void of_buffers(void)\n{{\n    switch (any_int) {{\n{writing}    }}\n}}\n",
        notice("headers/src/lists/calls.rs"),
    ))
}

fn any_value(role: Role, ordinal: usize, parameter: &Variable) -> String {
    let text = match role {
        Role::Set | Role::Index => "any_set",
        Role::Size => "(size_t)(any_set & 63)",
        Role::Pointer => {
            let input = matches!(parameter.shape, Shape::Several { constant: true, .. });
            match (input, parameter.element()) {
                (true, "ChessDistanceBoard") if ordinal == 0 => "a_board()",
                (true, "ChessDistanceBoard") => "another()",
                (true, "uint8_t") => "a_start()",
                (true, _) => "a_graph()",
                (false, "uint8_t") => "a_map()",
                (false, "uint64_t") => "layers()",
                (false, name) => {
                    return format!("ANY({name}, &own_{name}, sizeof({name}) / 8)");
                }
            }
        }
        _ => "any_int",
    };
    text.to_owned()
}
