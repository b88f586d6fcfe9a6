// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import MizanSwiftUI

/// A mark, which isn't drawn here. Source: Swift Charts' `BarMark`.
public struct BarMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {}
    public init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {}
    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {}
    public init<X>(x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
    }
    public init<Y>(y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {}
}

/// A mark, which isn't drawn here. Source: Swift Charts' `LineMark`.
public struct LineMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}

/// A mark, which isn't drawn here. Source: Swift Charts' `PointMark`.
public struct PointMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public init<X>(x: PlottableValue<X>) {}
    public init<Y>(y: PlottableValue<Y>) {}
}

/// A mark, which isn't drawn here. Source: Swift Charts' `AreaMark`.
public struct AreaMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {}
    public init<X, Y, S>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// A mark, which isn't drawn here. Source: Swift Charts' `RuleMark`.
public struct RuleMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<X>(x: PlottableValue<X>) {}
    public init<Y>(y: PlottableValue<Y>) {}
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A mark, which isn't drawn here. Source: Swift Charts' `RectangleMark`.
public struct RectangleMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {}
    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {}
    public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {}
}

/// A mark, which isn't drawn here. Source: Swift Charts' `SectorMark`.
public struct SectorMark: ChartContent {
    public var body: some View { EmptyView() }

    public init<Angle>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {}
}

/// An option, which changes nothing here. Source: Swift Charts' `MarkDimension`.
public struct MarkDimension: Sendable {
    public static var automatic: MarkDimension { MarkDimension() }
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// An option, which changes nothing here. Source: Swift Charts' `MarkStackingMethod`.
public struct MarkStackingMethod: Sendable {
    public static var standard: MarkStackingMethod { MarkStackingMethod() }
    public static var normalized: MarkStackingMethod { MarkStackingMethod() }
    public static var center: MarkStackingMethod { MarkStackingMethod() }
    public static var unstacked: MarkStackingMethod { MarkStackingMethod() }
}

/// An option, which changes nothing here. Source: Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Sendable {
    public static var linear: InterpolationMethod { InterpolationMethod() }
    public static var monotone: InterpolationMethod { InterpolationMethod() }
    public static var cardinal: InterpolationMethod { InterpolationMethod() }
    public static var catmullRom: InterpolationMethod { InterpolationMethod() }
    public static var stepStart: InterpolationMethod { InterpolationMethod() }
    public static var stepCenter: InterpolationMethod { InterpolationMethod() }
    public static var stepEnd: InterpolationMethod { InterpolationMethod() }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }
}

/// An option, which changes nothing here. Source: Swift Charts' `AnnotationPosition`.
public struct AnnotationPosition: Sendable {
    public static var automatic: AnnotationPosition { AnnotationPosition() }
    public static var overlay: AnnotationPosition { AnnotationPosition() }
    public static var top: AnnotationPosition { AnnotationPosition() }
    public static var bottom: AnnotationPosition { AnnotationPosition() }
    public static var leading: AnnotationPosition { AnnotationPosition() }
    public static var trailing: AnnotationPosition { AnnotationPosition() }
    public static var topLeading: AnnotationPosition { AnnotationPosition() }
    public static var topTrailing: AnnotationPosition { AnnotationPosition() }
    public static var bottomLeading: AnnotationPosition { AnnotationPosition() }
    public static var bottomTrailing: AnnotationPosition { AnnotationPosition() }
}

/// An option, which changes nothing here. Source: Swift Charts' `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Sendable {
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}

/// An option, which changes nothing here. Source: Swift Charts' `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: Sendable {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
}

/// An option, which changes nothing here. Source: Swift Charts' `AxisMarkPreset`.
public struct AxisMarkPreset: Sendable {
    public static var automatic: AxisMarkPreset { AxisMarkPreset() }
    public static var aligned: AxisMarkPreset { AxisMarkPreset() }
    public static var extended: AxisMarkPreset { AxisMarkPreset() }
    public static var inset: AxisMarkPreset { AxisMarkPreset() }
}

/// An option, which changes nothing here. Source: Swift Charts' `AxisMarkPosition`.
public struct AxisMarkPosition: Sendable {
    public static var automatic: AxisMarkPosition { AxisMarkPosition() }
    public static var leading: AxisMarkPosition { AxisMarkPosition() }
    public static var trailing: AxisMarkPosition { AxisMarkPosition() }
    public static var top: AxisMarkPosition { AxisMarkPosition() }
    public static var bottom: AxisMarkPosition { AxisMarkPosition() }
}

/// An option, which changes nothing here. Source: Swift Charts' `AxisMarkValues`.
public struct AxisMarkValues: Sendable {
    public static var automatic: AxisMarkValues { AxisMarkValues() }
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
        -> AxisMarkValues
    { AxisMarkValues() }
    public static func stride(by: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(by: Double) -> AxisMarkValues { AxisMarkValues() }
}

extension AnnotationOverflowResolution {
    /// How an annotation avoids an edge.
    public struct Strategy: Sendable {
        public static var automatic: Strategy { Strategy() }
        public static var fit: Strategy { Strategy() }
        public static var disabled: Strategy { Strategy() }
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }
    /// The part of a chart in which an annotation stays.
    public struct Boundary: Sendable {
        public static var automatic: Boundary { Boundary() }
        public static var chart: Boundary { Boundary() }
        public static var plot: Boundary { Boundary() }
    }
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension AxisMarkValues: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Any...) {}
}

extension ChartContent {
    public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
    public func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func position<Value>(by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    { self }
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { self }
    public func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent { self }
    public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    public func symbolSize(_ size: CGSize) -> some ChartContent { self }
    public func symbolSize<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public func lineStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
    public func opacity(_ opacity: Double) -> some ChartContent { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    public func zIndex(_ value: Double) -> some ChartContent { self }
    public func blur(radius: CGFloat) -> some ChartContent { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        self
    }
    public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent { self }
    public func clipShape(_ shape: some Shape) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public func annotation(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some ChartContent { self }
    public func annotation(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> some View
    ) -> some ChartContent { self }
}
