"""Rules about the Android app's resources: each is named by its code, its manifest or another resource. Knows what a resource is called, not what it says."""
import re

from rules import text_of

APP = "android/app/src/main/"
RES = APP + "res/"
VALUES = re.compile(r'<(string|plurals|color|dimen|style|bool|integer|array|string-array)\s+name="([^"]+)"')
TEXT = re.compile(r'"((?:[^"\\\n$]|\\.|\$\w+|\$\{[^{}\n]*\})*)"')
INSET = re.compile(r"\$\{[^{}]*\}|\$\w+")
KINDS = {"string-array": "array"}


def _defined(root, files):
    """(kind, name) -> the first file that holds it"""
    found = {}
    for file in sorted(file for file in files if str(file).startswith(RES)):
        folder = file.parts[-2].split("-")[0]
        if folder == "values":
            for kind, name in VALUES.findall(text_of(root, file) or ""):
                found.setdefault((KINDS.get(kind, kind), name), file)
        else:
            found.setdefault((folder, file.name.split(".")[0]), file)
    return found


def _texts(root, files):
    """What the app's code, the app's XML and the core say, each as one text."""
    def all_of(start, ending):
        return "\n".join(text_of(root, file) or "" for file in files if str(file).startswith(start) and file.suffix == ending)
    return all_of(APP, ".kt"), all_of(APP, ".xml"), all_of("core/src/", ".rs")


def no_unused_resources(root, files):
    """every string, drawable, colour, length and style of the Android app is used"""
    code, xml, core = _texts(root, files)
    # A key may be put together: by the code out of words of its own and others, or by the core for what only the core knows.
    keys = [INSET.sub("{}", text) for text in TEXT.findall(code)] + re.findall(r'format!\("(\w+_\{\})"', core)
    keys = [key for key in keys if re.fullmatch(r"[a-z]+_?(\w|\{\})*", key)]
    whole = {key for key in keys if "{}" not in key}
    parts = [re.compile(key.replace("{}", r"\w+")) for key in keys if "_" in key.split("{}")[0] and "{}" in key]
    named = set(re.findall(r"\bR\.(\w+)\.(\w+)", code)) | set(re.findall(r"@\+?(\w+)/([\w.]+)", xml))
    named |= {("style", parent) for parent in re.findall(r'parent="([\w.]+)"', xml)}

    def used(kind, name):
        if (kind, name) in named or (kind, name.replace(".", "_")) in named:
            return True
        return kind in ("string", "plurals") and (name in whole or any(part.fullmatch(name) for part in parts))

    return [f"{file}: nothing uses the {kind} {name}" for (kind, name), file in _defined(root, files).items() if not used(kind, name)]


ALL = [no_unused_resources]
