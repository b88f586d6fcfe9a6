import Foundation
import MizanRenderTree

/// A rectangle whose shorter sides are half circles. Source: SwiftUI's `Capsule`.
nonisolated public struct Capsule: KnownShape {
    /// A capsule that fills the frame it is given.
    public init() {}

    /// A capsule that fills the frame it is given; both styles of corners are drawn as half circles.
    public init(style: RoundedCornerStyle) {}

    static var typeName: String { "Capsule" }
    var kind: ShapeKind { .capsule }
}

nonisolated extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}
