#!/usr/bin/env python3
"""plain_framework.py ANDROID_ALL.jar OUT.apk: the framework's resource table in the plain encoding that Debian's aapt2 reads.
Newer tables are sparse, count in 16 bits or pack an entry in 8 bytes; here each entry is written out. Alternatives of a resource beyond
the first are left out: linking asks for names and numbers only."""
import struct
import sys
import zipfile

TABLE_PACKAGE, TABLE_TYPE, TYPE_SPEC, STRING_POOL = 0x200, 0x201, 0x202, 0x001
SPARSE, OFFSET16 = 1, 2  # flags of a type
COMPLEX, COMPACT = 1, 8  # flags of an entry
NO_ENTRY = 0xFFFFFFFF


def chunks(data, at, end):
    """(type, header size, offset, size) of the chunks in data[at:end]."""
    while at < end:
        kind, head, size = struct.unpack_from("<HHI", data, at)
        yield kind, head, at, size
        at += size


def offsets(data, at, head, flags, count):
    """(index, offset) of the entries that a type chunk has."""
    for row in range(count):
        if flags & SPARSE:
            index, offset = struct.unpack_from("<HH", data, at + head + 4 * row)
            yield index, 4 * offset
        elif flags & OFFSET16:
            (offset,) = struct.unpack_from("<H", data, at + head + 2 * row)
            if offset != 0xFFFF:
                yield row, 4 * offset
        else:
            (offset,) = struct.unpack_from("<I", data, at + head + 4 * row)
            if offset != NO_ENTRY:
                yield row, offset


def plain_entry(data, at):
    """The bytes of the entry at `at`, unpacked if it was compact."""
    size, flags = struct.unpack_from("<HH", data, at)
    if flags & COMPACT:  # its key is where the size was, its type in the flags' upper half
        (value,) = struct.unpack_from("<I", data, at + 4)
        return struct.pack("<HHIHBBI", 8, flags & 0xFF & ~COMPACT, size, 8, 0, flags >> 8, value)
    if flags & COMPLEX:
        (count,) = struct.unpack_from("<I", data, at + 12)
        return data[at:at + size + 12 * count]
    return data[at:at + size + 8]


def plain_type(data, at, head, specs, seen):
    """The type chunk at `at` written plainly, without entries that an earlier one had; None if nothing is left."""
    number, flags, _, count, start = struct.unpack_from("<BBHII", data, at + 8)
    had = seen.setdefault(number, set())
    fresh = [(index, at + start + offset) for index, offset in offsets(data, at, head, flags, count) if index not in had]
    if not fresh:
        return None
    had.update(index for index, _ in fresh)
    places, blob = [NO_ENTRY] * specs[number], bytearray()
    for index, where in fresh:
        places[index] = len(blob)
        blob += plain_entry(data, where)
    total = specs[number]
    header = bytearray(data[at:at + head])
    struct.pack_into("<HHIBBHII", header, 0, TABLE_TYPE, head, head + 4 * total + len(blob), number, 0, 0, total, head + 4 * total)
    return bytes(header) + struct.pack(f"<{total}I", *places) + bytes(blob)


def plain_package(data, at, head, size):
    """The package chunk at `at` with its types written plainly."""
    body, seen, specs = [], {}, {}
    for kind, inner_head, place, length in chunks(data, at + head, at + size):
        if kind == TYPE_SPEC:
            specs[data[place + 8]] = struct.unpack_from("<I", data, place + 12)[0]
        if kind == TABLE_TYPE:
            body.append(plain_type(data, place, inner_head, specs, seen) or b"")
        elif kind in (TYPE_SPEC, STRING_POOL):
            body.append(data[place:place + length])
    content = b"".join(body)
    header = bytearray(data[at:at + head])
    struct.pack_into("<HHI", header, 0, TABLE_PACKAGE, head, head + len(content))
    return bytes(header) + content


def plain_table(data):
    _, head, total, _ = struct.unpack_from("<HHII", data, 0)
    parts = []
    for kind, inner_head, place, length in chunks(data, head, total):
        whole = data[place:place + length]
        parts.append(plain_package(data, place, inner_head, length) if kind == TABLE_PACKAGE else whole)
    body = b"".join(parts)
    return data[:4] + struct.pack("<I", head + len(body)) + data[8:head] + body


def main(source, out):
    with zipfile.ZipFile(source) as jar, zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as apk:
        for name, content in (("AndroidManifest.xml", jar.read("AndroidManifest.xml")), ("resources.arsc", plain_table(jar.read("resources.arsc")))):
            apk.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)


if __name__ == "__main__":
    main(*sys.argv[1:])
