"""Asks Chromium where carets stand: rewrites the answers in Tests/Fixtures/text-cases/carets-chromium.json.

The file's cases are read, laid out by a page (caret_answers.html) in a headless Chromium, and written back, a case a line.
"""

import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

SUPPORT = pathlib.Path(__file__).resolve().parent
ROOT = SUPPORT.parent.parent
FILE = ROOT / "Tests/Fixtures/text-cases/carets-chromium.json"
INPUT = ["id", "text", "direction", "width", "fontSize", "fonts", "locale"]
ANSWER = ["graphemes", "ranges", "hits"]
SECONDS = 600


class Handler(http.server.BaseHTTPRequestHandler):
    cases = []
    answers = None
    isAnswered = threading.Event()

    def do_GET(self):
        if self.path == "/":
            self.reply("text/html", (SUPPORT / "caret_answers.html").read_bytes())
        elif self.path == "/cases":
            self.reply("application/json", json.dumps(Handler.cases).encode())
        elif self.path.startswith("/fonts/"):
            name = pathlib.PurePath(self.path).name
            files = [ROOT / "Fonts" / folder / name for folder in ("", "CJK", "Emoji")]
            found = next((file for file in files if file.is_file()), None)
            if found is None:
                self.send_error(404)
            else:
                self.reply("font/sfnt", found.read_bytes())
        else:
            self.send_error(404)

    def do_POST(self):
        Handler.answers = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.reply("text/plain", b"")
        Handler.isAnswered.set()

    def reply(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def ask(cases):
    Handler.cases = [{key: case[key] for key in INPUT} for case in cases]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as profile:
        browser = subprocess.Popen(
            [
                shutil.which("chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--force-device-scale-factor=1", "--font-render-hinting=none", "--window-size=3200,3000",
                f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/",
                "--remote-debugging-port=0",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            if not Handler.isAnswered.wait(SECONDS):
                sys.exit(f"error: Chromium has not answered in {SECONDS} s")
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    return Handler.answers["answers"]


def version():
    line = subprocess.run(["chromium", "--version"], capture_output=True, text=True, check=True).stdout
    return " ".join(line.split()[:2])


def text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main():
    if shutil.which("chromium") is None:
        sys.exit("error: Chromium is missing: install Debian's package chromium")
    cases = json.loads(FILE.read_text())["cases"]
    lines = []
    for case, answer in zip(cases, ask(cases), strict=True):
        whole = {key: case[key] for key in INPUT} | {key: answer[key] for key in ANSWER}
        lines.append(text(whole))
    FILE.write_text('{"engine":' + text(version()) + ',\n"cases":[\n' + ",\n".join(lines) + "\n]}\n")
    print(f"{len(lines)} cases, {sum(len(case['hits']) for case in Handler.answers['answers'])} hits")


main()
