// The module of sources that import WidgetKit on Linux: `-module-alias WidgetKit=MizanWidgetKit`.

@_exported import MizanSwiftUI
