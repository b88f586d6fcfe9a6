/// Whether images are mere decoration beside text.
private struct ImagesAreDecorative: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the images inside are hidden from assistive technologies, unless they have a label. Source: the icon of
    /// SwiftUI's `Label`, whose title alone is spoken.
    package var imagesAreDecorative: Bool {
        get { self[ImagesAreDecorative.self] }
        set { self[ImagesAreDecorative.self] = newValue }
    }
}
