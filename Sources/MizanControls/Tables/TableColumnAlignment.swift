import Foundation
import MizanBase
import MizanLayout
import MizanUnicode

/// The alignment of a table's column: of its title and of its cells. Source: SwiftUI's `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum AlignmentRule: Hashable, Sendable {
        case leading, center, trailing
        /// For numbers in a numbering system by its CLDR name; nil for the locale's.
        case numeric(String?)
    }

    private let kind: AlignmentRule

    /// At the leading side.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading side.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing side.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// The side at which the numbers of the locale's numbering system end, so that digits of one value are below each other.
    ///
    /// It is the right side in every layout direction, unless digits are read from right to left, as in N'Ko.
    public static let numeric = TableColumnAlignment(kind: .numeric(nil))

    /// The side at which the numbers of a numbering system end. Source: SwiftUI's `numeric(_:)`.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(kind: .numeric(numberingSystem.identifier))
    }

    /// The alignment without a reference to numbers.
    ///
    /// - Parameters:
    ///   - direction: The direction that the columns are arranged in.
    ///   - locale: The locale whose numbering system counts unless the alignment has one.
    func resolved(in direction: LayoutDirection, locale: LanguageTag) -> TableColumnAlignment {
        guard case .numeric(let system) = kind else { return self }
        let numbers = system.map { LanguageTag(locale.withoutExtensions.identifier + "-u-nu-" + $0) } ?? locale
        return NumberingSystem.direction(of: numbers) == direction ? .trailing : .leading
    }

    /// The alignment of a cell's views.
    var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }

    /// The alignment of the lines of a cell's texts.
    var text: TextAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }

    /// The part of the free width next to a cell that is before it.
    var fraction: Double {
        switch kind {
        case .leading: 0
        case .center: 0.5
        case .trailing, .numeric: 1
        }
    }
}
