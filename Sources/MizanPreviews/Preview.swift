import MizanLayout

/// A preview that `#Preview` declares. Source: DeveloperToolsSupport's `Preview`.
public struct Preview {
    /// The kind of traits that a preview of a view has. Source: `Preview.ViewTraits`.
    public enum ViewTraits {}

    /// The name in the list of previews; nil if the author gave none.
    public let name: String?
    /// The traits in the order in which the author wrote them.
    public let traits: [PreviewTrait<ViewTraits>]
    private let makeViews: @MainActor () -> [any View]

    /// A preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits) { [body()] }
    }

    /// A preview that shows a view for each argument.
    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Argument],
        @ViewBuilder body: @escaping @MainActor (Argument) -> any View
    ) {
        // They are read on the main actor alone; their type need not be sendable.
        nonisolated(unsafe) let arguments = arguments
        self.init(name: name, traits: traits) { arguments.map { body($0) } }
    }

    /// A preview of a view in a window. Windows have no style here.
    public init(
        _ name: String? = nil, windowStyle: PreviewWindowStyle, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits) { [body()] }
    }

    /// A preview of the views that a closure makes.
    package init(
        name: String?, traits: [PreviewTrait<ViewTraits>] = [], makeViews: @escaping @MainActor () -> [any View]
    ) {
        self.name = name
        self.traits = traits
        self.makeViews = makeViews
    }

    /// The views of the preview, with the modifiers of its traits: one for each argument, or for each entry of a widget's timeline;
    /// otherwise a single one.
    @MainActor
    public func views() async throws -> [any View] {
        var views = makeViews()
        for case .modifier(let modifier) in traits.map(\.setting) { views = try await modifier.applied(to: views) }
        return views
    }

    /// The size that the view is proposed: that of its last trait for it.
    public var layout: PreviewLayout {
        for case .layout(let layout) in traits.reversed().map(\.setting) { return layout }
        return .device
    }

    /// The orientation of the device: that of its last trait for it.
    public var orientation: InterfaceOrientation {
        for case .orientation(let orientation) in traits.reversed().map(\.setting) { return orientation }
        return .portrait
    }
}
