/// The styles below the foreground style, in their order; none for its own weaker levels.
enum ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: [ShapePaint] { [] }
}

/// The background that was set; nil for the system's.
enum BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: ShapePaint? { nil }
}

extension EnvironmentValues {
    /// Sets one foreground style, whose weaker levels follow from it.
    package mutating func setForeground(_ paint: ShapePaint) {
        foregroundPaint = paint
        if !self[ForegroundLevelsKey.self].isEmpty { self[ForegroundLevelsKey.self] = [] }
    }
}
