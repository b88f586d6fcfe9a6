/// The reader's text size. Source: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The index from 0, smallest first.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    /// Whether the size is one of the five that only the accessibility settings offer.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether one size is smaller.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.index < right.index }

    /// The nearest size of a range; the size itself where the range holds none.
    func clamped(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
        let allowed = Self.allCases.filter(range.contains)
        guard let least = allowed.first, let greatest = allowed.last else { return self }
        return min(max(self, least), greatest)
    }
}
