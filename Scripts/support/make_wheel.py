"""Writes a wheel of the Python package: make_wheel.py PACKAGE FILES VERSION FOLDER

PACKAGE is the folder of the modules, FILES one whose content stands beside them: the library and its fonts. The wheel is for the
platform that this runs on, and has the same bytes for the same input. Prints its path.
"""

import base64
import csv
import hashlib
import io
import pathlib
import sys
import sysconfig
import zipfile


def content_of(folder: pathlib.Path) -> list[tuple[str, pathlib.Path]]:
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted((path.relative_to(folder).as_posix(), path) for path in files)


def main() -> None:
    package, files, version, folder = sys.argv[1:]
    package = pathlib.Path(package)
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"py3-none-{platform}"
    readme = (package.parent / "README.md").read_text("utf-8")
    licence = (package.parents[2] / "LICENSE").read_bytes()
    info = f"mizan-{version}.dist-info"
    metadata = (
        f"Metadata-Version: 2.1\nName: mizan\nVersion: {version}\nSummary: Interfaces that read in both directions, laid out\n"
        f"Requires-Python: >=3.9\nDescription-Content-Type: text/markdown\n\n{readme}")
    wheel = f"Wheel-Version: 1.0\nGenerator: mizan\nRoot-Is-Purelib: false\nTag: {tag}\n"
    entries = [(f"mizan/{name}", path.read_bytes()) for name, path in content_of(package) + content_of(pathlib.Path(files))]
    entries += [(f"{info}/LICENSE", licence), (f"{info}/METADATA", metadata.encode()), (f"{info}/WHEEL", wheel.encode())]
    record = io.StringIO()
    rows = csv.writer(record, lineterminator="\n")
    for name, content in entries:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.writerow([name, f"sha256={digest}", len(content)])
    rows.writerow([f"{info}/RECORD", "", ""])
    entries.append((f"{info}/RECORD", record.getvalue().encode()))

    result = pathlib.Path(folder) / f"mizan-{version}-{tag}.whl"
    temporary = result.with_suffix(".tmp")
    with zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if ".so" in name else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    temporary.replace(result)
    print(result)


main()
