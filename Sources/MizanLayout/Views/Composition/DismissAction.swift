/// Takes what is presented away. Source: SwiftUI's `DismissAction`.
public struct DismissAction {
    private let action: () -> Void

    /// An action that a closure runs, for who presents views.
    public init(_ action: @escaping () -> Void) { self.action = action }

    /// Takes it away.
    public func callAsFunction() { action() }
}

/// Whether a view is presented, as it sees it. Source: SwiftUI's `PresentationMode`.
public struct PresentationMode {
    /// Whether it is presented.
    public private(set) var isPresented: Bool
    private var action: DismissAction

    fileprivate init(isPresented: Bool, action: DismissAction) {
        self.isPresented = isPresented
        self.action = action
    }

    /// Takes it away.
    public mutating func dismiss() {
        action()
        isPresented = false
    }
}

private struct PresentedKey: EnvironmentKey {
    var isPresented = false
    var dismiss = DismissAction {}

    static var defaultValue: PresentedKey { PresentedKey() }
}

extension EnvironmentValues {
    /// Takes away what the view is presented in; nothing where it isn't. Source: SwiftUI's `dismiss`.
    public var dismiss: DismissAction {
        get { self[PresentedKey.self].dismiss }
        set { self[PresentedKey.self].dismiss = newValue }
    }

    /// Whether the view is presented by another one. Source: SwiftUI's `isPresented`.
    public var isPresented: Bool {
        get { self[PresentedKey.self].isPresented }
        set { self[PresentedKey.self].isPresented = newValue }
    }

    /// Whether the view is presented, and the way to take it away. Source: SwiftUI's `presentationMode`.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, action: dismiss))
    }
}
