// What sources that import UniformTypeIdentifiers use of it: `-module-alias UniformTypeIdentifiers=MizanUniformTypeIdentifiers`.

@_exported import MizanSwiftUI
