// The module of sources that import UniformTypeIdentifiers on Linux: `-module-alias UniformTypeIdentifiers=MizanUniformTypeIdentifiers`.

@_exported import MizanSwiftUI
