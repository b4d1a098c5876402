"""Writes the notices of what is shipped and is not ours, and the same as a bill of materials. Knows licences by their SPDX names."""
import pathlib

# what is shipped beside the crates: name, where its version stands, licence, source, on which platform
BESIDE = [
    ("Rust standard library", "the compiler's", "MIT OR Apache-2.0", "https://github.com/rust-lang/rust", "all"),
    ("kotlin-stdlib", "KOTLIN", "Apache-2.0", "https://github.com/JetBrains/kotlin", "Android"),
    ("jna", "JNA", "Apache-2.0 OR LGPL-2.1-or-later", "https://github.com/java-native-access/jna", "Android"),
]
MAVEN = {"kotlin-stdlib": "org.jetbrains.kotlin", "jna": "net.java.dev.jna"}
KNOWN = {"MIT", "Apache-2.0", "MPL-2.0", "Unlicense", "Zlib", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Unicode-3.0", "LGPL-2.1-or-later", "BSL-1.0",
         "0BSD", "CC0-1.0", "Apache-2.0 WITH LLVM-exception"}
TAKEN = ["Apache-2.0", "MIT", "MPL-2.0"]  # in this order, where a choice is given


def choices(expression):
    """The licences of an SPDX expression that one may choose from; what `AND` joins stays together."""
    flat = expression.replace("/", " OR ").replace("(", "").replace(")", "")
    return [part.strip() for part in flat.split(" OR ")]


def taken(expression):
    """The licence under which we ship it; none if there is none that we can."""
    offered = choices(expression or "")
    return next((name for name in TAKEN if name in offered), None)


def unknown(expression):
    """The licences in the expression that nobody has looked at."""
    parts = [part for choice in choices(expression or "none") for part in choice.split(" AND ")]
    return [part for part in parts if part not in KNOWN]


def _licence_text(package):
    folder = pathlib.Path(package["manifest_path"]).parent
    files = sorted(path for path in folder.iterdir() if path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")))
    fitting = [path for path in files if "MIT" in path.name.upper()] or files
    return fitting[0].read_text(encoding="utf-8").strip() if fitting else "(the crate carries no text of its own)"


def _beside(versions):
    # a name that android/apk/versions.sh no longer has leaves the version empty, which the bill of materials does not let pass
    return [(name, versions.get(place, "") if place.isupper() else place, licence, source, where) for name, place, licence, source, where in BESIDE]


def document(crates, keys, versions):
    """The notices as Markdown."""
    lines = ["# What is shipped and is not ours", "",
             "Made by `tests/supply/run --write`; `tests/supply/run` fails when it is out of date. The text of Apache-2.0 is",
             "[LICENSE-APACHE](../../LICENSE-APACHE); MIT texts stand below. Crates under MPL-2.0 are shipped unchanged, their source is at the address given.",
             "", "| what | version | licence offered | taken | source |", "|---|---|---|---|---|"]
    for name, version, licence, source, where in _beside(versions):
        place = "" if where == "all" else f" ({where})"
        lines.append(f"| {name}{place} | {version} | {licence} | {taken(licence)} | <{source}> |")
    texts = []
    for key in keys:
        package = crates.packages[key]
        licence = package["license"]
        source = package["repository"] or f"https://crates.io/crates/{package['name']}"
        lines.append(f"| {package['name']} | {package['version']} | {licence} | {taken(licence)} | <{source}> |")
        if taken(licence) == "MIT":
            texts += ["", f"## {package['name']}", "", "```text", _licence_text(package), "```"]
    return "\n".join(lines + texts) + "\n"


def _component(name, version, licence, kind, purl=None):
    part = {"type": kind, "name": name, "version": version, "licenses": [{"expression": licence}]}
    return part | ({"purl": purl, "bom-ref": purl} if purl else {})


def materials(made, versions):
    """The bill of materials that a tool `made` of the Rust library, with what is shipped beside it."""
    parts = [_component(name, number, licence, "library", f"pkg:maven/{MAVEN[name]}/{name}@{number}" if name in MAVEN else None)
             for name, number, licence, _, _ in _beside(versions)]
    return made | {"components": made["components"] + parts}


def missing(bill, packages):
    """What is wrong with a bill of materials: a shipped package that it does not list, a part without version or licence."""
    listed = {(part["name"], part["version"]) for part in bill["components"]}
    for package in packages:
        if (package["name"], package["version"]) not in listed:
            yield f"{package['name']} {package['version']} is not in it"
    for part in bill["components"]:
        if not part.get("version") or not part.get("licenses"):
            yield f"{part['name']} is incomplete"
