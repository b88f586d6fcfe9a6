import Foundation
import MizanRenderTree

/// An ellipse that fills its frame. Source: SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: KnownShape {
    /// An ellipse that fills the frame it is given.
    public init() {}

    static var typeName: String { "Ellipse" }
    var kind: ShapeKind { .ellipse }
}

nonisolated extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
