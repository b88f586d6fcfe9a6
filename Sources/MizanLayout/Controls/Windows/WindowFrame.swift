import MizanBase
import MizanLocalization

/// A window with its buttons and its title, as a look around an app's content.
///
/// The bar belongs to the system: its buttons stand at the leading side of the system's language, whatever the language of the app,
/// in whose direction the content is laid out.
public struct WindowFrame<Title: View, Content: View>: View {
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
private struct WindowBar<Title: View>: View {
    let title: Title

    @ScaledMetric(relativeTo: .headline) private var side = 12.0

    var body: some View {
        HStack(spacing: side) {
            buttons
            title.font(.headline).multilineTextAlignment(.center).frame(maxWidth: .infinity)
            buttons.hidden()
        }
        .padding(.horizontal, 14).padding(.vertical, 10)
        .background(Color(SystemColor.card))
        .typeName("Bar")
    }

    private var buttons: some View {
        HStack(spacing: side * 2 / 3) {
            Circle().fill(.red).frame(width: side, height: side).typeName("Close")
            Circle().fill(.yellow).frame(width: side, height: side).typeName("Minimize")
            Circle().fill(.green).frame(width: side, height: side).typeName("Zoom")
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
