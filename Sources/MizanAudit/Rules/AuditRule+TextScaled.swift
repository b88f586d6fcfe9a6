import MizanBase
import MizanRenderTree

extension AuditRule {
    static let textScaled = AuditRule(
        "text-scaled",
        finds: "a text that shrank to fit, though its author set no smallest scale",
        because: "texts side by side are of different sizes, and the smallest can't be read",
        fix: "let the text wrap, or say with minimumScaleFactor how far it may shrink"
    ) { tree in
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), shown.text.scale < RenderText.fullScale,
                shown.node.inputs[.minimumScaleFactor] == nil
            else { return nil }
            return Fault(
                path: shown.node.path,
                message: "\(shown.node.path) is set at \(shown.text.scale) of its size: \(shown.quoted)")
        }
    }
}
