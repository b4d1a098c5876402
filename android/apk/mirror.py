#!/usr/bin/env python3
"""mirror.py ROOT TO NAME...: makes TO/NAME the same as ROOT/NAME. A file with the same content keeps its time, so that cargo rebuilds
only what changed; what is gone is removed. Knows files only."""
import filecmp
import pathlib
import shutil
import sys


def files_under(top):
    """Every file below, as a path from `top`; a file is itself."""
    if top.is_file():
        return {pathlib.Path()}
    found = (path.relative_to(top) for path in top.rglob("*") if path.is_file())
    return {path for path in found if "target" not in path.parts}


def mirror(source, target):
    """Makes the target like the source."""
    wanted, there = files_under(source), files_under(target) if target.exists() else set()
    for name in there - wanted:
        (target / name).unlink()
    for name in wanted:
        origin, copy = source / name, target / name
        if copy.is_file() and filecmp.cmp(origin, copy, shallow=False):
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(origin, copy)


root, to, *names = sys.argv[1:]
for name in names:
    mirror(pathlib.Path(root) / name, pathlib.Path(to) / name)
