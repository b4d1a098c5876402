"""What cargo knows of the crates: who needs whom, under which licence, and what of it ends in the library. Knows no file of ours."""
import json
import os
import pathlib
import subprocess

TARGETS = ("aarch64-linux-android", "x86_64-linux-android", "aarch64-apple-ios", "x86_64-unknown-linux-gnu")


class Crates:
    """The resolved graph of the workspace, all our targets together."""

    def __init__(self, root):
        self.packages, self.nodes = {}, {}
        for target in TARGETS:
            command = ["cargo", "metadata", "--locked", "--format-version", "1", "--features", "lasca-bindings/sdk-free", "--filter-platform", target]
            answer = json.loads(subprocess.run(command, cwd=root, capture_output=True, check=True, text=True).stdout)
            self.packages |= {package["id"]: package for package in answer["packages"]}
            for node in answer["resolve"]["nodes"]:
                self.nodes.setdefault(node["id"], []).extend(node["deps"])

    def named(self, name):
        """The id of a crate of the workspace."""
        return next(key for key, package in self.packages.items() if package["name"] == name)

    def declared(self, name):
        """{crate: "required" | "optional"} that this package names for running; tests and build scripts aside."""
        rows = self.packages[self.named(name)]["dependencies"]
        return {row["name"]: "optional" if row["optional"] else "required" for row in rows if row["kind"] is None}

    def is_macro(self, key):
        """Whether the crate runs in the compiler and ends in no library."""
        return any("proc-macro" in target["kind"] for target in self.packages[key]["targets"])

    def withdrawn(self, key):
        """Why the registry's index, as cargo fetched it, does not vouch for this version: withdrawn ("yanked"), or not in it; None if it does."""
        package = self.packages[key]
        index = pathlib.Path(os.environ.get("CARGO_HOME", pathlib.Path.home() / ".cargo")) / "registry/index"
        entries = (part for file in index.glob(f"*/.cache/**/{package['name']}") for part in file.read_bytes().split(b"\0") if part[:1] == b"{")
        found = [entry["yanked"] for entry in map(json.loads, entries) if entry["vers"] == package["version"]]
        return "not in the index" if not found else "withdrawn" if any(found) else None

    def shipped(self, name):
        """Ids of all that ends in the package's library, itself aside, sorted by name."""
        found, todo = set(), [self.named(name)]
        while todo:
            for edge in self.nodes[todo.pop()]:
                runs = any(kind["kind"] is None for kind in edge["dep_kinds"])
                if runs and edge["pkg"] not in found and not self.is_macro(edge["pkg"]):
                    found.add(edge["pkg"])
                    todo.append(edge["pkg"])
        return sorted(found, key=lambda key: (self.packages[key]["name"], self.packages[key]["version"]))
