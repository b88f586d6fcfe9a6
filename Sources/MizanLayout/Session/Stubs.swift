import MizanBase

enum Sameness {
    static func isSame<T>(_ a: T, _ b: T) -> Bool {
        withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
    }
}
enum DynamicProperties {
    static func connect<V>(_ view: inout V, to element: ViewElement) {}
}
enum Observing {
    static func evaluate<R>(_ element: ViewElement, _ body: () throws -> R) rethrows -> R { try body() }
}
import MizanRenderTree
public struct RenderChanges: Sendable {
    public var changed: [String] = []
    public var isEmpty: Bool { changed.isEmpty }
    static let none = RenderChanges()
    static func all(of tree: RenderTree) -> RenderChanges { RenderChanges(changed: tree.nodes.map(\.path)) }
}
extension RenderTree {
    func changes(since other: RenderTree) -> RenderChanges { RenderChanges() }
}
