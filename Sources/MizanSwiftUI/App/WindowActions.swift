import Mizan

/// Opens windows. Source: SwiftUI's `OpenWindowAction`.
///
/// Set one in the environment of a layout or a session; the default action opens nothing.
///
/// ```swift
/// environment.openWindow = OpenWindowAction { id, value in shell.open(id, value) }
/// ```
public struct OpenWindowAction {
    private let handler: (_ id: String?, _ value: AnyHashable?) -> Void

    /// An action that calls a closure with a window's name, its value, or both.
    public init(handler: @escaping (_ id: String?, _ value: AnyHashable?) -> Void) { self.handler = handler }

    /// Opens a window by its name.
    public func callAsFunction(id: String) { handler(id, nil) }

    /// Opens the window of a value.
    public func callAsFunction(value: some Hashable) { handler(nil, AnyHashable(value)) }

    /// Opens a window by its name for a value.
    public func callAsFunction(id: String, value: some Hashable) { handler(id, AnyHashable(value)) }
}

/// Closes windows. Source: SwiftUI's `DismissWindowAction`.
///
/// Set one in the environment of a layout or a session; the default action closes nothing.
public struct DismissWindowAction {
    private let handler: (_ id: String?, _ value: AnyHashable?) -> Void

    /// An action that calls a closure with a window's name, its value, both, or neither for the enclosing window.
    public init(handler: @escaping (_ id: String?, _ value: AnyHashable?) -> Void) { self.handler = handler }

    /// Closes the enclosing window.
    public func callAsFunction() { handler(nil, nil) }

    /// Closes a window by its name.
    public func callAsFunction(id: String) { handler(id, nil) }

    /// Closes the window of a value.
    public func callAsFunction(value: some Hashable) { handler(nil, AnyHashable(value)) }

    /// Closes a window by its name and its value.
    public func callAsFunction(id: String, value: some Hashable) { handler(id, AnyHashable(value)) }
}

/// Calls the action that opens the settings. Source: SwiftUI's `OpenSettingsAction`.
public struct OpenSettingsAction {
    private let handler: () -> Void

    /// An action that calls a closure.
    public init(handler: @escaping () -> Void) { self.handler = handler }

    /// Calls the action that opens the settings.
    public func callAsFunction() { handler() }
}

private struct WindowActions: EnvironmentKey {
    var open = OpenWindowAction { _, _ in }
    var dismiss = DismissWindowAction { _, _ in }
    var openSettings = OpenSettingsAction {}
    var supportsSeveral = false

    static var defaultValue: WindowActions { WindowActions() }
}

extension EnvironmentValues {
    /// Opens windows; by default none. Source: SwiftUI's `openWindow`.
    public var openWindow: OpenWindowAction {
        get { self[WindowActions.self].open }
        set { self[WindowActions.self].open = newValue }
    }

    /// Closes windows; by default none. Source: SwiftUI's `dismissWindow`.
    public var dismissWindow: DismissWindowAction {
        get { self[WindowActions.self].dismiss }
        set { self[WindowActions.self].dismiss = newValue }
    }

    /// Opens the settings; by default nothing. Source: SwiftUI's `openSettings`.
    public var openSettings: OpenSettingsAction {
        get { self[WindowActions.self].openSettings }
        set { self[WindowActions.self].openSettings = newValue }
    }

    /// Whether a program can open several windows; false by default. Source: SwiftUI's `supportsMultipleWindows`.
    public var supportsMultipleWindows: Bool {
        get { self[WindowActions.self].supportsSeveral }
        set { self[WindowActions.self].supportsSeveral = newValue }
    }
}
