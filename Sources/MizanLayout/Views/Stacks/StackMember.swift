import MizanBase

/// A stack's child with the results of the negotiation.
struct StackMember {
    /// The stack holds its children; counting references here as well would cost more than the negotiation.
    private let node: Unmanaged<LayoutNode>
    let priority: Double
    /// The distance to the next member.
    let spacingAfter: Double
    /// Whether the size is the same for every proposal.
    let isFixed: Bool
    /// Whether the child may have a value of its own for the stack's guide.
    private let hasGuide: Bool
    /// The length at a proposal of 0.
    private(set) var minimum = 0.0
    /// The length at an infinite proposal less that at 0.
    private(set) var flexibility = 0.0
    /// The length proposed to the child along the stack.
    private(set) var share: Double?
    /// The child's answer to the proposal.
    private(set) var size = Size.zero
    /// The position of the child across the stack.
    var offset = 0.0

    init(_ node: LayoutNode, alignment: AlignmentGuide, spacingAfter: Double) {
        self.node = .passUnretained(node)
        self.spacingAfter = spacingAfter
        let traits = node.traits
        priority = traits.priority
        isFixed = !traits.dependence.hasAny(of: [.onWidth, .onHeight])
        if case .custom = alignment {
            hasGuide = true
        } else {
            hasGuide = traits.guides.contains(alignment.kind)
        }
        if isFixed { size = node.size(.unspecified) }
    }

    /// Measures a child of a fixed size again, which may have another one now.
    mutating func measureFixed() {
        if isFixed { size = node._withUnsafeGuaranteedRef { $0.size(.unspecified) } }
    }

    /// Whether the member is served before another: by priority, by flexibility, the greater minimum first where both are
    /// infinitely flexible.
    func precedes(_ other: StackMember) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        return flexibility == .infinity && minimum > other.minimum
    }

    /// Finds the minimum and the flexibility.
    mutating func range(along axis: Axis, across minor: Double?) {
        if isFixed {
            minimum = size[axis]
            return
        }
        minimum = length(at: 0, along: axis, across: minor)
        flexibility = length(at: .infinity, along: axis, across: minor) - minimum
        // An infinite minimum gives nothing away.
        if flexibility.isNaN { flexibility = 0 }
    }

    private func length(at length: Double, along axis: Axis, across minor: Double?) -> Double {
        node._withUnsafeGuaranteedRef {
            $0.length(along: axis, ProposedViewSize(along: axis, length, across: minor))
        }
    }

    /// Proposes a share and keeps the answer.
    mutating func propose(_ share: Double?, along axis: Axis, across minor: Double?) {
        self.share = share
        guard !isFixed else { return }
        size = node._withUnsafeGuaranteedRef { $0.size(ProposedViewSize(along: axis, share, across: minor)) }
    }

    /// The position of a guide of the child for its share.
    func guide(_ guide: AlignmentGuide, along axis: Axis, across minor: Double?) -> Double {
        guard hasGuide else { return guide.implicitValue(in: size) }
        return node._withUnsafeGuaranteedRef {
            $0.guide(guide, ProposedViewSize(along: axis, share, across: minor))
        }
    }

    func place(at origin: Point, proposal: ProposedViewSize) {
        node._withUnsafeGuaranteedRef { $0.place(at: origin, proposal: proposal, size: size) }
    }
}
