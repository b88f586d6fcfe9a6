"""Asks Chromium where lines may end: rewrites the answers in Tests/Fixtures/text-cases/breaks-chromium.json.

The file's cases are put into a page (break_answers.html), which a headless Chromium runs, and are written back, a case a line.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SUPPORT = pathlib.Path(__file__).resolve().parent
FILE = SUPPORT.parent.parent / "Tests/Fixtures/text-cases/breaks-chromium.json"
INPUT = ["text", "locale", "wordBreak", "lineBreak"]


def run(*arguments):
    return subprocess.run(["chromium", *arguments], capture_output=True, text=True, check=True, timeout=120).stdout


def ask(cases):
    page = (SUPPORT / "break_answers.html").read_text()
    data = json.dumps([{key: case[key] for key in INPUT} for case in cases]).replace("<", "\\u003c")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "page.html")
        file.write_text(page.replace("CASES.map", data + ".map"))
        answer = run(
            "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom",
            file.as_uri())
    body = re.search(r"<body[^>]*>\s*(\[.*\])\s*</body>", answer, re.DOTALL)
    if body is None:
        sys.exit("error: Chromium has not answered")
    return json.loads(html.unescape(body[1]))


def main():
    if shutil.which("chromium") is None:
        sys.exit("error: Chromium is missing: install Debian's package chromium")
    cases = json.loads(FILE.read_text())["cases"]
    lines = []
    for case, starts in zip(cases, ask(cases), strict=True):
        case = {key: case[key] for key in INPUT} | {"starts": starts} | {
            key: case[key] for key in ("ours", "why") if key in case}
        lines.append(json.dumps(case, ensure_ascii=False, separators=(",", ":")))
    engine = " ".join(run("--version").split()[:2])
    FILE.write_text('{"engine":' + json.dumps(engine) + ',\n"cases":[\n' + ",\n".join(lines) + "\n]}\n")
    print(f"{len(lines)} cases, {sum(len(case['starts']) for case in json.loads(FILE.read_text())['cases'])} line starts")


main()
