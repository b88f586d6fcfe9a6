import MizanBase
import MizanDrawing

extension GraphicsContext {
    /// The paint of a drawing. Source: SwiftUI's `GraphicsContext.Shading`.
    public struct Shading: Sendable {
        private enum ShadingForm: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, start: Point, end: Point)
            case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
            case conic(Gradient, center: Point, angle: Angle)
        }

        private let form: ShadingForm

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(.foreground) }

        /// A colour that fills what is drawn.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour by its components, each from 0 to 1.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey from 0, black, to 1, white.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(space, white: white, opacity: opacity))
        }

        /// A style, whose gradient fills the canvas.
        public static func style(_ style: some ShapeStyle) -> Shading { Shading(form: .style(AnyShapeStyle(style))) }

        /// The first of several paints: what has several layers is drawn in one.
        public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

        /// Colours along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(form: .linear(gradient, start: startPoint, end: endPoint))
        }

        /// Colours between two circles around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(form: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
        }

        /// Colours around a point, clockwise from an angle on.
        public static func conicGradient(
            _ gradient: Gradient, center: Point, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(form: .conic(gradient, center: center, angle: angle))
        }

        /// Whether the paint is the same wherever a drawing is.
        var isUniform: Bool { if case .style = form { true } else { false } }

        /// The paint as a style of a view that is as large as the canvas.
        func style(in size: Size) -> AnyShapeStyle {
            func unit(_ point: Point) -> UnitPoint {
                UnitPoint(
                    x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
            }
            return switch form {
            case .style(let style): style
            case .linear(let gradient, let start, let end):
                AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))
            case .radial(let gradient, let center, let startRadius, let endRadius):
                AnyShapeStyle(
                    RadialGradient(
                        gradient: gradient, center: unit(center), startRadius: startRadius, endRadius: endRadius))
            case .conic(let gradient, let center, let angle):
                AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
            }
        }
    }

    /// What a gradient does beyond its ends: here its colours always stay. Source: SwiftUI's `GraphicsContext.GradientOptions`.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Begins anew; the colours stay here.
        public static let `repeat` = GradientOptions(rawValue: 1 << 0)
        /// Goes back; the colours stay here.
        public static let mirror = GradientOptions(rawValue: 1 << 1)
        /// Mixes colours in linear light; they are mixed in sRGB here.
        public static let linearColor = GradientOptions(rawValue: 1 << 2)
    }

    /// How a filter is applied: here always alike. Source: SwiftUI's `GraphicsContext.FilterOptions`.
    public struct FilterOptions: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Computes in linear light; it is sRGB here.
        public static let linearColor = FilterOptions(rawValue: 1 << 0)
    }

    /// An effect on what is drawn. Source: SwiftUI's `GraphicsContext.Filter`.
    public struct Filter {
        private let effect: (AnyView) -> AnyView

        private init<Result: View>(_ effect: @escaping (AnyView) -> Result) { self.effect = { AnyView(effect($0)) } }

        func applied(to view: AnyView) -> AnyView { effect(view) }

        /// A soft shadow below the drawing.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
        ) -> Filter {
            Filter { $0.shadow(color: color, radius: radius, x: x, y: y) }
        }

        /// Blurs what is drawn.
        public static func blur(radius: Double) -> Filter { Filter { $0.blur(radius: radius) } }

        /// Multiplies each colour by another one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }

        /// Makes colours stronger or weaker.
        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

        /// Makes colours lighter by an amount.
        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

        /// Makes colours differ more from grey.
        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

        /// Takes a part of the colours away.
        public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

        /// Turns colours around the circle of hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

        /// Inverts the colours of drawings.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { $0.colorInvert() } }

        /// Maps what is drawn.
        public static func transform(_ transform: AffineTransformation) -> Filter {
            Filter { $0.transformEffect(transform) }
        }
    }
}
