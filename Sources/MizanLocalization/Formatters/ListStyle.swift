import Foundation
import MizanUnicode

/// How the members of a list are joined.
///
/// Source: Foundation's `ListFormatStyle`.
public struct ListStyle: Hashable, Sendable {
    /// "and" or "or".
    public var kind: ListFormat.Kind
    /// "and", "&" or a comma alone, where the language has such forms.
    public var width: ListFormat.Width

    /// A style; "A, B, and C" where nothing is said.
    public init(_ kind: ListFormat.Kind = .and, width: ListFormat.Width = .standard) {
        self.kind = kind
        self.width = width
    }

    /// "A, B, and C"
    public static let and = ListStyle(.and)
    /// "A, B, or C"
    public static let or = ListStyle(.or)
}

/// Foundation's style of a list of texts, read back. A style's text can't say that its members are isolated; a list's can.
protocol TextListStyle {
    var listStyle: ListStyle { get }
}

extension ListFormatStyle: TextListStyle where Style == StringStyle {
    var listStyle: ListStyle {
        let width: ListFormat.Width =
            switch width {
            case .standard: .standard
            case .short: .short
            case .narrow: .narrow
            @unknown default: .standard
            }
        return ListStyle(listType == .or ? .or : .and, width: width)
    }
}
