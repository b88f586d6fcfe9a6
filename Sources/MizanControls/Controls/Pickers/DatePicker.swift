import Foundation
import MizanLayout
import MizanLocalization

/// A control to choose a date. Source: SwiftUI's `DatePicker`.
///
/// The date and the time are in the environment's locale, calendar and time zone. In a session an assistive technology steps the
/// date by a day and the time by a minute.
nonisolated public struct DatePicker<Label: View>: View {
    /// The parts of a date that a picker chooses.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimumDate: Date?
    private let maximumDate: Date?
    private let components: Components
    private let label: Label

    @Environment(\.controlStyles) private var styles
    @Environment(\.hidesLabels) private var hidesLabels

    private init(
        _ selection: Binding<Date>, from minimumDate: Date?, to maximumDate: Date?, _ components: Components,
        label: Label
    ) {
        self.selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.components = components
        self.label = label
    }

    /// A picker of any date. Source: SwiftUI's `init(selection:displayedComponents:label:)`.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, label: label())
    }

    /// A picker of the dates of a range. Source: SwiftUI's `init(selection:in:displayedComponents:label:)`.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
    }

    /// A picker of the dates from one on. Source: SwiftUI's `init(selection:in:displayedComponents:label:)`.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: label())
    }

    /// A picker of the dates up to one. Source: SwiftUI's `init(selection:in:displayedComponents:label:)`.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: label())
    }

    /// One node, as the style has it.
    public var body: some View {
        let style = styles.nearest((any DatePickerStyle).self) ?? DefaultDatePickerStyle()
        let configuration = DatePickerStyleConfiguration(
            label: ControlLabel(label, isHidden: hidesLabels), selection: selection, minimumDate: minimumDate,
            maximumDate: maximumDate, displayedComponents: components)
        Control(
            type: "DatePicker", role: nil, label: hidesLabels ? AnyView(label) : nil,
            children: hidesLabels ? .contain : nil
        ) {
            StyledBody((any DatePickerStyle).self) { style.look(of: configuration) }
        }
    }
}
