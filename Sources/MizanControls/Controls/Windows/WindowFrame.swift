import MizanBase
import MizanLayout
import MizanLocalization

/// A window with its buttons and its title, as a look around an app's content.
///
/// The bar belongs to the system: its buttons stand at the leading side of the system's language, whatever the language of the app,
/// in whose direction the content is laid out.
nonisolated public struct WindowFrame<Title: View, Content: View>: View {
    private let title: Title
    private let content: Content

    /// A window with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
        self.title = title()
        self.content = content()
    }

    /// One node with the bar above the content.
    public var body: some View {
        VStack(spacing: 0) {
            WindowBar(title: title).userInterfaceLevel(.system)
            Rectangle().fill(Color(SystemColor.separator)).frame(height: 1).typeName("Separator")
            content
        }
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Color(SystemColor.separator), lineWidth: 1) }
        .typeName("WindowFrame")
    }
}

/// The buttons and the title, which is in the middle of the window.
nonisolated private struct WindowBar<Title: View>: View {
    let title: Title

    /// The buttons are as large at all text sizes, as on a desktop: the room is for the title.
    private static var side: Double { 12 }

    var body: some View {
        HStack(spacing: Self.side) {
            buttons
            title.font(.headline).multilineTextAlignment(.center).frame(maxWidth: .infinity)
            buttons.hidden()
        }
        .padding(.horizontal, 14).padding(.vertical, 10)
        .background(Color(SystemColor.card))
        .typeName("Bar")
    }

    private var buttons: some View {
        HStack(spacing: 8) {
            Circle().fill(.red).frame(width: Self.side, height: Self.side).typeName("Close")
            Circle().fill(.yellow).frame(width: Self.side, height: Self.side).typeName("Minimize")
            Circle().fill(.green).frame(width: Self.side, height: Self.side).typeName("Zoom")
        }
        .typeName("Buttons")
    }
}

extension WindowFrame where Title == Text {
    /// A window with a localized title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// A window with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
