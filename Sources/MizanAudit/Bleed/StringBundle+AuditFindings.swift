import MizanBase
import MizanLocalization

extension StringBundle {
    /// The findings of an audit that need no layout: arguments that move their sentence, and numbers that touch.
    ///
    /// - Parameter rendering: The way in which the program puts arguments into its sentences.
    /// - Returns: By the tables' files and the places in them.
    public func auditFindings(_ rendering: ArgumentRendering = .isolated) -> [Diagnostic] {
        (bidiBleed(rendering) + touchingNumbers()).enumerated().sorted { first, second in
            let order = [first, second].map { item in
                (item.element.place?.file ?? "", item.element.place?.line ?? 0, item.element.place?.column ?? 0)
            }
            return order[0] == order[1] ? first.offset < second.offset : order[0] < order[1]
        }.map(\.element)
    }
}
