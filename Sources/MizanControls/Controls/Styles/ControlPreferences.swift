import MizanLayout

/// The size of controls. Source: SwiftUI's `ControlSize`.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
    case mini, small, regular, large, extraLarge
}

/// The prominence of headers. Source: SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// The preferences of ancestors for controls.
private struct ControlPreferences: EnvironmentKey {
    var size = ControlSize.regular
    var hidesLabels = false
    var headerProminence = Prominence.standard

    static var defaultValue: ControlPreferences { ControlPreferences() }
}

extension EnvironmentValues {
    /// The size of controls inside. Source: SwiftUI's `controlSize`.
    public var controlSize: ControlSize {
        get { self[ControlPreferences.self].size }
        set { self[ControlPreferences.self].size = newValue }
    }

    /// The prominence of headers inside. Source: SwiftUI's `headerProminence`.
    public var headerProminence: Prominence {
        get { self[ControlPreferences.self].headerProminence }
        set { self[ControlPreferences.self].headerProminence = newValue }
    }

    /// Whether the labels of controls inside are only spoken.
    package var hidesLabels: Bool {
        get { self[ControlPreferences.self].hidesLabels }
        set { self[ControlPreferences.self].hidesLabels = newValue }
    }
}
