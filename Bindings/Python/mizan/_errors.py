"""What goes wrong."""

from __future__ import annotations

import enum


class Status(enum.IntEnum):
    """What kind of thing went wrong: `mizan_status` of the C header."""

    ARGUMENT = 1
    """The call is wrong: a number out of its range, a name that no option has."""
    INPUT = 2
    """The bytes are wrong: of the scene, its strings or images, or of the arguments."""
    FONTS = 3
    """The fonts are missing or can't be read."""
    LAYOUT = 4
    """The scene can't be laid out."""
    DRAWING = 5
    """The layout can't be drawn: the picture would be too large, or an image can't be decoded."""
    EVENT = 6
    """The session isn't ready for it: an event before the first update, or for a node that isn't there."""


class MizanError(Exception):
    """An error of the library; its text is the message, a finding a line: `card.scene.json:4:15: error: …`."""

    def __init__(self, status: int, rule: str, message: str) -> None:
        super().__init__(status, rule, message)
        #: What kind of thing went wrong.
        self.status = Status(status)
        #: The name of the first finding's rule, which stays where messages are reworded: `unknown-view`.
        self.rule = rule
        #: What is wrong, where, and what to do.
        self.message = message

    def __str__(self) -> str:
        return self.message
