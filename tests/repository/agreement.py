"""Rules about what two files say of the same thing: a version, a made file, a table of tests. Knows where each is said; must not know what it means."""
import pathlib
import re
import subprocess
import tempfile

ONE = "android/apk/versions.sh"
# where else a version of versions.sh is stated, and the words around it
ELSEWHERE = {
    "KOTLIN": [("tests/android/pom.xml", r"<kotlin\.version>([\w.-]+)<"), ("android/build.gradle.kts", r'kotlin\.android"\) version "([\w.-]+)"')],
    "JNA": [("tests/android/pom.xml", r"<jna\.version>([\w.-]+)<"), ("android/app/build.gradle.kts", r"jna:jna:([\w.-]+)@aar")],
    "ANDROID_ALL": [("tests/android/pom.xml", r"<android\.all\.version>([\w.-]+)<")],
    "MIN_SDK": [("android/app/build.gradle.kts", r"minSdk = (\d+)"), ("android/app/build.gradle.kts", r'"--platform", "(\d+)"'),
                ("tests/android/pom.xml", r"gummy-bears-api-(\d+)"), ("tests/android/generate", r'minSdkVersion="(\d+)"'),
                ("tests/android/generate", r"--min-sdk-version (\d+)"), ("tests/apk/package.py", r"from API (\d+)")],
    "TARGET_SDK": [("tests/android/generate", r'targetSdkVersion="(\d+)"'), ("tests/android/generate", r"--target-sdk-version (\d+)"),
                   ("tests/apk/package.py", r"made for (\d+)")],
}


def one_toolchain(root, files):
    """what the APK is made with has the same version in the tests and in the Gradle project"""
    text = (root / ONE).read_text(encoding="utf-8")
    for name, places in ELSEWHERE.items():
        want = re.search(rf"^{name}=(\S+)", text, re.M)
        for file, pattern in places:
            found = re.search(pattern, (root / file).read_text(encoding="utf-8")) if (root / file).is_file() else None
            if not want or not found or want[1] != found[1]:
                yield f"{file} says {found[1] if found else 'none'}, by {ONE} {name} is {want[1] if want else 'none'}"


def samples_are_made(root, files):
    """the sounds of both apps are what android/sounds makes, byte for byte"""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([root / "android/sounds", folder], check=True, capture_output=True)
        made = {path.name: path.read_bytes() for path in pathlib.Path(folder).iterdir()}
    for place in ("android/app/src/main/res/raw", "ios/Lasca/Sounds"):
        kept = {file.name: root / file for file in files if str(file.parent) == place and file.suffix == ".wav"}
        for name in sorted(made.keys() | kept.keys()):
            if name not in made or name not in kept or kept[name].read_bytes() != made[name]:
                yield f"{place}/{name}"


def _swift_tests(root, files):
    """Each suite of the iPhone's tests, with the names of its tests."""
    for file in files:
        if file.is_relative_to("ios/LascaKit/Tests") and file.name.endswith("Tests.swift"):
            text = (root / file).read_text(encoding="utf-8")
            if suite := re.search(r"@Suite[^\n]*struct (\w+)", text):
                yield suite[1], re.findall(r"@Test(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\s+(?:nonisolated )?func (\w+)", text)


def _kotlin_tests(root, files):
    """Each class of Android's tests, with the names of its tests."""
    for file in files:
        if file.is_relative_to("tests/android/src/test/kotlin") and file.name.endswith("Test.kt"):
            yield file.stem, re.findall(r"@Test[^{]*?fun `([^`]+)`", (root / file).read_text(encoding="utf-8"))


def tables_name_tests(root, files):
    """every test that the tables of the two apps' READMEs name is there, and no class of tests is left out"""
    swift, kotlin = dict(_swift_tests(root, files)), dict(_kotlin_tests(root, files))
    text = (root / "ios/README.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+Tests)\.(\w+)`", text)
    yield from (f"ios/README.md: there is no {suite}.{name}" for suite, name in named if name not in swift.get(suite, ()))
    yield from (f"ios/README.md: {suite} is left out" for suite in sorted(swift.keys() - {suite for suite, _ in named}))
    text = (root / "android/README.md").read_text(encoding="utf-8")
    # a class, or a class and the beginning or a part of one of its tests' names
    named = re.findall(r"`([A-Z]\w*Test)`(?:: ([^;|`\n(]+))?", text)
    for suite, part in named:
        if suite not in kotlin:
            yield f"android/README.md: there is no {suite}"
        elif part and not any(part.strip() in name for name in kotlin[suite]):
            yield f"android/README.md: no test of {suite} is called {part.strip()}"
    yield from (f"android/README.md: {suite} is left out" for suite in sorted(kotlin.keys() - {suite for suite, _ in named}))


# what crosses and is read by no app, and why it crosses all the same
UNREAD = {"Thought": "goes back as it came, in Action::Answer", "TimeControl": "is only written, in NewGame",
          "Jump.prisoner": "the rules' own type, whole", "catches_panics": "asked of the packed app", "new_game_from_json": "plays in the packed app"}


def _camel(name):
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)


def _exported(root, files):
    """File and name of each field that is told, as Type.field, and of each function, a method with a dot before it. What is asked is
    written by the apps, not read; what only tests can ask is not shipped."""
    for file in files:
        if not file.is_relative_to("bindings/src") or file.suffix != ".rs" or file.name in ("asked.rs", "scripts.rs"):
            continue
        text = (root / file).read_text(encoding="utf-8").split("#[cfg(test)]\nmod tests")[0]
        for kind, body in re.findall(r"uniffi::remote\(Record\)\]\npub struct (\w+) \{(.*?)\n\}", text, re.S):
            yield from ((file, f"{kind}.{field}") for field in re.findall(r"pub (\w+):", body))
        shipped = re.sub(r'#\[cfg\(feature = "scripts"\)\]\n#\[uniffi::export\]\n', "", text)
        yield from ((file, name) for name in re.findall(r"uniffi::export\]\npub fn (\w+)\(", shipped))
        yield from ((file, f".{name}(" + end) for name, end in re.findall(r"^    pub fn (\w+)\(&self(\)?)", shipped, re.M))


def nothing_unread_crosses(root, files):
    """what the bindings tell and offer is read by an app

    By its name alone: a field is read where any member of that name is, be it of another type, a function where it is called. So a field that
    shares its name (`count`, `text`, `square`) may go unread and unseen here.
    """
    apps = ""
    for file in files:
        if file.suffix in (".kt", ".swift") and any(file.is_relative_to(place) for place in ("android/app/src/main", "ios/LascaKit/Sources", "ios/Lasca")):
            apps += re.sub(r"//[^\n]*", "", (root / file).read_text(encoding="utf-8"))
    for file, name in _exported(root, files):
        kind, _, field = name.rpartition(".")
        if kind:
            called = rf"\.{_camel(field)}\b"
        elif name.startswith("."):
            called = re.escape(_camel(name))
        else:
            called = rf"\b{_camel(name)}\("
        if name not in UNREAD and kind not in UNREAD and not re.search(called, apps):
            yield f"{file}: {name}"


ALL = [one_toolchain, samples_are_made, tables_name_tests, nothing_unread_crosses]
