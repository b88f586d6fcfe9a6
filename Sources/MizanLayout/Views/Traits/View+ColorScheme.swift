nonisolated extension View {
    /// Sets the appearance of the view and its content. Source: SwiftUI's `colorScheme(_:)`.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets the appearance of what the view is presented in; nil for the reader's. Source: SwiftUI's
    /// `preferredColorScheme(_:)`.
    ///
    /// The view itself and its content have it; what is around learns of it where it presents them.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
            .settingTrait(PreferredColorScheme(colorScheme: colorScheme))
    }
}

/// The appearance that a screen is to have.
struct PreferredColorScheme: ViewTrait {
    let colorScheme: ColorScheme?
}
