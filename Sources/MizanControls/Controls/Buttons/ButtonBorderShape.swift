import Foundation
import MizanLayout

/// The outline of buttons with a border. Source: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum BorderForm: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: Double?)
    }

    private let kind: BorderForm

    /// As the button's style has it.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at both ends of a line of text.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    /// Whether the button is as wide as it is high.
    var isCircle: Bool { kind == .circle }

    /// The radius of the corners of a button that is at least so high. A label of several lines doesn't reach into the corners.
    func radius(height: Double) -> Double {
        switch kind {
        case .capsule, .circle: height / 2
        case .roundedRectangle(let radius?): radius
        case .automatic, .roundedRectangle(nil): height / 4
        }
    }

    /// This shape, or another one where it is as the style has it.
    func or(_ shape: ButtonBorderShape) -> ButtonBorderShape { kind == .automatic ? shape : self }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of buttons with a border inside.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the outline of the buttons with a border inside. Source: SwiftUI's `buttonBorderShape(_:)`.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
