// What sources that import Combine use of it: `-module-alias Combine=MizanCombine`.

@_exported import MizanSwiftUI
