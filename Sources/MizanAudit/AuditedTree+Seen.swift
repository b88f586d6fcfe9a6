import MizanBase
import MizanRenderTree

extension AuditedTree {
    /// The distance in points below which nothing is said: a pixel, and what ink reaches beyond its advance.
    static var tolerance: Double { 1.5 }

    /// Whether anything of a node may be seen where it stands.
    func isSeen(_ index: Int) -> Bool { !visibility[index].isUnseen }

    /// The texts of which anything may be seen, in draw order.
    var seenTexts: [ShownText] { texts.filter { isSeen($0.index) } }

    /// Whether a node is seen where its frame is, and no scrolling view brings it there.
    func isReached(_ index: Int) -> Bool {
        let around = visibility[index]
        return !around.isUnseen && !around.isMoved && around.scroll == nil && around.clip == nil
    }
}
