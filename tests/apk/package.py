#!/usr/bin/env python3
"""package.py LASCA.apk: how the APK lies and what its manifest says. Prints a line for each check; exit 1 if one failed."""
import pathlib
import re
import struct
import subprocess
import sys
import zipfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import elf  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LARGEST = 2_500_000
ABIS = ["arm64-v8a", "x86_64"]
# of JNA's dispatcher, made by its authors with the real NDK: checked for pages only
FOREIGN = "libjnidispatch.so"


def allowed():
    """The names our library may import."""
    lines = (ROOT / "android/apk/allowed.txt").read_text().splitlines()
    return {name for line in lines if not line.startswith(("#", "[")) for name in line.split()}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Package:
    """The APK's entries and where their data lies."""

    def __init__(self, path):
        self.path = path
        self.zip = zipfile.ZipFile(path)
        self.entries = {entry.filename: entry for entry in self.zip.infolist()}

    def place(self, name):
        entry = self.entries[name]
        with open(self.path, "rb") as file:
            file.seek(entry.header_offset + 26)
            names, extra = struct.unpack("<HH", file.read(4))
        return entry.header_offset + 30 + names + extra

    def stored_on(self, name, align):
        return self.entries[name].compress_type == zipfile.ZIP_STORED and self.place(name) % align == 0


def layout(package):
    size = pathlib.Path(package.path).stat().st_size
    yield f"it has {size} bytes, at most {LARGEST}", size <= LARGEST
    yield "its resource table lies uncompressed on 4 bytes", package.stored_on("resources.arsc", 4)
    names = sorted(name for name in package.entries if name.endswith(".so"))
    wanted = sorted(f"lib/{abi}/{name}" for abi in ABIS for name in ("liblasca.so", FOREIGN))
    yield f"its libraries are {' '.join(names)}", names == wanted
    for name in names:
        library = elf.read(package.zip.read(name))
        yield f"{name} lies uncompressed on 16 KB", package.stored_on(name, elf.PAGE)
        yield f"{name} has 16 KB segments, on whole pages where it is made read-only", library.align >= elf.PAGE and library.relro_on_page
        yield f"{name} is for {library.abi} and patches no code of its own", library.abi == name.split("/")[1] and not library.patches_code
        if not name.endswith(FOREIGN):
            odd = sorted(set(library.imports) - allowed())
            yield f"{name} imports {len(library.imports)} names of {' '.join(library.needed)}, all allowed{''.join(' BUT ' + o for o in odd)}", not odd
    timed = {entry.date_time for entry in package.entries.values()}
    yield "no entry tells when it was made", len(timed) == 1


def manifest(path):
    badging = run("aapt", "dump", "badging", path)
    tree = run("aapt", "dump", "xmltree", path, "AndroidManifest.xml")
    version = re.search(r'^version = "(.+)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
    yield "it is game.lasca in the version of the workspace", "package: name='game.lasca'" in badging and f"versionName='{version}'" in badging
    yield "it runs from API 26 and is made for 35", "sdkVersion:'26'" in badging and "targetSdkVersion:'35'" in badging
    yield "it asks for no permission", "uses-permission" not in badging and "uses-permission" not in tree
    locales = re.search(r"^locales: (.*)$", badging, re.M)[1]
    yield f"it speaks {locales}", all(f"'{name}'" in locales for name in ("de", "it"))
    yield "it is a game", "android:appCategory" in tree
    yield "it is not debuggable", "application-debuggable" not in badging and not re.search(r"debuggable.*0xffffffff", tree)
    named = re.search(r"^application: label='(.+?)' icon='(.+?)'", badging, re.M)
    yield "it has one launcher entry, a name and an icon", badging.count("launchable-activity:") == 1 and named is not None
    outside = exported(tree)
    yield f"what others can call: {', '.join(outside)}", all(kind == "activity" for kind, _ in components(tree, only_exported=True)) and len(outside) <= 3


def components(tree, only_exported):
    """(kind, name) of the manifest's components."""
    kind, name = None, None
    for line in tree.splitlines():
        if match := re.match(r"\s+E: ([\w-]+)", line):
            kind, name = match[1], None
        elif kind in {"activity", "activity-alias", "service", "receiver", "provider"}:
            if match := re.search(r'android:name\(0x[0-9a-f]+\)="([^"]+)"', line):
                name = match[1]
            if re.search(r"android:exported\(.*\)=\(type 0x12\)0xffffffff", line) or not only_exported and name:
                yield kind, name


def exported(tree):
    return sorted(str(name) for _, name in components(tree, only_exported=True))


def main(path):
    failed = 0
    package = Package(path)
    for what, held in [*layout(package), *manifest(path)]:
        print(f"{'ok  ' if held else 'FAIL'} {what}")
        failed += not held
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
