"""Asks a server of Examples/ShareCard for a card of each title, and for many more, and says how long they took.

    request_cards.py URL TITLES FOLDER COUNT

The pictures of the titles are left in the folder. Exits with 1 where an answer is no picture of 1200 x 630 pixels.
"""

import json
import pathlib
import struct
import sys
import unicodedata
import urllib.error
import urllib.parse
import urllib.request

AUTHORS = {
    "ar": "نزار قباني",
    "de": "Jürgen Groß",
    "en": "Ana",
    "fa": "فروغ فرخزاد",
    "he": "יהודה עמיחי",
    "hi": "महादेवी वर्मा",
    "ja": "川端康成",
}
SCRIPTS = {"ARABIC": "ar", "HEBREW": "he", "DEVANAGARI": "hi", "HIRAGANA": "ja", "CJK": "ja"}


def language(title):
    """The language that a title's card is made in: by the script of its first letter that tells."""
    words = (unicodedata.name(letter, "").split(" ")[0] for letter in title)
    return next((SCRIPTS.get(word, "en") for word in words if word in SCRIPTS or word == "LATIN"), "en")


def card(url, **query):
    """The bytes that the server answers with."""
    query = urllib.parse.urlencode(query, quote_via=urllib.parse.quote)
    with urllib.request.urlopen(f"{url}/card.png?{query}", timeout=30) as answer:
        return answer.read()


def size(png):
    """The size of a PNG file, None of anything else."""
    return struct.unpack(">II", png[16:24]) if png.startswith(b"\x89PNG\r\n\x1a\n") else None


def main(url, titles, folder, count):
    lines = [line for line in pathlib.Path(titles).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    quoted = [json.loads('"' + line.replace('"', '\\"') + '"') for line in lines]
    quoted = [title.encode("utf-16", "surrogatepass").decode("utf-16") for title in quoted] + ["", " ".join(quoted)[:900]]
    failed = 0
    for number, title in enumerate(quoted):
        tag = language(title)
        png = card(url, title=title, author=AUTHORS[tag], minutes=number, language=tag)
        if size(png) != (1200, 630):
            print(f"card {number} of {title!r} is no picture of 1200 x 630")
            failed = 1
        (pathlib.Path(folder) / f"{number:02}-{tag}.png").write_bytes(png)
    try:
        card(url, title="a" * 1001)
        print("a title of 1,001 letters was drawn")
        failed = 1
    except urllib.error.HTTPError as error:
        failed |= error.code != 400
    for number in range(count):
        title = f"{quoted[number % 9]} {number}"
        tag = language(title)
        card(url, title=title, author=AUTHORS[tag], minutes=number % 60, language=tag)
    print(f"{len(quoted)} hostile titles, then {count} others:")
    print(urllib.request.urlopen(f"{url}/measurements").read().decode().strip())
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
