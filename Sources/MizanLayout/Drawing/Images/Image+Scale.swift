extension Image {
    /// The size of symbols beside text. Source: SwiftUI's `Image.Scale`.
    public typealias Scale = ImageScale
}

nonisolated extension View {
    /// Sets the size of the symbols inside beside their text. Source: SwiftUI's `imageScale(_:)`.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
