//! The C interface for the fuzzers, in Rust. The inline header's functions get names of their own,
//! so that one program can call both.

use std::error::Error;
use std::fmt::Write as _;

use super::{Everything, notice};
use crate::items::Kind;
use crate::signature::{Function, Shape, Variable, fields};

type Text = Result<String, Box<dyn Error>>;

/// The name of an inline function beside the library's.
fn header_name(function: &Function) -> String {
    format!("header_{}", function.short_name())
}

pub fn interface(of: &Everything) -> Text {
    let (mut structures, mut declared, mut headers) = (String::new(), String::new(), String::new());
    let (mut members, mut library, mut header) = (String::new(), String::new(), String::new());
    for item in of.of_kind(Kind::Type) {
        structures += &structure(item.name(), &fields(item)?);
    }
    let inline: Vec<_> = of.inline_functions()?.iter().map(Function::name).collect();
    for function in of.functions()? {
        let (name, short) = (function.name(), function.short_name());
        let types: Vec<_> = function.parameters.iter().map(rust_type).collect();
        let types = format!("({})", types.join(", ")) + &result(&function);
        let _ = writeln!(declared, "    pub fn {name}{};", named(&function));
        if !inline.contains(&name) {
            continue;
        }
        let of_header = header_name(&function);
        let _ = writeln!(headers, "    fn {of_header}{};", named(&function));
        let _ = writeln!(members, "    pub {short}: unsafe extern \"C\" fn{types},");
        let _ = writeln!(library, "    {short}: {name},");
        let _ = writeln!(header, "    {short}: {of_header},");
    }
    Ok(format!(
        "//! The C interface as C sees it, with pointers as they are.\n//!\n//! {notice}\n\n\
         use std::ffi::{{c_char, c_int, c_uint}};\n\nextern crate chess_distance_entry_points as _;\n\n\
         {structures}unsafe extern \"C\" {{\n{declared}}}\n\n\
         // The inline header's functions, exported by generated/functions.c.\n\
         unsafe extern \"C\" {{\n{headers}}}\n\n\
         /// The functions that the library and the inline header have in common.\n\
         #[derive(Clone, Copy)]\npub struct Interface {{\n{members}}}\n\n\
         pub const LIBRARY: Interface = Interface {{\n{library}}};\n\n\
         pub const HEADER: Interface = Interface {{\n{header}}};\n",
        notice = notice("headers/src/lists/fuzz.rs"),
    ))
}

fn named(function: &Function) -> String {
    let named = |one: &Variable| format!("{}: {}", one.name, rust_type(one));
    let parameters: Vec<_> = function.parameters.iter().map(named).collect();
    format!("({})", parameters.join(", ")) + &result(function)
}

fn result(function: &Function) -> String {
    format!(" -> {}", rust_element(&function.result))
}

fn structure(name: &str, fields: &[Variable]) -> String {
    let fields: String = fields
        .iter()
        .map(|field| {
            let field_type = match &field.shape {
                Shape::Several {
                    element,
                    dimensions,
                    open: false,
                    ..
                } => {
                    let mut text = rust_element(element);
                    for dimension in dimensions.iter().rev() {
                        text = format!("[{text}; {dimension}]");
                    }
                    text
                }
                _ => rust_type(field),
            };
            format!("    pub {}: {field_type},\n", field.name)
        })
        .collect();
    let short = rust_element(name);
    format!(
        "/// {name}.\n#[repr(C)]\n#[derive(Debug, Clone, Copy, PartialEq)]\npub struct {short} {{\n{fields}}}\n\n"
    )
}

fn rust_type(of: &Variable) -> String {
    match &of.shape {
        Shape::Value(element) => rust_element(element),
        Shape::Several {
            constant, element, ..
        } => {
            let pointer = if *constant { "*const" } else { "*mut" };
            format!("{pointer} {}", rust_element(element))
        }
    }
}

/// As in `u64`, or `Board` for `ChessDistanceBoard`.
pub fn rust_element(c_type: &str) -> String {
    match c_type {
        "int" => "c_int",
        "unsigned int" => "c_uint",
        "char" => "c_char",
        "uint8_t" | "void" => "u8",
        "uint64_t" => "u64",
        "size_t" => "usize",
        "const char *" => "*const c_char",
        structure => structure.trim_start_matches("ChessDistance"),
    }
    .to_owned()
}

/// The exports in C.
pub fn functions(of: &Everything) -> Text {
    let mut text = format!(
        "/* The functions of the inline header under names of their own, so that one program can call\n \
         * them and those of the library. {} */\n#include \"chess_distance_inline.h\"\n",
        notice("headers/src/lists/fuzz.rs")
    );
    for function in of.inline_functions()? {
        let (name, header) = (function.name(), header_name(&function));
        let declared: Vec<&str> = function.item.declaration.split_whitespace().collect();
        let declared = declared.join(" ").replacen(name, &header, 1);
        let passed: Vec<_> = function
            .parameters
            .iter()
            .map(|one| one.name.as_str())
            .collect();
        let head = declared.trim_end_matches(';');
        let call = format!("return {name}({});", passed.join(", "));
        let _ = write!(text, "\n{declared}\n{head}\n{{\n    {call}\n}}\n");
    }
    Ok(text)
}
