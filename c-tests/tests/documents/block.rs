//! The code blocks of a page.

/// One fenced code block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The page.
    pub page: String,
    /// The line of its fence.
    pub line: usize,
    /// The word after the fence.
    pub language: String,
    /// What stands in it.
    pub text: String,
    /// The comment `given` before it.
    pub given: String,
    /// The comment `check` before it.
    pub check: String,
    /// The `text` block after it: what it prints.
    pub output: Option<String>,
    /// The last C program of the page before it.
    pub program: String,
}

/// All code blocks of a page.
pub fn blocks(page: &str, text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let (mut given, mut check, mut program) = (String::new(), String::new(), String::new());
    let mut lines = (1..).zip(text.lines());
    while let Some((line, content)) = lines.next() {
        if let Some(comment) = content.strip_prefix("<!-- ") {
            let mut comment = comment.to_owned();
            while !comment.contains("-->") {
                let (_, more) = lines.next().expect("a comment ends");
                comment = comment + "\n" + more;
            }
            let comment = comment.replace("-->", "");
            if let Some(code) = comment.strip_prefix("given:") {
                given = code.into();
            } else if let Some(code) = comment.strip_prefix("check:") {
                check = code.into();
            }
        } else if let Some(language) = content.strip_prefix("```") {
            let mut text = String::new();
            loop {
                let (_, inside) = lines.next().expect("a fence is closed");
                if inside == "```" {
                    break;
                }
                text = text + inside + "\n";
            }
            let block = Block {
                page: page.into(),
                line,
                language: language.into(),
                given: std::mem::take(&mut given),
                check: std::mem::take(&mut check),
                text,
                output: None,
                program: program.clone(),
            };
            if block.language == "text"
                && let Some(before) = blocks.last_mut()
                && before.has_main()
            {
                before.output = Some(block.text.clone());
            }
            if block.language == "c" && block.has_main() {
                program = block.text.clone();
            }
            blocks.push(block);
        } else if !content.is_empty() {
            assert!(
                given.is_empty() && check.is_empty(),
                "{page}:{line}: no block follows the comment"
            );
        }
    }
    blocks
}

impl Block {
    /// Whether it is a program of its own.
    pub fn has_main(&self) -> bool {
        self.text.contains("int main(")
    }

    /// A name for its files.
    pub fn stem(&self, side: &str) -> String {
        let page = self.page.replace(['/', '.'], "-");
        format!("{page}-{}{side}", self.line)
    }
}
