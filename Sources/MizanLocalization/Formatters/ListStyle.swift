import Foundation
import MizanUnicode

/// The way the members of a list are joined.
///
/// Source: Foundation's `ListFormatStyle`.
public struct ListStyle: Hashable, Sendable {
    /// "and" or "or".
    public var kind: ListFormat.Conjunction
    /// "and", "&" or a comma alone, where the language has such forms.
    public var width: ListFormat.Width

    /// A style; by default "A, B, and C".
    public init(_ kind: ListFormat.Conjunction = .and, width: ListFormat.Width = .standard) {
        self.kind = kind
        self.width = width
    }

    /// "A, B, and C"
    public static let and = ListStyle(.and)
    /// "A, B, or C"
    public static let or = ListStyle(.or)
}

extension ListFormatStyle {
    /// The style that joins the members, read back.
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

/// Foundation's style of a list of texts. A style's text can't say that its members are isolated; a list's can.
protocol TextListStyle {
    var listStyle: ListStyle { get }
}

extension ListFormatStyle: TextListStyle where Style == StringStyle {}

extension ListFormatStyle: LocalizedFormatStyle {
    /// The list for a reader, its members too: by its locale alone Foundation leaves them in the host's.
    public func format(_ value: Base, in environment: FormatEnvironment) -> String {
        let cache = FormatterCache.shared(locale: environment.language, timeZone: environment.timeZone)
        // Foundation keeps the members' style to itself.
        guard let members = Mirror(reflecting: self).descendant("memberStyle") as? Style,
            let list = cache.list(listStyle)
        else { return locale(environment.locale).format(value) }
        return list.string(from: value.map { members.text(of: $0, in: environment) })
    }
}
