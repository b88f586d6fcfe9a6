import MizanLayout

/// The way in which a screen comes. Source: SwiftUI's `NavigationTransition`.
///
/// A layout shows a screen as it is once it has come.
public protocol NavigationTransition {}

/// The usual way. Source: SwiftUI's `AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The usual way.
    public init() {}
}

/// The screen grows from a view of the one before. Source: SwiftUI's `ZoomNavigationTransition`.
public struct ZoomNavigationTransition: NavigationTransition {
    let sourceID: AnyHashable
    let namespace: Namespace.ID
}

/// The screen is faded in over the one before. Source: SwiftUI's `CrossFadeNavigationTransition`.
public struct CrossFadeNavigationTransition: NavigationTransition {
    /// A fade.
    public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The usual way.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The screen is faded in over the one before.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows from a view of the one before.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

/// The form of the view that a screen grows from. Source: SwiftUI's `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration {}

/// A form that changes nothing. Source: SwiftUI's `EmptyMatchedTransitionSourceConfiguration`.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Sets the shape of the view while it grows.
    public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }

    /// Sets the background of the view while it grows.
    public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

    /// Sets the shadow of the view while it grows.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

// A layout shows the end of every change, so these leave the view as it is.
nonisolated extension View {
    /// Sets the way in which the screen comes. Source: SwiftUI's `navigationTransition(_:)`.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Names the view that a screen grows from. Source: SwiftUI's `matchedTransitionSource(id:in:)`.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Names the view that a screen grows from, with its form. Source: SwiftUI's `matchedTransitionSource(id:in:configuration:)`.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        self
    }
}
