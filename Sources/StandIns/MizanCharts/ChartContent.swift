// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import MizanSwiftUI

/// A part of a chart: it isn't drawn here. Source: Swift Charts' `ChartContent`.
public protocol ChartContent: View {}

/// Groups the parts of a chart. Source: Swift Charts' `ChartContentBuilder`.
public typealias ChartContentBuilder = ViewBuilder

extension ForEach: ChartContent where Content: ChartContent {}
extension Group: ChartContent where Content: ChartContent {}
extension TupleView: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}

/// A value with its label. Source: Swift Charts' `PlottableValue`.
public struct PlottableValue<Value> {
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self { Self() }
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> Self { Self() }
    public static func value(_ label: Text, _ value: Value) -> Self { Self() }
}

extension PlottableValue where Value == Date {
    public static func value(
        _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    )
        -> Self
    { Self() }
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    )
        -> Self
    { Self() }
}
