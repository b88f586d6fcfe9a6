"""Scenes and fonts."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Mapping, Optional, Union

from . import _library
from ._layout import Layout
from ._options import Options, struct, text
from ._session import Session


class Fonts(_library.Owner):
    """The fonts of a folder, in the place of those that the package has."""

    def __init__(self, folder: Union[str, "os.PathLike[str]"]) -> None:
        super().__init__(_library.make(_library.fonts_create, text(os.fspath(folder))), _library.fonts_destroy)


class Scene(_library.Owner):
    """A scene with the files that it names, all in memory."""

    def __init__(
        self, data: Union[bytes, str], files: Optional[Mapping[str, bytes]] = None, *, name: str = "scene.scene.json",
        fonts: Optional[Fonts] = None
    ) -> None:
        """Reads a scene.

        `files` are the strings and images by the paths by which the scene names them; `name` is the scene's own in messages.
        Raises `MizanError` with the places of what is wrong.
        """
        encoded = data.encode("utf-8") if isinstance(data, str) else data
        others = dict(files or {})
        given = (_library.File * len(others))(*(_library.File(text(path), own, len(own)) for path, own in others.items()))
        file = _library.File(text(name), encoded, len(encoded))
        super().__init__(
            _library.make(_library.scene_create, ctypes.byref(file), given, len(others)), _library.scene_destroy)
        self._fonts = fonts

    @property
    def _fonts_handle(self) -> Optional[int]:
        return None if self._fonts is None else self._fonts._handle

    def layout(self, options: Optional[Options] = None, **named: Any) -> Layout:
        """Lays the scene out: `scene.layout(locale="ar", width=320)`, or with `Options`.

        Raises `MizanError`.
        """
        given = struct(options, named)
        return Layout(
            _library.make(_library.layout_create, self._handle, self._fonts_handle, ctypes.byref(given)))

    def session(self, options: Optional[Options] = None, **named: Any) -> Session:
        """A session that shows the scene.

        Raises `MizanError`.
        """
        given = struct(options, named)
        return Session(
            _library.make(_library.session_create, self._handle, self._fonts_handle, ctypes.byref(given)))
