"""What is run, in which order, and what each step proves. The steps of one layer run one after another; `needs` names steps of other layers."""
import dataclasses
import glob


@dataclasses.dataclass(frozen=True)
class Step:
    """One command. `streams`: its lines are checks of their own and are shown as they come."""

    layer: str
    name: str
    proves: str
    command: tuple
    needs: tuple = ()
    streams: bool = False
    env: tuple = ()

    @property
    def key(self):
        return f"{self.layer}/{self.name}"


def _core():
    example = ("cargo", "run", "--locked", "--quiet", "--release", "-p", "lasca-core", "--example", "lasca", "--")
    vectors = tuple(sorted(glob.glob("tests/fixtures/rules/*.jsonl") + glob.glob("tests/fixtures/perft/*.jsonl") + glob.glob("tests/fixtures/lasker/positions.jsonl")))
    return [
        Step("core", "tools", "rustfmt and clippy are there", ("tests/harness/rust-tools",)),
        Step("core", "format", "Rust is formatted as rustfmt does", ("cargo", "fmt", "--all", "--check")),
        Step("core", "clippy", "clippy finds nothing, warnings being errors",
             ("cargo", "clippy", "--locked", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings")),
        Step("core", "docs", "every public item is documented and every link in the documentation leads somewhere",
             ("cargo", "doc", "--locked", "--quiet", "--workspace", "--no-deps", "--lib"), env=(("RUSTDOCFLAGS", "-D warnings"),)),
        Step("core", "tests", "rules, notation, records, search, library, session: unit tests, fixtures, properties, doctests",
             ("cargo", "test", "--locked", "--workspace", "--no-fail-fast")),
        Step("core", "vectors", "the command line agrees with every shared vector", example + ("check",) + vectors),
        Step("core", "readme-selftest", "each check of the README finds what breaks it", ("tests/readme/selftest",), streams=True),
        Step("core", "readme", "the README's commands run, its links, pictures and programs are there", ("tests/readme/run",), streams=True),
    ]


def _bindings():
    return [
        Step("bindings", "generate", "Kotlin and Swift come out of the library, the same twice", ("tests/bindings/run",), streams=True),
        Step("bindings", "selftest", "each check of what is generated finds what breaks it", ("tests/bindings/selftest",), streams=True),
    ]


def _apps():
    return [
        Step("android", "tests", "the Android app's own sources, on the JVM, against the real core", ("tests/android/run",),
             needs=("bindings/generate",), streams=True),
        Step("android", "window", "android/play opens the app in a window and writes its pictures", ("tests/android/window",), streams=True),
        Step("apk", "tests", "the APK: built without an SDK, and what it holds plays", ("tests/apk/run",), needs=("bindings/generate",), streams=True),
        Step("ios", "tests", "the iPhone app's own sources, on Linux, against the real core", ("tests/ios/run",),
             needs=("bindings/generate",), streams=True),
    ]


def _cheap():
    return [
        Step("repository", "harness", "this command counts right and can fail", ("tests/harness/selftest",), streams=True),
        Step("repository", "selftest", "each house rule finds what breaks it", ("tests/repository/selftest",), streams=True),
        Step("repository", "tests", "the house rules that a script can see", ("tests/repository/run",), streams=True),
        Step("supply", "selftest", "each check of what is shipped finds what breaks it", ("tests/supply/selftest",), streams=True),
        Step("supply", "tests", "what is shipped that is not ours: named, licensed, listed", ("tests/supply/run",), streams=True),
    ]


def steps():
    """All steps, cheapest layer first where the order is free."""
    return _cheap() + _core() + _bindings() + _apps()


def closure(all_steps, layers):
    """The steps of the layers, and those that they need, in the plan's order."""
    wanted = {step.key for step in all_steps if step.layer in layers}
    by_key = {step.key: step for step in all_steps}
    todo = list(wanted)
    while todo:
        for need in by_key[todo.pop()].needs:
            # a whole layer asked for alone needs the generated code, not the other layer's tests
            if need not in wanted and need.startswith("bindings/"):
                wanted.add(need)
                todo.append(need)
    return [step for step in all_steps if step.key in wanted]
