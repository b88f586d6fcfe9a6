import Foundation

/// A piece of glass behind a view. Source: SwiftUI's `Glass`.
///
/// What is behind it isn't known to a view, so the glass is drawn as a material, or as a veil of its tint.
public struct Glass: Hashable, Sendable {
    private enum GlassForm: Hashable, Sendable { case regular, clear, identity }

    private let kind: GlassForm
    private var tint: Color?

    private init(_ kind: GlassForm) { self.kind = kind }

    /// Glass that dims what is behind it.
    public static let regular = Glass(.regular)
    /// Glass that shows what is behind it.
    public static let clear = Glass(.clear)
    /// No glass.
    public static let identity = Glass(.identity)

    /// The glass with a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// The glass that moves under a finger; a picture doesn't show it.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The style of the veil; nil for none.
    package var veil: AnyShapeStyle? {
        switch kind {
        case .regular: tint.map { AnyShapeStyle($0.opacity(0.8)) } ?? AnyShapeStyle(Material.regular)
        case .clear: AnyShapeStyle((tint ?? Color.white).opacity(0.28))
        case .identity: nil
        }
    }
}

/// The shape of glass where none is named: a capsule. Source: SwiftUI's `DefaultGlassEffectShape`.
public typealias DefaultGlassEffectShape = Capsule

nonisolated extension View {
    /// Puts a piece of glass behind the view. Source: SwiftUI's `glassEffect(_:in:)`.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background { if let veil = glass.veil { shape.fill(veil) } }
    }
}

/// Views whose pieces of glass flow together. Source: SwiftUI's `GlassEffectContainer`; each is drawn on its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Views whose pieces of glass flow together where they are nearer than a distance in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}
