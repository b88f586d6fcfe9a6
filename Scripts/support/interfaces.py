"""Lists the public interface of each module that library products offer: interfaces.py DUMP BUILD SCRATCH OUTPUT.

DUMP is what `swift package dump-package` printed, BUILD the folder that was built into. Each declaration is one line, under
its type, sorted; a reviewer sees in a file's difference what users gain or lose.
"""

import json
import pathlib
import re
import sys

from package import Package, extract

# What a conformance says already, whether it is written or made by the compiler.
IMPLIED = {
    "==(_:_:)": "Equatable", "hash(into:)": "Hashable", "encode(to:)": "Encodable", "init(from:)": "Decodable",
}
# Every type that is no exception has these.
UNSAID = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"}
# A mangled name begins with its module's, behind the number of its letters: s:9MizanBase…
MANGLED = re.compile(r"s:(\d+)")


def spelled(symbol):
    """A declaration on one line, as the compiler prints it."""
    return re.sub(r"\s+", " ", "".join(part["spelling"] for part in symbol["declarationFragments"])).strip()


def constraints(entry):
    """What an extension asks of its type's parameters, as a clause; nothing where it asks nothing."""
    signs = {"sameType": "==", "conformance": ":", "superclass": ":"}
    asked = sorted(f"{c['lhs']} {signs.get(c['kind'], c['kind'])} {c['rhs']}" for c in entry or () if c["rhs"] not in UNSAID)
    return f" where {', '.join(asked)}" if asked else ""


class Module:
    """The public declarations of one module, by the type or the extension that they stand in."""

    def __init__(self, folder, name):
        self.heads = {}  # the line of a type or an extension, without its conformances, by its key
        self.conformances = {}  # names of protocols by key
        self.members = {}  # lines by key; "" for what stands in no type
        self.types = {}  # the kind of a type of this module by its path
        self.named = set()  # types that declarations name, as module and name
        symbols, relationships = [], []
        for file in sorted([folder / f"{name}.symbols.json", *folder.glob(f"{name}@*.symbols.json")]):
            graph = json.loads(file.read_text())
            symbols += graph["symbols"]
            relationships += graph["relationships"]
        self.paths = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in symbols}
        self.kinds = {symbol["identifier"]["precise"]: symbol["kind"]["identifier"] for symbol in symbols}
        for symbol in symbols:
            if self.kinds[symbol["identifier"]["precise"]] in TYPES:
                self.types[".".join(symbol["pathComponents"])] = self.kinds[symbol["identifier"]["precise"]]
        for relationship in relationships:
            if relationship["kind"] in ("conformsTo", "inheritsFrom"):
                self.add_conformance(relationship)
        for symbol in symbols:
            self.add(symbol)

    def key(self, path, clause="", extends=False):
        """The key of a type, or of an extension: one of a protocol, of another module's type, or with a clause."""
        if path and (clause or path not in self.types or (extends and self.types[path] == "swift.protocol")):
            key = f"extension {path}{clause}"
            self.heads.setdefault(key, f"extension {path}{clause}")
            return key
        return path

    def add_conformance(self, relationship):
        source, target = relationship["source"], relationship["target"]
        name = self.paths.get(target) or relationship.get("targetFallback", "").partition(".")[2]
        if source not in self.paths or not name or name in UNSAID or name.startswith("_"):
            return
        if any(part.startswith("_") for part in self.paths[source].split(".")):
            return
        clause = constraints(relationship.get("swiftConstraints"))
        key = self.key(self.paths[source], clause, extends=self.kinds[source] == "swift.extension")
        self.conformances.setdefault(key, set()).add(name)

    def add(self, symbol):
        path = symbol["pathComponents"]
        kind = symbol["kind"]["identifier"]
        # Without a place it is made by the compiler; an extension itself says nothing beside its members.
        if any(name.startswith("_") for name in path) or kind == "swift.extension" or "location" not in symbol:
            return
        line = spelled(symbol)
        for part in symbol["declarationFragments"]:
            if place := MANGLED.match(part.get("preciseIdentifier", "")):
                module = part["preciseIdentifier"][place.end():][:int(place[1])]
                self.named.add((module, part["spelling"]))
        if kind in TYPES:
            whole = ".".join(path)
            self.heads[whole] = re.sub(rf"\b{re.escape(path[-1])}\b", whole, line, count=1)
            return
        owner = ".".join(path[:-1])
        if IMPLIED.get(path[-1]) in self.conformances.get(owner, ()) and path[-1] in IMPLIED:
            return
        extension = symbol.get("swiftExtension")
        clause = constraints(extension.get("constraints")) if extension else ""
        self.members.setdefault(self.key(owner, clause, extends=extension is not None), set()).add(line)

    def head(self, key):
        """The line of a type or an extension with what it conforms to."""
        line = self.heads.get(key, key)
        names = self.conformances.get(key)
        # A protocol's line has those that it asks for; it may not have them all.
        if not names or " : " in line.partition(" where ")[0] or self.types.get(key) == "swift.protocol":
            return line
        line, where, rest = line.partition(" where ")
        return f"{line} : {', '.join(sorted(names))}{where}{rest}"

    def keys(self):
        """Types and extensions that say something, each type before its extensions."""
        found = {*self.members, *self.conformances, *(key for key in self.heads if key in self.types)} - {""}
        return sorted(found, key=lambda key: (key.removeprefix("extension ").partition(" where ")[0], key.startswith("e"), key))

    def lines(self, offers=lambda key: True):
        found = sorted(line for line in self.members.get("", ()) if offers(declared_name(line)))
        for key in self.keys():
            if offers(key):
                found += ["", self.head(key)] + [f"    {line}" for line in sorted(self.members.get(key, ()))]
        return found

    def count(self, names=None):
        """How many declarations and types there are; with names, only in declarations of these names and in extensions of
        other modules' types, which reach whoever loads the module."""
        def offers(key):
            extended, path = key.startswith("extension "), key.removeprefix("extension ").partition(" where ")[0].split(".")[0]
            return names is None or path in names or (extended and path not in self.types)

        types = [path for path in self.types if not any(part.startswith("_") for part in path.split(".")) and offers(path)]
        return len([line for line in self.lines(offers) if line and not line.startswith("extension ")]), len(types)


def declared_name(line):
    """The name of a function or another declaration that is in no type."""
    found = re.search(r"\b(?:func|typealias|let|var|macro) `?([^ (<:]+)", line)
    return found[1] if found else line


def plural(count, noun):
    return f"{count:,} {noun}{'s' * (count != 1)}"


def main():
    dump, build, scratch, output = sys.argv[1:]
    package = Package.read(dump)
    scratch, output = pathlib.Path(scratch), pathlib.Path(output)
    modules = package.modules(package.products)
    extract(package, modules, build, scratch, "-emit-extension-block-symbols")
    read = {name: Module(scratch, name) for name in modules}
    output.mkdir(parents=True, exist_ok=True)
    for name in modules:
        text = [f"# The public interface of the module {name}. Scripts/interfaces --record writes this file."]
        for module, names in sorted(package.exports(name).items()):
            text.append(f"# It exports {module} too." if names is None else f"# It exports of {module}: {', '.join(sorted(names))}.")
        text += [""] + read[name].lines()
        # Who imports the module can use these, and not write their names.
        hidden = {t for t in read[name].named if t[0] in package.targets and t[0] not in read}
        if hidden:
            text += ["", "## Types of modules that no product offers", ""] + sorted(".".join(t) for t in hidden)
        body = re.sub(r"\n{3,}", "\n\n", "\n".join(text)) + "\n"
        (output / f"{name}.txt").write_text(body)
    for name in sorted(target for targets in package.products.values() for target in targets):
        counts = [read[module].count(names) for module, names in package.offers(name).items()]
        declarations, types = map(sum, zip(*counts))
        print(f"import {name:<20} {plural(declarations, 'declaration')} of {plural(types, 'type')}")


main()
