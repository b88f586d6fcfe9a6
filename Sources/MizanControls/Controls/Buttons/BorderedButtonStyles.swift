import MizanLayout

/// The label on a pale surface of its colour. Source: SwiftUI's `BorderedButtonStyle`.
///
/// Buttons with a border are at least 44 points high at the regular control size; they grow with their text.
nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle {
    /// The style.
    public init() {}

    /// The label on its surface, which is stronger while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        let color = ButtonColor(role: configuration.role)
        ButtonBorder(label: configuration.label, fill: color.opacity(configuration.isPressed ? 0.3 : 0.15))
            .foregroundStyle(color)
    }
}

/// The label on a surface in the tint. Source: SwiftUI's `BorderedProminentButtonStyle`.
nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
    /// The style.
    public init() {}

    /// The label on its surface, which is paler while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        let color = ButtonColor(role: configuration.role)
        ButtonBorder(label: configuration.label, fill: color.opacity(configuration.isPressed ? 0.75 : 1))
            .foregroundStyle(ProminentLabelColor(role: configuration.role))
    }
}

/// The label on glass. Source: SwiftUI's `GlassButtonStyle`.
nonisolated public struct GlassButtonStyle: BuiltInButtonStyle {
    private let glass: Glass

    /// Regular glass.
    public init() { self.init(.regular) }

    /// A piece of glass.
    public init(_ glass: Glass) { self.glass = glass }

    /// The label in a capsule of glass.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(label: configuration.label, fill: glass.veil ?? AnyShapeStyle(.clear), shape: .capsule)
            .foregroundStyle(LabelColor(role: configuration.role).opacity(configuration.isPressed ? 0.5 : 1))
    }

    /// The label's colour: that around, red for the destructive role.
    private struct LabelColor: ShapeStyle {
        let role: ButtonRole?

        func paint(in environment: EnvironmentValues) -> ShapePaint {
            role == .destructive ? ShapePaint(.red) : environment.foregroundPaint
        }
    }
}

/// The label on glass in the tint. Source: SwiftUI's `GlassProminentButtonStyle`.
nonisolated public struct GlassProminentButtonStyle: BuiltInButtonStyle {
    /// The style.
    public init() {}

    /// The label in a capsule.
    public func makeBody(configuration: Configuration) -> some View {
        let color = ButtonColor(role: configuration.role)
        ButtonBorder(
            label: configuration.label, fill: color.opacity(configuration.isPressed ? 0.65 : 0.9), shape: .capsule
        )
        .foregroundStyle(ProminentLabelColor(role: configuration.role))
    }
}

/// The colour of a label on its button's colour: white, unless the accent colour has one of its own.
struct ProminentLabelColor: ShapeStyle {
    let role: ButtonRole?

    func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(role == .destructive || environment.tint != nil ? .white : Color(SystemColor.onAccent))
    }
}

/// A label with space around it in front of a filled shape.
nonisolated struct ButtonBorder<Label: View, Fill: ShapeStyle>: View {
    let label: Label
    let fill: Fill
    /// The shape unless the surroundings have another one.
    var shape = ButtonBorderShape.automatic

    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @ScaledMetric private var scale = 1.0

    var body: some View {
        let metrics = ControlMetrics(controlSize)
        // Controls are as high as a finger at all text sizes: they don't shrink.
        let scale = max(scale, 1)
        let height = metrics.minimumHeight * scale
        let shape = borderShape.or(self.shape)
        let padding = metrics.padding * scale
        SquareLayout(isSquare: shape.isCircle, minimum: height) {
            label.controlFont(controlSize).padding(shape.isCircle ? padding / 2 : 0)
                .padding(.horizontal, shape.isCircle ? 0 : padding).padding(.vertical, shape.isCircle ? 0 : padding / 2)
        }
        .typeName("Border")
        .background {
            RoundedRectangle(cornerRadius: shape.isCircle ? .infinity : shape.radius(height: height)).fill(fill)
                .typeName("Surface")
        }
    }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale surface of its colour.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a surface in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on a piece of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
