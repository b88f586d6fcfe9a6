import Mizan
import MizanControls
import MizanLayout

/// A program with windows. Source: SwiftUI's `App`.
///
/// Mizan opens no windows. Lay out their content instead: `MyApp().windows.first?.content`.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    /// Creates the program when it starts.
    init()

    /// The windows, as scenes.
    @SceneBuilder var body: Body { get }
}

nonisolated extension App {
    /// Does nothing, because Mizan opens no windows.
    public static func main() {}

    /// The windows of the program, in their order.
    public var windows: [SceneWindow] {
        var windows: [SceneWindow] = []
        IsolatedCall.run(self) { $0.body }._addWindows(to: &windows)
        return windows
    }
}

/// A window, or several. Source: SwiftUI's `Scene`.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    /// The windows, as scenes.
    @SceneBuilder var body: Body { get }

    /// Adds the windows of ``body``. Mizan's scenes add their windows themselves.
    nonisolated func _addWindows(to windows: inout [SceneWindow])
}

nonisolated extension Scene {
    /// Adds the windows of the body.
    public func _addWindows(to windows: inout [SceneWindow]) {
        IsolatedCall.run(self) { $0.body }._addWindows(to: &windows)
    }
}

/// A window of a program.
public struct SceneWindow {
    /// The name with which the program opens the window; nil if it has none.
    public var id: String?
    /// The title; nil if it has none.
    public var title: Text?
    /// The content of the window.
    public var content: AnyView

    init(id: String? = nil, title: Text? = nil, content: some View) {
        self.id = id
        self.title = title
        self.content = AnyView(content)
    }
}

/// A scene without a body, which adds its windows itself.
public protocol PrimitiveScene: Scene where Body == NoScene {}

nonisolated extension PrimitiveScene {
    /// An empty body: the scene adds its windows itself.
    public var body: NoScene { NoScene() }
}

/// The body of a scene that has none.
nonisolated public struct NoScene: Scene {
    /// The scene itself, which has no windows.
    public var body: NoScene { self }

    /// Adds nothing, as it is empty.
    public func _addWindows(to windows: inout [SceneWindow]) {}
}

/// Builds scenes from statements. Source: SwiftUI's `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
    /// Accepts only scenes as statements of a block.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the only scene of a block.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines several scenes, whose windows follow in order.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ others: repeat each Other
    ) -> TupleScene<First, repeat each Other> {
        TupleScene(content: (first, repeat each others))
    }

    /// Supports an `if` without an `else`; nil has no windows.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> OptionalScene<Content> {
        OptionalScene(content: content)
    }

    /// Returns the content of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// The windows of a block.
nonisolated public struct TupleScene<each Content: Scene>: PrimitiveScene {
    fileprivate let content: (repeat each Content)

    /// Adds the windows of each scene in order.
    public func _addWindows(to windows: inout [SceneWindow]) { repeat (each content)._addWindows(to: &windows) }
}

/// The windows of an `if` without an `else`.
nonisolated public struct OptionalScene<Content: Scene>: PrimitiveScene {
    fileprivate let content: Content?

    /// Adds the windows, if there are any.
    public func _addWindows(to windows: inout [SceneWindow]) { content?._addWindows(to: &windows) }
}
