import Mizan

/// Whether a scrolling view gives way at its ends. Source: SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// Always.
    case always
    /// Where the content is larger than the view.
    case basedOnSize
}

/// The effect of scrolling on a keyboard on the screen. Source: SwiftUI's `ScrollDismissesKeyboardMode`.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// As the kind of view has it.
    case automatic
    /// It goes at once.
    case immediately
    /// It follows the finger.
    case interactively
    /// It stays.
    case never
}

/// The places at which scrolling ends. Source: SwiftUI's `ScrollTargetBehavior`.
public enum ScrollTargetBehavior: Hashable, Sendable {
    /// Whole lengths of the view.
    case paging
    /// The views of a layout that is marked with `scrollTargetLayout(isEnabled:)`.
    case viewAligned
}

// A layout shows content at rest, so these leave the view as it is.
nonisolated extension View {
    /// Sets whether scrolling views inside give way at their ends. Source: SwiftUI's `scrollBounceBehavior(_:axes:)`.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View { self }

    /// Sets the effect of scrolling on a keyboard. Source: SwiftUI's `scrollDismissesKeyboard(_:)`.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Sets the places at which scrolling ends. Source: SwiftUI's `scrollTargetBehavior(_:)`.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

    /// Marks the views of a layout as places at which scrolling may end. Source: SwiftUI's `scrollTargetLayout(isEnabled:)`.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Ties the view at the scrolling view's beginning to a binding that has its id; neither follows the other. Source:
    /// SwiftUI's `scrollPosition(id:anchor:)`.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
}
