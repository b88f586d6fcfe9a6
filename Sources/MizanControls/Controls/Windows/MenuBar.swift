import MizanLayout

/// The titles of menus at the upper edge of a screen, as a look.
///
/// It belongs to the system: the first title stands at the leading side of the system's language, whatever the language of the
/// app.
nonisolated public struct MenuBar<Content: View>: View {
    private let content: Content

    /// Titles in reading order.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// One node as wide as it can be, with the titles from the leading side on.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 20) { content }
            .padding(.horizontal, 16).padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(SystemColor.card))
            .userInterfaceLevel(.system)
            .typeName("MenuBar")
    }
}
