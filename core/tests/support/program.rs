//! The command line as a program of its own: built once, run with words and input. Knows its exit codes, and not what it says.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// The repository's root.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The example `lasca`, built once.
fn program() -> &'static PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let built = Command::new(env!("CARGO"))
            .args(["build", "-q", "-p", "lasca-core", "--example", "lasca"])
            .current_dir(root())
            .status();
        assert!(
            built.is_ok_and(|status| status.success()),
            "the example builds"
        );
        let deps = std::env::current_exe().expect("this test");
        let folder = deps
            .parent()
            .and_then(|folder| folder.parent())
            .expect("target/debug");
        folder.join("examples/lasca")
    })
}

/// What the command line makes of these words and this input.
pub fn run_with(input: impl AsRef<[u8]>, words: &[&str]) -> Output {
    let mut child = Command::new(program())
        .args(words)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child
        .stdin
        .take()
        .expect("piped")
        .write_all(input.as_ref())
        .unwrap_or_default();
    child.wait_with_output().expect("it ends")
}

/// The lines of its standard output.
pub fn lines(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(str::to_owned)
        .collect()
}

/// The lines of a run that must be well.
pub fn good(words: &[&str]) -> Vec<String> {
    let output = run_with("", words);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{words:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.stderr.is_empty(), "{words:?}");
    lines(&output)
}
