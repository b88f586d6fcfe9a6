import Mizan
import MizanControls

/// The use of a screen's bar. Source: SwiftUI's `ToolbarRole`.
public enum ToolbarRole: Hashable, Sendable {
    case automatic, navigationStack, browser, editor
}

/// The room that a sheet takes. Source: SwiftUI's `PresentationSizing`.
public struct PresentationSizing: Hashable, Sendable {
    private let name: String

    /// The size that the system chooses.
    public static let automatic = PresentationSizing(name: "automatic")
    /// The size of a form.
    public static let form = PresentationSizing(name: "form")
    /// The size of a page.
    public static let page = PresentationSizing(name: "page")
    /// The size of the content.
    public static let fitted = PresentationSizing(name: "fitted")
}

/// Whether a reader uses what is below a sheet. Source: SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    /// As the system decides.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// The views below take events.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// The views below take no events.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// The views below take events up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The look of columns next to each other. Source: SwiftUI's `NavigationSplitViewStyle`.
public enum NavigationSplitViewStyle: Hashable, Sendable {
    case automatic, balanced, prominentDetail
}

/// A movement or a sound of a device. Source: SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    /// The feedback for a task that succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// The feedback for a warning.
    public static let warning = SensoryFeedback(name: "warning")
    /// The feedback for an error.
    public static let error = SensoryFeedback(name: "error")
    /// The feedback for another choice.
    public static let selection = SensoryFeedback(name: "selection")
    /// The feedback for a larger value.
    public static let increase = SensoryFeedback(name: "increase")
    /// The feedback for a smaller value.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// The feedback for the start of an activity.
    public static let start = SensoryFeedback(name: "start")
    /// The feedback for the end of an activity.
    public static let stop = SensoryFeedback(name: "stop")
    /// The feedback for views that are aligned.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// The feedback for another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// The feedback for an impact.
    public static let impact = SensoryFeedback(name: "impact")

    /// The weight of an impact. Source: SwiftUI's `SensoryFeedback.Weight`.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// The feedback for an impact of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

nonisolated extension View {
    /// Sets the use of the screen's bar. Source: SwiftUI's `toolbarRole(_:)`.
    public func toolbarRole(_ role: ToolbarRole) -> some View { withoutEffect("toolbarRole(_:)") }

    /// Sets the room that the sheet around takes. Source: SwiftUI's `presentationSizing(_:)`.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View {
        withoutEffect("presentationSizing(_:)")
    }

    /// Sets whether a reader uses what is below the sheet. Source: SwiftUI's `presentationBackgroundInteraction(_:)`.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        withoutEffect("presentationBackgroundInteraction(_:)")
    }

    /// Sets the width of the column around. Source: SwiftUI's `navigationSplitViewColumnWidth(_:)`.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        withoutEffect("navigationSplitViewColumnWidth(_:)")
    }

    /// Sets the widths of the column around. Source: SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        withoutEffect("navigationSplitViewColumnWidth(min:ideal:max:)")
    }

    /// Sets the look of the columns inside. Source: SwiftUI's `navigationSplitViewStyle(_:)`.
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View {
        withoutEffect("navigationSplitViewStyle(_:)")
    }

    /// Moves the device when a value changes; no device is there. Source: SwiftUI's `sensoryFeedback(_:trigger:)`.
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }

    /// Moves the device when a value changes as described. Source: SwiftUI's `sensoryFeedback(_:trigger:condition:)`.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View { self }

    /// Moves the device when a value changes. Source: SwiftUI's `sensoryFeedback(trigger:_:)`.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
    ) -> some View { self }

    /// Sets the effect of a pointer over the row. Source: SwiftUI's `listRowHoverEffect(_:)`.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Sets whether a pointer over the row has an effect. Source: SwiftUI's `listRowHoverEffectDisabled(_:)`.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
