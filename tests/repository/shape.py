"""Rules about the shape of code: sizes, first lines, forbidden constructs. Reads code by line and brace; only Python by its grammar."""
import ast
import itertools
import re

from rules import CODE, is_script, text_of

FILE_LINES = 400
FUNCTION_LINES = 40
LONG_LINES = 80  # the search's node is told in order in one place; a test may hold a table of cases
NODE = {"core/src/search/alphabeta.rs"}
COMMENT = {".rs": ("//!",), ".kt": ("/*", "//"), ".kts": ("/*", "//"), ".java": ("/*", "//"), ".swift": ("//", "/*"), ".py": ('"""',),
           ".sh": ("#",), ".c": ("/*", "//"), ".cc": ("/*", "//")}
FUNCTION = {
    ".rs": re.compile(r"^( *)(?:pub(?:\([\w: ]+\))? )?(?:const |async |unsafe )*fn (\w+)"),
    ".kt": re.compile(r"^( *)(?:[\w@.()\"]+ )*fun (?:<.+?> )?(`[^`]+`|[\w.]+)"),
    # a view's body and an initialiser are functions by another name
    ".swift": re.compile(r"^( *)(?:@\w+(?:\(.*?\)+)? )*(?:\w+ )*(?:func (?P<func>\w+)|(?P<init>init)\??[(<]|var (?P<var>\w+): [^={]+\{$)"),
}


def _is_test(file):
    return "tests" in file.parts or "test" in file.parts or file.name.endswith(("Test.kt", "Tests.swift")) or "Tests" in str(file)


def _code(root, files):
    for file in files:
        if (file.suffix in CODE or file.suffix == "" and is_script(root, file)) and (text := text_of(root, file)) is not None:
            yield file, text.splitlines()


def file_sizes(root, files):
    """no source file is longer than 400 lines"""
    return [f"{file} has {len(lines)} lines" for file, lines in _code(root, files) if len(lines) > FILE_LINES]


def _bare(line):
    """The line without texts, character literals and comments, so that its braces are code's."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)\'', "", line)
    return line.split("//")[0]


def _functions(lines, pattern):
    """(name, first line, length) of the functions that have a body in braces"""
    for number, line in enumerate(lines):
        if not (match := pattern.match(line)):
            continue
        depth, opened = 0, False
        for end in range(number, len(lines)):
            bare = _bare(lines[end])
            opened = opened or "{" in bare
            depth += bare.count("{") - bare.count("}")
            if opened and depth <= 0:
                yield match[match.lastgroup or 2], number + 1, end - number + 1
                break
            if not opened and (bare.rstrip().endswith(";") or not bare.strip()):
                break


def _python_functions(lines):
    """The same of a Python file, by its grammar."""
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.FunctionDef):
            yield node.name, node.lineno, node.end_lineno - node.lineno + 1


def function_sizes(root, files):
    """no function is longer than 40 lines; the search's node and a test's table of cases 80"""
    for file, lines in _code(root, files):
        pattern = FUNCTION.get(file.suffix)
        limit = LONG_LINES if str(file) in NODE or _is_test(file) else FUNCTION_LINES
        python = file.suffix == ".py" or lines and lines[0].startswith("#!") and "python" in lines[0]
        for name, start, length in _functions(lines, pattern) if pattern else _python_functions(lines) if python else ():
            if length > limit:
                yield f"{file}:{start}: {name} has {length} lines"


def first_words(root, files):
    """every source file opens by saying what it knows"""
    for file, lines in _code(root, files):
        start = 1 if lines and lines[0].startswith("#!/") else 0
        if file.suffix == ".java" and any(line.startswith("/**") for line in lines[:20]):
            continue  # Java's custom is a comment on the class
        opening = next((line for line in lines[start:] if line.strip() and not line.startswith(("@file", "// swift-tools-version"))), "")
        wanted = COMMENT.get(file.suffix, ("#", '"""'))
        if not opening.lstrip().startswith((*wanted, "#![doc = include_str!(")):
            yield f"{file} opens with: {opening[:60]}"


OURS = ("core/src/", "bindings/src/", "android/app/src/main/kotlin/", "ios/LascaKit/Sources/", "ios/Lasca/")
BORDER = re.compile(r"\b(?:know|nothing|never|no|not|only|pure|neither|without|holds)", re.I)


def says_its_border(root, files):
    """every file of the core, the bindings and the apps opens with what it knows or must not know"""
    for file, lines in _code(root, files):
        if not str(file).startswith(OURS) or _is_test(file):
            continue
        opening = itertools.takewhile(lambda line: line.startswith("//"), (line for line in lines if not line.startswith("@file")))
        opening = " ".join(opening)
        if not BORDER.search(opening) and "include_str!" not in "".join(lines[:1]):
            yield f"{file} opens with: {opening[:60]}"


KOTLIN, KIT = "android/app/src/main/kotlin/game/lasca/", "ios/LascaKit/Sources/LascaKit/"
SHARED = (KOTLIN + "host/", KOTLIN + "text/")  # packages that would be the same on any device
# what only one of the two apps has, and why the other has none
ALONE = {
    KIT: {
        "EndWording": "Android's sheet of the end forms its two sentences itself",
        "Forgetful": "Android's lessons hold their session themselves",
        "MoveLines": "Android's lists of moves ask the session for their lines",
    },
    KOTLIN: {
        "GameListener": "SwiftUI observes the host",
        "Outside": "Swift's detached tasks wait for other apps",
    },
}


def twins(root, files):
    """a file of LascaKit has the name of the Kotlin file that does the same, and those of Kotlin's host and text have theirs"""
    names = {str(file): file.stem for file in files if str(file).startswith((KOTLIN, KIT)) and file.suffix in (".kt", ".swift")}
    for side, other in ((KIT, KOTLIN), (KOTLIN, KIT)):
        there = {name for path, name in names.items() if path.startswith(other)}
        asked = {path: name for path, name in names.items() if path.startswith(side if side == KIT else SHARED)}
        yield from (f"{path} has no twin of its name and is not among those that stand alone" for path, name in asked.items()
                    if name not in there and name not in ALONE[side])
        yield from (f"{path} stands alone, but has a twin in {other}" for path, name in asked.items() if name in ALONE[side] and name in there)


# a word that the glossary refuses and that means nothing else to a compiler or a platform
REFUSED = "tower|pile|captive|liberate|liberation|hop|crown|crowned|crowning|halfmove|destination|bot"
DECLARED = re.compile(r"\b(?:fn|fun|func|let|var|val|const|static|struct|class|object|enum|trait|interface|protocol|type|mod|def)\s+(?:mut\s+)?`?(\w+)")


def our_words(root, files):
    """no declared name of ours has a word that the glossary refuses"""
    for file, lines in _code(root, files):
        if "SwiftUIStandIn" in file.parts:
            continue  # names there are Apple's
        for number, line in enumerate(lines, 1):
            for name in DECLARED.findall(line.split("//")[0]):
                words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
                if any(re.fullmatch(REFUSED, word.lower()) for word in words):
                    yield f"{file}:{number}: {name}"


def no_force(root, files):
    """no Kotlin says !! and no Swift outside tests forces"""
    kotlin, swift = re.compile(r"\w\)?!!(?!=)"), re.compile(r"(?:\btry!|\bas!|[\w)\]]!(?=[.,)\s;]|$))")
    for file, lines in _code(root, files):
        pattern = {".kt": kotlin, ".swift": swift}.get(file.suffix)
        if pattern is None or file.suffix == ".swift" and _is_test(file):
            continue
        for number, line in enumerate(lines, 1):
            bare = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line).split("//")[0]
            if pattern.search(bare):
                yield f"{file}:{number}: {line.strip()[:80]}"


def no_unwrap(root, files):
    """no Rust outside tests unwraps, expects or is unsafe"""
    bad = re.compile(r"\.unwrap\(\)|\.expect\(|\bunsafe\b(?!_)")
    for file, lines in _code(root, files):
        if file.suffix != ".rs" or _is_test(file) or {"benches", "fuzz"} & set(file.parts):
            continue
        for number, line in enumerate(lines, 1):
            if "#[cfg(test)]" in line:
                break
            if bad.search(line.split("//")[0]):
                yield f"{file}:{number}: {line.strip()[:80]}"


ALL = [file_sizes, function_sizes, first_words, says_its_border, twins, our_words, no_force, no_unwrap]
