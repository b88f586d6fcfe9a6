// What sources that import QuartzCore use of it: `-module-alias QuartzCore=MizanQuartzCore`.

@_exported import MizanSwiftUI
