/// The room that an interface has along an axis. Source: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
    /// As on a telephone.
    case compact
    /// As on a tablet.
    case regular
}

private struct SizeClasses: EnvironmentKey {
    var horizontal: UserInterfaceSizeClass? = .compact
    var vertical: UserInterfaceSizeClass? = .regular

    static var defaultValue: SizeClasses { SizeClasses() }
}

extension EnvironmentValues {
    /// The room across: compact, as of a telephone that is held upright, unless a caller sets another. Source: SwiftUI's
    /// `horizontalSizeClass`.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClasses.self].horizontal }
        set { self[SizeClasses.self].horizontal = newValue }
    }

    /// The room downwards: regular unless a caller sets another. Source: SwiftUI's `verticalSizeClass`.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClasses.self].vertical }
        set { self[SizeClasses.self].vertical = newValue }
    }
}
