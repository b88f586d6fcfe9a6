// What sources that import WidgetKit use of it: `-module-alias WidgetKit=MizanWidgetKit`.

@_exported import MizanSwiftUI
