import Foundation
import MizanBase

/// What the views around say of scrolling views inside.
package struct ScrollPreferences {
    var indicators: (horizontal: ScrollIndicatorVisibility, vertical: ScrollIndicatorVisibility) =
        (.automatic, .automatic)
    var isClipped = true
    package var contentBackground = Visibility.automatic
    /// The insets of content, which scroll with it.
    var contentMargins = EdgeInsets()
    /// The insets of indicators.
    var indicatorMargins = EdgeInsets()
    /// The point of the content and of the visible part that are at one place until something scrolls; nil for the beginning.
    var anchor: UnitPoint?
}

private struct ScrollPreferencesKey: EnvironmentKey {
    static var defaultValue: ScrollPreferences { ScrollPreferences() }
}

extension EnvironmentValues {
    /// What the views around say of scrolling views.
    package var scrolling: ScrollPreferences {
        get { self[ScrollPreferencesKey.self] }
        set { self[ScrollPreferencesKey.self] = newValue }
    }
}

/// Whether a scrolling view shows where it stands. Source: SwiftUI's `ScrollIndicatorVisibility`.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// As the scrolling view has it.
    case automatic
    case visible
    /// Not, unless a mouse needs them.
    case hidden
    /// Not at all.
    case never
}

/// What a margin stands around. Source: SwiftUI's `ContentMarginPlacement`.
public enum ContentMarginPlacement: Hashable, Sendable {
    /// The content and the indicators.
    case automatic
    /// The content, which scrolls with its margins.
    case scrollContent
    /// The indicators.
    case scrollIndicators
}

nonisolated extension View {
    /// Sets whether scrolling views inside show where they stand; the tree has the vertical scroller. Source: SwiftUI's
    /// `scrollIndicators(_:axes:)`.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrolling { scrolling in
            if axes.contains(.horizontal) { scrolling.indicators.horizontal = visibility }
            if axes.contains(.vertical) { scrolling.indicators.vertical = visibility }
        }
    }

    /// Lets the content of scrolling views inside reach beyond them. Source: SwiftUI's `scrollClipDisabled(_:)`.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrolling.isClipped, !disabled)
    }

    /// Sets whether lists and forms inside have a background of their own. Source: SwiftUI's `scrollContentBackground(_:)`.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrolling.contentBackground, visibility)
    }

    /// Sets the part of their content that scrolling views inside show until something scrolls: this point of both comes to one
    /// place. Source: SwiftUI's `defaultScrollAnchor(_:)`.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrolling.anchor, anchor) }

    /// Sets the insets of the content of the nearest scrolling views inside, which scroll with it, in points. Source: SwiftUI's
    /// `contentMargins(_:_:for:)`.
    ///
    /// - Parameters:
    ///   - edges: The edges that are inset.
    ///   - insets: The insets.
    ///   - placement: The content, the indicators, or both.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = insets.usable
        return scrolling { scrolling in
            if placement != .scrollIndicators { scrolling.contentMargins.replace(edges, with: insets) }
            if placement != .scrollContent { scrolling.indicatorMargins.replace(edges, with: insets) }
        }
    }

    /// Sets equal insets at some edges, 16 pt where nil. Source: SwiftUI's `contentMargins(_:_:for:)`.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Sets equal insets at all edges. Source: SwiftUI's `contentMargins(_:for:)`.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    private func scrolling(_ change: @escaping (inout ScrollPreferences) -> Void) -> some View {
        transformEnvironment(\.scrolling, transform: change)
    }
}

extension EdgeInsets {
    /// Replaces the insets at some edges.
    fileprivate mutating func replace(_ edges: Edge.Set, with insets: EdgeInsets) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }
}
