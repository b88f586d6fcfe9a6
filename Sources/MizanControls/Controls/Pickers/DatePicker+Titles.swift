import Foundation
import MizanLayout
import MizanLocalization

extension DatePicker where Label == Text {
    /// A picker of any date, with a localized title. Source: SwiftUI's
    /// `init(_:selection:displayedComponents:)`.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(key) }
    }

    /// A picker of any date, with a verbatim title. Source: SwiftUI's
    /// `init(_:selection:displayedComponents:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A picker of the dates of a range, with a localized title. Source: SwiftUI's
    /// `init(_:selection:in:displayedComponents:)`.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
    }

    /// A picker of the dates of a range, with a verbatim title. Source: SwiftUI's
    /// `init(_:selection:in:displayedComponents:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A picker of the dates from one on, with a localized title. Source: SwiftUI's
    /// `init(_:selection:in:displayedComponents:)`.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
    }

    /// A picker of the dates from one on, with a verbatim title. Source: SwiftUI's
    /// `init(_:selection:in:displayedComponents:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A picker of the dates up to one, with a localized title. Source: SwiftUI's
    /// `init(_:selection:in:displayedComponents:)`.
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
    }

    /// A picker of the dates up to one, with a verbatim title. Source: SwiftUI's
    /// `init(_:selection:in:displayedComponents:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
