import MizanBase

/// A finding of an audit that an author allows at a node, with the reason; one that no finding needs is a finding itself.
public struct FindingAllowance: Hashable, Sendable {
    /// The finding's rule.
    public var rule: String
    /// The node's path, or a pattern of paths where `*` stands for anything between slashes; what stands in the node is allowed
    /// too. Nil for any node.
    public var node: String?
    /// The key of the string, or the name of the image; nil for any.
    public var key: String?
    /// A pattern of the names of variants that it is needed in, such as `*_accessibility*`; nil for any.
    public var variants: String?
    /// The reason, for readers of the scene.
    public var why: String
    /// The place in a file; nil where it was said in code.
    public var place: SourcePlace?

    /// An allowance with its reason.
    public init(
        rule: String, node: String? = nil, key: String? = nil, variants: String? = nil, why: String,
        place: SourcePlace? = nil
    ) {
        self.rule = rule
        self.node = node
        self.key = key
        self.variants = variants
        self.why = why
        self.place = place
    }
}
