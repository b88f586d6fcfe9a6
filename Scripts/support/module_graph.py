"""Draws the modules of the package as an SVG: module_graph.py DUMP PAGE > FILE.

PAGE is the article that has a row for each module: what its table lacks, and what it names that isn't there, is an error.
Each module stands in the first row below all that it imports, the vocabulary at the top. A line is drawn where no longer way
leads there (the transitive reduction). The same Package.swift gives the same bytes: places are whole numbers, and order
follows from the graph and from names alone.
"""

import pathlib
import re
import sys
from html import escape

from package import Package, fail

ROW, BOX, GAP, LANE, MARGIN = 92, 46, 22, 14, 24
PER_LETTER, PADDING = 8.6, 24


class Graph:
    """The modules in rows, with places that long lines pass through."""

    def __init__(self, package):
        self.package = package
        kinds = {name: target["type"] for name, target in package.targets.items()}
        swift = {
            name for name, kind in kinds.items()
            if kind in ("regular", "executable", "macro") and any(package.folder(name).rglob("*.swift"))
            and not package.is_of_tests(name) and "StandIns" not in package.folder(name).parts
        }
        imports = {name: {d for d in package.dependencies(name) if d in swift} for name in swift}
        # What is no Swift module of this package: system libraries, the ICU of Foundation, other packages' products.
        self.libraries = {
            name: [self.library(d) for d in package.dependencies(name) if d not in swift] for name in sorted(swift)
        }
        self.rows_of = {}
        for name in sorted(swift):
            self.place(name, imports)
        self.edges = [
            (name, d) for name in sorted(swift) for d in sorted(imports[name])
            if not any(d in self.reach(other, imports) for other in imports[name] if other != d)
        ]
        self.rows = [[] for _ in range(max(self.rows_of.values()) + 1)]
        for name in sorted(swift):
            self.rows[self.rows_of[name]].append(name)
        self.add_lanes()
        self.order()
        self.centers = self.placed()

    def library(self, name):
        """A library as it calls itself."""
        target = self.package.targets.get(name)
        return (target or {}).get("pkgConfig") or name.removeprefix("C")

    def reach(self, name, imports):
        found, waiting = set(), [name]
        while waiting:
            for d in imports[waiting.pop()]:
                if d not in found:
                    found.add(d)
                    waiting.append(d)
        return found

    def place(self, name, imports):
        if name not in self.rows_of:
            self.rows_of[name] = 1 + max((self.place(d, imports) for d in imports[name]), default=-1)
        return self.rows_of[name]

    def add_lanes(self):
        """A line over several rows takes a place in each row between."""
        self.ways, self.above, self.below = [], {}, {}
        for low, high in self.edges:
            way = [high]
            for row in range(self.rows_of[high] + 1, self.rows_of[low]):
                # Lines to one module run together.
                lane = ("lane", high, row)
                if lane not in self.rows[row]:
                    self.rows[row].append(lane)
                way.append(lane)
            way.append(low)
            self.ways.append(way)
            for upper, lower in zip(way, way[1:]):
                self.above.setdefault(lower, []).append(upper)
                self.below.setdefault(upper, []).append(lower)
        for table in (self.above, self.below):
            for node in table:
                table[node] = sorted(set(table[node]), key=str)

    def crossings(self, rows):
        total = 0
        for upper, lower in zip(rows, rows[1:]):
            place = {node: index for index, node in enumerate(upper)}
            ends = [(place[a], index) for index, node in enumerate(lower) for a in self.above.get(node, ())]
            total += sum(a < c and b > d or a > c and b < d for i, (a, b) in enumerate(ends) for c, d in ends[:i])
        return total

    def order(self):
        """Rows in an order with few crossings: the mean place of the neighbours, then exchanges of neighbours in a row."""
        best = [list(row) for row in self.rows]
        rows = [list(row) for row in best]
        for sweep in range(40):
            down = sweep % 2 == 0
            for index in range(1, len(rows)) if down else range(len(rows) - 2, -1, -1):
                near = self.above if down else self.below
                other = rows[index - 1] if down else rows[index + 1]
                place = {node: i / max(1, len(other) - 1) for i, node in enumerate(other)}
                now = {node: i / max(1, len(rows[index]) - 1) for i, node in enumerate(rows[index])}

                def mean(node):
                    found = [place[n] for n in near.get(node, ()) if n in place]
                    return sum(found) / len(found) if found else now[node]

                rows[index].sort(key=lambda node: (round(mean(node), 6), now[node]))
            rows = self.exchanged(rows)
            if self.crossings(rows) < self.crossings(best):
                best = [list(row) for row in rows]
        self.rows = best

    def exchanged(self, rows):
        count, better = self.crossings(rows), True
        while better:
            better = False
            for row in rows:
                for i in range(len(row) - 1):
                    row[i], row[i + 1] = row[i + 1], row[i]
                    now = self.crossings(rows)
                    if now < count:
                        count, better = now, True
                    else:
                        row[i], row[i + 1] = row[i + 1], row[i]
        return rows

    def width(self, node):
        if isinstance(node, tuple):
            return LANE
        return max(len(node), len(", ".join(self.libraries[node])) * 0.8) * PER_LETTER + PADDING

    def placed(self):
        """The middle of each node: near the mean of its neighbours, in its order, without overlaps."""
        centers = {}
        for row in self.rows:
            x = 0.0
            for node in row:
                centers[node] = x + self.width(node) / 2
                x += self.width(node) + GAP
        for sweep in range(60):
            rows = self.rows if sweep % 2 else list(reversed(self.rows))
            for row in rows:
                wished = []
                for node in row:
                    near = self.above.get(node, []) + self.below.get(node, [])
                    wished.append(sum(centers[n] for n in near) / len(near) if near else centers[node])
                for node, x in zip(row, self.apart(row, wished)):
                    centers[node] = x
        left = min(centers[node] - self.width(node) / 2 for node in centers)
        return {node: round(x - left) + MARGIN for node, x in centers.items()}

    def apart(self, row, wished):
        """The places closest to those wished for that keep the row's distances (pools of neighbours that collide)."""
        offsets, x = [], 0.0
        for before, node in zip([None, *row], row):
            if before is not None:
                x += (self.width(before) + self.width(node)) / 2 + GAP
            offsets.append(x)
        pools = []
        for index, wish in enumerate(wished):
            pools.append([wish - offsets[index], 1])
            while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
                second, first = pools.pop(), pools.pop()
                count = first[1] + second[1]
                pools.append([(first[0] * first[1] + second[0] * second[1]) / count, count])
        starts = [start for start, count in pools for _ in range(count)]
        return [start + offset for start, offset in zip(starts, offsets)]


def svg(graph):
    package, centers = graph.package, graph.centers
    products = {target: name for name, targets in package.products.items() for target in targets}
    tools = {target: name for name, targets in package.executables.items() for target in targets}
    width = max(round(centers[n] + graph.width(n) / 2) for n in centers) + MARGIN
    top = {n: MARGIN + i * ROW for i, row in enumerate(graph.rows) for n in row}
    height = MARGIN + len(graph.rows) * ROW + 12
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="system-ui, \'Noto Sans\', \'DejaVu Sans\', sans-serif" text-anchor="middle">',
        "<title>The modules of Mizan</title>",
        "<!-- Scripts/module-graph draws this from Package.swift. -->",
        f'<rect width="{width}" height="{height}" rx="12" fill="#fbfaf7"/>',
        '<g fill="none" stroke="#9a9388" stroke-width="1.5">',
    ]
    drawn = set()
    for way in graph.ways:
        for upper, lower in zip(way, way[1:]):
            if (upper, lower) in drawn:
                continue
            drawn.add((upper, lower))
            x1, x2 = centers[upper], centers[lower]
            y1, y2 = top[upper] + BOX, top[lower]
            # Through a row between, a line goes straight.
            tail = f" V{y2 + BOX}" if isinstance(lower, tuple) else ""
            bend = (y2 - y1) // 2
            out.append(f'<path d="M{x1} {y1} C{x1} {y1 + bend} {x2} {y2 - bend} {x2} {y2}{tail}"/>')
    out.append("</g>")
    for row in graph.rows:
        for node in row:
            if isinstance(node, tuple):
                continue
            w, x, y = round(graph.width(node)), centers[node], top[node]
            fill, stroke, ink = ("#ffffff", "#c9c2b5", "#3d3a34")
            if node in tools:
                fill, stroke, ink = ("#2f4858", "#2f4858", "#ffffff")
            elif node in products:
                fill, stroke, ink = ("#d9ebe4", "#4f8f7b", "#173a2f")
            libraries = ", ".join(graph.libraries[node])
            out.append(
                f'<rect x="{x - w // 2}" y="{y}" width="{w}" height="{BOX}" rx="8" fill="{fill}" stroke="{stroke}"/>')
            out.append(
                f'<text x="{x}" y="{y + (20 if libraries else 28)}" font-size="14" font-weight="600" fill="{ink}">'
                f"{escape(node)}</text>")
            if libraries:
                out.append(f'<text x="{x}" y="{y + 36}" font-size="11" fill="{ink}">{escape(libraries)}</text>')
    y = height - 34
    for index, (fill, stroke, words) in enumerate([
        ("#d9ebe4", "#4f8f7b", "a product"), ("#ffffff", "#c9c2b5", "a part of one"), ("#2f4858", "#2f4858", "the tool"),
    ]):
        x = MARGIN + index * 160
        out.append(f'<rect x="{x}" y="{y}" width="18" height="14" rx="4" fill="{fill}" stroke="{stroke}"/>')
        out.append(f'<text x="{x + 26}" y="{y + 12}" font-size="12" text-anchor="start" fill="#3d3a34">{words}</text>')
    out.append("</svg>")
    return "\n".join(out) + "\n"


def check_table(package, page):
    """Every module of Sources/ and Fonts/ has a row in the page's table below what it imports, and no other name has one."""
    section = page.read_text().partition("## The modules")[2].partition("\n## ")[0]
    rows = [re.findall(r"`(\w+)`", line.split("|")[1]) for line in section.splitlines() if line.startswith("| `")]
    row_of = {name: index for index, row in enumerate(rows) for name in row}
    modules = [
        name for name, target in sorted(package.targets.items())
        if target["type"] in ("regular", "executable", "macro", "system") and not package.is_of_tests(name)
    ]
    wrong = [f"has no row for {name}" for name in modules if name not in row_of]
    wrong += [f"has a row for {name}, which Package.swift hasn't" for name in row_of if name not in modules]
    wrong += [
        f"has {name} above {other}, which it imports"
        for name in modules for other in package.dependencies(name)
        if row_of.get(name, -1) >= 0 and row_of.get(other, -1) > row_of[name]
    ]
    if wrong:
        fail(f"the table of modules in {page.name} " + "; it ".join(wrong))


def check_imports(package):
    """A target depends on every module of this package that it imports, directly or not; no dependency follows from others."""
    wrong = []
    for name, target in sorted(package.targets.items()):
        if target["type"] in ("system", "plugin", "binary"):
            continue
        direct = set(package.dependencies(name))
        missing = package.imported(name) - package.reached(direct)
        wrong += [f"{name} has to depend on {other}, which it imports" for other in sorted(missing)]
        # The module under test and the traits of the compiler are listed by rule.
        if name.endswith("Tests") or name == "CatalogCompiler":
            continue
        wrong += [
            f"{name} needn't list {other}, which {through} depends on"
            for through in sorted(direct) for other in sorted(direct & (package.reached({through}) - {through}))
        ]
    if wrong:
        fail("Package.swift: " + "; ".join(wrong))


def main():
    package = Package.read(sys.argv[1])
    check_imports(package)
    check_table(package, pathlib.Path(sys.argv[2]))
    sys.stdout.write(svg(Graph(package)))


main()
