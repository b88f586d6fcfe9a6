"""Layouts, and their draw commands."""

from __future__ import annotations

import ctypes
from typing import Any

from . import _library


class Layout(_library.Owner):
    """A scene that was laid out."""

    def __init__(self, handle: int, destroy: Any = _library.layout_destroy) -> None:
        super().__init__(handle, destroy)

    @property
    def width(self) -> float:
        """The width of the root in points."""
        return _library.layout_width(self._handle)

    @property
    def height(self) -> float:
        """The height of the root in points."""
        return _library.layout_height(self._handle)

    @property
    def diagnostics(self) -> list[str]:
        """What stops no layout and a reader would see: strings, images and characters that are missing."""
        return _library.layout_diagnostics(self._handle).decode().splitlines()

    def json(self) -> bytes:
        """The render tree as JSON."""
        return _library.make_bytes(_library.layout_json, self._handle)

    def png(self) -> bytes:
        """The picture as a PNG file. Raises `MizanError` where it would be too large."""
        return _library.make_bytes(_library.layout_png, self._handle)

    def drawing(self) -> Drawing:
        """The layout as draw commands."""
        return Drawing(_library.make(_library.layout_commands, self._handle))


class Drawing(_library.Owner):
    """Draw commands with their tables, as mizan.h has them.

    `commands`, `clips`, `paths`, `verbs`, `points`, `strokes`, `dashes`, `gradients`, `stops`, `runs`, `glyphs`, `fonts`, `pictures`,
    `released_…`, `font_coordinates`, `gradient_shapes` and `color_matrices` are arrays of C structs in the library's memory: nothing is
    copied, and they may be read as
    long as the drawing isn't closed.
    """

    def __init__(self, handle: int) -> None:
        super().__init__(handle, _library.commands_destroy)
        self._drawing = _library.commands_drawing(handle).contents

    @property
    def width(self) -> float:
        """The width of the root in points."""
        self._handle
        return self._drawing.width

    @property
    def height(self) -> float:
        """The height of the root in points."""
        self._handle
        return self._drawing.height

    def __getattr__(self, name: str) -> Any:
        for table, count, element in _library.TABLES:
            if table == name:
                self._handle
                number = getattr(self._drawing, count)
                if number == 0:
                    return (element * 0)()
                array = ctypes.cast(getattr(self._drawing, table), ctypes.POINTER(element * number)).contents
                # The memory stands as long as somebody has the array.
                array._drawing = self
                return array
        raise AttributeError(name)
