import MizanBase

/// The space in which a frame is measured. Source: SwiftUI's `CoordinateSpace`.
///
/// A name is only compared, so that any value may be one.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The space from the leading top corner of the root, so that content made for a place is mirrored with it.
    case global
    /// The space from the leading top corner of the view itself.
    case local
    /// The space from the leading top corner of the nearest view around that has the name; the global one where none has it.
    case named(AnyHashable)
}

/// A kind of space in which a frame is measured. Source: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has a name. Source: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
    /// The name; it is only compared.
    let name: AnyHashable

    /// The space of the nearest view around with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the root. Source: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
    /// The root's space.
    public init() {}

    /// The root's space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself. Source: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
    /// The view's own space.
    public init() {}

    /// The view's own space.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The root's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension View {
    /// Gives the view's space a name, by which views inside measure their frames. Source: SwiftUI's `coordinateSpace(_:)`.
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
        changed(by: InsideCoordinateSpace()).modified(by: CoordinateSpaceModifier(name: space.name))
    }

    /// Gives the view's space a name; see ``coordinateSpace(_:)``. Source: SwiftUI's `coordinateSpace(name:)`.
    public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}

/// Says that a space around has a name: what is inside is made anew when the first one gets one.
private struct InsideCoordinateSpace: ContextModifier {
    func change(_ context: inout ViewContext) {
        if !context.environment.isInsideCoordinateSpace { context.environment.isInsideCoordinateSpace = true }
    }
}

private struct InsideCoordinateSpaceKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a view around has a space with a name.
    var isInsideCoordinateSpace: Bool {
        get { self[InsideCoordinateSpaceKey.self] }
        set { self[InsideCoordinateSpaceKey.self] = newValue }
    }
}

private struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        CoordinateSpaceNode(node, name: name, direction: context.direction)
    }
}

/// Names the space of its view.
final class CoordinateSpaceNode: ModifierNode {
    let name: AnyHashable

    init(_ child: LayoutNode, name: AnyHashable, direction: LayoutDirection) {
        self.name = name
        super.init(child, direction: direction, isRemembering: false)
    }
}
