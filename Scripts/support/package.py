"""What Package.swift says of products and modules, and the symbol graphs of what was built.

Scripts beside this folder import it; they are handed what `swift package dump-package` prints, so that a module or a product
more needs no change here.
"""

import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# `@_exported import Foundation`, `@_exported public import struct MizanBase.Rect`
EXPORTED = re.compile(
    r"^\s*@_exported\s+(?:public\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)(?:\.(\w+))?", re.M)

# At the start of a line: a source in a string of a test is indented.
IMPORTED = re.compile(
    r"^(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)", re.M)


def fail(message):
    """Ends the script: the call or the machine is wrong."""
    sys.exit(f"mizan: error: {message}")


class Package:
    """Targets by name, and the library products."""

    def __init__(self, dump):
        self.targets = {target["name"]: target for target in dump["targets"]}
        self.products = {p["name"]: p["targets"] for p in dump["products"] if "library" in p["type"]}
        self.executables = {p["name"]: p["targets"] for p in dump["products"] if "executable" in p["type"]}

    @staticmethod
    def read(path):
        return Package(json.loads(pathlib.Path(path).read_text()))

    def folder(self, name):
        """Where a target's sources are."""
        target = self.targets[name]
        top = "Tests" if target["type"] == "test" else "Plugins" if target["type"] == "plugin" else "Sources"
        return ROOT / target.get("path", f"{top}/{name}")

    def is_of_tests(self, name):
        """Whether a target is one of the tests, or what they share."""
        return self.folder(name).relative_to(ROOT).parts[0] == "Tests"

    def dependencies(self, name):
        """The names that a target depends on, those of other packages' products among them."""
        found = []
        for dependency in self.targets[name]["dependencies"]:
            kind = next(key for key in ("byName", "target", "product") if key in dependency)
            found.append(dependency[kind][0])
        return found

    def reached(self, names):
        """The targets with these names and those that they depend on, directly or not."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name in self.targets and name not in found:
                found.add(name)
                waiting += self.dependencies(name)
        return found

    def imported(self, name):
        """The modules of this package that a target's sources import."""
        others = [self.folder(other) for other in self.targets if other != name]
        found = set()
        for file in self.folder(name).rglob("*.swift"):
            # The folder of a target may hold those of others, as Fonts/ does.
            if not any(folder in file.parents and self.folder(name) in folder.parents for folder in others):
                found.update(IMPORTED.findall(file.read_text()))
        return found & set(self.targets)

    def exports(self, name):
        """What a target's sources export: for each module the names of single declarations, or None for the whole module."""
        found = {}
        for file in self.folder(name).rglob("*.swift"):
            for module, declaration in EXPORTED.findall(file.read_text()):
                if not declaration:
                    found[module] = None
                elif found.setdefault(module, set()) is not None:
                    found[module].add(declaration)
        return found

    def exported(self, name):
        """The modules from which a target's sources export all or some declarations."""
        return set(self.exports(name))

    def offers(self, name):
        """What `import NAME` brings, in the form of `exports`: the module, what it exports, and what those modules export."""
        found, waiting = {}, [(name, None)]
        while waiting:
            module, names = waiting.pop()
            if module not in self.targets or found.get(module, ()) is None:
                continue
            if names is None:
                found[module] = None
                waiting += self.exports(module).items()
            else:
                found[module] = found.get(module, set()) | names
        return found

    def modules(self, products):
        """The modules of products, and those of this package that they export: what one import brings."""
        found, waiting = set(), [target for product in products for target in self.products[product]]
        while waiting:
            name = waiting.pop()
            if name in self.targets and name not in found:
                found.add(name)
                waiting += self.exported(name)
        return sorted(found)

    def foreign_exports(self, modules):
        """Modules of others that these modules export, such as Foundation."""
        return sorted({name for module in modules for name in self.exported(module)} - set(self.targets))

    def search_paths(self, build):
        """Flags by which the compiler finds module maps of C targets, and the headers that these name; SwiftPM writes a map
        where a target has none, also for those of other packages."""
        written = sorted(pathlib.Path(build).glob("*.build/module.modulemap"))
        # What plugins link is built once more.
        written = [path for path in written if not path.parent.name.endswith("-tool.build")]
        flags, libraries = [flag for path in written for flag in ("-Xcc", f"-fmodule-map-file={path}")], []
        for name, target in self.targets.items():
            folder = self.folder(name)
            if target["type"] == "system":
                flags += ["-I", str(folder)]
                if target.get("pkgConfig"):
                    libraries.append(target["pkgConfig"])
            elif (folder / "include").is_dir():
                flags += ["-I", str(folder / "include")]
        if libraries:
            found = subprocess.run(["pkg-config", "--cflags", *libraries], capture_output=True, text=True)
            if found.returncode != 0:
                fail(found.stderr.strip())
            for flag in found.stdout.split():
                flags += ["-Xcc", flag]
        return flags


def extract(package, modules, build, output, *flags):
    """Writes the public symbol graphs of built modules into a folder, two at a time."""
    information = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    search = ["-I", str(pathlib.Path(build) / "Modules"), *package.search_paths(build)]
    pathlib.Path(output).mkdir(parents=True, exist_ok=True)

    def one(module):
        command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", information["target"]["unversionedTriple"]]
        command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(output), *flags, *search]
        return module, subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for module, result in pool.map(one, modules):
            if result.returncode != 0:
                fail(f"the interface of {module} can't be read; build it first (swift build):\n{result.stdout.strip()}")


if __name__ == "__main__":
    # package.py DUMP BUILD OUTPUT: the graphs of all library products, for documentation.
    dump, build, output = sys.argv[1:]
    described = Package.read(dump)
    extract(described, described.modules(described.products), build, output, "-emit-extension-block-symbols")
