// What sources that import CoreTransferable use of it: `-module-alias CoreTransferable=MizanCoreTransferable`.

@_exported import MizanSwiftUI
