import Mizan

/// The reader's text size by its older names. Source: SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The category of a size.
    public init?(_ dynamicTypeSize: DynamicTypeSize) {
        guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
        self = Self.allCases[index]
    }

    /// Whether it is one of the five that only the accessibility settings offer.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
    /// The size of a category.
    public init?(_ category: ContentSizeCategory) {
        guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
        self = Self.allCases[index]
    }
}

extension EnvironmentValues {
    /// The reader's text size: `dynamicTypeSize` by its older names. Source: SwiftUI's `sizeCategory`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
    }
}
