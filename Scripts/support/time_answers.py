"""Asks Chromium how its Intl writes times of day: rewrites Tests/Fixtures/times/chromium.json.

Each line of the file is one form in one locale, with the text of each time. `format` is the same form as a value of Mizan's: a time
style of Foundation's, or a date skeleton.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FILE = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/Fixtures/times/chromium.json"
DATA = pathlib.Path("/usr/lib/chromium/icudtl.dat")
LOCALES = """
ar ar-EG ar-MA bg bn ca cs da de el en en-GB es es-MX et fa fi fil fr gu he hi hr hu id it ja ko lt lv mr ms nb nl pl pt pt-PT ro ru
sk sl sr sv sw ta te th tr uk ur vi zh-Hans zh-Hant
""".split()
TIMES = ["00:00", "05:30", "09:05", "12:00", "15:45", "18:20", "21:10", "23:59"]
FORMS = [
    ("short", {"timeStyle": "shortened"}, {"timeStyle": "short"}),
    ("medium", {"timeStyle": "standard"}, {"timeStyle": "medium"}),
    ("hour", {"format": "j"}, {"hour": "numeric"}),
    ("hour12", {"format": "hmm"}, {"hour": "numeric", "minute": "2-digit", "hour12": True}),
    ("hour24", {"format": "HHmm"}, {"hour": "2-digit", "minute": "2-digit", "hourCycle": "h23"}),
    ("period", {"format": "Bh"}, {"hour": "numeric", "dayPeriod": "short", "hour12": True}),
    ("periodWide", {"format": "BBBBh"}, {"hour": "numeric", "dayPeriod": "long", "hour12": True}),
    ("periodNarrow", {"format": "BBBBBh"}, {"hour": "numeric", "dayPeriod": "narrow", "hour12": True}),
    ("periodAlone", {"format": "BBBB"}, {"dayPeriod": "long"}),
]
PAGE = """<!doctype html><meta charset="utf-8"><pre id="answers"></pre><script>
const [locales, forms, times] = %s;
const missing = locales.filter(locale => Intl.DateTimeFormat.supportedLocalesOf([locale]).length == 0);
if (missing.length > 0) throw `Chromium has no data of ${missing}`;
const rows = locales.flatMap(locale => forms.map(([name, options]) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  return [locale, name, times.map(time => format.format(new Date(`2026-03-02T${time}:00Z`)))];
}));
document.getElementById("answers").textContent = JSON.stringify(rows);
</script>"""


def text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def version():
    line = subprocess.run(["chromium", "--version"], capture_output=True, text=True, check=True).stdout
    return " ".join(line.split()[:2])


def icu():
    """The version of the ICU whose data Chromium has: each since 70 has the CLDR that is 30 below."""
    return int(re.search(rb"icudt(\d\d)l/", DATA.read_bytes()).group(1))


def ask():
    page = PAGE % json.dumps([LOCALES, [(name, options) for name, _, options in FORMS], TIMES])
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "times.html"
        file.write_text(page)
        result = subprocess.run(
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
                "--virtual-time-budget=10000", "--dump-dom", file.as_uri(),
            ],
            capture_output=True, text=True, timeout=120, check=True)
    found = re.search(r'<pre id="answers">(.+?)</pre>', result.stdout, re.DOTALL)
    if found is None:
        sys.exit("error: Chromium has not answered")
    return json.loads(html.unescape(found.group(1)))


def main():
    if shutil.which("chromium") is None:
        sys.exit("error: Chromium is missing: install Debian's package chromium")
    formats = {name: value for name, value, _ in FORMS}
    lines = [
        text({"locale": locale, "form": name, "format": formats[name], "texts": texts}) for locale, name, texts in ask()
    ]
    head = {"engine": version(), "icu": icu(), "cldr": icu() - 30, "times": TIMES}
    FILE.write_text(text(head)[:-1] + ',"rows":[\n' + ",\n".join(lines) + "\n]}\n")
    print(f"{len(LOCALES)} locales, {len(lines)} rows, {len(lines) * len(TIMES)} texts, CLDR {icu() - 30}")


main()
