import MizanBase
import MizanRenderTree

extension AuditRules {
    /// Source: Apple's Human Interface Guidelines, Typography: no text below 10 pt on a Mac, 11 on a phone.
    static let textTooSmall = AuditRule(
        "text-too-small", .warning,
        finds: "a text whose letters are set smaller than 10 points, be it by its font or since it shrank to fit",
        because: "it can't be read at arm's length; marks of Arabic, Devanagari or Thai vanish first",
        fix: "take a text style, whose smallest is 11 pt, or a larger minimumScaleFactor",
        errorWhere: "they are smaller than 7 points; in a bar or a control of several parts they are a note"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), !tree.visibility[shown.index].isMoved,
                let size = shown.text.lines.flatMap(\.runs).map(\.size.points).max(), size < smallest, size > 0
            else { return nil }
            let points = FixedLength(points: (size * 10).rounded() / 10)?.description ?? ""
            return Fault(
                nodePath: shown.node.path, message: "\(shown.node.path) is set at \(points) pt: \(shown.quoted)",
                severity: tree.isPartOfComposite(shown.index) ? .note : size < 7 ? .error : .warning)
        }
    }

    private static let smallest = 10.0
}
