"""The cards: what the workers do."""

from __future__ import annotations

import functools
import hashlib
import pathlib
from typing import Any, Optional

import mizan


class Deck:
    """Everything that cards are drawn from; it goes to the workers once, as bytes."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.scene = (folder / "Card.scene.json").read_bytes()
        self.strings = (folder / "Localizable.xcstrings").read_bytes()
        self.people = (folder / "people.json").read_bytes()


@functools.lru_cache(maxsize=1)
def _opened(scene: bytes, strings: bytes, people: bytes) -> tuple[mizan.Scene, list[dict[str, Any]]]:
    import json

    opened = mizan.Scene(scene, {"Localizable.xcstrings": strings}, name="Card.scene.json")
    return opened, json.loads(people)


def card(deck: Deck, number: int) -> bytes:
    """The picture of a card, by its number from 0: another language each, then another name, then another title."""
    scene, people = _opened(deck.scene, deck.strings, deck.people)
    language = people[number % len(people)]
    names, titles = language["names"], language["titles"]
    turn = number // len(people)
    arguments = {
        "number": number + 1, "name": names[turn % len(names)], "title": titles[turn // len(names) % len(titles)]}
    with scene.layout(locale=language["locale"], scale=1, arguments=arguments) as layout:
        if layout.diagnostics:
            raise ValueError("\n".join(layout.diagnostics))
        return layout.png()


def draw(deck: Deck, first: int, end: int, folder: Optional[str] = None) -> tuple[int, int, str]:
    """Draws a batch of cards, and writes them to a folder where one is named.

    Only the batch's first number, the number of its cards and their digest come back, not the pictures.
    """
    digest = hashlib.sha256()
    for number in range(first, end):
        png = card(deck, number)
        digest.update(hashlib.sha256(png).digest())
        if folder is not None:
            path = pathlib.Path(folder) / f"card-{number + 1:05}.png"
            # A worker that is stopped, or two that draw the same batch, leave no half of a file.
            temporary = path.with_name(f".{path.name}.{first}.tmp")
            temporary.write_bytes(png)
            temporary.replace(path)
    return first, end - first, digest.hexdigest()
