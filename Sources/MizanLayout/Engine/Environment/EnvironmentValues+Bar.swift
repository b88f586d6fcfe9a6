private struct ReaderTextSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
}

extension EnvironmentValues {
    /// The reader's text size in a bar, whose texts don't follow it; nil outside bars.
    package private(set) var readerTextSizeInBar: DynamicTypeSize? {
        get { self[ReaderTextSizeKey.self] }
        set { if newValue != readerTextSizeInBar { self[ReaderTextSizeKey.self] = newValue } }
    }

    /// Begins a bar.
    package mutating func enterBar(readerTextSize: DynamicTypeSize) {
        if readerTextSizeInBar == nil { readerTextSizeInBar = readerTextSize }
        dynamicTypeSize = .large
    }

    /// Continues an enclosing bar with views that were written outside it.
    package mutating func enterBar(around environment: EnvironmentValues) {
        readerTextSizeInBar = environment.readerTextSizeInBar
        if readerTextSizeInBar != nil { dynamicTypeSize = environment.dynamicTypeSize }
    }

    /// Ends the bar for a screen that it presents.
    package mutating func leaveBar() {
        guard let size = readerTextSizeInBar else { return }
        readerTextSizeInBar = nil
        dynamicTypeSize = size
    }
}
