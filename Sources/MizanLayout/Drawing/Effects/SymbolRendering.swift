import MizanRenderTree

nonisolated extension View {
    /// Sets which layers of the symbols inside keep colours of their own; nil for all. Source: SwiftUI's
    /// `symbolRenderingMode(_:)`.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode ?? .multicolor)
    }
}
