import Mizan

/// A modifier whose changes can be animated; a layout shows the end of each. Source: SwiftUI's `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
