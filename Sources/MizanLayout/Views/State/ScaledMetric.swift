/// A length that grows with the reader's text size. Source: SwiftUI's `ScaledMetric`.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
/// ```
///
/// The factor is that of the text style's line height in Apple's type table, not of its size in points: a length of 17
/// relative to body is 48 at `accessibility5`, where body itself is 53. The result is rounded to whole pixels of the
/// display scale (16⅓ at `medium` and scale 3). Both were observed in UIKit's `UIFontMetrics`, and SwiftUI agrees with
/// it.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: ConnectedProperty {
    private let value: Value
    private let textStyle: Font.TextStyle
    /// The environment of the view's body in a session.
    private var environment: EnvironmentValues?

    /// A length at the text size `large`, which grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// A length at the text size `large`, which grows as body does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the text size around the view whose body is evaluated, or was; the given one outside of bodies.
    public var wrappedValue: Value {
        guard let environment = environment ?? EnvironmentValues.current else { return value }
        let scaled = value * Value(textStyle.scaleFactor(at: environment.dynamicTypeSize))
        guard let scale = environment.displayScale else { return scaled }
        return (scaled * Value(scale)).rounded() / Value(scale)
    }

    mutating func connect(to element: ViewElement, index: Int) { environment = EnvironmentValues.current }
}

extension ScaledMetric: ViewEqualityComparable {
    /// The environment itself is compared apart.
    package func isSame(as other: ScaledMetric) -> Bool { value == other.value && textStyle == other.textStyle }
}

extension ScaledMetric: Sendable where Value: Sendable {}
