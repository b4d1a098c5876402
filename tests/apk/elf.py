"""What of a 64-bit library's ELF file matters to Android: pages, what it needs, what it imports. Knows nothing of APKs."""
import dataclasses
import struct

LOAD, DYNAMIC, RELRO = 1, 2, 0x6474E552
STRTAB, SYMTAB, NEEDED, TEXTREL = 5, 6, 1, 22
DYNSYM_SECTION = 11
MACHINES = {62: "x86_64", 183: "arm64-v8a"}
PAGE = 16384


@dataclasses.dataclass
class Library:
    """`abi`, smallest alignment of its segments, libraries needed, names imported, number exported, whether it patches code."""

    abi: str
    align: int
    needed: list
    imports: list
    exports: int
    patches_code: bool
    relro_on_page: bool


class _Reader:
    def __init__(self, data):
        self.data = data
        offset, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
        self.segments = [struct.unpack_from("<IIQQQQQQ", data, offset + 56 * i) for i in range(count)]
        self.loads = [(at, offset, size) for kind, _, offset, at, _, size, _, _ in self.segments if kind == LOAD]
        start, size = next((offset, size) for kind, _, offset, _, _, size, _, _ in self.segments if kind == DYNAMIC)
        self.dynamic = [struct.unpack_from("<QQ", data, start + 16 * i) for i in range(size // 16)]

    def offset(self, address):
        return next(address - at + offset for at, offset, size in self.loads if at <= address < at + size)

    def tagged(self, tag):
        return [value for key, value in self.dynamic if key == tag]

    def string(self, index):
        start = self.offset(self.tagged(STRTAB)[0]) + index
        return self.data[start:self.data.index(0, start)].decode()

    def symbols(self):
        """(name, defined) of the dynamic symbols; how many there are, only the section table says."""
        table, sections = struct.unpack_from("<Q", self.data, 40)[0], struct.unpack_from("<H", self.data, 60)[0]
        rows = [struct.unpack_from("<IIQQQQIIQQ", self.data, table + 64 * i) for i in range(sections)]
        count = next(row[5] for row in rows if row[1] == DYNSYM_SECTION) // 24
        start = self.offset(self.tagged(SYMTAB)[0])
        for i in range(1, count):
            name, _, _, section, _, _ = struct.unpack_from("<IBBHQQ", self.data, start + 24 * i)
            yield self.string(name), section != 0


def read(data):
    """The library in these bytes."""
    reader = _Reader(data)
    symbols = list(reader.symbols())
    relro = [at + size for kind, _, _, at, _, _, size, _ in reader.segments if kind == RELRO]
    return Library(
        abi=MACHINES.get(struct.unpack_from("<H", data, 18)[0], "unknown"),
        align=min(segment[7] for segment in reader.segments if segment[0] == LOAD),
        needed=[reader.string(value) for value in reader.tagged(NEEDED)],
        imports=sorted(name for name, defined in symbols if not defined),
        exports=sum(defined for _, defined in symbols),
        patches_code=bool(reader.tagged(TEXTREL)),
        relro_on_page=all(end % PAGE == 0 for end in relro),
    )
