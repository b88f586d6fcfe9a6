import MizanLayout

private struct InRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view stands in a row of a list or form: a control then has its label at one side and its value at the other.
    var isInRow: Bool {
        get { self[InRowKey.self] }
        set { self[InRowKey.self] = newValue }
    }
}
