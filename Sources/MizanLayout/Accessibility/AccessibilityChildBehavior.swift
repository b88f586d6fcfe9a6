/// What becomes of the views inside an element. Source: SwiftUI's `AccessibilityChildBehavior`.
public enum AccessibilityChildBehavior: String, Hashable, Sendable, CaseIterable {
    /// They are hidden from those who do not see them.
    case ignore
    /// They stay elements of their own.
    case contain
    /// They are hidden, and what they say becomes the label of the element, in reading order, with commas between.
    case combine
}
