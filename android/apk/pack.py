#!/usr/bin/env python3
"""pack.py OUT.apk RESOURCES.apk [NAME=FILE ...]: joins aapt2's output with dex and libraries, in a fixed order, all at one fixed time.
Libraries lie uncompressed on 16 KB, so that Android maps them as they are; the resource table uncompressed on 4, as Android 11 demands."""
import functools
import pathlib
import struct
import subprocess
import sys
import tempfile
import zipfile

LIBRARY, TABLE = 16384, 4
FIRST = ["AndroidManifest.xml", "classes.dex", "resources.arsc"]
TIME = (1981, 1, 1, 1, 1, 2)
ALIGNMENT_FIELD = 0xD935  # the extra field that Android's own tools pad with: the alignment, then zeros


def alignment(name):
    """On what the entry's data must lie; 0 where it does not matter."""
    if name.endswith(".so"):
        return LIBRARY
    return TABLE if name == "resources.arsc" else 0


def padding(at, align):
    """The extra field that puts data after a header at `at` on the alignment."""
    gap = -(at + 6) % align
    return struct.pack("<HHH", ALIGNMENT_FIELD, 2 + gap, align) + bytes(gap)


def order(entry):
    name = entry[0]
    return (FIRST.index(name) if name in FIRST else len(FIRST), name)


def entries(resources, more):
    """(name, content, how it is compressed) of everything that goes in."""
    with zipfile.ZipFile(resources) as table:
        found = [(entry.filename, table.read(entry), entry.compress_type) for entry in table.infolist()]
    for argument in more:
        name, file = argument.split("=", 1)
        found.append((name, pathlib.Path(file).read_bytes(), zipfile.ZIP_DEFLATED))
    return sorted(found, key=order)


@functools.cache
def deflated(data):
    """As small as zopfli can: the classes are a twentieth smaller than by zlib."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run(["zopfli", "--deflate", "-c", file.name], capture_output=True, check=True).stdout


class Zopfli:
    """A compressor of the shape that zipfile asks for."""

    def __init__(self):
        self.parts = []

    def compress(self, data):
        self.parts.append(bytes(data))
        return b""

    def flush(self):
        return deflated(b"".join(self.parts))


# zipfile has no public way to be given another deflate
zipfile._get_compressor = lambda how, level=None: Zopfli() if how == zipfile.ZIP_DEFLATED else None


def length(entry):
    """How many bytes an entry that lies on nothing takes, its header included."""
    name, content, how = entry
    return 30 + len(name.encode()) + len(content if how == zipfile.ZIP_STORED else deflated(content))


def filled(found, at):
    """The entries in the order in which they are written: what is small fills the room before what lies on whole pages. `at()` is where the next begins."""
    small = sorted((entry for entry in found if not alignment(entry[0]) and entry[0] not in FIRST), key=length, reverse=True)
    for entry in (entry for entry in found if alignment(entry[0]) or entry[0] in FIRST):
        if alignment(entry[0]) == LIBRARY:
            for other in list(small):
                if length(other) <= -(at() + 36 + len(entry[0].encode())) % LIBRARY:
                    small.remove(other)
                    yield other
        yield entry
    yield from sorted(small, key=order)


def main(out, resources, *more):
    with open(out, "wb") as file, zipfile.ZipFile(file, "w") as apk:
        for name, content, how in filled(entries(resources, more), file.tell):
            align = alignment(name)
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system = 0
            entry.compress_type = zipfile.ZIP_STORED if align else how
            if align:
                entry.extra = padding(file.tell() + 30 + len(name.encode()), align)
            apk.writestr(entry, content)


if __name__ == "__main__":
    main(*sys.argv[1:])
