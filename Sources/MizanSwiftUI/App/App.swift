import Mizan
import MizanControls
import MizanLayout

/// A program of windows. Source: SwiftUI's `App`.
///
/// Nothing opens windows here. A program lays out what they show: `MyApp().windows.first?.content`.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    /// Creates the program when it starts.
    init()

    /// The windows, as scenes.
    @SceneBuilder var body: Body { get }
}

nonisolated extension App {
    /// Does nothing: there is no place for windows here.
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

    /// Adds the windows; made from ``body`` unless they are Mizan's own.
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
    /// The name by which the program opens it; nil if it has none.
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

/// Windows that have no body: they add themselves.
public protocol PrimitiveScene: Scene where Body == NoScene {}

nonisolated extension PrimitiveScene {
    /// No body: the windows add themselves.
    public var body: NoScene { NoScene() }
}

/// The body of windows that have none.
nonisolated public struct NoScene: Scene {
    /// The scene itself, which has no windows.
    public var body: NoScene { self }

    /// Adds nothing, as it is empty.
    public func _addWindows(to windows: inout [SceneWindow]) {}
}

/// Builds scenes from statements. Source: SwiftUI's `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
    /// A statement of a block has to be a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A block of one is that one.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// A block of several has the windows of one after those of the other.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ others: repeat each Other
    ) -> TupleScene<First, repeat each Other> {
        TupleScene(content: (first, repeat each others))
    }

    /// An `if` without an `else`: nil has no windows.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> OptionalScene<Content> {
        OptionalScene(content: content)
    }

    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// The windows of a block.
nonisolated public struct TupleScene<each Content: Scene>: PrimitiveScene {
    fileprivate let content: (repeat each Content)

    /// Adds the windows of one after those of the other.
    public func _addWindows(to windows: inout [SceneWindow]) { repeat (each content)._addWindows(to: &windows) }
}

/// The windows of an `if` without an `else`.
nonisolated public struct OptionalScene<Content: Scene>: PrimitiveScene {
    fileprivate let content: Content?

    /// Adds the windows, if there are some.
    public func _addWindows(to windows: inout [SceneWindow]) { content?._addWindows(to: &windows) }
}
