/// The reader's text size. Source: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// From 0, smallest first.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
