import Mizan
import MizanControls

/// Windows of one kind. Source: SwiftUI's `WindowGroup`.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
    fileprivate let window: SceneWindow

    /// Windows without a name or a title.
    public init(@ViewBuilder content: () -> Content) { window = SceneWindow(content: content()) }

    /// Windows with a name.
    public init(id: String, @ViewBuilder content: () -> Content) {
        window = SceneWindow(id: id, content: content())
    }

    /// Windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        window = SceneWindow(title: title, content: content())
    }

    /// Windows with a title and a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = SceneWindow(id: id, title: title, content: content())
    }

    /// Windows with a localized title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(key), content: content)
    }

    /// Windows with a localized title and a name.
    public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(key), id: id, content: content)
    }

    /// Windows with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }

    /// Windows for values; the first window has no value.
    public init<Value: Hashable>(
        id: String? = nil, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
    ) {
        window = SceneWindow(id: id, content: content(.constant(nil)))
    }

    /// Windows for values; the first window has the default value.
    public init<Value: Hashable>(
        id: String? = nil, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
        defaultValue: @escaping () -> Value
    ) {
        window = SceneWindow(id: id, content: content(.constant(defaultValue())))
    }

    /// Adds the first window of the group.
    public func _addWindows(to windows: inout [SceneWindow]) { windows.append(window) }
}

/// A window that exists only once. Source: SwiftUI's `Window`.
nonisolated public struct Window<Content: View>: PrimitiveScene {
    fileprivate let window: SceneWindow

    /// A window with a title and a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = SceneWindow(id: id, title: title, content: content())
    }

    /// A window with a localized title and a name.
    public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(key), id: id, content: content)
    }

    /// A window with a verbatim title and a name.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// Adds the window to the list.
    public func _addWindows(to windows: inout [SceneWindow]) { windows.append(window) }
}

/// The window of a program's settings. Source: SwiftUI's `Settings`.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
    fileprivate let window: SceneWindow

    /// A window for the settings.
    public init(@ViewBuilder content: () -> Content) { window = SceneWindow(content: content()) }

    /// Adds the window to the list.
    public func _addWindows(to windows: inout [SceneWindow]) { windows.append(window) }
}

/// A menu in the system's menu bar. Source: SwiftUI's `MenuBarExtra`.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    fileprivate let window: SceneWindow

    /// A menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        window = SceneWindow(content: content())
    }

    /// Adds what the menu shows.
    public func _addWindows(to windows: inout [SceneWindow]) { windows.append(window) }
}

extension MenuBarExtra where Label == MizanControls.Label<Text, Image> {
    /// A menu with a localized title and a symbol.
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MizanControls.Label(key, systemImage: systemImage) }
    }
}

/// A scene with a change to its windows.
nonisolated public struct ModifiedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout SceneWindow) -> Void

    /// Adds the changed windows.
    public func _addWindows(to windows: inout [SceneWindow]) {
        let start = windows.count
        content._addWindows(to: &windows)
        for index in start..<windows.count { change(&windows[index]) }
    }
}

nonisolated extension Scene {
    /// Sets a value in the windows' environment. Source: SwiftUI's `environment(_:_:)` of a `Scene`.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(keyPath, value)) }
    }

    /// Adds a model to the windows' environment. Source: SwiftUI's `environment(_:)` of a `Scene`.
    public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some Scene {
        ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(object)) }
    }

    /// Adds a model to the windows' environment. Source: SwiftUI's `environmentObject(_:)` of a `Scene`.
    public func environmentObject<Model: ObservableObject>(_ object: Model) -> some Scene {
        ModifiedScene(content: self) { $0.content = AnyView($0.content.environmentObject(object)) }
    }
}

// Mizan opens no windows, so these modifiers don't change the scene.
nonisolated extension Scene {
    /// Has no effect: no window changes the value. Source: SwiftUI's `onChange(of:_:)` of a `Scene`.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }

    /// Has no effect: no window changes the value. Source: SwiftUI's `onChange(of:_:)` of a `Scene`.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }

    /// Has no effect: no window changes the value. Source: SwiftUI's `onChange(of:perform:)` of a `Scene`.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
        self
    }

    /// Sets the size of new windows. Source: SwiftUI's `defaultSize(width:height:)`.
    public func defaultSize(width: Double, height: Double) -> some Scene { self }

    /// Sets the size of new windows. Source: SwiftUI's `defaultSize(_:)`.
    public func defaultSize(_ size: Size) -> some Scene { self }

    /// Sets the position of new windows. Source: SwiftUI's `defaultPosition(_:)`.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets the sizes that windows can have. Source: SwiftUI's `windowResizability(_:)`.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the events that windows open for. Source: SwiftUI's `handlesExternalEvents(matching:)`.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    /// Adds commands to the menu bar. Source: SwiftUI's `commands(content:)`.
    public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
}

/// The sizes that a window can have. Source: SwiftUI's `WindowResizability`.
public enum WindowResizability: Hashable, Sendable {
    case automatic, contentMinSize, contentSize
}
