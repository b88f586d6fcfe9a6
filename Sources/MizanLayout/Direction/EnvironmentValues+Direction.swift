import MizanBase

/// The directions of the levels, as far as they were said.
struct LevelDirections {
    var system: LayoutDirection?
    var application: LayoutDirection?
    var content: LayoutDirection?
}

/// Who decides a direction, and the direction of one view. What views are laid out in is ``layoutDirection``.
extension EnvironmentValues {
    /// The direction of the system's language, in which window buttons and menus stand; the application's unless it is said.
    public var systemLayoutDirection: LayoutDirection {
        get { values.levels.system ?? applicationLayoutDirection }
        set { values.levels.system = newValue }
    }

    /// The direction of the application's language: unless it is said, the one that a layout begins with.
    public var applicationLayoutDirection: LayoutDirection {
        get { values.levels.application ?? layoutDirection }
        set { values.levels.application = newValue }
    }

    /// The direction of the nearest content that has its own; the application's outside of such content.
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

    /// Whose direction scrollers follow: the content's unless it is said.
    public var userInterfaceDirectionPolicy: UserInterfaceDirectionPolicy {
        get { values.userInterfaceDirectionPolicy }
        set { values.userInterfaceDirectionPolicy = newValue }
    }

    /// What the view that reads the environment is about; of that view alone.
    var semanticContentAttribute: SemanticContentAttribute {
        get { values.semanticContentAttribute }
        set { values.semanticContentAttribute = newValue }
    }

    /// The direction of the view whose body, or shape whose path, reads it: its semantic content attribute's, relative to
    /// the interface's. A layout of one's own has it as `subviews.layoutDirection`. Source: UIKit's
    /// `effectiveUserInterfaceLayoutDirection`.
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
        effectiveLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
    }
}
