"""Rules about what lies where and which words are used. A rule takes the root and the tracked files and yields faults as text."""
import json
import re
import subprocess
import xml.etree.ElementTree as tree

TOP = {"Cargo.toml", "Cargo.lock", "core", "bindings", "android", "ios", "tests", "README.md", "LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md",
       "CONTRIBUTING.md", ".ci", ".gitignore", ".editorconfig", "rustfmt.toml", "clippy.toml", ".gitattributes", ".swift-format"}
TEXT = {".rs", ".kt", ".kts", ".java", ".swift", ".py", ".sh", ".md", ".toml", ".xml", ".json", ".jsonl", ".txt", ".pro", ".c", ".cc", ".smali",
        ".yml", ".yaml", ".pbxproj", ".plist", ".xcstrings", ".properties", ".lock", ""}
CODE = {".rs", ".kt", ".kts", ".java", ".swift", ".py", ".sh", ".c", ".cc"}
# a quoted or bare path into somebody's own folders
MACHINE = re.compile(r"(?<![\w.$}/~-])/(?:home|root|work|farm|srv|mnt|Users|data)/[\w.-]+")
LEFTOVER = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK|W" + r"IP)\b|println!\(\"dbg|\bd" + r"bg!\(|\bto" + r"do!|\bunimple" + r"mented!")
NAMES = re.compile(r"\b(?:class|struct|enum|trait|interface|object|protocol|actor|mod)\s+(\w*(?:Manager|Helper|Util|Utils))\b")


def text_of(root, file):
    """The file's text, or none if it is no text."""
    if file.suffix not in TEXT:
        return None
    try:
        return (root / file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def is_script(root, file):
    """Whether the file is a program by its first line."""
    with (root / file).open("rb") as content:
        return content.read(3) == b"#!/"


def _lines(root, files, pattern, kinds=TEXT):
    for file in files:
        if file.suffix in kinds and (text := text_of(root, file)) is not None:
            for number, line in enumerate(text.splitlines(), 1):
                if match := pattern.search(line):
                    yield f"{file}:{number}: {match[0]}"


def top_level(root, files):
    """the top level holds the six parts and what tools and people expect at a root, nothing else"""
    return sorted(f"{name} does not belong there" for name in {file.parts[0] for file in files} - TOP)


def no_machine_paths(root, files):
    """no file names a folder of somebody's machine"""
    return _lines(root, files, MACHINE)


def no_leftovers(root, files):
    """no note to oneself and no debug print is left in a file"""
    return _lines(root, [file for file in files if file.suffix != ".lock"], LEFTOVER)


def no_empty_names(root, files):
    """no type is named for being a manager, a helper or of use"""
    return _lines(root, files, NAMES, CODE)


def no_generated(root, files):
    """nothing that a script generates is in the repository, and nothing is larger than a megabyte"""
    for file in files:
        if file.name in {"lasca.kt", "LascaCore.swift", "LascaCoreFFI.h", "R.java"} or file.suffix in {".so", ".a", ".apk", ".class", ".jar", ".dex"}:
            yield f"{file} is generated"
        if (root / file).stat().st_size > 1_000_000:
            yield f"{file} is larger than a megabyte"


def well_formed(root, files):
    """every JSON, JSON-lines and XML file can be read"""
    for file in files:
        try:
            if file.suffix in {".json", ".xcstrings"}:
                json.loads((root / file).read_text(encoding="utf-8"))
            elif file.suffix == ".jsonl":
                for line in (root / file).read_text(encoding="utf-8").rstrip("\n").split("\n"):
                    json.loads(line)
            elif file.suffix in {".xml", ".plist", ".svg", ".xcscheme"}:
                tree.parse(root / file)
        except (ValueError, tree.ParseError) as fault:
            yield f"{file}: {fault}"


def scripts_parse(root, files):
    """every shell and Python script parses, and can be executed"""
    for file in files:
        path = root / file
        if not is_script(root, file):
            if file.suffix == ".py":
                yield from _python(path, file)
            continue
        first = path.read_bytes().split(b"\n", 1)[0]
        if b"python" in first:
            yield from _python(path, file)
        elif b"sh" in first:
            checked = subprocess.run(["bash", "-n", str(path)], capture_output=True, text=True, check=False)
            if checked.returncode:
                yield f"{file}: {checked.stderr.strip()}"
        if not path.stat().st_mode & 0o100:
            yield f"{file} is a script that cannot be executed"


def _python(path, file):
    try:
        compile(path.read_text(encoding="utf-8"), str(file), "exec")
    except SyntaxError as fault:
        yield f"{file}:{fault.lineno}: {fault.msg}"


def one_version(root, files):
    """every workspace's lock file is committed, and every part that states a version states the workspace's"""
    for file in files:
        if file.name == "Cargo.toml" and "[workspace]" in (root / file).read_text() and file.with_name("Cargo.lock") not in files:
            yield f"{file.with_name('Cargo.lock')} is missing"
    want = re.search(r'^version = "([\d.]+)"', (root / "Cargo.toml").read_text(), re.M)[1]
    code = sum(int(part) * weight for part, weight in zip(want.split("."), (10_000, 100, 1)))
    stated = [("android/app/build.gradle.kts", r'versionName = "([\d.]+)"', want), ("android/app/build.gradle.kts", r"versionCode = (\d+)", str(code)),
              ("ios/Config/Lasca.xcconfig", r"^MARKETING_VERSION = (\S+)", want), ("CHANGELOG.md", r"^## ([\d.]+)", want),
              ("core/fuzz/Cargo.lock", r'^name = "lasca-core"\nversion = "([\d.]+)"', want)]
    for name, pattern, number in stated:
        found = re.search(pattern, (root / name).read_text(), re.M) if (root / name).is_file() else None
        if not found or found[1] != number:
            yield f"{name} says {found[1] if found else 'none'}, by Cargo.toml it is {number}"


def _headings(text):
    """The anchors under which a page shows the headings of a Markdown text."""
    heads = re.findall(r"^#+ +(.*)$", text, re.M)
    return {re.sub(r"[^\w -]", "", head.strip().lower()).replace(" ", "-") for head in heads}


def links_lead(root, files):
    """every link and picture of a document leads to a file that is there, and to a heading where it names one"""
    for file in files:
        text = text_of(root, file) if file.suffix == ".md" else None
        for target in re.findall(r"\]\(([^)\s]+)\)|\bsrc=\"([^\"]+)\"", text or ""):
            place, _, heading = "".join(target).partition("#")
            path = root / file.parent / place if place else root / file
            if ":" in place:
                continue
            if not path.exists() or heading and heading not in _headings(path.read_text(encoding="utf-8")):
                yield f"{file}: {''.join(target)}"


ALL = [top_level, no_machine_paths, no_leftovers, no_empty_names, no_generated, well_formed, scripts_parse, one_version, links_lead]
