import MizanBase

/// An interface as assistive technologies see it: its elements in reading order.
public struct AccessibilityTree: Hashable, Sendable {
    /// The form of the JSON; rises when it changes.
    public static let schema = 1

    /// The direction of the interface.
    public var direction: LayoutDirection
    /// The size of the root.
    public var size: FixedSize
    /// The outermost elements, in reading order.
    public var elements: [AccessibilityNode]

    /// A tree of elements.
    package init(direction: LayoutDirection, size: FixedSize, elements: [AccessibilityNode]) {
        self.direction = direction
        self.size = size
        self.elements = elements
    }

    /// The first element in reading order that fulfils a condition, at any depth; nil where there is none.
    public func first(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
        var next = Array(elements.reversed())
        while let element = next.popLast() {
            if condition(element) { return element }
            next += element.children.reversed()
        }
        return nil
    }
}
