import Foundation
import Mizan

/// The difference between the interface's colours that a reader wants. Source: SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard, increased
}

/// The weight of texts that a reader wants. Source: SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Settings of the device and its reader. No view of Mizan reads them by itself.
private struct DisplaySettings: EnvironmentKey {
    var isLuminanceReduced = false
    var contrast = ColorSchemeContrast.standard
    var weight: LegibilityWeight?

    static var defaultValue: DisplaySettings { DisplaySettings() }
}

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// Whether the display is dimmed, as a watch's is most of the time. Source: SwiftUI's `isLuminanceReduced`.
    public var isLuminanceReduced: Bool {
        get { self[DisplaySettings.self].isLuminanceReduced }
        set { self[DisplaySettings.self].isLuminanceReduced = newValue }
    }

    /// The difference between colours. Source: SwiftUI's `colorSchemeContrast`, which only the system sets.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[DisplaySettings.self].contrast }
        set { self[DisplaySettings.self].contrast = newValue }
    }

    /// The weight of texts; nil for none in particular. Source: SwiftUI's `legibilityWeight`.
    public var legibilityWeight: LegibilityWeight? {
        get { self[DisplaySettings.self].weight }
        set { self[DisplaySettings.self].weight = newValue }
    }

    /// The object that takes changes back; nil unless a caller sets one. Source: SwiftUI's `undoManager`.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
