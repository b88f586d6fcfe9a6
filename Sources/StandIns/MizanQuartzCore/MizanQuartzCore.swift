// The module of sources that import QuartzCore on Linux: `-module-alias QuartzCore=MizanQuartzCore`.

@_exported import MizanSwiftUI
