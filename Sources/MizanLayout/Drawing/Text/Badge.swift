import Foundation
import MizanLocalization

nonisolated extension View {
    /// Sets a number at the end of a list's row or at a tab; 0 shows none. Source: SwiftUI's `badge(_:)`.
    public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(count, format: IntegerFormatStyle<Int>.number))
    }

    /// Sets a text at the end of a list's row or at a tab; nil shows none. Source: SwiftUI's `badge(_:)`.
    public func badge(_ label: Text?) -> some View {
        environment(\.rowBadge, label).settingTrait(Badge(text: label.map { CapturedText($0) }))
    }

    /// Sets a localized text at the end of a list's row or at a tab. Source: SwiftUI's `badge(_:)`.
    public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    /// Sets a verbatim text at the end of a list's row or at a tab. Source: SwiftUI's `badge(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public func badge(_ label: some StringProtocol) -> some View { badge(Text(label)) }
}

private struct RowBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge of the view around, for a link that shows it before its chevron.
    package var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

/// The text at the end of a row or at a tab.
package struct Badge: ViewTrait {
    package var text: CapturedText?

    package init(text: CapturedText? = nil) {
        self.text = text
    }

    package static func captured(_ badge: Badge, in context: ViewContext) -> Badge {
        Badge(text: badge.text?.captured(in: context))
    }
}
