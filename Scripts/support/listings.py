"""Runs the listings of README, CONTRIBUTING and the articles: Scripts/checks/listings."""

import argparse
import ast
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTEXTS = ROOT / "Tests" / "Fixtures" / "listings"
# By the beginnings of listings and commands: the file that has a listing, the command that prints it, or the reason why it isn't run.
KNOWN = json.loads((CONTEXTS / "listings.json").read_text("utf-8"))
USED = set()


class Listing:
    """A fenced block of a page."""

    def __init__(self, page, line, language, lines):
        self.page, self.line, self.language, self.lines = page, line, language, lines
        self.text = "\n".join(lines)

    def __str__(self):
        return f"{self.page}:{self.line}"

    @property
    def name(self):
        return pathlib.Path(self.page).stem

    @property
    def is_session(self):
        return not self.language and self.text.startswith("$ ")

    @property
    def is_shell(self):
        return self.language == "sh" or self.is_session

    def known(self):
        """The entry that names the listing by its beginning."""
        for beginning, entry in KNOWN["listings"].items():
            if self.text.startswith(beginning):
                USED.add(beginning)
                return entry
        return None

    def commands(self):
        """The commands, each with the lines that it prints; None for a block that shows none."""
        if not self.is_session:
            return [(line, None) for line in self.lines if line.strip() and not line.startswith("#")]
        commands = []
        for line in self.lines:
            if line.startswith("$ "):
                commands.append((line[2:], []))
            else:
                commands[-1][1].append(line)
        return commands


def pages():
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md"] + sorted((ROOT / "Sources/Mizan/Mizan.docc").glob("*.md"))


def listings():
    for path in pages():
        lines, index = path.read_text("utf-8").split("\n"), 0
        while index < len(lines):
            fence = re.fullmatch(r"```(\w*)", lines[index])
            index += 1
            if not fence:
                continue
            start = index
            while lines[index] != "```":
                index += 1
            yield Listing(str(path.relative_to(ROOT)), start, fence[1], lines[start:index])
            index += 1


def reason(command):
    """Why a command isn't run; None for one that is."""
    for beginning, why in KNOWN["commands"].items():
        if command.startswith(beginning):
            USED.add(beginning)
            return why
    return None


def is_run(command):
    return bool(re.search(r"(?:^|\| |Scripts/)mizan ", command))


def check_shell(listing, copy, environment):
    for command, shown in listing.commands():
        if reason(command):
            continue
        run = subprocess.run(
            ["bash", "-c", command], cwd=copy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        printed = run.stdout.rstrip("\n").split("\n")
        if shown is None and run.returncode not in (0, 1):
            yield f"{listing}: “{command}” ends with {run.returncode}: {printed[-1]}"
        if shown is not None and printed != [line for line in shown] and printed != [""] + shown:
            different = next((pair for pair in zip(printed + [""], shown + [""]) if pair[0] != pair[1]), ("", ""))
            yield f"{listing}: “{command}” prints “{different[0]}” instead of “{different[1]}”"


def check_shown(listing, entry, copy, environment):
    """A listing that is part of a file, or of what a command prints."""
    if "reason" in entry:
        return
    if "file" in entry:
        text = (ROOT / entry["file"]).read_text("utf-8")
    else:
        text = subprocess.run(
            ["bash", "-c", entry["command"]], cwd=copy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            timeout=600).stdout
    have = [line.strip() for line in text.split("\n")]
    # The first line may name the file.
    for line in listing.lines[listing.text.startswith("// Sources/") :]:
        if line.strip() and line.strip() not in have:
            yield f"{listing}: “{line.strip()}” isn't in {entry.get('file') or 'what “' + entry['command'] + '” prints'}"
            return


def without_comments(text):
    return re.sub(r'("(?:[^"\\]|\\.)*")|\s*//[^\n]*', lambda match: match[1] or "", text)


def check_json(listing, copy, environment):
    text = without_comments(listing.text)
    try:
        value = json.loads(text if text.startswith("{") else "{" + text + "}")
    except ValueError as error:
        yield f"{listing}: {error}"
        return
    if "sets" in value:
        known = set(re.findall(r'"(\w+)"', (ROOT / "Sources/MizanGoldens/Plan/GoldenPlan+Reading.swift").read_text("utf-8")))
        for key in [key for key in value if key not in known and key != "schema"]:
            yield f"{listing}: goldens.json has no “{key}”"
        return
    if "view" not in value and text.startswith("{"):
        value = {"schema": 1, "view": value}
    if "view" not in value:
        schema = json.loads((ROOT / "Examples/scene.schema.json").read_text("utf-8"))
        for key in [key for key in value if key not in schema["properties"]]:
            yield f"{listing}: a scene has no “{key}”"
        return
    with tempfile.TemporaryDirectory() as folder:
        scene = pathlib.Path(folder) / "listing.scene.json"
        scene.write_text(json.dumps(value), "utf-8")
        run = subprocess.run(["mizan", "inspect", scene], env=environment, capture_output=True, text=True)
        if run.returncode:
            yield f"{listing}: {run.stderr.strip()}"


def check_swift(name, page, build):
    """Compiles the listings of a page in its context."""
    context = (CONTEXTS / f"{name}.swift").read_text("utf-8")
    imports = set(re.findall(r"^import \w+$", context, re.M))
    for number, listing in enumerate(page, 1):
        lines = [line for line in listing.lines if not re.fullmatch(r"import \w+", line)]
        imports |= {line for line in listing.lines if line not in lines}
        mark = f"// LISTING {number}\n"
        context = context.replace(mark, f'#sourceLocation(file: "{ROOT / listing.page}", line: {listing.line + 1 + len(listing.lines) - len(lines)})\n' + "\n".join(lines) + "\n#sourceLocation()\n")
    context = "\n".join(sorted(imports)) + "\n" + re.sub(r"^import \w+\n", "", context, flags=re.M)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "listing.swift"
        file.write_text(context, "utf-8")
        arguments = ["-swift-version", "6", "-parse-as-library", "-I", f"{build}/Modules"]
        for module in (ROOT / "Sources").glob("C*/module.modulemap"):
            arguments += ["-I", str(module.parent)]
        for module in ("CLoader", "CMainActor", "CStack"):
            arguments += ["-Xcc", f"-fmodule-map-file={build}/{module}.build/module.modulemap"]
        flags = subprocess.run(
            ["pkg-config", "--cflags", "fribidi", "harfbuzz", "cairo", "freetype2", "libpng", "libjpeg"], capture_output=True, text=True).stdout
        for flag in flags.split():
            arguments += ["-Xcc", flag]
        run = subprocess.run(["swiftc", "-typecheck", *arguments, str(file)], capture_output=True, text=True)
        errors = [line for line in run.stderr.split("\n") if ": error: " in line]
        if run.returncode and not errors:
            errors = [run.stderr.strip()]
        return [line.replace(str(ROOT) + "/", "").replace(str(file), f"Tests/Fixtures/listings/{name}.swift") for line in errors]


def uncovered(listing, number):
    """Whether a listing is neither run nor named; the number is that among the page's Swift listings to be compiled."""
    if listing.known():
        return None
    if listing.is_shell:
        for command, _ in listing.commands():
            if not reason(command) and not is_run(command):
                return f"“{command}” is neither a command of mizan nor one of listings.json"
        return None
    if listing.language == "swift":
        context = CONTEXTS / f"{listing.name}.swift"
        if not context.exists() or f"// LISTING {number}\n" not in context.read_text("utf-8"):
            return f"Tests/Fixtures/listings/{listing.name}.swift has no “// LISTING {number}”"
        return None
    if listing.language in ("json", "jsonc", "c", "python", "ebnf"):
        return None
    return f"“{listing.lines[0]}” is in none of the forms that are checked; name it in listings.json"


def copied(folder, build):
    """A copy of the repository's files, in which mizan is the built tool."""
    files = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True).stdout
    packed = subprocess.Popen(["tar", "--null", "-C", ROOT, "-cf", "-", "-T", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    unpacked = subprocess.Popen(["tar", "-xf", "-", "-C", folder], stdin=packed.stdout)
    packed.stdin.write(b"\0".join(name for name in files.split(b"\0") if name and (ROOT / name.decode()).exists()))
    packed.stdin.close()
    if packed.wait() or unpacked.wait():
        sys.exit("listings: the repository can't be copied")
    tool = f'#!/bin/sh\nexec "{build}/mizan" "$@"\n'
    for place in (folder / "Scripts" / "mizan", folder / "bin" / "mizan"):
        place.parent.mkdir(exist_ok=True)
        place.unlink(missing_ok=True)
        place.write_text(tool)
        place.chmod(0o755)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build")
    parser.add_argument("--coverage", action="store_true")
    parser.add_argument("pages", nargs="*")
    options = parser.parse_args()

    everything = list(listings())
    failures, compiled = [], {}
    for listing in everything:
        if listing.language == "swift" and not listing.known():
            compiled.setdefault(listing.name, []).append(listing)
    for listing in everything:
        page = compiled.get(listing.name, [])
        missing = uncovered(listing, page.index(listing) + 1 if listing in page else 0)
        if missing:
            failures.append(f"{listing}: {missing}")
    unused = [beginning for kind in KNOWN.values() for beginning in kind if beginning not in USED]
    failures += [f"listings.json: no page has “{beginning}”" for beginning in unused]
    if not options.coverage:
        chosen = [listing for listing in everything if not options.pages or listing.name in options.pages]
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            copied(copy, options.build)
            environment = os.environ | {"PATH": f"{copy}/bin:{os.environ['PATH']}"}
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                swift = [pool.submit(check_swift, name, page, options.build) for name, page in compiled.items()
                         if not options.pages or name in options.pages]
                name = None
                for listing in chosen:
                    if listing.name != name:
                        name = listing.name
                        if (CONTEXTS / name).exists():
                            subprocess.run(["cp", "-rT", CONTEXTS / name, copy], check=True)
                    entry = listing.known()
                    if entry:
                        failures += check_shown(listing, entry, copy, environment)
                    elif listing.is_shell:
                        failures += check_shell(listing, copy, environment)
                    elif listing.language in ("json", "jsonc"):
                        failures += check_json(listing, copy, environment)
                    elif listing.language == "python":
                        ast.parse(listing.text)
                    elif listing.language == "c":
                        run = subprocess.run(["cc", "-fsyntax-only", "-I", ROOT / "Sources/CMizan", "-x", "c", "-"], input=listing.text, capture_output=True, text=True)
                        failures += [f"{listing}: {run.stderr.strip()}"] if run.returncode else []
                for task in swift:
                    failures += task.result()
    for failure in failures:
        print(failure)
    if failures:
        sys.exit(1)
    commands = sum(len([command for command, _ in listing.commands() if not reason(command)]) for listing in everything if listing.is_shell and not listing.known())
    print(f"listings: {len(everything)} listings; {commands} commands, {sum(map(len, compiled.values()))} pieces of Swift")


main()
