"""Reads how many checks a step's output reports, and how long single ones took. Knows the formats of cargo, our scripts, Swift and surefire."""
import pathlib
import re
import xml.etree.ElementTree as tree

CARGO = re.compile(r"^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;.*finished in ([\d.]+)s", re.M)
OURS = re.compile(r"^(\d+) passed, (\d+) failed\b")
MAVEN = re.compile(r"^(?:\[\w+\] )?Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)\s*$", re.M)
CARGO_BINARY = re.compile(r"^\s*(?:Running (?:unittests )?(\S+)|Doc-tests (\S+))", re.M)
SWIFT = re.compile(r"Test (.+?) passed after ([\d.]+) seconds")


def checks(output, code):
    """(passed, failed, ignored) of a step that ended with `code`."""
    passed = failed = ignored = 0
    cargo = CARGO.findall(output)
    lines = [line for line in output.splitlines() if line.strip()]
    ours = OURS.match(lines[-1]) if lines else None
    if cargo:
        passed, failed, ignored = (sum(int(row[i]) for row in cargo) for i in range(3))
    elif ours:
        passed, failed = int(ours[1]), int(ours[2])
    elif maven := MAVEN.findall(output):
        ran, wrong, broken, ignored = (int(number) for number in maven[-1])
        passed, failed = ran - wrong - broken - ignored, wrong + broken
    elif code == 0:
        passed = 1
    if code != 0 and failed == 0:
        failed = 1
    return passed, failed, ignored


def singles(layer, output, root):
    """[(seconds, name)] of single tests, as far as the layer's tool tells."""
    found = []
    names = [a or f"doctests of {b}" for a, b in CARGO_BINARY.findall(output)]
    found += [(float(row[3]), f"{layer}: {name}") for name, row in zip(names, CARGO.findall(output))]
    found += [(float(seconds), f"{layer}: {name}") for name, seconds in SWIFT.findall(output)]
    if layer == "android":
        for report in pathlib.Path(root).glob("tests/android/**/surefire-reports/TEST-*.xml"):
            for case in tree.parse(report).iter("testcase"):
                name = f"{case.get('classname', '').rsplit('.', 1)[-1]}: {case.get('name')}"
                found.append((float(case.get("time", "0").replace(",", "")), f"{layer}: {name}"))
    return found
