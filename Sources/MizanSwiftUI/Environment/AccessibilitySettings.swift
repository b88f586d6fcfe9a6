import Mizan

/// What a reader has asked of all interfaces.
private struct AccessibilitySettings: EnvironmentKey {
    var reducesMotion = false
    var reducesTransparency = false
    var differentiatesWithoutColor = false
    var invertsColors = false
    var showsButtonShapes = false
    var hasVoiceOver = false

    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
    /// Whether nothing large is to move. Source: SwiftUI's `accessibilityReduceMotion`.
    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilitySettings.self].reducesMotion }
        set { self[AccessibilitySettings.self].reducesMotion = newValue }
    }

    /// Whether nothing is to shine through. Source: SwiftUI's `accessibilityReduceTransparency`.
    public var accessibilityReduceTransparency: Bool {
        get { self[AccessibilitySettings.self].reducesTransparency }
        set { self[AccessibilitySettings.self].reducesTransparency = newValue }
    }

    /// Whether a colour alone is to say nothing. Source: SwiftUI's `accessibilityDifferentiateWithoutColor`.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilitySettings.self].differentiatesWithoutColor }
        set { self[AccessibilitySettings.self].differentiatesWithoutColor = newValue }
    }

    /// Whether the screen's colours are inverted. Source: SwiftUI's `accessibilityInvertColors`.
    public var accessibilityInvertColors: Bool {
        get { self[AccessibilitySettings.self].invertsColors }
        set { self[AccessibilitySettings.self].invertsColors = newValue }
    }

    /// Whether buttons are to have an outline. Source: SwiftUI's `accessibilityShowButtonShapes`.
    public var accessibilityShowButtonShapes: Bool {
        get { self[AccessibilitySettings.self].showsButtonShapes }
        set { self[AccessibilitySettings.self].showsButtonShapes = newValue }
    }

    /// Whether the interface is spoken. Source: SwiftUI's `accessibilityVoiceOverEnabled`.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilitySettings.self].hasVoiceOver }
        set { self[AccessibilitySettings.self].hasVoiceOver = newValue }
    }
}
