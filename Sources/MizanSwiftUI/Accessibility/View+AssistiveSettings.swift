import Mizan

// Trees have no properties for these.
nonisolated extension View {
    /// Whether the view takes a reader's actions although it has no control. Source: SwiftUI's
    /// `accessibilityRespondsToUserInteraction(_:)`.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        withoutEffect("accessibilityRespondsToUserInteraction(_:)")
    }

    /// Whether assistive technologies leave the view's colours as they are. Source: SwiftUI's
    /// `accessibilityIgnoresInvertColors(_:)`.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect("accessibilityIgnoresInvertColors(_:)")
    }

    /// Sets the place of the view that is touched for it. Source: SwiftUI's `accessibilityActivationPoint(_:)`.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        withoutEffect("accessibilityActivationPoint(_:)")
    }

    /// Sets the kind of text that the view has. Source: SwiftUI's `accessibilityTextContentType(_:)`.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        withoutEffect("accessibilityTextContentType(_:)")
    }
}

/// A kind of text. Source: SwiftUI's `AccessibilityTextContentType`.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
