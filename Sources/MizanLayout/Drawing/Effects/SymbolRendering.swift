import MizanRenderTree

nonisolated extension View {
    /// Sets the way in which the symbols inside use the foreground style; nil for the usual one. Source: SwiftUI's
    /// `symbolRenderingMode(_:)`.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
