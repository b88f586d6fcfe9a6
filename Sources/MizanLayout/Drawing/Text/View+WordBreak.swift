nonisolated extension View {
    /// Sets where lines of the Korean and Japanese texts inside may end. Source: CSS's `word-break`; SwiftUI has no such
    /// modifier.
    public func wordBreak(_ wordBreak: WordBreak) -> some View { environment(\.wordBreak, wordBreak) }
}
