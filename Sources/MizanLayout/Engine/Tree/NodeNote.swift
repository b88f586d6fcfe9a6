import MizanBase

/// Something that a layout knows of a node and that isn't seen in its tree.
package enum NodeNote: Sendable {
    /// The node has an author's id, at a place in a file.
    case identifier(SourcePlace?)
    /// A problem that a reader would notice.
    case finding(Diagnostic)
    /// A finding of an audit that the author allows.
    case allowance(FindingAllowance)
    /// The content of the alternatives of a fallback layout, where that is asked for.
    case alternatives(FallbackAlternatives)
    /// The text as it was laid out.
    case text(TextNote)
}

extension NodeNote {
    /// Whether ``LaidOutView`` has it in one of its lists.
    var isListed: Bool { if case .text = self { false } else { true } }
}
