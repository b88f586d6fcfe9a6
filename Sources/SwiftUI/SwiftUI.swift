// Lets SwiftUI's files compile unchanged. A module of this name makes `canImport(SwiftUI)` true in every package of a build, so nothing
// else of Mizan depends on it. A program can alias the module below instead: `-module-alias SwiftUI=MizanSwiftUI`.

@_exported import MizanSwiftUI
