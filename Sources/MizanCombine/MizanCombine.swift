// Combine for Linux: OpenCombine under the name that `-module-alias Combine=MizanCombine` gives it, and what it lacks. The module isn't
// named Combine, because that makes `canImport(Combine)` true in every package of a build.

@_exported import Dispatch
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
