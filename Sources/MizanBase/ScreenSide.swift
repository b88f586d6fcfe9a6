/// A side of the screen, whatever the direction of its content: a logical one is an ``Edge``.
public enum ScreenSide: String, Hashable, Sendable, CaseIterable {
    case left, right
}
