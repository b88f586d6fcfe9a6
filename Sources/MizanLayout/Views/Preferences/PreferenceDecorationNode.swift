import MizanBase

/// A view with a decoration that is made for the value of a preference, once everything in the view is there.
final class PreferenceDecorationNode<Key: PreferenceKey>: DecorationNode {
    private let make: (Key.Value) throws -> [LayoutNode]
    /// The decoration's element in a session, where it stays while nothing changes.
    private let element: DeferredElement?
    /// The value that the decorations were made for.
    private var made: [Key.Value] = []

    init(
        _ child: LayoutNode, alignment: Alignment, layer: DecorationLayer, direction: LayoutDirection,
        element: DeferredElement?, make: @escaping (Key.Value) throws -> [LayoutNode]
    ) {
        self.make = make
        self.element = element
        super.init(child, decorations: [], alignment: alignment, layer: layer, direction: direction)
    }

    override var dependsOnContent: Bool { true }

    override func settleDecorations(in frame: Rect, of root: LayoutDirection) throws {
        // A frame that is not finite is an error of the view, which is found before its decoration.
        guard frame.maxX.isFinite, frame.maxY.isFinite else { return }
        var reader = PreferenceReader<Key>(root: root)
        reader.add(child, at: origin(of: child, at: frame.origin, root: root))
        let value = reader.value ?? Key.defaultValue
        if element?.needsContent ?? false || !made.contains(where: { ViewEquality.isSame($0, value) }) {
            replaceDecorations(with: try make(value))
            made = [value]
            countChange()
        }
        placeDecorations()
    }
}
