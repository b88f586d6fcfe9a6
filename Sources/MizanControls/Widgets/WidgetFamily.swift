import MizanLayout

/// The form of a widget. Source: WidgetKit's `WidgetFamily`.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

    /// Whether it stands on a lock screen or a watch's face, where a widget has no background of its own.
    var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }
}

/// The colours of a widget. Source: WidgetKit's `WidgetRenderingMode`.
public enum WidgetRenderingMode: Hashable, Sendable {
    /// Its own.
    case fullColor
    /// One for what is accented, and one for the rest.
    case accented
    /// Those of the place.
    case vibrant
}

private struct WidgetEnvironment: EnvironmentKey {
    var family = WidgetFamily.systemMedium
    var renderingMode = WidgetRenderingMode.fullColor
    var showsBackground: Bool?

    static var defaultValue: WidgetEnvironment { WidgetEnvironment() }
}

extension EnvironmentValues {
    /// The form of the widget: `systemMedium` unless a caller sets another. Source: WidgetKit's `widgetFamily`.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetEnvironment.self].family }
        set { self[WidgetEnvironment.self].family = newValue }
    }

    /// The colours of the widget. Source: WidgetKit's `widgetRenderingMode`.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetEnvironment.self].renderingMode }
        set { self[WidgetEnvironment.self].renderingMode = newValue }
    }

    /// Whether the widget's background is shown: unless a caller sets it, in the families that don't stand on a lock screen.
    /// Source: WidgetKit's `showsWidgetContainerBackground`.
    public var showsWidgetContainerBackground: Bool {
        get { self[WidgetEnvironment.self].showsBackground ?? !widgetFamily.isAccessory }
        set { self[WidgetEnvironment.self].showsBackground = newValue }
    }
}
