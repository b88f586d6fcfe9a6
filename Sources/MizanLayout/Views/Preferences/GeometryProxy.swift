import MizanBase

/// The place and the size of a view that is laid out. Source: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Hashable, Sendable {
    /// The extent of the root beyond each edge of the view that lies on the border of the safe area.
    public let safeAreaInsets: EdgeInsets
    /// The view in the root.
    private let conversion: SpaceConversion
    /// The spaces with a name around the view, the nearest first.
    private let spaces: [NamedSpace]

    private struct NamedSpace: Hashable, @unchecked Sendable {
        /// The name; it is only compared.
        var name: AnyHashable
        /// The place of the space, from the view's corner on the root's leading top side.
        var conversion: SpaceConversion
    }

    /// - Parameters:
    ///   - node: The view's node.
    ///   - frame: Its frame in the root's logical space.
    ///   - direction: The view's direction.
    ///   - root: The root's direction.
    ///   - safeArea: The safe area around the view.
    ///   - isInsideCoordinateSpace: Whether a view around has a space with a name.
    init(
        of node: LayoutNode, in frame: Rect, direction: LayoutDirection, root: LayoutDirection, safeArea: SafeArea?,
        isInsideCoordinateSpace: Bool
    ) {
        let insets = safeArea?.room(around: frame) ?? EdgeInsets()
        safeAreaInsets = direction == root ? insets : insets.mirrored
        conversion = SpaceConversion(frame: frame, isMirrored: direction != root)
        spaces = isInsideCoordinateSpace ? Self.spaces(around: node, root: root) : []
    }

    private static func spaces(around node: LayoutNode, root: LayoutDirection) -> [NamedSpace] {
        var spaces: [NamedSpace] = []
        var node = node
        var offset = Point.zero
        while let parent = node.parent {
            let step = parent.offset(of: node, root: root)
            offset = Point(x: offset.x + step.x, y: offset.y + step.y)
            if let space = parent as? CoordinateSpaceNode, !spaces.contains(where: { $0.name == space.name }) {
                let frame = Rect(origin: Point(x: -offset.x, y: -offset.y), size: space.placedSize)
                spaces.append(
                    NamedSpace(
                        name: space.name, conversion: SpaceConversion(frame: frame, isMirrored: space.direction != root)
                    ))
            }
            node = parent
        }
        return spaces
    }

    /// The view's size, in points.
    public var size: Size { conversion.frame.size }

    /// The view's frame in points, before it is rounded to pixels. Source: SwiftUI's `frame(in:)`.
    public func frame(in space: CoordinateSpace) -> Rect {
        switch space {
        case .local: Rect(origin: .zero, size: size)
        case .global: conversion.frame
        case .named(let name):
            spaces.first { $0.name == name }?.conversion.inside(Rect(origin: .zero, size: size)) ?? conversion.frame
        }
    }

    /// The view's frame in points, before it is rounded to pixels. Source: SwiftUI's `frame(in:)`.
    @_disfavoredOverload
    public func frame(in space: some CoordinateSpaceProtocol) -> Rect { frame(in: space.coordinateSpace) }

    /// The extent of a view around that has a space with a name, in this view's coordinates; nil where none has the name.
    /// Source: SwiftUI's `bounds(of:)`.
    public func bounds(of space: NamedCoordinateSpace) -> Rect? {
        let own = SpaceConversion(frame: Rect(origin: .zero, size: size), isMirrored: conversion.isMirrored)
        return spaces.first { $0.name == space.name }.map { own.inside($0.conversion.frame) }
    }

    /// A place in another view, in this view's coordinates: from its leading top corner, in points. Source: SwiftUI's
    /// `subscript(_:)`.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        guard let value = anchor.value as? any SpaceConvertible else { return anchor.value }
        return value.inside(conversion) as? Value ?? anchor.value
    }
}
