import MizanLocalization

/// A symbol and a title beside it. Source: SwiftUI's `Label`.
public struct Label: View {
    private let title: Text
    private let symbol: String

    /// A title beside a built-in symbol; an unknown name is an error when the view is laid out.
    public init(title: Text, systemImage symbol: String) {
        self.title = title
        self.symbol = symbol
    }

    /// A localized title.
    public init(_ key: LocalizedStringKey, systemImage symbol: String) {
        self.init(title: Text(key), systemImage: symbol)
    }

    /// The symbol on the leading side, both on the first line's baseline.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(systemName: symbol)
            title
        }
        .typeName("Label")
    }
}
