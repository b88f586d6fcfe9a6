// What sources that import OSLog use of it: `-module-alias OSLog=MizanOSLog`.

@_exported import MizanOS
