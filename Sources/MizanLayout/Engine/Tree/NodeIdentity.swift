import MizanBase
import MizanRenderTree

/// The parts of a node's segment in the tree (Definitions 4). Layout itself never reads it: most of it stands outside the node.
package struct NodeIdentity {
    /// The parts that many nodes share: all views of a type that have no properties of their own.
    package final class SharedIdentity {
        /// The view's type: `Text`.
        package let type: String
        /// Whether the view is made of another that its author didn't write, such as a `Label` of a stack.
        let isComposed: Bool
        /// The author's `id`.
        let identifier: ViewIdentifier?
        /// The node's role for assistive technologies.
        package let role: String?
        /// The arguments that the author gave the view itself, not modifiers; nil for a part of a control, which has no
        /// author.
        let authoredArguments: [TreeAttribute]?
        /// The accessibility modifiers that apply to it.
        let accessibility: AccessibilityProperties?

        init(
            type: String, isComposed: Bool = false, identifier: ViewIdentifier? = nil, role: String? = nil,
            said: [TreeAttribute]? = [], accessibility: AccessibilityProperties? = nil
        ) {
            self.type = type
            self.isComposed = isComposed
            self.identifier = identifier
            self.role = role
            self.authoredArguments = said
            self.accessibility = accessibility
        }
    }

    package let kind: SharedIdentity
    /// The element's id or index inside a `ForEach`.
    let element: String?

    /// The view's type: `Text`.
    var type: String { kind.type }
    /// The author's `id`.
    var identifier: ViewIdentifier? { kind.identifier }
    /// The accessibility modifiers that apply to it.
    package var accessibility: AccessibilityProperties? { kind.accessibility }

    /// The segment without the count of equal siblings.
    var base: String { kind.identifier?.name ?? kind.type }
}

/// An author's `id`, with its place where it stands in a file.
public struct ViewIdentifier: Hashable, Sendable {
    /// `[A-Za-z][A-Za-z0-9_-]*`; anything else is an error when the view is laid out.
    public var name: String
    /// The place of the id in a file; nil for a view made in code.
    public var place: SourcePlace?

    /// An id, checked when the view is laid out.
    public init(_ name: String, place: SourcePlace? = nil) {
        self.name = name
        self.place = place
    }

    /// Whether the name has the form that paths take.
    var isName: Bool {
        let letters = name.utf8
        return letters.first.map { (0x61...0x7a).contains($0 | 0x20) } == true
            && letters.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == 0x2d || byte == 0x5f
            }
    }
}
