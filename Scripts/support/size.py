"""Counts lines of code by module, in the working tree or in a commit: size.py ROOT [COMMIT]."""

import collections
import pathlib
import re
import subprocess
import sys

# Files that scripts write: outlines of symbols, the list of patterns. The words of the controls are data.
GENERATED = re.compile(r"/ControlSymbols\.swift$|PatternFile\+All\.swift$|/Words/Languages/")


def code_lines(text):
    """The lines that hold more than space and comments. Strings of several lines count whole."""
    count, in_comment = 0, False
    for line in text.splitlines():
        line = line.strip()
        if in_comment:
            in_comment = "*/" not in line
            continue
        if not line or line.startswith("//"):
            continue
        if line.startswith("/*"):
            in_comment = "*/" not in line
            continue
        count += 1
    return count


def sizes(files):
    found = collections.Counter()
    for path, text in files:
        if not GENERATED.search(path):
            found[path.split("/")[1]] += code_lines(text)
    return found


def in_tree(root):
    for file in sorted(root.glob("Sources/**/*.swift")):
        yield str(file.relative_to(root)), file.read_text()


def in_commit(root, commit):
    def git(*arguments):
        return subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True, check=True).stdout

    for path in git("ls-tree", "-r", "--name-only", commit, "--", "Sources").splitlines():
        if path.endswith(".swift"):
            yield path, git("show", f"{commit}:{path}")


def main():
    root = pathlib.Path(sys.argv[1])
    now = sizes(in_tree(root))
    before = sizes(in_commit(root, sys.argv[2])) if len(sys.argv) > 2 else None

    def row(name, lines, old):
        change = "" if before is None else f"{lines - old:+8,}"
        print(f"{name:22}{lines:9,}{change}")

    for name, lines in sorted(now.items(), key=lambda item: (-item[1], item[0])):
        row(name, lines, before[name] if before else 0)
    if before:
        for name in sorted(before.keys() - now.keys()):
            row(name, 0, before[name])
    row("all", sum(now.values()), sum(before.values()) if before else 0)


main()
