"""Type-checks the wings of a module, and counts its folders in cycles: wings.py DUMP BUILD.

A wing is a folder of folders. Each has to compile with those before it alone, against the modules in the folder BUILD. The folders
of a wing may need each other; those in a cycle are counted by the names of types, and may not become more.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys
import time

from package import ROOT, Package, fail

MODULE = "MizanLayout"
WINGS = ["Engine", "Views", "Drawing", "Session"]
FOLDERS_IN_CYCLES = 8

TYPE = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))?\s+)*(?P<access>(?:public |package |private |fileprivate |final |indirect )*)"
    r"(?:struct|class|enum|protocol|typealias|actor) (?P<name>\w+)", re.M)
NOT_CODE = re.compile(r'//.*|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"')


def files(wing):
    return sorted((ROOT / "Sources" / MODULE / wing).rglob("*.swift"))


def check(package, build, count):
    """What the compiler says of the first wings, without the others."""
    command = ["swiftc", "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-package-name", ROOT.name.lower()]
    command += ["-module-name", MODULE, "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors"]
    command += ["-I", str(pathlib.Path(build) / "Modules"), *package.search_paths(build)]
    command += [str(file) for wing in WINGS[:count] for file in files(wing)]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def needed(wing):
    """The folders of a wing, each with those whose types it names."""
    code = {file: NOT_CODE.sub("", file.read_text()) for file in files(wing)}
    owners = {}
    for file, text in code.items():
        for match in TYPE.finditer(text):
            if not match["indent"] and "private" not in match["access"]:
                owners.setdefault(match["name"], set()).add(file.parent)
    found = {file.parent: set() for file in code}
    for file, text in code.items():
        own = {match["name"] for match in TYPE.finditer(text)}
        for name in set(re.findall(r"\b[A-Z_]\w*", text)) - own:
            if len(owners.get(name, ())) == 1:
                found[file.parent] |= owners[name] - {file.parent}
    return found


def in_cycles(needed):
    """The folders that need themselves through others."""

    def reached(folder):
        seen, waiting = set(), list(needed[folder])
        while waiting:
            next = waiting.pop()
            if next not in seen:
                seen.add(next)
                waiting += needed[next]
        return seen

    return sorted(folder for folder in needed if folder in reached(folder))


def main():
    package, build = Package.read(sys.argv[1]), sys.argv[2]
    inside = {path.name for path in (ROOT / "Sources" / MODULE).iterdir()}
    if inside != set(WINGS):
        fail(f"{MODULE} has the folders {', '.join(sorted(inside))}; its wings are {', '.join(WINGS)}")
    start = time.monotonic()
    # The last wing has all others: that is the module itself.
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for count, result in enumerate(pool.map(lambda count: check(package, build, count), range(1, len(WINGS))), 1):
            if result.returncode != 0:
                print(result.stdout.strip(), file=sys.stderr)
                fail(f"{MODULE}/{WINGS[count - 1]} needs more than {', '.join(WINGS[:count - 1]) or 'the modules below'}")
    seconds = time.monotonic() - start
    cycles = [folder for wing in WINGS for folder in in_cycles(needed(wing))]
    names = ", ".join(str(folder.relative_to(ROOT / "Sources" / MODULE)) for folder in cycles)
    total = sum(len(needed(wing)) for wing in WINGS)
    print(f"module-graph: {len(WINGS)} wings, none in a cycle ({seconds:.0f} s); {len(cycles)} of {total} folders in cycles: {names}")
    if len(cycles) > FOLDERS_IN_CYCLES:
        fail(f"{len(cycles)} folders of {MODULE} are in cycles; there were {FOLDERS_IN_CYCLES}")


main()
