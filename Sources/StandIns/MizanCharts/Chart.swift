// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import MizanStandIn
import MizanSwiftUI

/// A chart: a labelled box here. Source: Swift Charts' `Chart`.
public struct Chart: View {
    public init(@ViewBuilder content: () -> some View) {}

    public init<Data: RandomAccessCollection>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {}

    public init<Data: RandomAccessCollection>(
        _ data: Data, id: KeyPath<Data.Element, some Hashable>,
        @ViewBuilder content: @escaping (Data.Element) -> some View
    ) {}

    public var body: some View { StandInView("Chart", minimumHeight: 120) }
}

/// The measurements of a chart for its overlay: none here. Source: Swift Charts' `ChartProxy`.
public struct ChartProxy {
    public var plotSize: CGSize { CGSize(width: 0, height: 0) }
    public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    public func position<Value>(forX value: Value) -> CGFloat? { nil }
    public func position<Value>(forY value: Value) -> CGFloat? { nil }
}
