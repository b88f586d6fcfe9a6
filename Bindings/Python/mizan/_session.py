"""Sessions: layouts that are kept up to date, and input."""

from __future__ import annotations

import ctypes
import dataclasses
from typing import Any, NamedTuple, Optional

from . import _library
from ._layout import Drawing, Layout
from ._options import Options, struct, text


class Rectangle(NamedTuple):
    """A rectangle in points, from the root's top left."""

    x: float
    y: float
    width: float
    height: float


@dataclasses.dataclass(frozen=True)
class Response:
    """What an event hit."""

    is_taken: bool
    """Whether a view took it."""
    node: Optional[str]
    """The path of the frontmost node there."""
    control: Optional[str]
    """The path of the nearest control that it is part of."""
    role: Optional[str]
    """The role of that control, such as `button`."""


class Update(_library.Owner):
    """The difference that an update made."""

    def __init__(self, handle: int) -> None:
        super().__init__(handle, _library.update_destroy)

    @property
    def layout(self) -> Layout:
        """The layout after the update, which lasts as long as it is referred to."""
        return _UpdatedLayout(self)

    @property
    def dirty(self) -> list[Rectangle]:
        """The places that are drawn differently; the first update's is the whole root."""
        count = ctypes.c_size_t()
        rectangles = _library.update_dirty(self._handle, ctypes.byref(count))
        return [Rectangle(r.x, r.y, r.width, r.height) for r in rectangles[: count.value]] if count.value else []

    @property
    def changed(self) -> list[str]:
        """The paths of nodes with other properties, or another place in the draw order."""
        return self._paths(0)

    @property
    def inserted(self) -> list[str]:
        """The paths of nodes that are new."""
        return self._paths(1)

    @property
    def removed(self) -> list[str]:
        """The paths of nodes that are gone."""
        return self._paths(2)

    def _paths(self, change: int) -> list[str]:
        count = ctypes.c_size_t()
        paths = _library.update_paths(self._handle, change, ctypes.byref(count))
        return [path.decode() for path in paths[: count.value]] if count.value else []


class _UpdatedLayout(Layout):
    """A layout that belongs to an update."""

    def __init__(self, update: Update) -> None:
        super().__init__(_library.update_layout(update._handle), lambda _: None)
        self._update = update

    @property
    def _handle(self) -> int:
        # It is gone where its update was closed.
        self._update._handle
        return super()._handle


class Session(_library.Owner):
    """A scene that stays laid out while its options change and a person uses it; `Scene.session` makes one."""

    def __init__(self, handle: int) -> None:
        super().__init__(handle, _library.session_destroy)

    def set_options(self, options: Optional[Options] = None, **named: Any) -> None:
        """Takes other options, all of them, for the next update. Raises `MizanError`; then the former ones stay."""
        given = struct(options, named)
        _library.check(_library.session_set_options, self._handle, ctypes.byref(given))

    def update(self) -> Update:
        """Brings the layout up to date, and says what changed. Raises `MizanError`."""
        return Update(_library.make(_library.session_update, self._handle))

    def drawing(self) -> Drawing:
        """The last update as draw commands, whose identifiers last for the session. Raises `MizanError`."""
        return Drawing(_library.make(_library.session_commands, self._handle))

    def tap(self, x: float, y: float, count: int = 1) -> Response:
        """A tap or a click, as the last of `count` quick ones."""
        return self._send(kind=1, x=x, y=y, count=count)

    def press(self, x: float, y: float, duration: float = 0.5) -> Response:
        """A long press of so many seconds."""
        return self._send(kind=2, x=x, y=y, duration=duration)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> Response:
        """A whole drag in a straight line."""
        return self._send(kind=5, start_x=start[0], start_y=start[1], x=end[0], y=end[1])

    def scroll(self, x: float, y: float, delta_x: float = 0, delta_y: float = 0) -> Response:
        """A wheel: the visible part moves over its content."""
        return self._send(kind=7, x=x, y=y, delta_x=delta_x, delta_y=delta_y)

    def activate(self, path: str) -> Response:
        """The default action of a node, as an assistive technology runs it."""
        return self._send(kind=8, path=text(path))

    def _send(self, **fields: Any) -> Response:
        event = _library.Event(size=ctypes.sizeof(_library.Event), **fields)
        handle = _library.make(_library.session_send, self._handle, ctypes.byref(event))
        try:
            paths = [
                None if value is None else value.decode()
                for value in (
                    _library.response_node(handle), _library.response_control(handle), _library.response_role(handle))
            ]
            return Response(_library.response_is_taken(handle), *paths)
        finally:
            _library.response_destroy(handle)
