// The module of sources that import CoreTransferable on Linux: `-module-alias CoreTransferable=MizanCoreTransferable`.

@_exported import MizanSwiftUI
