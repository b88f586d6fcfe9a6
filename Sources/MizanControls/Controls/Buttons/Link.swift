import Foundation
import MizanLayout
import MizanLocalization

/// A link to a page or another program, in the tint. Source: SwiftUI's `Link`.
///
/// In a session a tap, a key or an assistive technology opens it with the environment's `EnvironmentValues.openURL`.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    @Environment(\.openURL) private var openURL

    /// A link that shows the label. Source: SwiftUI's `init(destination:label:)`.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button of the role `link`, in the style of the buttons around.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
        .typeName("Link")
    }
}

extension Link where Label == Text {
    /// A link with a localized title. Source: SwiftUI's `init(_:destination:)`.
    public init(_ key: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(key) } }

    /// A link with a verbatim title. Source: SwiftUI's `init(_:destination:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) { self.init(destination: destination) { Text(title) } }
}
