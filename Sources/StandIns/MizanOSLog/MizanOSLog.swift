// The module of sources that import OSLog on Linux: `-module-alias OSLog=MizanOSLog`.

@_exported import MizanOS
