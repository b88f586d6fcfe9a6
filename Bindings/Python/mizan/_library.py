"""The C interface as it stands in mizan.h: structs, functions, and the errors that they give."""

from __future__ import annotations

import ctypes as c
import pathlib
import weakref
from typing import Any

from ._errors import MizanError

# The library and its fonts stand in the package.
_library = c.CDLL(str(pathlib.Path(__file__).parent / "libmizan.so.0"))

Handle = c.c_void_p


class File(c.Structure):
    _fields_ = [("name", c.c_char_p), ("bytes", c.c_char_p), ("count", c.c_size_t)]


class Options(c.Structure):
    _fields_ = [
        ("size", c.c_size_t), ("locale", c.c_char_p), ("pseudo", c.c_char_p), ("text_size", c.c_char_p),
        ("arguments", c.c_char_p), ("width", c.c_double), ("height", c.c_double), ("scale", c.c_double),
        ("direction", c.c_int), ("appearance", c.c_int),
    ]


class Event(c.Structure):
    _fields_ = [
        ("size", c.c_size_t), ("kind", c.c_int), ("count", c.c_uint32), ("x", c.c_double), ("y", c.c_double),
        ("start_x", c.c_double), ("start_y", c.c_double), ("delta_x", c.c_double), ("delta_y", c.c_double),
        ("duration", c.c_double), ("path", c.c_char_p),
    ]


class Point(c.Structure):
    _fields_ = [("x", c.c_double), ("y", c.c_double)]


class Rectangle(c.Structure):
    _fields_ = [("x", c.c_double), ("y", c.c_double), ("width", c.c_double), ("height", c.c_double)]


class Transform(c.Structure):
    _fields_ = [(name, c.c_double) for name in ("a", "b", "c", "d", "tx", "ty")]


class Color(c.Structure):
    _fields_ = [(name, c.c_uint8) for name in ("red", "green", "blue", "alpha")]


class Paint(c.Structure):
    _fields_ = [("gradient", c.c_int32), ("color", Color)]


class Command(c.Structure):
    _fields_ = [
        ("operation", c.c_int), ("item", c.c_int32), ("style", c.c_int32), ("clip", c.c_int32), ("rule", c.c_int),
        ("layer", c.c_int), ("paint", Paint), ("is_tinted", c.c_bool), ("node", c.c_int32), ("node_identifier", c.c_int64),
        ("opacity", c.c_double), ("transform", Transform), ("bounds", Rectangle), ("content", Rectangle),
        ("shadow_radius", c.c_double), ("shadow_offset", Point),
    ]


class Clip(c.Structure):
    _fields_ = [
        ("path", c.c_int32), ("parent", c.c_int32), ("transform", Transform), ("bounds", Rectangle),
        ("is_rectangle", c.c_bool),
    ]


class Range(c.Structure):
    _fields_ = [("first", c.c_uint32), ("count", c.c_uint32)]


class Path(c.Structure):
    _fields_ = [("identifier", c.c_int64), ("verbs", Range), ("points", Range), ("bounds", Rectangle)]


class Stroke(c.Structure):
    _fields_ = [
        ("width", c.c_double), ("miter_limit", c.c_double), ("dash_phase", c.c_double), ("dashes", Range), ("cap", c.c_int),
        ("join", c.c_int),
    ]


class Gradient(c.Structure):
    _fields_ = [("start", Point), ("end", Point), ("stops", Range)]


class GradientShape(c.Structure):
    _fields_ = [("kind", c.c_int), ("unit", Point), ("first", c.c_double), ("last", c.c_double)]


class ColorMatrix(c.Structure):
    _fields_ = [(name, c.c_int32 * 4) for name in ("red", "green", "blue")] + [("alpha", c.c_int32)]


class Stop(c.Structure):
    _fields_ = [("location", c.c_double), ("color", Color)]


class Run(c.Structure):
    _fields_ = [
        ("identifier", c.c_int64), ("font", c.c_int32), ("glyphs", Range), ("size", c.c_double), ("bounds", Rectangle),
    ]


class Glyph(c.Structure):
    _fields_ = [("glyph", c.c_uint32), ("position", Point)]


class Font(c.Structure):
    _fields_ = [("name", c.c_char_p), ("bytes", c.c_void_p), ("count", c.c_size_t), ("number", c.c_int32)]


class FontCoordinate(c.Structure):
    _fields_ = [("font", c.c_int32), ("axis", c.c_uint32), ("value", c.c_double)]


class Picture(c.Structure):
    _fields_ = [
        ("identifier", c.c_int64), ("bytes", c.c_void_p), ("count", c.c_size_t), ("width", c.c_int32), ("height", c.c_int32),
        ("orientation", c.c_int32),
    ]


#: The tables of a drawing, in their order, with the field that has their number.
TABLES = [
    ("commands", "command_count", Command), ("clips", "clip_count", Clip), ("paths", "path_count", Path),
    ("verbs", "verb_count", c.c_uint8), ("points", "point_count", Point), ("strokes", "stroke_count", Stroke),
    ("dashes", "dash_count", c.c_double), ("gradients", "gradient_count", Gradient), ("stops", "stop_count", Stop),
    ("runs", "run_count", Run), ("glyphs", "glyph_count", Glyph), ("fonts", "font_count", Font),
    ("pictures", "picture_count", Picture), ("released_paths", "released_path_count", c.c_int64),
    ("released_runs", "released_run_count", c.c_int64), ("released_pictures", "released_picture_count", c.c_int64),
    ("font_coordinates", "font_coordinate_count", FontCoordinate),
    ("gradient_shapes", "gradient_shape_count", GradientShape), ("color_matrices", "color_matrix_count", ColorMatrix),
]


class Drawing(c.Structure):
    _fields_ = [("size", c.c_size_t), ("width", c.c_double), ("height", c.c_double)] + [
        field
        for table, count, element in TABLES
        for field in ((table, c.POINTER(element)), (count, c.c_size_t))
    ]


def _declare(name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(_library, f"mizan_{name}")
    function.restype, function.argtypes = result, arguments
    return function


_out = c.POINTER(Handle)
_count = c.POINTER(c.c_size_t)

_version = _declare("version", c.c_char_p)
_error_message = _declare("error_message", c.c_char_p, Handle)
_error_rule = _declare("error_rule", c.c_char_p, Handle)
_error_destroy = _declare("error_destroy", None, Handle)
_bytes_data = _declare("bytes_data", c.c_void_p, Handle, _count)
_bytes_destroy = _declare("bytes_destroy", None, Handle)
fonts_create = _declare("fonts_create", c.c_int, c.c_char_p, _out, _out)
fonts_destroy = _declare("fonts_destroy", None, Handle)
scene_create = _declare("scene_create", c.c_int, c.POINTER(File), c.POINTER(File), c.c_size_t, _out, _out)
scene_destroy = _declare("scene_destroy", None, Handle)
layout_create = _declare("layout_create", c.c_int, Handle, Handle, c.POINTER(Options), _out, _out)
layout_destroy = _declare("layout_destroy", None, Handle)
layout_width = _declare("layout_width", c.c_double, Handle)
layout_height = _declare("layout_height", c.c_double, Handle)
layout_diagnostics = _declare("layout_diagnostics", c.c_char_p, Handle)
layout_json = _declare("layout_json", c.c_int, Handle, _out, _out)
layout_png = _declare("layout_png", c.c_int, Handle, _out, _out)
layout_commands = _declare("layout_commands", c.c_int, Handle, _out, _out)
commands_drawing = _declare("commands_drawing", c.POINTER(Drawing), Handle)
commands_destroy = _declare("commands_destroy", None, Handle)
session_create = _declare("session_create", c.c_int, Handle, Handle, c.POINTER(Options), _out, _out)
session_destroy = _declare("session_destroy", None, Handle)
session_set_options = _declare("session_set_options", c.c_int, Handle, c.POINTER(Options), _out)
session_update = _declare("session_update", c.c_int, Handle, _out, _out)
session_commands = _declare("session_commands", c.c_int, Handle, _out, _out)
session_send = _declare("session_send", c.c_int, Handle, c.POINTER(Event), _out, _out)
update_destroy = _declare("update_destroy", None, Handle)
update_layout = _declare("update_layout", Handle, Handle)
update_dirty = _declare("update_dirty", c.POINTER(Rectangle), Handle, _count)
update_paths = _declare("update_paths", c.POINTER(c.c_char_p), Handle, c.c_int, _count)
response_destroy = _declare("response_destroy", None, Handle)
response_is_taken = _declare("response_is_taken", c.c_bool, Handle)
response_node = _declare("response_node", c.c_char_p, Handle)
response_control = _declare("response_control", c.c_char_p, Handle)
response_role = _declare("response_role", c.c_char_p, Handle)


def version() -> str:
    """The engine's version."""
    return _version().decode()


def check(function: Any, *arguments: Any) -> None:
    """Calls a function that gives an error by its last parameter, and raises it."""
    error = Handle()
    status = function(*arguments, c.byref(error))
    if status == 0:
        return
    try:
        raise MizanError(status, _error_rule(error).decode(), _error_message(error).decode())
    finally:
        _error_destroy(error)


def make(function: Any, *arguments: Any) -> int:
    """Calls a function that gives a handle, or raises its error."""
    result = Handle()
    check(function, *arguments, c.byref(result))
    assert result.value is not None
    return result.value


def make_bytes(function: Any, *arguments: Any) -> bytes:
    """Calls a function that gives bytes, which are copied, or raises its error."""
    handle = make(function, *arguments)
    try:
        count = c.c_size_t()
        return c.string_at(_bytes_data(handle, c.byref(count)), count.value)
    finally:
        _bytes_destroy(handle)


class Owner:
    """Something of the library, given up by `close`, at the end of a `with`, or when nothing refers to it any longer."""

    def __init__(self, handle: int, destroy: Any) -> None:
        self._value = handle
        self._finalizer = weakref.finalize(self, destroy, handle)

    @property
    def _handle(self) -> int:
        if not self._finalizer.alive:
            raise ValueError(f"this {type(self).__name__} is closed")
        return self._value

    def close(self) -> None:
        """Gives it up; once more does nothing."""
        self._finalizer()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
