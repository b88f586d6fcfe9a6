import MizanLayout

/// The look of the dots of pages. Source: SwiftUI's `IndexViewStyle`.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// Dots, with or without a background. Source: SwiftUI's `PageIndexViewStyle`.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background. Source: SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// As the system has it: none in a picture.
        public static let automatic = BackgroundDisplayMode(isShown: false)
        /// While a reader touches the dots: none in a picture.
        public static let interactive = BackgroundDisplayMode(isShown: false)
        /// The dots always have a background.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// The dots never have a background.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    private let mode: BackgroundDisplayMode

    /// A style with dots that have no background.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    var showsBackground: Bool { mode.isShown }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A style with dots that have no background.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with a background at some times.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the dots of pages inside have a background.
    var showsIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of the dots of the pages inside. Source: SwiftUI's `indexViewStyle(_:)`.
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
        environment(\.showsIndexBackground, (style as? PageIndexViewStyle)?.showsBackground ?? false)
    }

    /// Dots of pages on their background, if it is shown.
    @ViewBuilder func indexBackground(_ isShown: Bool) -> some View {
        if isShown {
            padding(.horizontal, 12).padding(.vertical, 8).background { Capsule().fill(.fill) }
        } else {
            self
        }
    }
}
