"""The modules of a checkout: the targets of its Xcode projects and of its packages, each with its Swift files."""

import os
import pathlib
import re

PLIST = re.compile(r'/\*.*?\*/|//[^\n]*|"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_./$:+-]+)|([{}()=;,])', re.S)
# Of a target whose name contains such a word nobody looks at a screen.
TESTS = re.compile(r"tests?\b|UITests|TestUtil|TestSupport|Mocks", re.I)
OUTSIDE = {".build", "Pods", "Carthage", "DerivedData", ".git", "node_modules"}


class Module:
    """A target: its files, those among them that no larger target has, and the flags that its own build sets."""

    def __init__(self, name, files, flags):
        self.name = re.sub(r"\W", "_", name)
        self.files = sorted(files)
        self.own = self.files
        self.flags = flags


def modules(folder):
    """The modules of a checkout, without tests. A file belongs to the first module that has it: packages, then the largest target."""
    folder = pathlib.Path(folder).resolve()
    found, taken = {}, set()
    candidates = [module for package in find(folder, "Package.swift") for module in of_package(package.parent)]
    targets = [module for project in find(folder, "project.pbxproj") for module in of_project(project)]
    candidates += sorted(targets, key=lambda module: (-len(module.files), module.name))
    for module in candidates:
        if module.files and not TESTS.search(module.name) and module.name not in found:
            module.own = [file for file in module.files if file not in taken]
            taken.update(module.files)
            found[module.name] = module
    rest = [file for file in find(folder, ".swift", suffix=True) if file not in taken]
    if not found:
        found["App"] = Module("App", rest, ["-swift-version", "5"])
    return list(found.values())


def find(folder, name, suffix=False):
    result = []
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(each for each in folders if each not in OUTSIDE and not each.endswith((".xcassets", ".bundle")))
        result += [pathlib.Path(path, file) for file in sorted(files) if (file.endswith(name) if suffix else file == name)]
    return result


def of_package(root):
    """The targets of a package by its conventions: folders of Sources, or the paths that its manifest writes."""
    manifest = (root / "Package.swift").read_text(errors="replace")
    flags = flags_of(manifest)
    manifest = re.sub(r"//[^\n]*|/\*.*?\*/", "", manifest, flags=re.S)
    result = []
    for match in re.finditer(r"\.(target|executableTarget|macro)\s*\(", manifest):
        text = manifest[match.end():balanced(manifest, match.end())]
        name = re.search(r'name:\s*"([^"]+)"', text)
        if not name or match[1] == "macro":
            continue
        written = re.search(r'\bpath:\s*"([^"]+)"', text)
        paths = [root / written[1]] if written else [root / each / name[1] for each in ("Sources", "Source", "src", "srcs")]
        for path in paths:
            if path.is_dir():
                result.append(Module(name[1], find(path, ".swift", suffix=True), flags))
                break
    return result


def balanced(text, start):
    depth = 1
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place
    return len(text)


def flags_of(manifest):
    """The language mode and the isolation that a manifest sets."""
    version = re.match(r"\s*//\s*swift-tools-version:\s*(\d+)", manifest)
    mode = "6" if version and int(version[1]) >= 6 and ".v5" not in manifest else "5"
    flags = ["-swift-version", mode]
    if re.search(r"\.defaultIsolation\(\s*MainActor", manifest):
        flags += ["-default-isolation", "MainActor"]
    for feature in sorted(set(re.findall(r'\.enableUpcomingFeature\("(\w+)"\)', manifest))):
        flags += ["-enable-upcoming-feature", feature]
    return flags


def flags_of_settings(objects):
    """The language mode and the isolation that most configurations of a project set."""
    settings = [each.get("buildSettings", {}) for each in objects.values() if each.get("isa") == "XCBuildConfiguration"]
    versions = [each["SWIFT_VERSION"] for each in settings if "SWIFT_VERSION" in each]
    flags = ["-swift-version", "6" if sum(each.startswith("6") for each in versions) * 2 > len(versions) else "5"]
    if any(each.get("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" for each in settings):
        flags += ["-default-isolation", "MainActor"]
    if any(each.get("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" for each in settings):
        flags += ["-enable-upcoming-feature", "InferIsolatedConformances"]
    return flags


def of_project(file):
    """The native targets of an Xcode project."""
    objects = parse(file.read_text(errors="replace")).get("objects", {})
    root = file.parent.parent
    flags = flags_of_settings(objects)
    paths = {}
    project = next((each for each in objects.values() if each.get("isa") == "PBXProject"), {})

    def walk(key, folder):
        each = objects.get(key)
        if not isinstance(each, dict):
            return
        place = folder / each["path"] if "path" in each else folder
        if each.get("sourceTree") == "SOURCE_ROOT":
            place = root / each.get("path", "")
        paths[key] = place
        for child in each.get("children", []):
            walk(child, place)

    walk(project.get("mainGroup"), root / project.get("projectDirPath", ""))
    result = []
    for key, target in objects.items():
        if target.get("isa") != "PBXNativeTarget":
            continue
        files = set()
        for phase in target.get("buildPhases", []):
            if objects.get(phase, {}).get("isa") == "PBXSourcesBuildPhase":
                for build in objects[phase].get("files", []):
                    path = paths.get(objects.get(build, {}).get("fileRef"))
                    if path and path.suffix == ".swift" and path.exists():
                        files.add(path.resolve())
        for group in target.get("fileSystemSynchronizedGroups", []):
            if group in paths:
                left_out = exceptions(objects, group, key)
                files |= {
                    each for each in find(paths[group], ".swift", suffix=True)
                    if str(each.relative_to(paths[group])) not in left_out
                }
        result.append(Module(target.get("name", "App"), files, flags))
    return result


def exceptions(objects, group, target):
    result = set()
    for key in objects[group].get("exceptions", []):
        each = objects.get(key, {})
        if each.get("target") == target:
            result |= set(each.get("membershipExceptions", []))
    return result


def parse(text):
    """A property list in its old text form."""
    tokens = []
    for match in PLIST.finditer(text):
        if match[1] is not None:
            tokens.append(("s", re.sub(r"\\(.)", r"\1", match[1])))
        elif match[2] is not None:
            tokens.append(("s", match[2]))
        elif match[3] is not None:
            tokens.append((match[3], match[3]))
    place = 0

    def value():
        nonlocal place
        kind, text = tokens[place]
        place += 1
        if kind == "{":
            result = {}
            while tokens[place][0] != "}":
                key = tokens[place][1]
                place += 2
                result[key] = value()
                place += 1
            place += 1
            return result
        if kind == "(":
            result = []
            while tokens[place][0] != ")":
                result.append(value())
                if tokens[place][0] == ",":
                    place += 1
            place += 1
            return result
        return text

    return value() if tokens else {}
