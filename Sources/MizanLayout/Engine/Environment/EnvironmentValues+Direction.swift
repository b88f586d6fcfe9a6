import MizanBase

/// The directions of the levels that were set.
struct LevelDirections {
    var system: LayoutDirection?
    var application: LayoutDirection?
    var content: LayoutDirection?
}

/// The levels that decide a direction, and the direction of a single view. Views are laid out in ``layoutDirection``.
extension EnvironmentValues {
    /// The direction of the system's language, used by window buttons and menus; the application's unless it is set.
    public var systemLayoutDirection: LayoutDirection {
        get { values.levels.system ?? applicationLayoutDirection }
        set { values.levels.system = newValue }
    }

    /// The direction of the application's language; unless it is set, the direction at the root of the layout.
    public var applicationLayoutDirection: LayoutDirection {
        get { values.levels.application ?? layoutDirection }
        set { values.levels.application = newValue }
    }

    /// The direction of the nearest content that has its own; outside of such content the application's.
    public var contentLayoutDirection: LayoutDirection {
        get { values.levels.content ?? applicationLayoutDirection }
        set { values.levels.content = newValue }
    }

    /// The direction of a level.
    public func layoutDirection(of level: UserInterfaceLevel) -> LayoutDirection {
        switch level {
        case .system: systemLayoutDirection
        case .application: applicationLayoutDirection
        case .content: contentLayoutDirection
        }
    }

    /// The policy for the direction of scrollers: they follow the content unless it is set.
    public var userInterfaceDirectionPolicy: UserInterfaceDirectionPolicy {
        get { values.userInterfaceDirectionPolicy }
        set { values.userInterfaceDirectionPolicy = newValue }
    }

    /// The semantic content attribute of the view that reads the environment; views inside don't inherit it.
    var semanticContentAttribute: SemanticContentAttribute {
        get { values.semanticContentAttribute }
        set { values.semanticContentAttribute = newValue }
    }

    /// The direction of the view whose body, or shape whose path, reads it: its semantic content attribute's, relative
    /// to the interface's. A custom layout has it as `subviews.layoutDirection`. Source: UIKit's
    /// `effectiveUserInterfaceLayoutDirection`.
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
        effectiveLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
    }
}
