import Foundation
import MizanLayout

/// The appearance of a ``DatePicker``. Source: SwiftUI's `DatePickerStyle`.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View

    /// Builds the picker. It is arranged by the semantic content attribute of the picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date that a picker chooses. Source: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The properties of a ``DatePicker`` for its style. Source: SwiftUI's `DatePickerStyleConfiguration`.
public struct DatePickerStyleConfiguration {
    /// The description of the date.
    public typealias Label = ControlLabel

    /// The description of the date.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil for any.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil for any.
    public let maximumDate: Date?
    /// The parts that are chosen.
    public let displayedComponents: DatePickerComponents

    /// The configuration for fewer parts.
    func only(_ components: DatePickerComponents) -> Self {
        Self(
            label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
            displayedComponents: components)
    }

    /// The nearest date that can be chosen.
    func clamped(_ date: Date) -> Date {
        let late = minimumDate.map { max(date, $0) } ?? date
        return maximumDate.map { min(late, $0) } ?? late
    }
}

/// The look of date pickers that have no style: compact. Source: SwiftUI's `DefaultDatePickerStyle`.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}

    /// The label beside the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// The date and the time on small surfaces beside the label. Source: SwiftUI's `CompactDatePickerStyle`.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}

    /// The label beside the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// The date and the time in fields. Source: SwiftUI's `FieldDatePickerStyle`; drawn as ``CompactDatePickerStyle``.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}

    /// The label beside the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// The date and the time in fields with arrows. Source: SwiftUI's `StepperFieldDatePickerStyle`; drawn as
/// ``CompactDatePickerStyle``, which a finding says.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}

    /// The label beside the date.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration).styleNotDrawn("stepperField")
    }
}

/// Wheels for the parts of the date. Source: SwiftUI's `WheelDatePickerStyle`; drawn as ``CompactDatePickerStyle``, which a finding
/// says.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}

    /// The label beside the date.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration).styleNotDrawn("wheel")
    }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look of date pickers that have no style: compact.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time on small surfaces beside the label.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The date and the time in fields.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The date and the time in fields with arrows.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels for the parts of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of the date pickers inside. Source: SwiftUI's `datePickerStyle(_:)`.
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
        controlStyle(style, as: (any DatePickerStyle).self)
    }
}
