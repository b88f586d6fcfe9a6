"""What a program needs to be compiled and linked with library products that are built: products.py DUMP BUILD PRODUCT…

Prints a line for each: `libraries` with the system libraries as pkg-config knows them, `maps` with the module maps, `objects` with the object
files, separated by spaces.
"""

import pathlib
import sys

from package import ROOT, Package, fail

dump, build, *products = sys.argv[1:]
package, build = Package.read(dump), pathlib.Path(build)
libraries, maps, objects = set(), [], []
for name in sorted(package.reached(target for product in products for target in package.products[product])):
    target = package.targets[name]
    if target["type"] == "system":
        maps.append(ROOT / "Sources" / name / "module.modulemap")
        if target.get("pkgConfig"):
            libraries.add(target["pkgConfig"])
        continue
    # The compiler runs it; no program links it.
    if target["type"] == "macro":
        continue
    folder = build / f"{name}.build"
    if not folder.is_dir():
        fail(f"{name} isn't built")
    if (folder / "module.modulemap").exists() and (package.folder(name) / "include").is_dir():
        maps.append(folder / "module.modulemap")
    # The folder may still have the objects of files that are gone.
    if (folder / "sources").exists():
        sources = (folder / "sources").read_text().split("\n")
        objects += [folder / f"{pathlib.Path(source.strip(chr(34) + chr(39))).name}.o" for source in sources if source]
    else:
        objects += folder.rglob("*.c.o")
print("libraries", *sorted(libraries))
print("maps", *maps)
print("objects", *objects)
