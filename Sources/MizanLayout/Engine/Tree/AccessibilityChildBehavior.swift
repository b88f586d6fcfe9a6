/// The treatment of the views inside an element. Source: SwiftUI's `AccessibilityChildBehavior`.
public enum AccessibilityChildBehavior: String, Hashable, Sendable, CaseIterable {
    /// The views are hidden from assistive technologies.
    case ignore
    /// The views stay elements of their own.
    case contain
    /// The views are hidden, and their texts become the label of the element, in reading order, separated by commas.
    case combine
}
