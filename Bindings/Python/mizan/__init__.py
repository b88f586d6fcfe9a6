"""Interfaces that read in both directions: scenes and strings in, pictures, render trees and draw commands out.

>>> import mizan
>>> scene = mizan.Scene(b'{"schema": 1, "arguments": {"name": "Ada"}, "view": {"Text": "$name"}}')
>>> layout = scene.layout(locale="he", arguments={"name": "עדה"})
>>> layout.png()[:4]
b'\\x89PNG'

Everything that holds memory of the library is a context manager, and is also given up when nothing refers to it any longer. All
objects but sessions may be used by any number of threads at once; the interpreter's lock is not held while the library works.
"""

from ._errors import MizanError, Status
from ._layout import Drawing, Layout
from ._library import version
from ._options import Options
from ._scene import Fonts, Scene
from ._session import Rectangle, Response, Session, Update

__version__ = version()

__all__ = [
    "Drawing", "Fonts", "Layout", "MizanError", "Options", "Rectangle", "Response", "Scene", "Session", "Status", "Update",
    "__version__",
]
