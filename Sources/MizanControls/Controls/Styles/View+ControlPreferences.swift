import MizanLayout

nonisolated extension View {
    /// Sets the size of controls inside. Source: SwiftUI's `controlSize(_:)`.
    public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

    /// Hides the labels of controls inside, which are still spoken. Source: SwiftUI's `labelsHidden()`.
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

    /// Sets the prominence of headers inside. Source: SwiftUI's `headerProminence(_:)`.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
