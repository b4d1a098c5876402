#!/usr/bin/env python3
"""pack.py OUT.apk RESOURCES.apk [NAME=FILE ...]: joins aapt2's output with dex and libraries, sorted, all at one fixed time.
Libraries lie uncompressed on 16 KB, so that Android maps them as they are; the resource table uncompressed on 4, as Android 11 demands."""
import pathlib
import struct
import sys
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


def main(out, resources, *more):
    with open(out, "wb") as file, zipfile.ZipFile(file, "w") as apk:
        for name, content, how in entries(resources, more):
            align = alignment(name)
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system = 0
            entry.compress_type = zipfile.ZIP_STORED if align else how
            if align:
                entry.extra = padding(file.tell() + 30 + len(name.encode()), align)
            apk.writestr(entry, content, compresslevel=9)


if __name__ == "__main__":
    main(*sys.argv[1:])
