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
    /// Its text.
    pub text: String,
    /// The comment `given` before it.
    pub given: String,
    /// The comment `check` before it.
    pub check: String,
    /// The comment `tested by` before it: a file or a directory.
    pub tested_by: Option<String>,
    /// The reason in the comment `not run` before it.
    pub not_run: Option<String>,
    /// The `text` block after it: the expected output.
    pub output: Option<String>,
    /// The last C program of the page before it.
    pub program: String,
}

/// All code blocks of a page.
pub fn blocks(page: &str, text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut program = String::new();
    // The comments before a block belong to it.
    let mut next: Option<Block> = None;
    let mut lines = (1..).zip(text.lines());
    while let Some((line, content)) = lines.next() {
        if let Some(comment) = content.strip_prefix("<!-- ") {
            let mut comment = comment.to_owned();
            while !comment.contains("-->") {
                let (_, more) = lines.next().expect("a comment ends");
                comment = comment + "\n" + more;
            }
            next.get_or_insert_default().annotate(&comment);
        } else if let Some(language) = content.strip_prefix("```") {
            let mut block = next.take().unwrap_or_default();
            (block.page, block.line, block.language) = (page.into(), line, language.into());
            block.program.clone_from(&program);
            loop {
                let (_, inside) = lines.next().expect("a fence is closed");
                if inside == "```" {
                    break;
                }
                block.text += &format!("{inside}\n");
            }
            if block.language == "text"
                && let Some(before) = blocks.last_mut()
                && before.has_main()
            {
                before.output = Some(block.text.clone());
            }
            if block.language == "c" && block.has_main() {
                program.clone_from(&block.text);
            }
            blocks.push(block);
        } else {
            assert!(
                content.is_empty() || next.is_none(),
                "{page}:{line}: no block follows the comment"
            );
        }
    }
    blocks
}

impl Block {
    /// Reads one of the comments about a block.
    fn annotate(&mut self, comment: &str) {
        let comment = comment.replace("-->", "");
        let Some((kind, content)) = comment.split_once(':') else {
            panic!("unknown comment {comment:?}");
        };
        let trimmed = content.trim().to_owned();
        match kind {
            "given" => self.given = content.into(),
            "check" => self.check = content.into(),
            "tested by" => self.tested_by = Some(trimmed),
            "not run" => self.not_run = Some(trimmed),
            _ => panic!("unknown comment {comment:?}"),
        }
    }

    /// Whether it is a whole program.
    pub fn has_main(&self) -> bool {
        self.text.contains("int main(")
    }

    /// A name for its files.
    pub fn stem(&self, side: &str) -> String {
        let page = self.page.replace(['/', '.'], "-");
        format!("{page}-{}{side}", self.line)
    }
}
