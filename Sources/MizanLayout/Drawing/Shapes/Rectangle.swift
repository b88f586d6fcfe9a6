import Foundation
import MizanRenderTree

/// A rectangle. Source: SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: KnownShape {
    /// A rectangle that fills the frame it is given.
    public init() {}

    static var typeName: String { "Rectangle" }
    var kind: ShapeKind { .rectangle }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
