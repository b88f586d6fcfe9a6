"""How a scene is laid out."""

from __future__ import annotations

import ctypes
import dataclasses
import json
from typing import Any, Literal, Mapping, Optional, Sequence

from . import _library


def text(value: Optional[str]) -> Optional[bytes]:
    """A text for C, where one that holds U+0000 would end there."""
    if value is None:
        return None
    encoded = value.encode("utf-8")
    if 0 in encoded:
        raise ValueError("a text holds U+0000")
    return encoded


@dataclasses.dataclass(frozen=True)
class Options:
    """How a scene is laid out; what is left out has its default."""

    locale: Optional[str] = None
    """The reader's, such as `ar-EG`; else the language that the scene's strings were written in."""
    arguments: Optional[Mapping[str, Any]] = None
    """Values in the place of the scene's sample arguments, as JSON has them; those that aren't named stay."""
    direction: Optional[Literal["ltr", "rtl"]] = None
    """The interface's direction; else the locale's."""
    pseudo: Sequence[str] = ()
    """Pseudo-languages that act together: `rtl`, `accented`, `double` and so on."""
    width: Optional[float] = None
    """The proposed width in points; else the scene's."""
    height: Optional[float] = None
    """The proposed height in points; else the scene's."""
    scale: Optional[float] = None
    """Pixels a point; else 2."""
    text_size: Optional[str] = None
    """The reader's text size, `xSmall` to `accessibility5`; else `large`."""
    appearance: Literal["light", "dark"] = "light"
    """Light or dark."""

    def _struct(self) -> Any:
        directions = {None: 0, "ltr": 1, "rtl": 2}
        appearances = {"light": 0, "dark": 1}
        if self.direction not in directions:
            raise ValueError(f"there is no direction {self.direction!r}")
        if self.appearance not in appearances:
            raise ValueError(f"there is no appearance {self.appearance!r}")
        # JSON writes U+0000 out; what it has no numbers for is no JSON.
        arguments = None if self.arguments is None else json.dumps(self.arguments, ensure_ascii=False, allow_nan=False)
        return _library.Options(
            size=ctypes.sizeof(_library.Options), locale=text(self.locale), pseudo=text(",".join(self.pseudo)),
            text_size=text(self.text_size), arguments=text(arguments), width=self.width or 0, height=self.height or 0,
            scale=self.scale or 0, direction=directions[self.direction], appearance=appearances[self.appearance])


def struct(options: Optional[Options], named: Mapping[str, Any]) -> Any:
    """The C struct of options, or of the fields of one."""
    if options is not None and named:
        raise TypeError("give Options or its fields, not both")
    return (Options(**named) if options is None else options)._struct()
