import MizanBase

// The properties that few nodes have stand in a box of their own, so that a node without them is small.

extension RenderNode {
    /// The box of these properties, shared by copies of a node until one is changed.
    final class Rarities: @unchecked Sendable {
        /// Changed only while a single node has the box.
        fileprivate(set) var values: RareProperties

        fileprivate init(_ values: RareProperties) { self.values = values }

        /// The properties together.
        struct RareProperties: Hashable, Sendable {
            var effects: [RenderEffect] = []
            var traits: [String] = []
            var label: String?
            var value: String?
            var hint: String?
            var isEnabled = true
            var actions: [AccessibilityNode.Action] = []
            var customActions: [String] = []
            var scroll: Scroll?
            var chosenAlternative: Fallback?
            var contentShape: ShapeKind?
            var allowsHitTesting = true
            var order: Int?
            var focus = Focus.usual
            var offers: [String] = []
            var acceptedTypes: [String] = []

            fileprivate static let usual = RareProperties()
        }
    }

    /// The effects on the node's drawing, the outermost first; they don't change frames.
    public var effects: [RenderEffect] {
        get { rarities?.values.effects ?? [] }
        set { if rarities != nil || !newValue.isEmpty { change { $0.effects = newValue } } }
    }

    /// The node's further accessibility traits, by SwiftUI's names in their order, such as `isSelected`; without the
    /// trait that the role implies.
    public var traits: [String] {
        get { rarities?.values.traits ?? [] }
        set { if rarities != nil || !newValue.isEmpty { change { $0.traits = newValue } } }
    }

    /// The accessibility label, spoken in place of the node's content; nil where the content is spoken.
    public var label: String? {
        get { rarities?.values.label }
        set { if rarities != nil || newValue != nil { change { $0.label = newValue } } }
    }

    /// The current value of a control, such as `25%`, which the ``label`` ends with; nil for a node without one.
    public var value: String? {
        get { rarities?.values.value }
        set { if rarities != nil || newValue != nil { change { $0.value = newValue } } }
    }

    /// A sentence that says what happens when the node is used; nil where there is none. Source: SwiftUI's
    /// `accessibilityHint(_:)`.
    public var hint: String? {
        get { rarities?.values.hint }
        set { if rarities != nil || newValue != nil { change { $0.hint = newValue } } }
    }

    /// Whether a control, or a node with actions, takes them; true for any other. Source: SwiftUI's `disabled(_:)`.
    public var isEnabled: Bool {
        get { rarities?.values.isEnabled ?? true }
        set { if rarities != nil || !newValue { change { $0.isEnabled = newValue } } }
    }

    /// The actions for assistive technologies besides those of the role, in the order of the cases. Source: SwiftUI's
    /// `accessibilityAction(_:_:)` and `accessibilityAdjustableAction(_:)`.
    public var actions: [AccessibilityNode.Action] {
        get { rarities?.values.actions ?? [] }
        set { if rarities != nil || !newValue.isEmpty { change { $0.actions = newValue } } }
    }

    /// The names of further actions for assistive technologies, those nearest to the view first. Source: SwiftUI's
    /// `accessibilityAction(named:_:)`.
    public var customActions: [String] {
        get { rarities?.values.customActions ?? [] }
        set { if rarities != nil || !newValue.isEmpty { change { $0.customActions = newValue } } }
    }

    /// The scroll state of a scrolling view; nil for any other node.
    public var scroll: Scroll? {
        get { rarities?.values.scroll }
        set { if rarities != nil || newValue != nil { change { $0.scroll = newValue } } }
    }

    /// The alternative that a fallback layout chose, and the reasons against the others.
    public var chosenAlternative: Fallback? {
        get { rarities?.values.chosenAlternative }
        set { if rarities != nil || newValue != nil { change { $0.chosenAlternative = newValue } } }
    }

    /// The outline in the node's frame that a pointer hits it in; nil where its content decides. Source: SwiftUI's
    /// `contentShape(_:eoFill:)`.
    public var contentShape: ShapeKind? {
        get { rarities?.values.contentShape }
        set { if rarities != nil || newValue != nil { change { $0.contentShape = newValue } } }
    }

    /// Whether a pointer can hit the node and its content. Source: SwiftUI's `allowsHitTesting(_:)`.
    public var allowsHitTesting: Bool {
        get { rarities?.values.allowsHitTesting ?? true }
        set { if rarities != nil || !newValue { change { $0.allowsHitTesting = newValue } } }
    }

    /// The node's place among siblings that are drawn in another order than that of their views (`zIndex`), from 0; nil
    /// where both orders are the same. It isn't printed in the text form, which has the `zIndex` itself.
    public var order: Int? {
        get { rarities?.values.order }
        set { if rarities != nil || newValue != nil { change { $0.order = newValue } } }
    }

    /// What an author said of the focus here, and whether it is here.
    public var focus: Focus {
        get { rarities?.values.focus ?? .usual }
        set { if rarities != nil || newValue != .usual { change { $0.focus = newValue } } }
    }

    /// The identifiers of the types of content that a person can drag, copy or share from here, the best first: `public.png`. Source:
    /// SwiftUI's `draggable(_:)`, `copyable(_:)` and `ShareLink`.
    public var offers: [String] {
        get { rarities?.values.offers ?? [] }
        set { if rarities != nil || !newValue.isEmpty { change { $0.offers = newValue } } }
    }

    /// The identifiers of the types of content that a person can drop or paste here, the best first. Source: SwiftUI's
    /// `dropDestination(for:action:isTargeted:)`, `pasteDestination(for:action:validator:)` and `PasteButton`.
    public var acceptedTypes: [String] {
        get { rarities?.values.acceptedTypes ?? [] }
        set { if rarities != nil || !newValue.isEmpty { change { $0.acceptedTypes = newValue } } }
    }

    /// Changes the node's own copy of the box; a box with nothing in it is dropped, so that equal nodes have equal ones.
    private mutating func change(_ body: (inout Rarities.RareProperties) -> Void) {
        if isKnownUniquelyReferenced(&rarities), let rarities {
            body(&rarities.values)
        } else {
            var values = rarities?.values ?? .usual
            body(&values)
            rarities = Rarities(values)
        }
        if rarities?.values == .usual { rarities = nil }
    }
}

extension RenderNode: Hashable {
    /// Whether all properties are equal. What nodes share is not compared.
    public static func == (left: RenderNode, right: RenderNode) -> Bool {
        left.frame == right.frame && left.parent == right.parent && left.direction == right.direction
            && left.hidden == right.hidden && left.type == right.type && left.role == right.role
            && left.name == right.name && left.inputs == right.inputs && left.content == right.content
            && (left.rarities === right.rarities || left.rarities?.values == right.rarities?.values)
    }

    /// Hashes the properties that tell nodes apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(type)
        hasher.combine(parent)
        hasher.combine(frame)
        hasher.combine(inputs)
        hasher.combine(content)
        hasher.combine(rarities?.values)
    }
}
