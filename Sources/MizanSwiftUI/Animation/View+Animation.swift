import Mizan

// A layout shows where an animation ends, so these leave the view as it is.
nonisolated extension View {
    /// Animates the changes that come with a value's. Source: SwiftUI's `animation(_:value:)`.
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

    /// Animates the changes of the view. Source: SwiftUI's `animation(_:)`.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Animates the changes of the modifiers that a closure adds. Source: SwiftUI's `animation(_:body:)`.
    public func animation<Changed: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
    ) -> some View { body(self) }

    /// Changes the transaction of the view's changes. Source: SwiftUI's `transaction(_:)`.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Changes the transaction of the changes that come with a value's. Source: SwiftUI's `transaction(value:_:)`.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Sets how the view comes and goes. Source: SwiftUI's `transition(_:)`.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// Sets how the view's content changes. Source: SwiftUI's `contentTransition(_:)`.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Moves the view between its place and that of another one with the same id. Each shows in its own place. Source: SwiftUI's
    /// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Moves a symbol for as long as it is shown. Source: SwiftUI's `symbolEffect(_:options:isActive:)`.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Moves a symbol when a value changes. Source: SwiftUI's `symbolEffect(_:options:value:)`.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { self }
}

/// The parts of a view's place that follow another one's. Source: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Parts by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
