import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// The shape of the container around the view; a rectangle where there is none. Source: SwiftUI's `ContainerRelativeShape`.
///
/// Its corners are those of the container, whatever lies between: SwiftUI makes them smaller by that distance.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    /// The container's shape in the frame it is given.
    public init() {}

    private var container: any Shape { EnvironmentValues.current?.containerShape?.shape ?? Rectangle() }

    /// The outline of the container's shape.
    public func path(in rect: Rect) -> Path { container.path(in: rect) }

    /// The container's shape inside by a distance.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetKnownShape(shape: self, amount: amount)
    }
}

nonisolated extension View {
    /// Sets the shape that ``ContainerRelativeShape`` takes inside. Source: SwiftUI's `containerShape(_:)`.
    public func containerShape(_ shape: some InsettableShape) -> some View {
        environment(\.containerShape, ContainerShape(shape: shape))
    }
}

extension EnvironmentValues {
    /// The shape of the container around; nil for none.
    fileprivate var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The shape of a container.
private struct ContainerShape: @unchecked Sendable {
    let shape: any Shape
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}
