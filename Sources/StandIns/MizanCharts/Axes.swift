// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import MizanSwiftUI

/// A part of an axis: it isn't drawn here. Source: Swift Charts' `AxisContent`.
public protocol AxisContent {}
/// A mark of an axis: it isn't drawn here. Source: Swift Charts' `AxisMark`.
public protocol AxisMark {}

/// Groups the parts of an axis. Source: Swift Charts' `AxisContentBuilder`.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AxisParts {
        AxisParts()
    }
    public static func buildIf(_ content: (any AxisContent)?) -> AxisParts { AxisParts() }
    public static func buildEither(first: some AxisContent) -> AxisParts { AxisParts() }
    public static func buildEither(second: some AxisContent) -> AxisParts { AxisParts() }
}

/// Groups the marks of an axis. Source: Swift Charts' `AxisMarkBuilder`.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisParts { AxisParts() }
    public static func buildIf(_ content: (any AxisMark)?) -> AxisParts { AxisParts() }
    public static func buildEither(first: some AxisMark) -> AxisParts { AxisParts() }
    public static func buildEither(second: some AxisMark) -> AxisParts { AxisParts() }
}

/// Parts or marks of an axis.
public struct AxisParts: AxisContent, AxisMark {}

/// The marks of an axis. Source: Swift Charts' `AxisMarks`.
public struct AxisMarks: AxisContent {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> some AxisMark
    ) {}
    public init<Value>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
    ) {}
    public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value]) {}
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) {}
}

/// A value of an axis. Source: Swift Charts' `AxisValue`.
public struct AxisValue {
    public var index: Int { 0 }
    public var count: Int { 0 }
    public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

/// A line across a chart. Source: Swift Charts' `AxisGridLine`.
public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at an axis. Source: Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A label at an axis. Source: Swift Charts' `AxisValueLabel`.
public struct AxisValueLabel: AxisMark {
    public init(centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init<Format: FormatStyle>(format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init(_ text: LocalizedStringKey, centered: Bool? = nil) {}
    @_disfavoredOverload
    public init(_ text: some StringProtocol, centered: Bool? = nil) {}
    public init(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> some View) {}
}

extension AxisMark {
    public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
    public func font(_ font: Font?) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
    public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
    public func chartXAxisLabel(
        _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil
    )
        -> some View
    { self }
    public func chartYAxisLabel(
        _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil
    )
        -> some View
    { self }
    @_disfavoredOverload
    public func chartXAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    @_disfavoredOverload
    public func chartYAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    public func chartXScale<Domain>(domain: Domain) -> some View { self }
    public func chartYScale<Domain>(domain: Domain) -> some View { self }
    public func chartXScale<Domain, Range>(domain: Domain, range: Range) -> some View { self }
    public func chartYScale<Domain, Range>(domain: Domain, range: Range) -> some View { self }
    public func chartForegroundStyleScale<Value, Style: ShapeStyle>(_ mapping: KeyValuePairs<Value, Style>) -> some View
    { self }
    public func chartForegroundStyleScale<Value, Style: ShapeStyle>(domain: [Value], range: [Style]) -> some View {
        self
    }
    public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View { self }
    public func chartSymbolScale<Value>(_ mapping: KeyValuePairs<Value, BasicChartSymbolShape>) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
    public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil)
        -> some View
    { self }
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { self }
    public func chartPlotStyle(@ViewBuilder content: @escaping (EmptyView) -> some View) -> some View { self }
    public func chartOverlay(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View)
        -> some View
    {
        self
    }
    public func chartBackground(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
    ) -> some View {
        self
    }
    public func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
    public func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
    public func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartScrollPosition<Value>(x: Binding<Value>) -> some View { self }
    public func chartXVisibleDomain<Length>(length: Length) -> some View { self }
}
