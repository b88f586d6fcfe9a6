import MizanBase

/// The level that decides the direction of a part of the screen.
public enum UserInterfaceLevel: String, Hashable, Sendable, CaseIterable {
    /// The system's language: window buttons and menus, also those of an app that isn't localized.
    case system
    /// The app's language, used at the root of a layout.
    case application
    /// The content's own direction, as a page has one (`dir`).
    case content
}
