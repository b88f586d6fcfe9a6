import MizanBase

/// One making of nodes from views: what all views of it share.
///
/// A position tells a view from its siblings by the structure around it: its number in a block, the branch that was taken, the
/// id of its element. With the type of the view, it is what SwiftUI calls structural identity.
package final class NodeMakingContext {
    /// The step from a modified view to its content, far from the numbers in a block.
    package static let modifierStep: UInt64 = 1 << 32
    /// The step from a modified view to what the modifier adds, such as a background.
    package static let decorationStep: UInt64 = 2 << 32

    /// The step from a view to content that it makes during the layout.
    package static let deferredStep: UInt64 = 3 << 32

    /// The position of the next view below the nearest element.
    private(set) var position = StructuralPosition(0)
    /// The nearest element around the next view; nil in a still layout.
    private(set) var element: ViewElement?
    /// The views that present something.
    package let presenters = Presenters()
    private var viewCount = 0
    private var plainKinds: [NodeIdentity.SharedIdentity] = []
    /// The fills that were made last, the newest first: views beside each other mostly have the same few.
    private var fills: [Fill] = []
    private static let fillCount = 4

    /// Goes one step further in the structure, without a closure: for what is made for every view.
    ///
    /// - Returns: The position to come back to.
    func enter(_ step: UInt64) -> StructuralPosition {
        defer { position = position.appending(step) }
        return position
    }

    /// Comes back to a position.
    func leave(to position: StructuralPosition) { self.position = position }

    /// Makes nodes one step further in the structure.
    package func at(_ step: UInt64, _ make: () throws -> Void) rethrows {
        let outer = enter(step)
        defer { leave(to: outer) }
        try make()
    }

    /// Makes the nodes of an element of a session; positions inside count from it.
    func enter(_ element: ViewElement, _ make: () throws -> Void) rethrows {
        let outer = (self.element, position)
        (self.element, position) = (element, StructuralPosition(0))
        defer { (self.element, position) = outer }
        try make()
    }

    /// Makes the nodes of an element that is told from others by its id.
    func at(_ id: StructuralPosition, _ make: () throws -> Void) rethrows { try at(id.value, make) }

    /// The identity of views of a type that have no properties of their own: the same one for all of them.
    func plainKind(_ type: String) -> NodeIdentity.SharedIdentity {
        // Few types are in one tree, and those of short names compare as numbers.
        for kind in plainKinds where kind.type == type { return kind }
        let kind = NodeIdentity.SharedIdentity(type: type)
        plainKinds.append(kind)
        return kind
    }

    /// The fill of a paint.
    func fill(_ paint: ShapePaint, direction: LayoutDirection, environment: EnvironmentValues) -> Fill {
        for fill in fills where fill.isFill(of: paint, direction: direction, environment: environment) { return fill }
        let fill = Fill(paint, direction: direction, environment: environment)
        if fills.count == Self.fillCount { fills.removeLast() }
        fills.insert(fill, at: 0)
        return fill
    }

    /// Counts views from 0 again: a session makes views as long as it lives.
    func countAnew() { viewCount = 0 }

    /// Counts a view.
    ///
    /// - Throws: `DiagnosticError` beyond the limit.
    func count(limit: Int) throws {
        viewCount += 1
        guard viewCount <= limit else {
            throw DiagnosticError(
                Diagnostic(rule: "too-many-views", message: "the tree has more than \(limit) views", fix: "show fewer"))
        }
    }
}

/// A place in the structure of views, as a mixed number: two places have the same one with a probability of 2⁻⁶⁴.
package struct StructuralPosition: Hashable, Sendable {
    private(set) var value: UInt64

    init(_ index: Int) { value = UInt64(truncatingIfNeeded: index) }

    /// The position that an id gives; of one run of a program alone.
    init(id: some Hashable) {
        var hasher = Hasher()
        hasher.combine(id)
        value = UInt64(truncatingIfNeeded: hasher.finalize())
    }

    /// The position one step further.
    func appending(_ step: UInt64) -> StructuralPosition {
        var next = self
        // The finalizer of SplitMix64: every bit of both counts.
        var mixed = (value ^ (step &+ 0x9e37_79b9_7f4a_7c15)) &* 0xbf58_476d_1ce4_e5b9
        mixed ^= mixed >> 27
        mixed = mixed &* 0x94d0_49bb_1331_11eb
        next.value = mixed ^ (mixed >> 31)
        return next
    }
}
