"""Counts habits of language in comments and prose, and compares them with the recorded numbers."""

import argparse
import math
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORD = ROOT / "Scripts" / "support" / "language.txt"

# The habits, each with what to write instead. They are explained by example: Scripts/language --habits.
HABITS = {
    "stands": (r"\b(?:stands?|stood|standing)\b(?! for\b)", "is, are"),
    "lies": (r"\b(?:lies?|lying)\b", "is, are"),
    "where": (r"\bwhere (?:it|they|there|this|that|these|those|nothing|none|nobody|one|no)\b|\bnil where\b", "if, when"),
    "says": (r"\b(?:says?|said|asks?|asked|asking|tells?|told|hands?|handed) (?!for help)", "explains, selects, returns, requests, passes"),
    "whatwho": (r"(?:^|[.!?] )(?:What|Who|Whoever|Whatever)\b(?![^.?!]*\?)", "the subject first"),
    "own": (r"\bof (?:its|their|one's|our|his|her) own\b|\bone's own\b", "custom, your, its"),
    "behind": (r"\bbehind\b", "after, below, next"),
    "beside": (r"\bbeside\b", "next to, in addition to"),
    "else": (r"[,;] (?:or |and )?else\b(?! if\b)", "otherwise"),
    "one": (r"\b(?:nobody|somebody|anybody)\b|\b(?:if|when|where|that|which|as|what|how) one (?!of\b)[a-z]+s\b", "you"),
    "mend": (r"\bmend(?:s|ed|ing)?\b", "fix"),
}
PATTERNS = {name: re.compile(pattern, re.IGNORECASE if name not in ("whatwho",) else 0) for name, (pattern, _) in HABITS.items()}
# Habits of whole sentences and comments.
HABITS["long"] = (None, "sentences of at most 30 words")
HABITS["short"] = (None, "doc comments that add to the name, or none")
LONGEST = 30

WORD = re.compile(r"[^\W\d_](?:[\w'’-]*\w)?")


class Text:
    """A paragraph or a comment, with its place."""

    def __init__(self, file, line, text, is_documentation=False):
        self.file, self.line, self.is_documentation = file, line, is_documentation
        text = re.sub(r"``?[^`]+``?", "X", text)
        text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
        text = re.sub(r"<[^>]+>|https?://\S+", "X", text)
        self.text = re.sub(r"[*_]{1,2}(\S[^*_]*)[*_]{1,2}", r"\1", " ".join(text.split()))
        self.words = len(WORD.findall(self.text))

    def findings(self):
        """The habits of the text, each with the words around it."""
        for name, pattern in PATTERNS.items():
            for match in pattern.finditer(self.text):
                yield name, self.text[max(match.start() - 30, 0) : match.end() + 30]
        for sentence in re.split(r"(?<=[.!?]) (?=[A-Z“X])| \| ", self.text):
            if len(WORD.findall(sentence)) > LONGEST:
                yield "long", sentence
        if self.is_documentation and 0 < self.words <= 3:
            yield "short", self.text


def swift_comments(path):
    """The comments of a Swift file: consecutive lines are one, and so are the parts of a list."""
    name, block, start, kind = str(path.relative_to(ROOT)), [], 0, ""
    lines = path.read_text("utf-8").split("\n") + [""]
    for number, line in enumerate(lines, 1):
        stripped = line.lstrip()
        marker = "///" if stripped.startswith("///") else "//" if stripped.startswith("//") else ""
        text = stripped[len(marker) :].strip()
        is_item = bool(re.match(r"- |\d+\. |\||#|$", text))
        is_code = bool(marker) and stripped[len(marker) :].startswith("     ")
        if block and (marker != kind or is_item or is_code):
            yield Text(name, start, " ".join(block), kind == "///")
            block = []
        if marker and not is_code and not text.startswith(("MARK:", "swift-tools-version", "swift-format-ignore")):
            if not block:
                start, kind = number, marker
            text = re.sub(r"^(- |\d+\. )", "", text)
            block.append(re.sub(r"^(Parameters?|Returns|Throws|Complexity|Source)\b[^:]{0,40}:", "", text))
        elif not marker:
            after = re.match(r"^((?:[^\"/]|\"(?:[^\"\\]|\\.)*\"|/(?!/))*)// (.+)$", line)
            if after:
                yield Text(name, number, after[2])


def markdown(path):
    """The paragraphs, list items and table rows of a page, without its listings."""
    name, block, start, is_code = str(path.relative_to(ROOT)), [], 0, False
    for number, line in enumerate(path.read_text("utf-8").split("\n") + [""], 1):
        text = line.strip()
        is_fence = text.startswith("```")
        begins = is_fence or is_code or not text or re.match(r"[-*] |\d+\. |\||#|<", text)
        if block and begins:
            yield Text(name, start, " ".join(block))
            block = []
        if is_fence:
            is_code = not is_code
        elif text and not is_code and not re.match(r"^\|[\s|:-]+\|$", text):
            if not block:
                start = number
            block.append(re.sub(r"^([-*] |\d+\. |#+ )", "", text))


def rows():
    """The names of what is counted, each with its texts."""
    sources = ROOT / "Sources"
    for module in sorted(path for path in sources.iterdir() if path.is_dir()):
        files = sorted(module.rglob("*.swift"))
        if files:
            yield module.name, [text for file in files for text in swift_comments(file)]
    for page in sorted((sources / "Mizan" / "Mizan.docc").glob("*.md")):
        # The page of rules has the words of messages.
        if page.name != "Rules.md":
            yield page.name, list(markdown(page))
    for name in ["README.md", "CONTRIBUTING.md"]:
        yield name, list(markdown(ROOT / name))


class Row:
    """What one module or page has: its words and the number of each habit."""

    def __init__(self, words, counts):
        self.words, self.counts = words, counts

    @classmethod
    def counting(cls, texts):
        counts = dict.fromkeys(HABITS, 0)
        for text in texts:
            for habit, _ in text.findings():
                counts[habit] += 1
        return cls(sum(text.words for text in texts), counts)

    def rate(self, habit):
        """Per 10,000 words, rounded up to a whole number."""
        return math.ceil(self.counts[habit] * 10_000 / self.words) if self.words else 0

    def __add__(self, other):
        return Row(self.words + other.words, {habit: self.counts[habit] + other.counts[habit] for habit in HABITS})


def table(found):
    """Per 10,000 words."""
    lines = [["per 10,000 words", "words", *HABITS, "all"]]
    total = Row(0, dict.fromkeys(HABITS, 0))
    for name, row in found.items():
        total += row
        lines.append([name, row])
    lines.append(["everything", total])
    for line in lines[1:]:
        row = line.pop()
        everything = math.ceil(sum(row.counts.values()) * 10_000 / row.words) if row.words else 0
        line += [str(row.words), *(str(row.rate(habit) or "-") for habit in HABITS), str(everything or "-")]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [line[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(line[1:], widths[1:])]
        print("  ".join(cells))


def recorded():
    """The recorded numbers, by name."""
    result = {}
    if not RECORD.exists():
        return result
    lines = [line.split() for line in RECORD.read_text("utf-8").split("\n") if line and not line.startswith("#")]
    habits = lines[0][2:]
    for name, words, *counts in lines[1:]:
        known = dict.fromkeys(HABITS, 0) | dict(zip(habits, map(int, counts)))
        result[name] = Row(int(words), {habit: known[habit] for habit in HABITS})
    return result


def is_worse(row, known, habit):
    """A number rose: more of them, and more for its words. Text without a record has none."""
    if known is None:
        return row.counts[habit] > 0
    return row.counts[habit] > known.counts[habit] and row.counts[habit] * known.words > known.counts[habit] * row.words


def check(found):
    worse = 0
    known = recorded()
    for name, row in found.items():
        for habit in HABITS:
            if not is_worse(row, known.get(name), habit):
                continue
            worse += 1
            before = known[name].counts[habit] if name in known else 0
            print(
                f"{name}: {habit} {before} → {row.counts[habit]}; write: {HABITS[habit][1]}; "
                f"“Scripts/language --places {name} {habit}” lists them"
            )
    print(f"language: {worse} numbers rose" if worse else f"language: no number rose in {len(found)} modules and pages")
    return 1 if worse else 0


def record(found, is_forced):
    known = recorded()
    kept, lines = 0, []
    for name, row in found.items():
        counts = dict(row.counts)
        if not is_forced:
            for habit in HABITS:
                if is_worse(row, known.get(name), habit):
                    kept += 1
                    counts[habit] = known[name].counts[habit] if name in known else 0
        lines.append([name, str(row.words), *(str(counts[habit]) for habit in HABITS)])
    header = [["name", "words", *HABITS]]
    widths = [max(len(line[column]) for line in header + lines) for column in range(len(header[0]))]
    text = "# What Scripts/language --record counted: habits of language in the comments of modules and in pages. Numbers may only fall.\n"
    for line in header + lines:
        text += "  ".join([line[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(line[1:], widths[1:])]) + "\n"
    RECORD.write_text(text, "utf-8")
    print(f"language: recorded {len(found)} modules and pages" + (f"; {kept} numbers that rose stay as they were" if kept else ""))
    return 1 if kept else 0


def main():
    parser = argparse.ArgumentParser(prog="Scripts/language", description=__doc__)
    parser.add_argument("--check", action="store_true", help="fails if a number is above the recorded one")
    parser.add_argument("--record", action="store_true", help="records the numbers that fell")
    parser.add_argument("--force", action="store_true", help="with --record: also those that rose")
    parser.add_argument("--places", nargs="+", metavar=("NAME", "HABIT"), help="lists the places of a module or a page")
    parser.add_argument("--habits", action="store_true", help="lists the habits, and what to write instead")
    arguments = parser.parse_args()
    if arguments.habits:
        for habit, (pattern, instead) in HABITS.items():
            print(f"{habit:8} {instead}" + (f"\n         {pattern}" if pattern else ""))
        return 0
    texts = dict(rows())
    if arguments.places:
        name, *habits = arguments.places
        if name not in texts:
            sys.exit(f"language: error: there is no module or page “{name}”; “Scripts/language” lists them")
        for text in texts[name]:
            for habit, words in text.findings():
                if not habits or habit in habits:
                    print(f"{text.file}:{text.line}: {habit}: {words}")
        return 0
    found = {name: Row.counting(texts) for name, texts in texts.items()}
    if arguments.check:
        return check(found)
    if arguments.record:
        return record(found, arguments.force)
    table(found)
    return 0


sys.exit(main())
