#!/usr/bin/env python3
"""Writes the lines of the invoice into its scene: items.py Invoice.scene.json

One line an item and a day of delivery, made up by counting; amounts are whole cents until they are written.
"""

import re
import sys

# The key of a name, and the price of one in cents.
ITEMS = [
    ("Copy paper A4, 500 sheets", 589),
    ("Envelopes, 100 pieces", 745),
    ("Ballpoint pens, box of 50", 1290),
    ("Whiteboard markers, 4 colours", 620),
    ("Sticky notes 76 × 76 mm, 12 pads", 899),
    ("Ring binder A4", 329),
    ("Stapler", 1149),
    ("Staples 24/6, 5,000 pieces", 275),
    ("Toner cartridge, black", 6490),
    ("USB-C cable, 2 m", 1190),
    ("Desk lamp, LED", 3995),
    ("Batteries AA, pack of 24", 1399),
]


def lines():
    total = 0
    rows = []
    for number in range(1, 121):
        name, price = ITEMS[(number * 7) % len(ITEMS)]
        count = 1 + (number * number) % 9
        day = 1 + (number - 1) // 4
        total += count * price
        rows.append(
            f'      {{ "number": {number}, "day": "2026-06-{day:02}", "name": {{ "key": "{name}" }}, "count": {count}, '
            f'"price": {price / 100}, "amount": {count * price / 100} }}'
        )
    return ",\n".join(rows), total


def main(path):
    rows, net = lines()
    tax = (net * 17 + 50) // 100
    with open(path, encoding="utf-8") as file:
        scene = file.read()
    scene = re.sub(r'("rows": \[\n).*?(\n    \])', lambda found: found[1] + rows + found[2], scene, flags=re.S)
    for name, cents in (("net", net), ("tax", tax), ("total", net + tax)):
        scene = re.sub(rf'"{name}": [0-9.]+', f'"{name}": {cents / 100}', scene)
    with open(path, "w", encoding="utf-8") as file:
        file.write(scene)


main(sys.argv[1])
